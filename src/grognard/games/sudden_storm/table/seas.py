"""The sea for the eye: ports, what they can still take, ships at sea, ice and the safety zone."""

from __future__ import annotations

from grognard.games.sudden_storm.law.book import book
from grognard.games.sudden_storm.law.names import AT_SEA, AXIS, SIDES, SOVIET, Sailing
from grognard.games.sudden_storm.law.sea import cargo, ports, zone
from grognard.games.sudden_storm.law.weather_areas import frozen_coast
from grognard.kernel.game import Marker
from grognard.kernel.hexes import HexSet, bits
from grognard.kernel.preview import Overlay
from grognard.kernel.state import Position


def show_sea(pos: Position, _: int) -> Overlay:
    """The ports of each side with the RE that they can still load or land in this player turn."""
    area = book(pos).data.scene.area
    quays = [ports.owned_ports(pos, side) & area for side in (AXIS, SOVIET)]
    out = ports.ships_of(pos, SOVIET) & pos.state.marks[AT_SEA]
    layers = {
        "blockade": pos.hexes_of(out),
        **dict(zip(SIDES, quays, strict=True)),
        "frozen": frozen_coast(pos),
        "zone": zone.safe(pos),
    }
    classes, seen = dict[str, HexSet](), 0
    for name, hexes in layers.items():  # a hex is drawn once: what matters most comes first
        classes[name] = hexes & ~seen
        seen |= hexes
    room = {h: float(ports.room(pos, h)) for h in bits(quays[AXIS] | quays[SOVIET])}
    return Overlay(
        classes={name: found for name, found in classes.items() if found},
        looks={"zone": "edge", "blockade": "cross", "frozen": "edge"},
        values=room,
        n=len(room),
    )


def quays(pos: Position) -> list[Marker]:
    """While ships are in hand: the ports of their side, with the RE that each can still load or land."""
    sailing = pos.frame.memo if pos.state.frames else None
    if not isinstance(sailing, Sailing):
        return []
    side = cargo.side_of(pos, sailing)
    area = book(pos).data.scene.area & cargo.quays(pos, sailing)
    return [Marker(h, "port-room", side, int(ports.room(pos, h))) for h in bits(area)]
