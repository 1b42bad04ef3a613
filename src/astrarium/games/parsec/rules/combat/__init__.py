"""Combat, from the declaration to its end. PAR-14 to 18"""
