"""For whatever watches over the server: whether it lives, whether it is ready for visitors, and its figures."""

from __future__ import annotations

import asyncio
import signal
import threading
from ipaddress import IPv6Address, ip_address
from types import FrameType
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from goldenspike.web import metrics
from goldenspike.web.connections import leave_neighbours
from goldenspike.web.errors import StoreDown
from goldenspike.web.figures import figures_of
from goldenspike.web.settings import networks
from goldenspike.web.store.migrate import newest_revision, revision_of

PROBES: Final = ("/health/live", "/health/ready", "/metrics")
"""Whoever asks for these is no visitor: they get no cookie and are not counted."""
STORE_SECONDS: Final = 3.0
Probe = Request[None, None, Any]


@get("/health/live", include_in_schema=False, sync_to_thread=False)
def live() -> dict[str, bool]:
    """The process answers."""
    return {"live": True}


@get("/health/ready", include_in_schema=False)
async def ready(request: Probe) -> Response[dict[str, Any]]:
    """Whether visitors should be sent here: the store answers and has the form that this version expects, and we go on."""
    told = {"store": await _store_state(request.app), "stopping": request.app.state.stopping}
    good = told == {"store": "ok", "stopping": False}
    return Response({"ready": good, **told}, status_code=200 if good else 503)


async def _store_state(app: Litestar) -> str:
    try:
        asked = asyncio.to_thread(app.state.store.read, revision_of)
        return "ok" if await asyncio.wait_for(asked, STORE_SECONDS) == newest_revision() else "other version"
    except (StoreDown, TimeoutError):
        return "down"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def figures(request: Probe) -> Response[bytes]:
    """The figures for Prometheus, for those alone whom the settings name."""
    if request.client is None or not may_measure(request.app.state.settings.metrics, request.client.host):
        return Response(b"", status_code=404)
    figures_of(request.app).take()
    return Response(metrics.written(), media_type=CONTENT_TYPE_LATEST)


def may_measure(allowed: str, address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    plain = found.ipv4_mapped if isinstance(found, IPv6Address) and found.ipv4_mapped else found
    return any(plain in network for network in networks(allowed, "METRICS"))


def tell_before_stopping(app: Litestar, seconds: float) -> None:
    """When the server is told to stop, say for some seconds that it is not ready, so that new visitors are sent elsewhere."""
    if threading.current_thread() is not threading.main_thread():
        return
    stop, loop = signal.getsignal(signal.SIGTERM), asyncio.get_running_loop()

    def told(number: int, frame: FrameType | None) -> None:
        app.state.stopping = True
        loop.call_soon_threadsafe(leave_neighbours)
        if callable(stop):
            loop.call_soon_threadsafe(loop.call_later, seconds, stop, number, frame)

    signal.signal(signal.SIGTERM, told)
