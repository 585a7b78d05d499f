"""Machine words and rows of them where compiled, plain ints and lists where not. This one module is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64

    Row = vec[i64]
else:
    i64 = int
    vec = {int: list}
    Row = list
