"""The integer types of the rules: machine words when compiled, plain ints and lists when not. This module is never compiled."""

from __future__ import annotations

from operator import iadd
from typing import TYPE_CHECKING

__all__ = ["Row", "ShortRow", "extend", "i16", "i32", "i64", "mypyc_attr", "u8", "vec"]
if TYPE_CHECKING:
    from librt.vecs import extend, vec
    from mypy_extensions import i16, i32, i64, mypyc_attr, u8

    Row = vec[i64]
    ShortRow = vec[i16]
else:
    i64, i32, i16, u8, extend = int, int, int, bytes, iadd
    vec = {int: list, bytes: bytearray}
    Row = ShortRow = list

    def mypyc_attr(**_):
        """Tells the compiler something about a class, such as that classes which are not compiled may inherit it."""
        return lambda described: described
