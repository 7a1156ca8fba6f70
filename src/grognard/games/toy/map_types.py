"""What may stand on the map of the Hill."""

TERRAINS = ("field", "hill", "pond")
FEATURES = ()
SIDES = ("stream",)
LINES = ("road",)
RIVERS = ("stream",)
WATER = ("pond",)
