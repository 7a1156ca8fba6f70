"""The position, the menu, the odds, the log, as one reader is shown them."""

from __future__ import annotations

from typing import Literal

from grognard.server.wire.basics import Out


class Paragraph(Out, kw_only=True):
    id: str
    kind: str
    title: str
    summary: str
    ruling: str = ""


class Reason(Out, kw_only=True):
    """Why something is refused: a paragraph with our summary of it."""

    cite: str
    title: str
    summary: str
    text: str = ""  # this refusal in a sentence, with its numbers and names
    bill: Bill | None = None


class BillItem(Out, kw_only=True):
    """What points are paid for; with a sign where it comes on top of something else."""

    value: str
    text: str


class Bill(Out, kw_only=True):
    """The numbers behind a refusal, added up."""

    items: list[BillItem]
    total: str
    over: str  # how far it is beyond what there is, in words


class OddsItem(Out, kw_only=True):
    text: str
    value: str
    cite: str
    applies: bool = True
    side: str = ""
    unit: str = ""  # the counter it speaks of, if one: the arrows start there


class Line(Out, kw_only=True):
    """A sentence of the log."""

    text: str
    cite: str
    kind: str
    face: int = 0  # of a die; nought when the line tells none
    side: str = ""  # whose die it is; empty: the game's own
    phase: str = ""  # of one that tells of a phase's beginning: which


class LogEntry(Out, kw_only=True):
    """One act as the reader may know it. Entry 0 is what happened before the first decision."""

    n: int
    side: str
    turn: int
    phase: str
    lines: list[Line]
    barrier: bool = False  # it cannot be undone
    mods: list[OddsItem] = []  # of a combat: what bore on its odds, in the words of the odds
    by: Literal["", "bot", "steward"] = ""  # a computer did it, for itself or for somebody who was away
    reason: str = ""  # why it did, where that is told unasked


# -- the position


class UnitNow(Out, kw_only=True):
    id: str
    at: str  # a hex, or pool, dead, gone
    steps: int
    marks: list[str]


class Hidden(Out, kw_only=True):
    side: str
    at: str


class Marker(Out, kw_only=True):
    """Something that lies on a hex and is no counter."""

    at: str
    kind: str
    text: str
    side: str = ""
    n: int = 0
    sign: str = ""  # what is written on it, where it lies below the counters
    above: bool = False  # or above them: a shield, with a line of writing for each of the sign


class Lit(Out, kw_only=True):
    """What going to a lit hex means."""

    cost: str
    stop: bool = False


class Undone(Out, kw_only=True):
    """Something that may or must still be done before a phase ends, or that an act would waste."""

    kind: Literal["must", "may"]
    text: str  # a whole sentence
    short: str  # a few words with their count
    note: str = ""  # what is lost if it is left
    cite: str = ""
    units: list[str] = []
    hexes: list[str] = []


class MenuVerb(Out, kw_only=True):
    """A verb and what it may be done to. An empty list stays on the menu: it can be asked why."""

    verb: str
    label: str
    kind: Literal["hex", "unit", "option", "box", "button"]
    cite: str
    final: bool  # of a button: it cannot be undone
    nouns: list[str]
    finals: list[str] = []  # of options and boxes: those whose act cannot be undone
    role: Literal["", "hand", "go", "back", "close", "commit", "join", "spend"] = ""
    names: dict[str, str] = {}  # of options and boxes, in words
    act: str = (
        ""  # the act in words with {} for its noun, "Go to {}"; empty: label and noun stand side by side
    )
    lit: dict[str, Lit] = {}
    takes: bool = False  # it does nothing but take its unit in hand: a click on a stack may do it
    wasted: dict[str, Undone] = {}  # nouns that would use something up for nothing
    foretold: dict[str, str] = {}  # what the choice of a noun would come to


class Ending(Out, kw_only=True):
    """The button that ends a phase: what follows it, and what is left undone."""

    verb: str
    next: str  # who plays next and in what; empty while it may not be pressed
    side: str | None = None  # who decides next, where no die falls first
    skips: str = ""  # the reader's phases that are passed over because nothing can be done in them
    lacks: str = ""  # what is missing, while it may not be pressed
    undone: list[Undone] = []


class Menu(Out, kw_only=True):
    who: str | None
    yours: bool
    prompt: str  # a whole sentence
    cite: str
    verbs: list[MenuVerb]
    held: str | None = None  # the unit in hand
    left: int | None = None  # how many answers it wants at most
    ending: Ending | None = None


class OddsOutcome(Out, kw_only=True):
    """One thing that a result really does, and the paragraph behind it."""

    text: str
    cite: str


class OddsResult(Out, kw_only=True):
    """An outcome: all results of the table that come to the same are one."""

    code: str  # of the table, several with commas
    text: str  # what the table of the rulebook means by it
    faces: list[int]
    chance: float
    tone: Literal["", "good", "even", "none", "bad"] = ""  # for whoever attacks, when the game says
    outcome: list[OddsOutcome] = []  # what comes of it here, if owners choose as the policy says


class Forecast(Out, kw_only=True):
    """What the results come to together: the chance that the attacker ends in the hex, and steps lost."""

    taken: float
    losses: dict[str, float]


class Without(Out, kw_only=True):
    column: str
    taken: float | None = None  # the chance that the attacker ends in the hex


class Addition(Out, kw_only=True):
    """Something that may be added to an attack, in words, and the column it leads to."""

    text: str
    column: str
    cite: str


class Odds(Out, kw_only=True):
    hex: str
    attack: float
    defence: float
    attackers: list[OddsItem]
    defenders: list[OddsItem]
    items: list[OddsItem]  # terrain, then shifts, those that do not apply too
    columns: list[str]
    before: str
    column: str
    results: list[OddsResult]
    reroll: str | None = None
    forecast: Forecast | None = None
    policy: str = ""  # how owners are taken to choose
    without: dict[str, Without] = {}  # the same attack without one of the attackers
    later: list[Addition] = []  # what the attacker may add once it is announced


class DrawnOut(Out, kw_only=True):
    """A unit that a chit might be expected to call and does not."""

    unit: str
    text: str
    cite: str


class Draw(Out, kw_only=True):
    """A chit drawn from the bag, and whom it calls."""

    n: int  # the entry of the log
    side: str
    yours: bool
    mark: str  # what stands on the chit
    counters: bool  # counters themselves were drawn: those named below
    name: str  # the army in words
    text: str  # its HQ, and how many it calls
    cite: str
    hqs: list[str]
    units: list[str]
    hexes: list[str]  # to be framed
    out: list[DrawnOut]
    nth: int  # of the chits of this turn
    of: int


class StepResult(Out, kw_only=True):
    """What came of a step of a combat so far: in words, the dice thrown in it, and its paragraph."""

    text: str
    faces: list[int] = []
    cite: str = ""


class CombatStep(Out, kw_only=True):
    """A step of a combat."""

    text: str
    state: Literal["done", "now", "next"]
    came: StepResult | None = None


class Result(Out, kw_only=True):
    winner: str | None  # a side, or draw
    text: str
    cite: str


class Event(Out, kw_only=True):
    """A change for the eye: what moved along which hexes, what came, went or was thrown."""

    kind: Literal["moved", "placed", "removed", "step", "rolled", "phase", "turn"]
    unit: str | None = None
    path: list[str] = []
    how: str = ""
    face: int = 0
    sides: int = 0
    text: str = ""


class Undo(Out, kw_only=True):
    undo: bool
    redo: bool
    since: int  # the first entry that may still be undone: undoing goes back to any n >= since - 1
    whole: int = 0  # the entry that one press goes back to: before a whole move, or a whole group
    presses: int = 0  # how many there are until `since`


class Clock(Out, kw_only=True):
    """Time, where it is counted: what each seat has left, and whose runs."""

    left: list[float]
    running: int | None
    paused: bool
    policy: str


class OfferNow(Out, kw_only=True):
    what: Literal["takeback", "draw", "pause", "resume"]
    by: int  # the seat that asks
    to: int | None = None  # for a take-back: the entry to go back to
    yours: bool = False  # you made it; else you may answer


class SeatNow(Out, kw_only=True):
    n: int
    side: str | None  # what it plays; not known before the sides are dealt
    kind: Literal["person", "bot", "open"]
    name: str
    you: bool
    online: bool = False


class Agreement(Out, kw_only=True):
    """Something that holds while everybody at the table wants it."""

    on: bool
    seats: list[int]  # who wants it


class Terms(Out, kw_only=True):
    """What was agreed besides the rules."""

    training: bool  # computers say why they did what they did
    rated: bool
    hints: Agreement  # whoever is to act may ask a computer what it would do
    steward: Agreement  # a computer answers for whoever is away what he is asked outside his own phases
    replay: Agreement  # once it is over, whoever has its link may look at the game


class DiceNow(Out, kw_only=True):
    mode: Literal["live", "manual", "seed", "script"]
    commit: str = ""
    seed: str = ""  # revealed after the end
    thrown: int = 0


class TableNow(Out, kw_only=True):
    """A table without its board."""

    id: str
    game: str
    title: str
    scenario: str
    options: dict[str, str]
    seats: list[SeatNow]
    status: Literal["open", "playing", "over", "held"]
    pace: str
    timeout: str
    terms: Terms
    dice: DiceNow
    rules: str
    turn: int
    phase: str
    phase_text: str
    acts: int
    yours: bool  # it is for you to act
    private: bool
    held: str = ""  # why the game stands still, when it does
    created: float
    touched: float
    scenario_title: str = ""
    turns: int = 0  # how many it has; nought: not known
    last: int = 0  # the number of the last one, which is higher where a scenario begins later
    to_act: int | None = None  # the seat that must decide
    since: float = 0.0  # since when it has had to
    left: float | None = None  # seconds that seat has, where a clock runs
    rematch: str = ""  # the table at which its players play again
    result: Result | None = None
    role: Literal["player", "spectator", "none"] = "none"
    unseen: int = 0  # acts done by others since you last looked
    leaves: float = 0.0  # when it will go unless somebody comes back; nought: that has not been said
