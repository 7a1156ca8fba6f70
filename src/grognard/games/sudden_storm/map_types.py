"""What may stand on the map of Sudden Storm."""

TERRAINS = ("clear", "woods", "forest", "rough", "wooded_rough", "mountain", "swamp", "sand", "lake", "sea")
WATERS = ("lake", "sea")  # hexes that are all water
CITIES = ("full_city", "partial_city", "dot_city", "reference_city")  # the first two are major (SS 3F)
FEATURES = (*CITIES, "fortress", "port", "oil", "coast")  # a coastal hex holds land and sea (SS 27B)
SIDES = ("river", "major_river", "bridge", "sea", "lake", "strait", "causeway")
LINES = ("rail", "road")
WET_SIDES = ("sea", "lake", "strait", "causeway")
BRIDGED = LINES  # where a line crosses a river there is a bridge
COMPLETE = ("zone",)
ISLANDS = (
    "1B:0926",  # Gotland
    *("1B:1132", "1B:1233"),  # Oeland
    "5B:4920",  # the Aland islands
    "6A:3616",  # Solovki
    *("6A:2001", "6A:2301", "6A:2501"),  # Kanin, which hangs together beyond the edge
    "3B:5033",  # Imbros
    "3B:5004",  # Anatolia, beyond the southern edge
)
PLACES = (
    *(
        "moscow",
        "leningrad",
        "kiev",
        "kharkov",
        "stalingrad",
        "rostov",
        "tula",
        "gorkiy",
        "baku",
        "kronshtadt",
        "sevastopol",
        "hango",
    ),
    *(
        "bryansk",
        "tikhvin",
        "kandalaksha",
        "ploesti",
        "bucuresti",
        "helsinki",
        "lwow",
        "riga",
        "minsk",
        "odessa",
        "astrakhan",
    ),
)
AXIS_ARMIES = (
    *(
        "18th_army",
        "4th_panzer_group",
        "16th_army",
        "3rd_panzer_group",
        "9th_army",
        "4th_army",
        "2nd_panzer_group",
        "6th_army",
    ),
    *(
        "1st_panzer_group",
        "17th_army",
        "11th_army",
        "3rd_rumanian_army",
        "4th_rumanian_army",
        "4th_rumanian_coast",
    ),
    *("reserves_north", "reserves_center", "reserves_south", "rumanian_reserve", "army_of_norway"),
)
SOVIET_ARMIES = (
    *(
        "14th_army",
        "7th_army",
        "23rd_army",
        "leningrad_cities",
        "8th_army",
        "11th_army",
        "27th_army",
        "3rd_army",
        "10th_army",
        "4th_army",
    ),
    *(
        "13th_army",
        "west_reserve_1",
        "west_reserve_2",
        "5th_army",
        "6th_army",
        "26th_army",
        "12th_army",
        "kiev_reserve",
        "kiev_berdichev",
    ),
    *(
        "9th_army",
        "7th_rifle_corps",
        "9th_rifle_corps",
        "transcaucasus",
        "16th_army",
        "16th_army_kiev",
        "19th_army",
        "20th_army",
    ),
    *("21st_army", "22nd_army", "41st_rifle_corps", "arkhangelsk"),
)
AREAS = (
    *(f"axis_{army}" for army in AXIS_ARMIES),
    *(f"soviet_{army}" for army in SOVIET_ARMIES),
    *(
        "moscow",
        "leningrad",
        "hango",
        "crimea",
        "bessarabia",
        "finnish_annexed",
        "greater_germany",
        "saaremaa",
        "hiiumaa",
    ),
    *(
        "kerch_strait",
        "kronshtadt_crossing",
        "volga_delta",
        "freezing_coast",
        "rumanian_reserve_line",
        "victory_hexes",
        "factories",
    ),
    *("soviet_forts", "oil_fields", "railheads", "soviet_flotillas", "soviet_flotillas_later"),
    *("west_edge", "east_edge", "axis_supply", "soviet_supply", "swedish_entry", "german_sea_exit"),
)
