"""The Events of the Action cards: the parts they are made of, and one function a card."""
