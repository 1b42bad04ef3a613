"""What the documentation site makes from the project itself: rule pages, pages of source, the HTTP reference."""
