"""Rivers, shores, railways, names: drawn where the data put them."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from grognard.draw import fonts
from grognard.draw.art import SIGNS, TEXTURES, Art, default_art, load_art
from grognard.draw.drawing import Drawing
from grognard.draw.geometry import (
    PITCH,
    SIZE,
    Box,
    Hand,
    Plane,
    Point,
    distance,
    distance_to_segment,
    is_in_hex,
    key,
)
from grognard.draw.lines import rivers, ways
from grognard.draw.signs import DRAWN
from grognard.draw.svg import LAYERS, labels
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import Layout, bits
from grognard.kernel.load import Files
from grognard.kernel.maps import Map


def near(p: Point, curve: list[Point]) -> float:
    return min(distance_to_segment(p, a, b) for a, b in pairwise(curve))


# ---- rivers ----
def test_rivers_follow_their_hexsides_without_gaps(ts: Map, ts_art: Art) -> None:
    plane = Plane(ts)
    found = rivers(plane, ts, ts_art)
    assert sorted(r.name for r in found) == ["chervlenaya", "elshanka", "tsaritsa"]  # one unbroken line each
    walked = {frozenset(pair) for r in found for pair in pairwise(r.corners)}
    wanted = {frozenset(key(p) for p in plane.side(a, ts.grid.direction(a, b))) for a, b, *_ in ts.side_names}
    assert walked == wanted
    for r in found:
        assert max(distance(a, b) for a, b in pairwise(r.curve)) < 12
        for c in r.corners:
            assert near(c, r.curve) < 9  # the corners melt, no more
        assert len(r.widths) == len(r.curve)
        assert r.widths[0] < max(r.widths) / 2  # thin at the source


@pytest.mark.parametrize("down", [False, True])
def test_a_tributary_ends_on_its_river(make: Callable[..., Map], down: bool) -> None:
    main = [
        ("0704", "0705", "main"),
        ("0704", "0804", "main"),
        ("0803", "0804", "main"),
        ("0804", "0904", "main"),
    ]
    side = [("0803", "0904", "side"), ("0803", "0903", "side")]  # away from the river, or down to it
    map = make(10, 6, Layout("flat", "even"), rivers=[*(side[::-1] if down else side), *main])
    found = {r.name: r for r in rivers(Plane(map), map, default_art())}
    meeting = set(found["main"].corners) & set(found["side"].corners)
    assert len(meeting) == 1
    end = found["side"].curve[-1 if down else 0]
    assert near(end, found["main"].curve) < 1.0


def test_rivers_reach_the_volga_and_a_lone_one_does_not(ts: Map, ts_art: Art) -> None:
    made = Drawing(ts, "en", ts_art, LAYERS, "m")
    mouths = {r.name: r.mouth for r in made.rivers}
    assert mouths["chervlenaya"] is None
    for name in ("tsaritsa", "elshanka"):
        mouth = mouths[name]
        assert mouth is not None
        assert min(near(mouth, shore) for shore in made.shores) < 1e-6


# ---- water ----
def test_full_hexes_are_water_and_banks_are_half(ts: Map, ts_art: Art) -> None:
    made = Drawing(ts, "en", ts_art, LAYERS, "m")
    steps = [
        (i * 8.0, j * 8.0)
        for i in range(-5, 6)
        for j in range(-5, 6)
        if is_in_hex(True, i * 8.0, j * 8.0, SIZE)
    ]

    def share(h: int) -> float:
        x, y = made.plane.centre[h]
        return sum(made.is_in_water((x + dx, y + dy)) for dx, dy in steps) / len(steps)

    banks = ts.features["bank"]
    for h in made.plane.hexes:
        part = share(h)
        if ts.terrain["volga"] >> h & 1:
            assert part > 0.8, ts.label(h)
        elif banks >> h & 1:
            assert 0.25 < part < 0.65, ts.label(h)
        else:
            assert part < 0.2, ts.label(h)
            if not (ts.grid.adjacent(ts.terrain["volga"]) | ts.grid.adjacent(banks)) >> h & 1:
                assert part == 0


def test_the_water_of_a_bank_lies_towards_the_volga(ts: Map, ts_art: Art) -> None:
    made = Drawing(ts, "en", ts_art, LAYERS, "m")
    for h in bits(ts.features["bank"]):
        x, y = made.plane.centre[h]
        for d, n in ts.grid.neighbours(h):
            (ax, ay), (bx, by) = made.plane.side(h, d)
            toward = (x + ((ax + bx) / 2 - x) * 0.8, y + ((ay + by) / 2 - y) * 0.8)
            if ts.terrain["volga"] >> n & 1:
                assert made.is_in_water(toward), (ts.label(h), ts.label(n))
            elif not ts.features["bank"] >> n & 1:
                assert not made.is_in_water(toward), (ts.label(h), ts.label(n))


# ---- railways ----
def test_rails_pass_by_the_centres_and_run_off_the_edge(ts: Map, ts_art: Art) -> None:
    plane = Plane(ts)
    found = ways(plane, ts, ts_art)
    firm = [way for way in found if not way.faint]
    assert len(firm) == len(ts.lines)
    for line, way in zip(ts.lines, firm, strict=True):
        for h in line.hexes:
            assert near(plane.centre[h], way.curve) < 1e-6
    inside = plane.box
    assert not inside.does_contain(firm[0].curve[0])  # west of 0108
    assert inside.does_contain(firm[0].curve[-1])  # ends in the city
    assert not inside.does_contain(firm[1].curve[-1])  # south of 0914
    assert [distance(w.curve[0], w.curve[-1]) for w in found if w.faint] == [
        pytest.approx(PITCH)
    ]  # 1003 to 1004, inside Tsaritsyn


# ---- names ----
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_name_covers_another(ts: Map, ts_art: Art, lang: str) -> None:
    made = labels(ts, lang, ts_art)
    assert len(made) >= 12 + 6  # places (the city once) and set-up labels
    for a, b in combinations(made, 2):
        assert not any(p.does_meet(q) for p in a.boxes for q in b.boxes), (a.text, b.text)
    sheet = Plane(ts).box
    assert all(sheet.does_hold(box) for label in made for box in label.boxes)


def test_crowded_names_stay_apart(make: Callable[..., Map]) -> None:
    # longer than two hexes
    places = [
        (f"{c:02}{r:02}", "town", f"Verkhne-Kurmoyarskaya {c}{r}") for c in (1, 3, 5, 7) for r in range(1, 7)
    ]
    made = labels(make(8, 6, places=places))
    assert len(made) == 24
    assert min(label.boxes[0].right - label.boxes[0].left for label in made) > 120
    for a, b in combinations(made, 2):
        assert not any(p.does_meet(q) for p in a.boxes for q in b.boxes), (a.text, b.text)


def test_names_keep_clear_of_hex_numbers(ts: Map, ts_art: Art) -> None:
    made = Drawing(ts, "fr", ts_art, LAYERS, "m")
    for label in made.names():
        for h in made.plane.hexes:
            x, y = made.number_at(h)
            assert not any(box.does_meet(Box(x - 7, y - 5.5, x + 7, y)) for box in label.boxes), (
                label.text,
                ts.label(h),
            )


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_names_over_the_counters_leave_them_free_and_stay_by_their_hex(
    ts: Map, ts_art: Art, lang: str
) -> None:
    plane = Plane(ts)
    where = {p.id: p.hex for p in ts.places} | {
        f"area-{name}": bits(s)[0] for name, s in ts.areas.items() if ts_art.area.get(name)
    }
    for label in labels(ts, lang, ts_art):
        if label.low or label.id == "area-north":
            continue
        box = label.boxes[0]
        for h in bits(ts.grid.board & ~ts.terrain["volga"]):
            x, y = plane.centre[h]
            assert not box.does_meet(Box(x - 20, y - 20, x + 20, y + 20)), (label.text, ts.label(h))
        x, y = plane.centre[where[label.id]]
        if (
            label.id.startswith("area-") or ts.places[0].hex != where[label.id]
        ):  # the city has three hexes to choose from
            assert distance(((box.left + box.right) / 2, (box.top + box.bottom) / 2), (x, y)) < SIZE, (
                label.text
            )


# ---- type ----
def test_widths_come_from_the_fonts() -> None:
    assert fonts.are_shipped()
    assert fonts.width("iiii", 10) < fonts.width("mmmm", 10) * 0.5
    assert fonts.width("0604", 10, fonts.NUMBERS) == pytest.approx(17.54, abs=0.1)
    for file, *_ in fonts.FILES:
        assert set(map(ord, "Tchervlenaïa ÉœÇłžș0123456789–")) <= set(fonts.advances(file))


def test_the_fonts_are_small_and_licensed() -> None:
    folder = Path(str(fonts.folder()))
    assert sum(p.stat().st_size for p in folder.glob("*.ttf")) < 300_000
    assert "SIL OPEN FONT LICENSE" in (folder / "OFL.txt").read_text()


# ---- art ----
def test_every_texture_of_the_tables_has_its_function() -> None:
    for name in (*TEXTURES, *SIGNS):
        for flat in (True, False):
            assert DRAWN[name](Hand("x"), flat) == DRAWN[name](Hand("x"), flat)
    for name in (
        "clear",
        "woods",
        "forest",
        "rough",
        "wooded_rough",
        "mountain",
        "swamp",
        "sand",
        "city",
        "town",
        "village",
        "fort",
        "fortress",
    ):
        drawn = DRAWN[name](Hand("x"), True)
        assert any(d for _, d in drawn), name
        for x, y in re.findall(r"M(-?[\d.]+) (-?[\d.]+)", " ".join(d for _, d in drawn)):
            assert abs(float(x)) < SIZE + 4
            assert abs(float(y)) < SIZE + 4


def test_a_games_table_changes_only_what_it_names(ts_art: Art) -> None:
    usual = default_art()
    assert ts_art.feature["town"].word("fr") == "ville"
    assert usual.feature["town"].word("fr") == "bourg"
    assert ts_art.feature["town"].ink == usual.feature["town"].ink
    assert ts_art.metres == 2400
    assert ts_art.terrain["volga"].fill == "#b6d1d6"
    assert ts_art.terrain["clear"].fill == "#f0e7cd"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ('[terrain.clear]\ntexture = "lava"', "lava"),
        ('[terrain.clear]\ncolour = "red"', "colour"),
        ("[frames]\n", "frames"),
        ('[frame]\nbars = ["league"]', "league"),
        ('[[counter]]\nname = "x"', "face"),
    ],
)
def test_errors_in_a_table_are_told(tmp_path: Path, text: str, what: str) -> None:
    (tmp_path / "art.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match=what):
        load_art(Files("grognard.games.tsaritsyn", tmp_path))
