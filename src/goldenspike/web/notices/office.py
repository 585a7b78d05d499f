"""All that a server needs for notices, put together: who looks, who carries out, and the ways to people."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any, Final

from goldenspike.web.house import House
from goldenspike.web.mail import Mail
from goldenspike.web.notices import outside
from goldenspike.web.notices.courier import Courier
from goldenspike.web.notices.herald import Herald
from goldenspike.web.notices.push import web_push_for
from goldenspike.web.notices.ways import Unsubscribing, Ways
from goldenspike.web.settings import Settings, networks
from goldenspike.web.store.store import Store
from goldenspike.web.talk.presence import Presence

logger: Final = logging.getLogger("goldenspike.notices")


class Office:
    def __init__(
        self, store: Store, house: House, presence: Presence, settings: Settings, mail: Mail | None, secret: str
    ) -> None:
        allowed = networks(settings.notice_networks, "NOTICE_NETWORKS")
        beyond = outside.Outside(allowed) if outside.is_possible() else None
        if beyond is None and settings.url:  # whoever plays at home need not know
            logger.warning("no push and no webhooks: %s is missing (pip install -e '.[notices]')", outside.LIBRARY)
        self._seconds: Final = settings.notice_seconds
        self.ways: Final = Ways(store, beyond, web_push_for(settings, store), mail, Unsubscribing(secret), settings.url)
        self.herald: Final = Herald(store, house, presence, mail is not None, settings.notice_seconds)
        self.courier: Final = Courier(store, house, presence, self.ways)

    def work(self) -> list[Coroutine[Any, Any, None]]:
        """What goes on for as long as the server runs."""
        return [self.herald.run(), self.courier.run(self._seconds)]
