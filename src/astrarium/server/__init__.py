"""The table in the browser: lobby, live tables, replay, and a JSON API for the same."""
