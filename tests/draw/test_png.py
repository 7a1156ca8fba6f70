"""The map as a picture."""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable

import pytest

from grognard.draw import fonts
from grognard.draw.png import svg_to_png
from grognard.draw.svg import map_svg
from grognard.kernel.errors import BadInput
from grognard.kernel.maps import Map

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">{}</svg>'


def size(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def needs_resvg() -> None:
    pytest.importorskip("resvg_py")


def test_a_map_becomes_a_picture_of_the_size_asked(make: Callable[..., Map]) -> None:
    needs_resvg()
    svg = map_svg(make(3, 3), layers=("terrain", "numbers"))
    wide, high = 5 * 40.0, 3.5 * 69.282
    for scale in (1.0, 1.5):
        got = size(svg_to_png(svg, scale))
        assert got[0] == pytest.approx(wide * scale, abs=1.5)
        assert got[1] == pytest.approx(high * scale, abs=1.5)
    assert size(svg_to_png(SQUARE.format(""))) == (40, 20)
    assert size(svg_to_png(SQUARE.format(""), dpi=192)) == (80, 40)


@pytest.mark.parametrize(
    ("family", "weight", "style"), [(family, weight, style) for _, family, weight, style in fonts.FILES]
)
def test_letters_are_seen_without_any_font_of_the_machine(family: str, weight: int, style: str) -> None:
    needs_resvg()
    text = f'<text x="2" y="16" font-size="14" font-family="{family}" font-weight="{weight}" font-style="{style}">{{}}</text>'
    empty = svg_to_png(SQUARE.format(""))
    one, two = svg_to_png(SQUARE.format(text.format("Hé"))), svg_to_png(SQUARE.format(text.format("1ï")))
    assert len({empty, one, two}) == 3


def test_a_missing_font_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    needs_resvg()
    monkeypatch.setattr(fonts, "are_shipped", lambda: False)
    with pytest.warns(UserWarning, match="fonts"):
        picture = svg_to_png(SQUARE.format(""))
    assert picture.startswith(b"\x89PNG")


def test_a_missing_package_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(BadInput, match="grognard\\[png\\]"):
        svg_to_png(SQUARE.format(""))


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(BadInput, match="not both"):
        svg_to_png(SQUARE.format(""), 1.0, 96)
    with pytest.raises(BadInput, match="out of bounds"):
        svg_to_png(SQUARE.format(""), 0)
    needs_resvg()
    with pytest.raises(BadInput, match="picture"):
        svg_to_png("<svg", 1.0)
