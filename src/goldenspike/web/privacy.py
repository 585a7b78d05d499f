"""The page about privacy, written from the settings of this server: it needs no script, and nobody is kept from it."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any, Final

from litestar import Response, get

from goldenspike.text.speaker import LANGUAGES, Lang, topic_text
from goldenspike.web.asking import language_of, settings_of
from goldenspike.web.mail import mail_for
from goldenspike.web.pages import PageRequest, StaticFile, answer, packed_file
from goldenspike.web.sessions import COOKIE
from goldenspike.web.settings import Settings, mail_server
from goldenspike.web.store.tidying import SESSION_DAYS

HEAD: Final = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    '<title>{title} · Golden Spike</title><link rel="icon" href="/static/icon.svg" type="image/svg+xml">'
    '<link rel="stylesheet" href="/static/css/docs.css"><script type="module" src="/static/js/docs.js"></script>'
    '<header class="masthead"><a class="brand" href="/"><img src="/static/icon.svg" alt="" width="26" height="26">'
    "Golden Spike</a></header>"
    '<main class="docs"><h1>{title}</h1><p class="lead">{lead}</p><p>{languages}</p>'
)
NAMES: Final = {"en": "English", "fr": "Français", "de": "Deutsch"}
Paragraph = tuple[str, dict[str, object]]


@get("/privacy", include_in_schema=False, packed=True)
async def privacy(request: PageRequest, lang: Lang | None = None) -> Response[bytes]:
    return answer(request, written(settings_of(request), await language_of(request, lang)))


def told(settings: Settings) -> dict[str, list[Paragraph]]:
    """What is true of a server with these settings, by chapter."""
    mail = mail_for(settings) is not None
    days = f"{settings.guest_days:g}"
    return {
        "who": [("who", {"operator": settings.operator}) if settings.operator else ("who-unknown", {})],
        "cookie": [("cookie", {"cookie": COOKIE}), ("browser", {})],
        "guest": [("guest", {}), ("results", {}), ("seed", {})],
        "account": [("account", {})],
        "mail": [("mail", {"host": mail_server(settings.mail).hostname}) if mail else ("mail-none", {})],
        "notices": [("notices", {})],
        "others": [("others", {}), ("operator", {})],
        "address": [("address", {}), ("log", {})],
        "long": [
            ("guest-days", {"days": days}) if settings.guest_days else ("guest-ever", {}),
            ("account-ever", {"days": f"{SESSION_DAYS:g}"}),
            ("copies", {}),
        ],
        "yours": [("yours", {})],
    }


@lru_cache(2 * len(LANGUAGES))
def written(settings: Settings, language: str) -> StaticFile:
    def say(key: str, values: dict[str, Any]) -> str:
        return escape(topic_text(language, "privacy", f"privacy-{key}", **values))

    languages = " · ".join(f'<a href="?lang={one}" lang="{one}" hreflang="{one}">{NAMES[one]}</a>' for one in LANGUAGES)
    page = HEAD.format(language=language, title=say("title", {}), lead=say("lead", {}), languages=languages)
    for chapter, paragraphs in told(settings).items():
        words = "".join(f"<p>{say(key, values)}</p>" for key, values in paragraphs)
        page += f"<section><h2>{say(f'{chapter}-title', {})}</h2>{words}</section>"
    page += f'<p><a href="/me">{say("yours-link", {})}</a></p></main></html>'
    return packed_file(page.encode(), "text/html")
