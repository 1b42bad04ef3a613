"""What several Event cards share."""
