"""Last Aurora and its expansion Project Athena: convoys that race for an icebreaker. Rule ids: ATH."""
