"""Victory cities bear the marker of who holds them."""

from __future__ import annotations

from grognard.kernel.cite import cites
from grognard.kernel.views import OBSERVER, view
from grognard.testing.table import situation


@cites("AVL 14.0.1a")
def test_a_victory_city_bears_the_marker_of_its_owner():
    t = situation("avl", "soviet-movement", turn=3, units={"S17Tk": "2129", "G11Pz": "3010"})
    found = {m["at"]: m["side"] for m in view(t.pos, OBSERVER)["markers"]}
    assert found == dict.fromkeys(("0325", "0430", "1112", "3336"), "axis") | {"2129": "soviet"}
