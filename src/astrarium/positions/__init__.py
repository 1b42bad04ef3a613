"""What lies on the table, written down: layouts, positions as JSON, views, upgrades, the rule ledger."""
