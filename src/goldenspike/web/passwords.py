"""Passwords are hashed by Argon2 in threads of their own: it takes memory and time on purpose, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
THREADS: Final = ThreadPoolExecutor(2, thread_name_prefix="password")
NOBODYS: Final = HASHER.hash(secrets.token_urlsafe(16))
"""Stands in for the hash of a name that nobody has, so that looking for it takes as long."""


async def hashed(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(THREADS, HASHER.hash, password)


async def is_right(password: str, stored: str | None) -> bool:
    """Whether the password is the one whose hash is stored; without a hash it never is, after the same time."""
    right = await asyncio.get_running_loop().run_in_executor(THREADS, _verify, stored or NOBODYS, password)
    return right and stored is not None


def _verify(stored: str, password: str) -> bool:
    try:
        return HASHER.verify(stored, password)
    except (Argon2Error, InvalidHashError):
        return False
