"""Velikiye Luki, winter 1942-1943: law, mind and table. `record.py` puts them together."""
