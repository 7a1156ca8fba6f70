"""What may stand on the map of A Victory Lost."""

TERRAINS = ("clear", "rough", "sea")
FEATURES = ("victory_city", "city", "town", "village")
SIDES = ("major_river", "minor_river", "bridge", "impassable")
LINES = ("rail", "road")
RIVERS = ("major_river", "minor_river")
BRIDGED = LINES  # a river that a road or a railway crosses has a bridge there (AVL 2.1.3)
AXIS_ARMIES = ("h2a", "it8a", "hollidt", "r3a", "4pza")
SOVIET_ARMIES = ("40a", "6a", "1gda", "3gda", "5tka", "5sha", "2gda", "51a")
AREAS = (
    "victory_cities",
    "axis_supply",
    "soviet_supply",
    "pocket",
    "entry_1pza",
    "entry_28a",
    *(f"setup_{army}" for army in (*AXIS_ARMIES, *SOVIET_ARMIES)),
)
PLACES = ("kharkov", "rostov", "stalino", "dnepropetrovsk", "zaporozhe", "stalingrad")
