"""Last Aurora and its expansion Project Athena: ATH."""
