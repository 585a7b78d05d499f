"""The rules of a game as a document in one language, chapter by chapter, in the words with which the game cites them."""

from __future__ import annotations

import re

from goldenspike.text.speaker import Speaker


def rules_document(speaker: Speaker, title: str, fewest: int, most: int) -> str:
    """Markdown, with each rule under the number by which the game cites it. Rules that several games share have no chapter."""
    name = speaker.game.name
    lead = f"{speaker.text('print-players', fewest=fewest, most=most)} {speaker.text(f'about-{name}')}"
    blocks = [f"# {title}", lead, speaker.text("rules-preface")]
    chapter = ""
    for rule in speaker.game.rules():
        found = re.match(r"\d+", rule.reference)
        if found and found[0] != chapter:
            chapter = found[0]
            blocks.append(f"## {chapter}. {speaker.text(f'chapter-{name}-{chapter}')}\n\n")
        blocks[-1] += f"- **{rule.reference}** `{rule.name}`: {speaker.text(f'rule-{rule.name}')}\n"
    return "\n\n".join(block.rstrip("\n") for block in blocks) + "\n"
