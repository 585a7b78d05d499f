"""Compiles kernel, parts, games and bots with mypyc into build/compiled, and the wheel it is made of into build/wheel.

`goldenspike` uses that copy by itself; other programs do with `build/compiled` first on PYTHONPATH. Does nothing when the sources
have not changed. Exits with 3 where there is no C compiler. With `--beside` it works in the background until its input is closed,
says little, and leaves alone what has failed before or is under way elsewhere.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import tomllib
from importlib.util import find_spec
from pathlib import Path

from environment import ROOT, say
from filelock import FileLock, Timeout

sys.path.insert(0, str(ROOT / "src"))
from goldenspike.compiled import MADE_HERE, MARK, fingerprint

NO_COMPILER = 3
BUILD = ROOT / "build"
MAKING = BUILD / "making"
LOG = BUILD / "compile.log"
FAILED = BUILD / "compile.failed"
CONSTRAINTS = str(ROOT / "tools" / "constraints.txt")
COPIED = ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "tools/cc", "tools/compile.py", "tools/compiled_needs.py")
TRIAL = "import goldenspike.shelf; from goldenspike.compiled import is_compiled; raise SystemExit(not is_compiled())"
NICER = 10


def compiler() -> str:
    """The command that compiles C for this Python."""
    return os.environ.get("CC") or ("cl" if os.name == "nt" else sysconfig.get_config_var("CC") or "cc")


def has_compiler() -> bool:
    """Whether extension modules can be built here: by a compiler of C, and with the headers of this Python."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return False
    if sys.platform == "darwin" and subprocess.run(["xcode-select", "-p"], check=False, capture_output=True).returncode:
        return False  # without Apple's tools, cc is a program that offers to install them
    return shutil.which(shlex.split(compiler())[0]) is not None


class Work:
    """The programs that are run one after the other, and can be stopped with all that they have started."""

    def __init__(self) -> None:
        self.stopped = False
        self._running: subprocess.Popen[bytes] | None = None

    def run(self, *command: str, **more: str) -> bool:
        environment = {**os.environ, **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(MAKING)), **more}
        with LOG.open("ab") as log:
            self._running = subprocess.Popen(
                command,
                cwd=MAKING,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
            if self.stopped:
                self.stop()
            return self._running.wait() == 0

    def stop(self, *_: object) -> None:
        self.stopped = True
        running = self._running
        if running is None or running.poll() is not None:
            return
        if os.name == "posix":
            os.killpg(running.pid, signal.SIGKILL)
        else:
            subprocess.run(["taskkill", "/T", "/F", "/PID", str(running.pid)], check=False, capture_output=True)

    def stop_when_closed(self) -> None:
        """Stop once whoever holds the other end of our input is gone, however they ended."""
        os.read(0, 1)
        self.stop()


def copy_sources() -> None:
    shutil.rmtree(MAKING, ignore_errors=True)
    not_these = shutil.ignore_patterns("__pycache__", *("*" + suffix for suffix in MADE_HERE))
    shutil.copytree(ROOT / "src" / "goldenspike", MAKING / "tree" / "src" / "goldenspike", ignore=not_these)
    (MAKING / "tree" / "tools").mkdir()
    for name in COPIED:
        shutil.copy(ROOT / name, MAKING / "tree" / name)


def build(work: Work) -> bool:
    """Make the wheel, install it into a folder with what it needs beside what we have anyway, and try it."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    here = ["--no-build-isolation"] if find_spec("hatch_mypyc") else []
    switches = {"HATCH_BUILD_HOOKS_ENABLE": "true", "PIP_CONSTRAINT": CONSTRAINTS}
    if not here:
        switches["PIP_BUILD_CONSTRAINT"] = CONSTRAINTS
    if os.name == "posix":
        if sys.platform == "linux":
            switches["CC"] = f"{shlex.quote(str(ROOT / 'tools' / 'cc'))} {compiler()}"
        # Without -Wall the compiler takes less than half the time: its warnings analyse paths of huge generated functions.
        quick = "-Wno-all -Wno-unknown-attributes -fvisibility=hidden -fno-semantic-interposition"
        # What is given here stands instead of Python's own, of which -DNDEBUG and -fwrapv are needed.
        switches["CFLAGS"] = f"{os.environ.get('CFLAGS', sysconfig.get_config_var('CFLAGS'))} {quick}"
    made = work.run(*pip, "wheel", "--no-deps", *here, "--wheel-dir", "wheel", "./tree", **switches)
    if not made:
        return False
    wheel = next((MAKING / "wheel").glob("*.whl"))
    installed = work.run(*pip, "install", "--no-deps", "--target", "compiled", str(wheel), *needs())
    return installed and work.run(sys.executable, "-c", TRIAL, PYTHONPATH="compiled")


def needs() -> list[str]:
    """What compiled code needs when it runs, as `compiled_needs.py` tells pip."""
    told = tomllib.loads((MAKING / "tree" / "pyproject.toml").read_text("utf-8"))
    return list(told["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["needs"])


def put_in_place(made_of: str) -> None:
    (MAKING / "compiled" / MARK).write_text(made_of, "utf-8")
    for name in ("wheel", "compiled"):
        shutil.rmtree(BUILD / name, ignore_errors=True)
        (MAKING / name).rename(BUILD / name)


def is_made(made_of: str) -> bool:
    mark = BUILD / "compiled" / MARK
    return mark.is_file() and mark.read_text("utf-8") == made_of and any((BUILD / "wheel").glob("*.whl"))


def compiled(work: Work, beside: bool) -> bool:
    """Whether there is a copy of the sources as they are now, after making one if need be."""
    made_of = fingerprint(ROOT)
    if is_made(made_of):
        return True
    if beside and FAILED.is_file() and FAILED.read_text("utf-8") == made_of:
        return False
    say("compiling the engine" + (", for bots of full strength in a few minutes" if beside else " (two minutes)"))
    LOG.unlink(missing_ok=True)
    copy_sources()
    if build(work):
        put_in_place(fingerprint(MAKING / "tree"))
        FAILED.unlink(missing_ok=True)
        if beside:
            say("compiled; bots use it from their next move on")
        return True
    if not work.stopped:
        FAILED.write_text(made_of, "utf-8")
        say("the engine could not be compiled, and runs interpreted; build/compile.log tells why, tools/compile.py tries again")
    return False


def leave_the_caller() -> None:
    """Be nobody's child, so that a server that takes the place of our caller need not wait for us."""
    if os.name == "posix":
        if os.fork():
            os._exit(0)
        os.setsid()
        os.nice(NICER)


def main(beside: bool) -> int:
    if not has_compiler():
        return NO_COMPILER
    BUILD.mkdir(exist_ok=True)
    work = Work()
    if beside:
        leave_the_caller()
        threading.Thread(target=work.stop_when_closed, daemon=True).start()
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, work.stop)
    try:
        with FileLock(BUILD / "compile.lock", timeout=0 if beside else -1):
            try:
                return 0 if compiled(work, beside) else 1
            finally:
                shutil.rmtree(MAKING, ignore_errors=True)
    except Timeout:
        return 0


if __name__ == "__main__":
    raise SystemExit(main("--beside" in sys.argv[1:]))
