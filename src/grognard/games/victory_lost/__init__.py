"""A Victory Lost, from the Don to Kharkov, 1942-1943: the map is there, the rules are to come."""
