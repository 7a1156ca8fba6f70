"""What may stand on the map of Tsaritsyn."""

TERRAINS = ("clear", "rough", "tsaritsyn", "volga")
FEATURES = ("town", "fort", "bank")
SIDES = ("river",)
LINES = ("rail",)
WATER = ("volga",)
