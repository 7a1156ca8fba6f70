"""What the map of Velikié Louki is made of: the words of its terrain table."""

TERRAINS = ("clear", "woods", "marsh", "lake")
FEATURES = ("village", "city", "height")
SIDES = ("river", "major_river", "bridge")
LINES = ("rail", "road")
BRIDGED = LINES  # wherever a road or a railway crosses a river there is a bridge (VL 3.2)
AREAS = (
    "velikie_louki",
    "festung_west",
    "festung_east",
    "victory_3",
    "victory_1",
    "german_setup",
    "soviet_setup",
    "soviet_free",
    "entry_101",
    "entry_119",
    "entry_219",
    "entry_101_501",
    "entry_119_219",
    "entry_116_219",
    "entry_1607",
    "entry_1606_1610",
    "entry_1610_1615",
    "german_supply",
    "soviet_supply",
    "exit_west",
)
PLACES = (
    "velikie_louki_west",
    "velikie_louki_east",
    "novosokolniki",
    "opukhiliki",
    "chernosem",
    "chusprovo",
    "gribushino",
    "gorki",
)
