from itertools import pairwise

import pytest
from tests.mapmaker.country import Country, line, square

from grognard.kernel.errors import BadInput
from mapmaker.draft import Draft


def corners(draft: Draft, name: str) -> list[set[int]]:
    return [
        set(draft.lattice.ends[s])
        for s, marks in draft.sides.items()
        if any(m.name == name for m in marks.values())
    ]


def one_run(draft: Draft, name: str) -> bool:
    """Whether the sides of a river hang together."""
    left = corners(draft, name)
    found = left.pop() if left else set()
    while near := [c for c in left if c & found]:
        found = found.union(*near)
        left = [c for c in left if c not in near]
    return bool(found) and not left


def test_a_river_is_one_run_of_sides_near_its_line(country: Country) -> None:
    country.shapes(
        "rivers", [(line((59.6, 20.2), (58, 22), (57.6, 24), (55, 25.5), (53.5, 26.4)), {"name": "Long"})]
    )
    country.layer("rivers", "long,river,geo Long,free edge,reconstructed geodata")
    draft = country.draft()
    assert one_run(draft, "long")
    assert len(corners(draft, "long")) > 8
    where = [draft.lattice.corner[k] for c in corners(draft, "long") for k in c]
    assert min(x for x, _ in where) < 1.8
    assert max(y for _, y in where) > 7


def test_a_river_runs_on_to_the_sea_and_not_along_the_shore(country: Country) -> None:
    country.shapes("land", [(square(10, 40, 24.5, 70), {})])
    country.shapes("rivers", [(line((57.5, 20.5), (57.4, 23.0)), {"name": "Short"})])
    country.layer("rivers", "short,river,geo Short,free water,reconstructed geodata")
    draft = country.draft()
    assert any(draft.wet(h) for c in corners(draft, "short") for k in c for h in draft.lattice.hexes_at[k])
    assert not any(draft.wet(h) for s, marks in draft.sides.items() if "river" in marks for h in s)


def test_a_tributary_joins_and_does_not_run_beside(country: Country) -> None:
    country.layer(
        "rivers",
        'main,major_river,"path 60,23.5; 53,23.5",edge edge,reconstructed hand',
        'brook,river,"path 56.5,20.5; 56.4,22.8",free main,reconstructed hand',
    )
    draft = country.draft()
    main, brook = (set().union(*corners(draft, name)) for name in ("main", "brook"))
    assert one_run(draft, "brook")
    assert len(main & brook) == 1
    assert main & draft.lattice.rim


def test_a_river_given_from_mouth_to_head_is_turned(country: Country) -> None:
    country.layer("rivers", 'main,major_river,"path 60,23.5; 53,23.5",edge edge,reconstructed hand')
    other = 'brook,river,"path {}",free main,reconstructed hand'
    found = []
    for path in ("56.5,20.5; 56.4,22.2", "56.4,22.2; 56.5,20.5"):
        country.layer(
            "rivers",
            'main,major_river,"path 60,23.5; 53,23.5",edge edge,reconstructed hand',
            other.format(path),
        )
        found.append(country.sides(country.draft(), "brook"))
    assert found[0] == found[1]


def test_pieces_of_a_river_with_a_lake_between_are_one(country: Country) -> None:
    pieces = [line((59.5, 20.5), (58, 22)), line((57, 23.5), (55, 25.5))]
    country.shapes("rivers", [(piece, {"name": "Broken"}) for piece in pieces])
    country.layer("rivers", "broken,river,geo Broken,free free,reconstructed geodata")
    assert one_run(country.draft(), "broken")


def test_the_box_of_a_course_cuts_it(country: Country) -> None:
    country.shapes("rivers", [(line((59.5, 20.5), (54, 26.5)), {"name": "Long"})])
    country.layer("rivers", "whole,river,geo Long,free free,reconstructed geodata")
    whole = len(country.sides(country.draft(), "whole"))
    country.layer("rivers", 'part,river,"geo Long [57.5,20,60,24]",free free,reconstructed geodata')
    part = country.draft()
    assert 0 < len(country.sides(part, "part")) < whole - 4
    assert max(y for c in corners(part, "part") for _, y in (part.lattice.corner[k] for k in c)) < 4.5


def test_sides_given_by_hand_are_those(country: Country) -> None:
    country.layer("rivers", "drawn,river,sides 0303/0304 0304/0403,free free,reconstructed hand")
    assert country.sides(country.draft(), "drawn") == {"0303/0304", "0304/0403"}


def test_hands_and_pins_correct_a_river(country: Country) -> None:
    country.layer("rivers", "drawn,river,sides 0303/0304 0304/0403,free free,reconstructed hand")
    country.layer("sides", "0303,0304,-river,,reconstructed hand", "0404,0504,river,drawn,reconstructed hand")
    country.layer("pins", "side,0304/0403,none,rulebook XX 2", "side,0505/0506,major_river,rulebook XX 3")
    draft = country.draft()
    assert country.sides(draft, "drawn") == {"0404/0504"}
    pinned = draft.sides[draft.lattice.side(*(draft.lattice.index[x] for x in ("0505", "0506")))]
    assert pinned["major_river"].source == "rulebook XX 3"


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (
            "a,river,geo Nowhere,free free,reconstructed hand",
            'rivers.csv:2: course: the geodata know no river "Nowhere"',
        ),
        (
            "a,river,sides 0303/0707,free free,reconstructed hand",
            "rivers.csv:2: course: 0303 and 0707 do not touch",
        ),
        ("a,river,sides 0303,free free,reconstructed hand", 'rivers.csv:2: course: "0303" is not a side a/b'),
        ('a,river,"path 57,20.5; 57,23",free b,reconstructed hand', 'rivers.csv:2: ends: "b" is neither'),
        ('a,river,"path 57;23",free free,reconstructed hand', 'rivers.csv:2: course: "57;23" is not a list'),
        (
            'a,river,"path 10,20; 11,21",free free,reconstructed hand',
            "rivers.csv:2: course: nothing of this river lies on the map",
        ),
        ("a,river,sides 0303/0304,free free,guessed", 'rivers.csv:2: source: "guessed" names no source'),
    ],
)
def test_bad_rows_are_told_with_their_line(country: Country, row: str, said: str) -> None:
    country.layer("rivers", row)
    with pytest.raises(BadInput) as e:
        country.draft()
    assert str(e.value).startswith(said)


def test_a_run_has_no_gap_at_its_bends(country: Country) -> None:
    country.layer("rivers", 'bend,river,"path 59.5,20.3; 55,22; 59,24; 54,26.6",free free,reconstructed hand')
    draft = country.draft()
    assert one_run(draft, "bend")
    ends = [
        k for k in set().union(*corners(draft, "bend")) if sum(k in c for c in corners(draft, "bend")) == 1
    ]
    assert len(ends) == 2
    assert all(a != b for a, b in pairwise(sorted(ends)))
