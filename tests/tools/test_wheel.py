"""The compiled wheel, installed where there is nothing else, plays compiled."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not os.environ.get("GOLDENSPIKE_COMPILED"), reason="./test tries the wheel when it has compiled one")
def test_the_compiled_wheel_brings_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    wheels = import_module("wheels")
    assert "10 games" in wheels.try_out(wheels.compiled_wheel(), tmp_path / "empty")
