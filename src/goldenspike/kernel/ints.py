"""The integer types of the rules: machine words when compiled, plain ints and lists when not. This module is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr

    Row = vec[i64]
else:
    i64 = int
    vec = {int: list}
    Row = list

    def mypyc_attr(**_):
        """Tells the compiler something about a class, such as that classes which are not compiled may inherit it."""
        return lambda described: described
