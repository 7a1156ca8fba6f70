"""Sudden Storm, Barbarossa 1941-1942: law, mind and table. `record.py` puts them together."""
