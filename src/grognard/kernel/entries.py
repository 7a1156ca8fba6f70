"""What a journal keeps of each act, and lists that several journals share as far as they agree."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, overload

from grognard.kernel.changes import Change
from grognard.kernel.checkpoint import Checkpoint
from grognard.kernel.dice import Roll
from grognard.kernel.state import Position, Result, State

WHOLE = 16  # acts whose positions are kept with all that was worked out for them
NEAR = 256  # acts whose positions are kept
APART = 64  # acts from one state that is kept to the next, before that

T = TypeVar("T")


class Scene(NamedTuple):
    """One act as played: who, what, the dice, the position it was played in and the one it led to."""

    side: int
    act: list[str]
    rolls: list[Roll]
    hash: str
    pos: Position
    changes: list[Change]
    barrier: bool  # it cannot be undone: a die, something revealed, or the decision passed on
    before: Position
    joined: bool = False  # played together with the act before it: whoever undoes one undoes both


class Undone(NamedTuple):
    """An act that was undone and can be played again."""

    act: list[str]
    joined: bool


class Entry:
    """A scene as it is kept for the whole game: without positions. `scene` is there while the act is one of
    the last, `state` where a replay can start.
    """

    __slots__ = ("act", "barrier", "ending", "hash", "joined", "rolls", "scene", "side", "state")

    def __init__(
        self,
        side: int,
        act: list[str],
        rolls: Sequence[Roll],
        hash: str,
        ending: Result | None = None,
        joined: bool = False,
    ) -> None:
        self.side, self.act, self.rolls, self.hash, self.ending = side, act, tuple(rolls), hash, ending
        self.joined = joined
        self.barrier: bool | None = True if rolls or ending else None  # None: nobody has looked yet
        self.scene: Scene | None = None
        self.state: State | Checkpoint | None = None

    @staticmethod
    def from_scene(scene: Scene, ending: Result | None = None) -> Entry:
        found = Entry(scene.side, scene.act, scene.rolls, scene.hash, ending, scene.joined)
        found.barrier, found.scene = scene.barrier, scene
        return found

    def drop_facts(self) -> None:
        """Drop the menus and facts of its positions, once the act is no longer one of the last few."""
        if self.scene is not None:
            pos, before = self.scene.pos, self.scene.before
            bare = Position(pos.game, pos.state), Position(before.game, before.state)
            self.scene = self.scene._replace(pos=bare[0], before=bare[1])

    def drop_scene(self, n: int) -> None:
        """Drop the scene, once the act is far back; keep the state of every APARTth act (it is the `n`th) to
        replay from.
        """
        if self.scene is not None and n % APART == 0 and self.state is None:
            self.state = self.scene.pos.state
        self.scene = None


class Shared(Sequence[T], Generic[T]):
    """A list that grows and is cut at its end. A copy costs nothing: both go on in the same list until they
    differ.

    What was there before the list begins may be left to `earlier`, which is asked when somebody wants it.
    """

    __slots__ = ("_all", "_earlier")

    def __init__(
        self, items: Sequence[T] = (), earlier: Callable[[], Sequence[T]] | None = None, skipped: int = 0
    ) -> None:
        # the list, how much of it is ours, how much comes before it
        self._all = (list(items), len(items), skipped)
        self._earlier = earlier

    def copy(self) -> Shared[T]:
        found: Shared[T] = Shared.__new__(Shared)
        found._all, found._earlier = self._all, self._earlier
        return found

    def append(self, item: T) -> None:
        items, size, skipped = self._all
        if size < len(items):  # another journal has gone on differently
            items = items[:size]
        items.append(item)
        self._all = (items, size + 1, skipped)

    def cut(self, size: int) -> None:
        """Drop all but the first `size`."""
        if size < self._all[2]:
            self._whole()
        items, _, skipped = self._all
        self._all = (items, size - skipped, skipped)

    def _whole(self) -> None:
        items, size, skipped = self._all
        if skipped and self._earlier is not None:
            before = list(self._earlier())
            self._all = ([*before, *items[:size]], len(before) + size, 0)

    def __len__(self) -> int:
        return self._all[1] + self._all[2]

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return [self[n] for n in range(*at.indices(len(self)))]
        n = at + len(self) if at < 0 else at
        if not 0 <= n < len(self):
            raise IndexError(at)
        if n < self._all[2]:
            self._whole()
        items, _, skipped = self._all
        return items[n - skipped]

    def __iter__(self) -> Iterator[T]:
        self._whole()
        items, size, _ = self._all
        return iter(items[:size])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]
