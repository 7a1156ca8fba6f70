"""The Hill: five hexes and a pond, four counters. What a new game is copied from, and
what kernel tests play.
"""
