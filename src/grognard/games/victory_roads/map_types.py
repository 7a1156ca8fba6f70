"""What the map of Victory Roads is made of: the words of its terrain table."""

TERRAINS = ("clear", "forest", "marsh", "mountain", "lake", "sea")
FEATURES = ("city", "minor_city", "port", "oil", "fort", "fortress")
SIDES = ("river", "major_river", "lake", "sea", "bridge", "works")
LINES = ("rail", "road")
COUNTRIES = (
    "germany",
    "ussr",
    "baltic",
    "poland",
    "slovakia",
    "hungary",
    "romania",
    "yugoslavia",
    "bulgaria",
    "italy",
    "abroad",
)
HOLDERS = ("axis", "soviet")  # who holds a land hex on 22 June 1944

ISLANDS = ("0303", "2711", "3708", "3805")  # Scandinavia, Gotland, Ösel, Dagö
WET_SIDES = ("lake", "sea")  # arms of the sea and narrow lakes: nobody crosses (VR 7.10.8)
BRIDGED = LINES  # wherever a road or a railway crosses a river there is a bridge (VR 6.6)
SECTORS = (
    "narwa",
    "army_18",
    "army_16",
    "panzer_3",
    "army_4",
    "army_9",
    "army_2",
    "panzer_4",
    "panzer_1",
    "hungarian_1",
    "army_8",
    "army_6",
)
AREAS = (
    *SECTORS,
    "front_1944",
    "line_a2",
    "line_b2",
    "advanced",
    "axis_ground",
    "soviet_ground",
    "soviet_cities",
    "east_edge",
    "german_cities",
    "silesia",
    "budapest",
    "berlin",
    "ploesti",
    "baltic_ports",
    "budapest_wien",
    "bessarabia",
    "bagration",
    "training",
)
PLACES = (
    "minsk",
    "velikie_luki",
    "memel",
    "reval",
    "buda",
    "pest",
    "ploesti",
    "bucharest",
    "katowice",
    "gleiwitz",
    "oppeln",
    "berlin",
)
