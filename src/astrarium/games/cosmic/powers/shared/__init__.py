"""What several powers share."""
