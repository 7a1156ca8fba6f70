"""Parts that several games share: plain functions with parameters.

A part moves here when the second game needs it, and not before.
"""
