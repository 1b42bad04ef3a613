"""Those who decide: bots and people, all through the same fair seat."""
