"""1.11.6. Bridgehead markers, which Maskirovka places."""

from __future__ import annotations

from grognard.games.victory_roads.law.book import book
from grognard.games.victory_roads.law.events.event import hex_targets, reveal
from grognard.games.victory_roads.law.names import SOVIET, UNSUPPLIED, own
from grognard.games.victory_roads.law.presence import occupied_hexes
from grognard.kernel.arguments import At
from grognard.kernel.cite import rule
from grognard.kernel.hexes import HexSet, bits, unite_gates
from grognard.kernel.menu import Allowed, Cause, hexes
from grognard.kernel.referee import Referee
from grognard.kernel.state import Position
from grognard.rules.why_not import fixed_words


@rule("VR 1.11.6a", "VR 11.5.4")
def banks(pos: Position, _: int) -> Allowed:
    """Hexes beside a river with supplied Soviet corps in them; there are not many markers."""
    corps = book(pos).data.of_type["corps"] & pos.on_map(SOVIET) & ~pos.state.marks[UNSUPPLIED]
    sides, grid, heads = pos.game.map.sides, pos.game.map.grid, own(pos).bridgeheads
    wet = grid.spread(grid.board, unite_gates(sides["river"], sides["major_river"]))
    most = book(pos).data.tables.modifiers["markers"]["bridgehead"]
    found = hex_targets(pos.hexes_of(corps) & wet, "riverside")
    found.less("VR 11.5.4", heads, "vr-why-bridgehead")
    full = found.set if heads.bit_count() >= most else 0
    return found.less("VR 11.5.4", full, fixed_words("vr-why-no-bridgehead-left", (("most", most),)))


@rule("VR 1.11.6a", "VR 1.11.6b", "VR 6.6b")
def place(ref: Referee, support: int, h: int) -> None:
    """The support has done its work; the marker stays."""
    reveal(ref, support, "VR 1.11.6a")
    ref.note("VR 1.11.6a", "vr-bridgehead", (("hex", At(h)),), bridgeheads=own(ref.pos).bridgeheads | 1 << h)


# -- how they go


def remove(ref: Referee, gone: HexSet) -> None:
    for h in bits(gone):
        left = own(ref.pos).bridgeheads & ~(1 << h)
        ref.note("VR 1.11.6a", "vr-bridgehead-gone", (("hex", At(h)),), bridgeheads=left)


@rule("VR 1.11.6a")
def lift_empty(ref: Referee) -> None:
    """A marker goes when no Soviet unit is left under it. Called when a move, a combat or a phase ends."""
    if heads := own(ref.pos).bridgeheads:
        remove(ref, heads & ~occupied_hexes(ref.pos, SOVIET))


@rule("VR 1.11.6a")
def removable(pos: Position) -> Allowed:
    """Its owner may do without it."""
    return hexes(own(pos).bridgeheads, "VR 1.11.6a", lambda h: Cause("VR 1.11.6a", "vr-why-no-bridgehead"))


def take_away(ref: Referee, h: int) -> None:
    remove(ref, 1 << h)
