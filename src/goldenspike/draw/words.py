"""What a drawing asks of the words that stand on it; the room of the texts has them."""

from typing import Protocol


class Words(Protocol):
    """The words of a drawing by their keys, and amounts of money, in one language."""

    def __getitem__(self, key: str, /) -> str: ...

    def money(self, amount: int) -> str: ...
