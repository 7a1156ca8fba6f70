"""Answers that are the same for everybody: made and compressed once, kept so, and sent as they are."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from threading import Lock

from starlette.requests import Request
from starlette.responses import Response

LEVEL = 9  # each is packed once and sent many times


class PackedCache:
    """The last so many that were asked for. One is made at a time: whoever asks for it meanwhile waits, and
    finds it made.
    """

    def __init__(self, make: Callable[..., str | bytes], most: int) -> None:
        self.make, self.most = make, most
        self.found: dict[tuple[str, ...], bytes] = {}
        self.lock = Lock()

    def __call__(self, *asked: str) -> bytes:
        if (found := self.found.get(asked)) is None:
            with self.lock:
                if (found := self.found.get(asked)) is None:
                    found = self.found[asked] = pack(self.make(*asked))
                    while len(self.found) > self.most:
                        del self.found[next(iter(self.found))]
        return found


def pack(body: str | bytes) -> bytes:
    return gzip.compress(body.encode() if isinstance(body, str) else body, LEVEL, mtime=0)


def packed_response(request: Request, packed: bytes, headers: Mapping[str, str], media: str) -> Response:
    """As it is kept to whoever can read it so, unpacked to the others."""
    vary = ", ".join(filter(None, (headers.get("vary", ""), "accept-encoding")))
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, {**headers, "vary": vary, "content-encoding": "gzip"}, media)
    return Response(gzip.decompress(packed), 200, {**headers, "vary": vary}, media)
