## The pages

nav = Seiten
nav-lobby = Bahnhof
nav-new = Neuer Tisch
nav-replay = Nachspielen
nav-people = Leute und ihre Partien
nav-my-page = Meine Ergebnisse
nav-friends = Freunde
language = Sprache
skip = Zum Inhalt
skip-decision = Zur Entscheidung
skip-board = Zum Spielplan
skip-log = Zum Verlauf
save = Speichern
cancel = Abbrechen
back = Zurück
close = Schließen
copy = Kopieren
confirm = Ausführen
theme-to-dark = Dunkle Farben
theme-to-light = Helle Farben
lost-title = Diese Seite gibt es nicht
lost-lead = Hier endet die Strecke. Alle Strecken beginnen am Bahnhof.
name-title = Dein Name
name-label = So sehen dich die anderen am Tisch
privacy = Datenschutz
keep-games = Meine Partien behalten
my-games = Meine Partien
to-me = Ich und meine Geräte

## Lobby

opponents = Bots als Gegner
rules = Die Regeln
puzzles = Knobelaufgaben
your-turn = Du bist dran
spoken-more = { $count ->
    [one] Noch etwas ist geschehen: R zeigt es.
   *[other] Noch { $count } Dinge sind geschehen: R zeigt sie.
}
spoken-turn = { $name }. { $question }
seat-open = Freier Platz
status-running = Läuft
status-over = Beendet
option-is = { $option }: { $value }

## A new table

game = Spiel
board = Spielplan
options = Varianten
seats = Plätze
seat-bot = Bot auf Platz { $number }
shuffle = Plätze mischen
shuffle-about = Der Zufall entscheidet, wer wo sitzt und damit, wer beginnt.
kind-me = Ich
kind-bot = Bot
kind-hotseat = Person an diesem Bildschirm
kind-open = Freier Platz
public = Öffentlich
bot-random-about = Tut irgendetwas Erlaubtes, ohne Plan: zum Ausprobieren.
bot-greedy-about = Wägt ab, was jede Aktion sofort bringt, und antwortet gleich: ein solider Gegner.
bot-uct-about = Spielt vor jeder Aktion viele Partien im Kopf voraus und braucht dafür ein paar Sekunden.
bot-beginner-about = Kennt die Regeln, meint es gut und macht die Fehler, die man anfangs macht. Antwortet sofort.
bot-steady-about = Plant nach Schätzungen und lässt wenig liegen, was sich lohnt. Antwortet sofort.
bot-strong-about = Denkt voraus, etwa eine Sekunde je Aktion: für alle, die das Spiel kennen.
bot-expert-about = Denkt bis zu vier Sekunden je Aktion voraus, mit allen Prozessorkernen, die ihm bleiben: der stärkste Bot hier.

## Before the start

gathering-open = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
gathering-ready = Alle sind da.
gathering-look = Du darfst zusehen. Wenn du mitspielen willst, bitte um die Einladung.
you-here = du
you-named = Du
asked-here = am Zug
sit-down = Hinsetzen als { $name }
stand-up = Aufstehen
seat-a-bot = Bot an diesen Platz setzen
invite = Einladen
invite-public = Dieser Tisch ist für alle am Bahnhof zu sehen. Du kannst auch seinen Link verschicken.
invite-private = Schick diesen Link denen, mit denen du spielen willst.
start = Partie beginnen
close-table = Tisch schließen
close-sure = Für alle schließen?
closed-title = Dieser Tisch ist geschlossen
closed-lead = Er wurde geschlossen, bevor die Partie begann. Nichts wurde gespielt, nichts ist verloren.

## At the table

unknown-table-title = Diesen Tisch gibt es nicht
unknown-table-lead = Vielleicht ist der Link unvollständig, oder der Tisch wurde vor Beginn der Partie geschlossen.
private-table-title = Dieser Tisch ist privat
private-table-lead = Bitte die Leute am Tisch um den Einladungslink.
offline-title = Der Server antwortet nicht
offline-lead = Bitte versuch es gleich noch einmal.
trouble-title = Etwas ist schiefgegangen
zoom = Zoom
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Ganzer Plan
skip-steps = Überspringen
playback = Was die anderen tun
faster = Schneller
speed = { $speed }×
again = Noch einmal
again-about = Noch einmal zeigen
recap = Seit deiner Entscheidung
recap-since = { $count ->
    [one] Seit deiner Entscheidung: ein Ereignis
   *[other] Seit deiner Entscheidung: { $count } Ereignisse
}
recap-watching = { $count ->
    [one] Während du zusiehst: ein Ereignis
   *[other] Während du zusiehst: { $count } Ereignisse
}
moment = Ergebnis
moment-auction-won = Versteigerung gewonnen
moment-turn-ended = Ende der Runde
moment-turn-begins = Eine neue Runde
moment-final = Die Schlussabrechnung
order-after = Spielreihenfolge:
board-only = Nur der Plan
legend = Zeichenerklärung
decision = Deine Entscheidung
waiting-for = { $count ->
    [0] Die Partie geht weiter.
    [one] { $names } ist am Zug.
   *[other] { $names } sind am Zug.
}
bots-think = { $count ->
    [one] { $names } denkt nach …
   *[other] { $names } denken nach …
}
showing = Sieh, was die anderen getan haben.
watching = Du schaust dieser Partie zu.
amount = Anzahl
less = Weniger
more = Mehr
undo = Zurücknehmen
dice = Zufall
dice-check = Zufall prüfen
settings = Einstellungen
why-title = Warum nicht?
why-link = Diese Regel lesen
past = Du siehst Stellung { $at } von { $last }.
past-now = Zurück zu jetzt
past-your-turn = Zurück zu jetzt: Du bist dran
won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
rematch = Noch eine Partie
consent-asked = { $name } möchte etwas zurücknehmen.
consent-waiting = { $name } hat die anderen gebeten, etwas zurücknehmen zu dürfen.
consent-more = { $count ->
    [one] Eine weitere Aktion wird mit zurückgenommen.
   *[other] { $count } weitere Aktionen werden mit zurückgenommen.
}
consent-agree = Zustimmen
consent-refuse = Ablehnen
curtain-title = { $name }, du bist dran
curtain-about = Was nun kommt, geht nur { $name } etwas an. Alle anderen sehen weg.
curtain-raise = Ich bin { $name }: Zeig es mir
curtain-undo = Zurücknehmen, was eben geschah
share = Links zu diesem Tisch
share-look = Zum Zusehen
share-look-private = Wer diesen Link hat, sieht, was alle Zuschauenden sehen, und kann sich nicht setzen.
share-look-public = Dieser Tisch ist öffentlich: Alle dürfen zusehen.
share-invite = Wer diesen Link hat, darf sich auch setzen, solange ein Platz frei ist.
doubt-over = Das Spiel ist zu Ende, und alles Verdeckte ist bekannt.
doubt-seen = Was verdeckt war, ist seit dieser Aktion gesehen worden.
doubt-marked = Zurücknehmen geht trotzdem; der Verlauf behält, was gesehen wurde.
doubt-ask = Zurückgenommen wird nur, wenn alle anderen zustimmen.
doubt-ask-them = Die anderen fragen
note-caught-up = { $count ->
    [0] Wieder verbunden. Du hast nichts verpasst.
    [one] Wieder verbunden, eine Aktion nachgeholt.
   *[other] Wieder verbunden, { $count } Aktionen nachgeholt.
}
note-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
note-taken-alone = Nur eine Möglichkeit war übrig und wurde ausgeführt: { $choice }
note-taken-back = Zurückgenommen.
note-undo-asked = Die anderen werden gefragt, ob du es zurücknehmen darfst.
note-stale = Die Partie war schon weiter. Bitte schau noch einmal hin.
note-watching = Du schaust zu. Nur wer mitspielt, kann nach dem Warum fragen.
note-stopped = Zuerst ist etwas anderes zu entscheiden: Die Fahrt wurde nicht zu Ende geführt.
note-copied = Kopiert.
note-offline = Der Server antwortet nicht.
note-reported = Gemeldet. Wer diesen Server betreibt, wird es lesen.
log = Was geschehen ist
log-earlier = Frühere Zeilen zeigen ({ $count })
log-of-seat = Zeilen von wem
log-of-turn = Zeilen welcher Runde
log-all-seats = Alle
log-all-turns = Alle Runden
log-none = Keine Zeile passt dazu.
log-newest = Zu den neuesten
turn-number = { $turn ->
    [0] Aufbau
   *[other] Runde { $turn }
}
log-undo = { $name } nimmt es zurück.
log-ask = { $name } möchte etwas zurücknehmen.
log-agree = { $name } stimmt zu.
log-refuse = { $name } stimmt nicht zu.
log-seen = (von allen gesehen)

## History

history = Verlauf
history-first = Zum Anfang
history-back = Eins zurück
history-play = Abspielen
history-pause = Anhalten
history-forward = Eins vor
history-last = Jetzt
history-position = Stellung
history-of = { $at } von { $last }
history-link = Link zu dieser Stellung kopieren
since = Seit meinem Zug
since-about = Zeigen, was sich seit meinem letzten Zug geändert hat
export = Aufzeichnung speichern

## Help and settings

describe = Die Stellung in Worten
help-title = Hilfe
help-lit = Was leuchtet, lässt sich anklicken, auf dem Plan und in der Liste. Du siehst vorher, was es bringt; ein zweiter Klick oder die Eingabetaste führt es aus.
help-why = Klick auf etwas, das nicht leuchtet, und du erfährst, welche Regel es verbietet.
help-log = Zeig auf eine Zeile des Verlaufs, und ihre Orte leuchten; klick darauf, um diese Stellung zu sehen.
help-keys = Tasten
key-arrows = von einer leuchtenden Möglichkeit zur nächsten
key-enter = wählen, und noch einmal, um es auszuführen
key-escape = loslassen, überspringen oder zurück zu jetzt
key-describe = die Stellung in Worten
key-undo = zurücknehmen
key-zoom = näher, weiter weg, ganzer Plan
key-board = nur der Plan, oder alles
key-legend = Zeichenerklärung
key-step = eine Stellung zurück oder vor
key-play = Partie abspielen
key-faster = schneller abspielen
key-again = noch einmal zeigen, was seit meiner Entscheidung geschah
key-recap = die Liste des Geschehenen öffnen oder schließen
key-now = zurück zu jetzt
key-since = zeigen, was sich seit meinem Zug geändert hat
key-talk = Gespräch, oder deine Notizen
key-help = diese Hilfe
setting-alone = Die einzige Möglichkeit von selbst ausführen
setting-confirm = Vor dem Ausführen zeigen, was eine Möglichkeit bringt
setting-pace = Wie lange die Aktionen der anderen zu sehen sind
pace-none = gar nicht
pace-brisk = zügig
pace-calm = in Ruhe
setting-theme = Farben
theme-auto = wie auf dem Gerät eingestellt
theme-light = hell
theme-dark = dunkel

## Who is here, and what is beside the board

beside = Verlauf, Gespräch und Notizen
tab-log = Verlauf
tab-talk = Gespräch
tab-notes = Notizen
here-now = ist da
here-away = nicht da
here-seen = zuletzt da { $ago }
here-of = { $name }: { $where }.
here-onlookers = { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
}
talk-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
talk-spoken = { $name }: { $text }
talk-spoken-many = { $count } neue Nachrichten. Die letzte: { $last }

## Rules and replay


## Companies and scores

companies = Gesellschaften
nobody = niemand
out = gepasst
bid-now = { $bid }, { $name }
shares-of = Aktien der Gesellschaft { $company }
final-score = Endstand

## The tour of a table

tour = Ein erster Blick
tour-again = Rundgang zeigen
tour-next = Weiter
tour-end = Spielen
tour-decision = Hier wirst du gefragt. Was auf dem Plan leuchtet, steht auch hier als Text, und du siehst vorher, was eine Möglichkeit bringt.
tour-history = Der Schieber führt zu jeder früheren Stellung zurück. „Zurücknehmen“ hebt deine letzte Aktion auf.
tour-log = Was geschehen ist, in Sätzen. Zeig auf eine Zeile, und ihre Orte leuchten auf.

## Building track and moving goods on a map of hexes

tour-hexes = Die Karte. In der Bauphase kann auf leuchtenden Feldern gebaut werden: Klick ein Feld an und wähle ein Plättchen. Beim Warentransport klick eine leuchtende Stadt an.
ask-BUILD_TRACK = { $who } baut Strecken, bisher { $built } gebaut. Auf welchem Feld?
ask-LAY_A_TILE = Welches Plättchen kommt auf { $hex }?
ask-MOVE_GOODS = { $who } transportiert Waren, Durchgang { $round } von 2.
do-bid = { $money } bieten
tiles-for = { $count ->
    [0] Plättchen werden gesucht …
    [one] Ein Plättchen passt auf { $hex }.
   *[other] { $count } Plättchen passen auf { $hex }.
}
price-span = { $low } bis { $high }
site-completes = { $one } – { $other }, vollendet eine Verbindung, { $price }
site-goes-on = führt von { $stops } weiter, { $price }
site-begins = beginnt in { $stops }, { $price }
sites-from = { $count ->
    [one] Von { $stop } aus: ein Feld, { $price }
   *[other] Von { $stop } aus: { $count } Felder, ab { $price }
}
issuing = { $shares ->
    [one] +1 Aktie
   *[other] +{ $shares } Aktien
}
lay-it = Für { $cost } legen
deliver-it = Liefern
all-ways = { $count ->
    [one] Noch einen Weg zeigen
   *[other] Noch { $count } Wege zeigen
}
suggested = Vorschlag
bankrupt = bankrott

## Texts that are put together

dash = –
with-key = { $words } ({ $key })
confirm-amount = { confirm }: { $amount }
name-of = { $name } – Namen ändern
tab = { $title } – Golden Spike
tab-your-turn = ● { your-turn } – { $title }
tab-over = { status-over } – { $title }
history-of-last = / { $last }
tour-count = { $at } / { $of }
figure-of = { $whose }: { $figure }
figure-is = { $figure }: { $value }
figure-name = { $figure }:
plus-amount = +{ $amount }
minus-amount = −{ $amount }
holding = ×{ $count }
of-colour = , { $colour }
list-dotted = { $one } · { $other }
list-alternatives = { $one } / { $other }
list-spaced = { $one } { $other }
list-comma = { $one }, { $other }
list-way = { $one } → { $other }
