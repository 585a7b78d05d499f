"""Playwright's `expect`, but what is expected is waited for before it is asked for.

Whenever Playwright asks in vain it describes the whole page for the message of a failure, and soon asks again: at a table every
time takes up to a second of the processor's. Waiting for an element or for its words takes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Expect, Locator, LocatorAssertions, Page, TimeoutError

PATIENCE = 5_000.0
"""Playwright's own, in thousandths of a second."""
WORDS = ("to_contain_text", "to_have_text")
GONE = ("to_be_hidden", "not_to_be_visible")


class Waiting:
    """What may be asserted of elements: the same as Playwright's."""

    def __init__(self, locator: Locator, assertions: LocatorAssertions, patience: float) -> None:
        self._locator = locator
        self._assertions = assertions
        self._patience = patience

    def __getattr__(self, name: str) -> Callable[..., None]:
        assertion = getattr(self._assertions, name)

        def waited(*expected: Any, **options: Any) -> None:
            with suppress(TimeoutError):
                self._wait(name, expected, options.get("timeout", self._patience))
            assertion(*expected, **options)

        return waited

    def _wait(self, name: str, expected: tuple[Any, ...], patience: float) -> None:
        """Where that takes too long Playwright says what is wrong."""
        if name == "to_be_visible":
            self._locator.wait_for(timeout=patience)
        elif name in GONE:
            self._locator.wait_for(state="hidden", timeout=patience)
        elif name in WORDS and isinstance(expected[0], str):
            self._locator.filter(has_text=expected[0]).wait_for(state="attached", timeout=patience)
        elif name != "to_have_count" and not name.startswith("not_") and not isinstance(next(iter(expected), None), list):
            self._locator.wait_for(state="attached", timeout=patience)


class _Expect(Expect):
    def __call__(self, actual: Page | Locator, message: str | None = None) -> Any:  # type: ignore[override]
        assertions: Any = super().__call__(actual, message)
        return Waiting(actual, assertions, self._timeout or PATIENCE) if isinstance(actual, Locator) else assertions


expect = _Expect()
