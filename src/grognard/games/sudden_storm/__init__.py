"""Sudden Storm, Barbarossa 1941-1942: the map is there, the rules are to come."""
