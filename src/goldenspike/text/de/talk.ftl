## What is said at a table

talk-players = Das lesen nur die Mitspielenden. Wer zusieht, spricht bis zum Ende für sich.
talk-onlookers = Das lesen nur die Zuschauenden. Die Mitspielenden sehen es nach dem Ende.
talk-together = Das lesen alle am Tisch.
talk-onlooker = sieht zu
talk-none = Noch hat niemand etwas gesagt.
talk-earlier = Frühere Nachrichten zeigen
talk-say = Etwas sagen: { $whom }
talk-to-players = An die Mitspielenden
talk-to-onlookers = An die Zuschauenden
talk-to-all = An alle am Tisch
talk-send = Senden
talk-speaker = Wer spricht
talk-closed = Wer den Tisch eröffnet hat, hat das Gespräch geschlossen.
talk-full = Hier wurde so viel gesagt, dass nichts mehr dazupasst.
talk-unseen = Davon ist nichts zu sehen.
talk-was-closed = Das Gespräch wurde geschlossen.
talk-was-opened = Das Gespräch wurde eröffnet.
talk-close = Gespräch an diesem Tisch schließen
talk-open = Gespräch an diesem Tisch eröffnen
talk-gone = gelöscht
talk-more = Auf { $name } reagieren, und mehr
talk-reaction = { $reaction }: { $names }
talk-react-move = Auf den letzten Zug reagieren
talk-no-move = Noch wurde nichts gespielt.
talk-mute = { $name } stumm schalten
talk-muted = { $name } ist für dich überall stumm.
talk-unmute = Wieder hören
talk-report = Melden
talk-delete = Löschen
report-about = Eine Kopie geht an die, die diesen Server betreiben. Am Tisch erfährt es niemand.
report-reason = Warum
report-more = Was man noch wissen sollte
report-insult = Beleidigung oder Drohung
report-spam = Spam
report-cheating = Betrug
report-other = Etwas anderes

## Reactions

reaction-bravo = Gut gespielt
reaction-thanks = Danke
reaction-agreed = Einverstanden
reaction-funny = Lustig
reaction-surprised = Überraschend
reaction-ouch = Autsch

## Private notes

notes-about = Nur du liest sie.
notes-about-shared = Für alle an diesem Bildschirm, und sonst für niemanden.
notes-kept = Gespeichert.
notes-changed = Noch nicht gespeichert …
notes-conflict = Auf einem anderen Gerät hast du inzwischen etwas anderes geschrieben:
notes-take-other = Diesen Text nehmen
notes-keep-mine = Meinen behalten
