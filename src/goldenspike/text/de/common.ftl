## Words that every game uses

money = { NUMBER($amount, useGrouping: 1) } $
chance = Der Zufall
nameless-seat = Person { $number }
guest = Gast { $number }
name-again = { $name } { $number }
bot-random = Zufall
bot-greedy = Gierig
bot-beginner = Anfänger
bot-steady = Solide
bot-strong = Stark
bot-expert = Experte
bot-uct = Denker
bots-interpreted = Die Engine ist hier nicht kompiliert: Bots, die vorausdenken, spielen etwa mit halber Stärke.

cited = { $rule } ({ $reference })
refused = { $reason } { $rule }
rule-NOT_YOUR_DECISION = Nur wer gefragt ist, darf handeln.
because-NOT_YOUR_DECISION = Du bist nicht gefragt, sondern { $seat }.
rule-GAME_IS_OVER = Nach dem Ende des Spiels kann nichts mehr getan werden.
because-GAME_IS_OVER = Das Spiel ist zu Ende.
rule-NOTHING_TO_UNDO = Zurücknehmen lässt sich nur, was man getan hat.
because-NOTHING_TO_UNDO = Du hast noch nichts getan.
rule-OTHERS_HAVE_ACTED = Zurücknehmen geht, bis der Zufall oder jemand anders gehandelt hat; danach nur, wenn die anderen zustimmen.
because-OTHERS_HAVE_ACTED = Seitdem haben andere gehandelt.
rule-SEEN_BY_OTHERS = Ist das Spiel zu Ende oder haben andere etwas Verdecktes gesehen, so wird nur zurückgenommen, wenn alle zustimmen.
because-SEEN_BY_OTHERS = Was verdeckt war, ist seitdem gesehen worden.

## The terminal

turn = Runde { $turn } von { $turns }
your-decision = { $seat }, du bist an der Reihe
your-decision-for = { $seat }, du entscheidest für die Gesellschaft { $company }
highest-bid = Höchstes Gebot: { $bid }, { $seat }
out-of-it = Aus dieser Versteigerung ausgeschieden: { $seats }
too-narrow = Die Karte braucht ein Terminal mit mindestens { $columns } Spalten.
not-a-record = { $file } gibt es schon, doch es ist keine Partieaufzeichnung: Wähle einen anderen Namen.
labelled = { $label }: { $value }
to-decide = Am Zug
more-help = Gib eine Nummer, eine Aktion oder help ein.
choose = Deine Wahl:
choose-number = Von { $low } bis { $high }:
pass-keyboard = Gib die Tastatur an { $seat } weiter; dort wird dann die Eingabetaste gedrückt.
help =
    Gib die Nummer einer Möglichkeit ein oder eine Aktion, wie sie in Aufzeichnungen steht, zum Beispiel { $example }.
    why AKTION sagt, warum etwas nicht geht, rules nennt die Regeln, board zeichnet den Spielplan neu, describe sagt die Stellung in Worten,
    log zeigt, was geschehen ist, undo nimmt deine letzte Aktion zurück, save DATEI speichert die Aufzeichnung, quit beendet das Programm.
allowed = Das ist erlaubt.
no-such-choice = Keine Möglichkeit hat diese Nummer.
saved = Gespeichert in { $file }.
undone = Zurückgenommen.
goodbye = Bis bald. Weiter geht es mit: { $command }
rules-title = Die Regeln
rules-preface = Die Nummer eines Absatzes ist die, mit der das Spiel ihn nennt, wenn es eine Aktion ablehnt. [n] steht für eine Klarstellung: einen Punkt, zu dem die gedruckten Regeln schweigen oder zwei Lesarten zulassen. Der Name in Großbuchstaben ist der Name der Regel im Programm.
log-title = Was geschehen ist
log-run = { $count } Zeilen wie die folgende
players = Mitspielende
seat-column = Platz
cash = Bargeld
company = Gesellschaft
controller = Kontrolle
goods = Waren
order = Spielreihenfolge
only-one = Nur eine Aktion ist möglich:

## Hex maps in the terminal

legend-ground = . Ebene  ~ Fluss  ^ Hügel  A Gebirge  = Wasser  ABC Stadt  abc Kleinstadt
letter-red = R
letter-blue = B
letter-yellow = G
letter-purple = L
letter-grey = A
letter-black = S

## A position in words

describe-now = Jetzt
describe-asked = { $seat } entscheidet. { $rule }
describe-over = Das Spiel ist zu Ende.
describe-won = { $count ->
    [one] { $seats } hat gewonnen.
   *[other] Den Sieg teilen sich { $seats }.
}
describe-course = Wo das Spiel steht
describe-companies = Gesellschaften
describe-active = Aktive Gesellschaft
describe-places = Ort für Ort
describe-track = Die Gleise, Feld für Feld
describe-ground = Das Gelände, Reihe für Reihe von West nach Ost
describe-bankrupt = bankrott
describe-built = In diesem Zug gebaut
describe-site = Ein Plättchen kommt nach
describe-round = Transportdurchgang
describe-nobody = niemandes
describe-link = { $stop } ({ $owner })
describe-unfinished = unfertig, bis { $stop } ({ $owner })
describe-loose = unfertig
describe-town = Kleinstadt
describe-city = Stadt ({ $colour })
describe-water = Wasser
describe-with-track = { $ground }, mit Gleis

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-such-name = { $what ->
    [company] es gibt keine Gesellschaft „{ $name }“
    [location] es gibt keine Stadt „{ $name }“
    [stop] es gibt keinen Halt „{ $name }“
    [colour] es gibt keine Farbe „{ $name }“
   *[action] es gibt keine Aktion „{ $name }“
}
notation-no-such-hex = es gibt kein Feld „{ $name }“; schreib den Buchstaben seiner Reihe und dahinter seine Nummer, etwa H7
notation-hex-is-chosen = das Plättchen kommt auf { $hex }, dieses Feld ist schon gewählt
notation-no-such-tile = es gibt kein Plättchen „{ $name }“; die Formen sind { $faces }, die Drehungen 1 bis 6
notation-no-such-side = „{ $word }“ ist keine Seite von 1 bis { $most }
notation-no-whole-number = „{ $word }“ ist keine ganze Zahl
notation-counts-from-one = gezählt wird ab eins

## What keeps the server from answering now

away-title = Der Server ist nicht erreichbar
away-lead = Du bist offline, oder der Server läuft nicht. Deine Partien sind dort aufgehoben; nichts geht verloren.
away-again = Noch einmal versuchen
banned = Du bist von diesem Server ausgeschlossen. Grund: { $reason }
banned-until = Du bist bis { $day } von diesem Server ausgeschlossen. Grund: { $reason }
wait-flood = Das war zu viel auf einmal. Warte einen Augenblick und versuch es noch einmal.
wait-store-down = Der Server kann seine Partien gerade nicht lesen oder schreiben. Nichts, was dir bestätigt wurde, ist verloren; versuch es gleich noch einmal.

## Records, and what is wrong with one

record-true = { $file }: eine unverfälschte Aufzeichnung von { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
record-at-line = Zeile { NUMBER($line, useGrouping: 0) }: { $told }
record-by-rule = { $told }: { $rule } { $reference }: { $reason }
record-not-legal = „{ $words }“ ist nicht erlaubt
record-no-such-seat = in einer Partie zu { $players } gibt es keinen Platz { $seat }
record-no-header-end = das ist keine Aufzeichnung: keine Zeile --- beendet ihren Kopf
record-no-header-line = hier muss eine Kopfzeile „Schlüssel Wert“ stehen, nicht „{ $found }“
record-header-twice = im Kopf steht „{ $name }“ zweimal
record-header-lacks = im Kopf fehlt „{ $name }“
record-other-format = das Format { $found } ist nicht bekannt, nur { $known }
record-control-character = „{ $found }“ enthält ein Steuerzeichen; eine Aufzeichnung darf keine enthalten
record-no-action-line = hier müssen eine Platznummer oder * und eine Aktion stehen, nicht „{ $found }“
record-no-last-digest = am Ende fehlt die Prüfsumme der letzten Stellung
record-misplaced-digest = hier fehlt eine Prüfsumme, oder es steht eine, wo keine hingehört
record-wrong-digest = die Prüfsumme ist { $found }, aber die Zeilen darüber ergeben { $right }
record-no-such-game = es gibt kein Spiel „{ $name }“; es gibt { $known }
record-other-rules = die Version { $found } der Regeln ist nicht bekannt, nur solche bis { $known }
record-no-number-of-players = „{ $found }“ ist keine Anzahl von Personen
record-players = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $found }
record-no-such-option = { $game } hat keine Variante „{ $option }“; { $known ->
    [none] es gibt keine
   *[other] es gibt: { $known }
}
record-bad-board = der Spielplan in der Aufzeichnung ist fehlerhaft: { $told }
record-option-twice = die Option „{ $option }“ ist zweimal angegeben
record-own-board = „{ $name }“ ist ein eigener Spielplan der Mitspielenden: Gib seine Datei mit --board an
record-too-many-actions = eine Aufzeichnung darf höchstens { $most } Aktionen haben, und diese ist eine zu viel
record-draw-bad-line = die Zeile „{ $name }“ erzählt nicht so von einer Ziehung, wie sie soll
record-draw-wrong-secret = die Zahl des Servers passt nicht zu ihrem Siegel
record-draw-wrong-part = die Zahl von Platz { $seat } passt nicht zu ihrem Siegel
record-draw-wrong-seed = der Startwert folgt nicht aus den gezogenen Zahlen
record-draw-wrong-outcome = „{ $found }“ folgt nicht aus dem Startwert, der „{ $right }“ ergibt
limit-record-size = Eine Aufzeichnung darf höchstens { $most } kB haben, und diese hat { $found } kB.
limit-record-time = Das Lesen oder Schreiben dieser Aufzeichnung hat länger als { $seconds } Sekunden gedauert und wurde abgebrochen.
limit-game-length = Der Verlauf dieser Partie hat { $most } Zeilen erreicht, mehr behält ein Tisch nicht: Hier geht es nicht weiter. Die Aufzeichnung der Partie lässt sich noch speichern.
record-other-board = gespielt auf dem Spielplan { $found }, aber dieser Spielplan ist { $given }

## Printed kits

setup-no-such-game = es gibt kein Spiel „{ $name }“; es gibt { $known }
setup-players = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $found }
setup-other-rules = { $game } hat Regeln der Versionen 1 bis { $known }, nicht { $found }
setup-no-such-option = { $game } hat keine Variante „{ $option }“{ $known ->
    [none] : Es gibt keine
   *[other] , nur { $known }
}
setup-no-such-value = die Variante „{ $option }“ kann nicht „{ $value }“ sein, nur { $known }
setup-how-to-write-options = eine Variante wird als Name=Wert geschrieben, nicht „{ $found }“
setup-option-twice = die Variante „{ $option }“ ist zweimal angegeben
setup-no-such-board = es gibt keinen Spielplan „{ $name }“
setup-no-such-map = { $game } hat keine Karte „{ $name }“; es gibt { $known }
setup-map-or-board = --map nennt eine Karte des Spiels, --board eine Datei: Gib eines von beiden an
setup-no-such-bot = für dieses Spiel gibt es keinen Bot „{ $name }“; es gibt { $known }
setup-bot-option-number = eine Einstellung eines Bots schreibt man Name=Zahl, etwa uct:simulations=500, aber „{ $bot }“ hat „{ $found }“
setup-no-such-bot-option = { $known ->
    [none] der Bot „{ $bot }“ hat keine Einstellung „{ $option }“: er hat gar keine
   *[other] der Bot „{ $bot }“ hat keine Einstellung „{ $option }“, nur { $known }
}
setup-bot-option-whole = die Einstellung „{ $option }“ des Bots „{ $bot }“ ist eine ganze Zahl
setup-too-many-bots = { $bots } Bots sind für { $seats } Plätze angegeben
setup-too-many-people = { $people } Personen haben auf { $seats } Plätzen keinen Platz
setup-resumed = --resume setzt die aufgezeichnete Partie fort; { $option } kann nicht zugleich angegeben werden
setup-upto = die Aufzeichnung hat { $actions } Aktionen, nicht { NUMBER($upto, useGrouping: 0) }
setup-record-file = --record braucht den Namen einer Datei
setup-no-odds = in { $game } gibt es nichts zu messen, wohl aber in { $known }
setup-no-server = der Server ist nicht installiert ({ $missing } fehlt): { $command }
setup-no-printing = das Drucken ist nicht installiert ({ $missing } fehlt): { $command }
setup-bot-file = der Bot { $bot } ist nicht zu gebrauchen: { $told }
setup-work-failed = eine Partie ließ sich nicht zu Ende spielen: { $told }
setup-no-ray = Ray ist nicht installiert ({ $missing } fehlt): { $command }
setup-no-mind = { $game } hat keinen suchenden Bot, der lernen könnte
setup-no-encoding = { $game } ist nicht in Zahlen beschrieben, sodass kein Programm es lernen kann
setup-other-lessons = { $file } bewahrt Lektionen eines anderen Befehls auf ({ $command }); nennen Sie mit --out eine andere Datei
setup-no-numpy = numpy ist nicht installiert ({ $missing } fehlt): { $command }
setup-no-arena = Wertungen, Berichte und Parquet sind nicht installiert ({ $missing } fehlt): { $command }
setup-other-results = { $file } enthält Ergebnisse von etwas anderem: Nenne mit --out eine andere Datei
setup-results-line = { $file }, Zeile { NUMBER($number, useGrouping: 0) }, ist kein Ergebnis: Nenne mit --out eine andere Datei
setup-gauntlet = für { $format } braucht es mindestens zwei Bots, nicht { $count }
setup-not-numbers = --players nimmt Zahlen mit Kommas dazwischen, nicht „{ $found }“
setup-port = Port { $port } von { $host } ist nicht benutzbar ({ $reason }); nimm mit --port einen anderen
print-contents = Inhalt
print-rules = Spielregeln
print-players = Für { $fewest } bis { $most } Personen.
print-parts = Material zum Ausdrucken
print-needs = Was sonst noch gebraucht wird
print-set-up = Spielaufbau
print-sheet = { $title }, Blatt { $sheet } von { $sheets }.
print-join = An den linken und oberen Marken abschneiden und jedes Blatt bis zu den Dreiecken auf sein Nachbarblatt legen.
print-aid = Spielhilfe
print-piece = { $count } ×
print-tiles = Streckenplättchen
print-new-city = Neue Stadt
print-part-rulebook = Dieses Regelheft (rulebook.pdf)
print-part-map = Karte { $name }: auf { $sheets } Blättern ({ $file }_sheets.pdf) oder auf einer großen Seite ({ $file }_large.pdf)
print-part-tiles = Streckenplättchen, so groß wie die Sechsecke der Karten (tiles.pdf); sie sind unbegrenzt: Druckt bei Bedarf mehr aus
print-part-aids = Spielhilfen, eine für jede Person (player_aids.pdf)
print-need-goods-cubes = Warenmarker, Farbe: { $colour }
print-need-bag = Beutel zum Ziehen der Warenmarker
print-track-costs = Was Strecken kosten
print-track-exit = Jeder Ausgang eines Plättchens
print-track-town = In einer Kleinstadt zusätzlich
print-track-river = Am Fluss zusätzlich
print-track-hills = Im Hügelland zusätzlich
print-track-mountains = Im Gebirge zusätzlich
print-track-printed = Eine gedruckte Verbindung
print-game-turn = Runde

## The rules page

rules-tab = { $game }: die Regeln – Golden Spike

## Track tiles: the face, and the side of its first exit

tile-straight = Gerade (Drehung { $turn })
tile-gentle = weite Kurve (Drehung { $turn })
tile-sharp = enge Kurve (Drehung { $turn })
tile-crossing = Kreuzung zweier Geraden (Drehung { $turn })
tile-straight_over_gentle = Gerade über weiter Kurve (Drehung { $turn })
tile-gentles_crossing = zwei weite Kurven, gekreuzt (Drehung { $turn })
tile-gentles = zwei weite Kurven (Drehung { $turn })
tile-straight_and_sharp = Gerade und enge Kurve (Drehung { $turn })
tile-gentle_and_sharp_left = weite Kurve, enge Kurve links (Drehung { $turn })
tile-gentle_and_sharp_right = weite Kurve, enge Kurve rechts (Drehung { $turn })
tile-sharps_near = zwei enge Kurven nebeneinander (Drehung { $turn })
tile-sharps_far = zwei enge Kurven gegenüber (Drehung { $turn })
tile-town = Kleinstadt mit einem Ausgang (Drehung { $turn })
tile-town_straight = Kleinstadt an einer Geraden (Drehung { $turn })
tile-town_gentle = Kleinstadt an einer weiten Kurve (Drehung { $turn })
tile-town_sharp = Kleinstadt an einer engen Kurve (Drehung { $turn })
tile-town_fan = Kleinstadt mit drei Ausgängen nebeneinander (Drehung { $turn })
tile-town_left = Kleinstadt mit drei Ausgängen, Abzweig links (Drehung { $turn })
tile-town_right = Kleinstadt mit drei Ausgängen, Abzweig rechts (Drehung { $turn })
tile-town_star = Kleinstadt mit drei Ausgängen als Stern (Drehung { $turn })
tile-town_four_straight = Kleinstadt mit vier Ausgängen an zwei Geraden (Drehung { $turn })
tile-town_four_gentle = Kleinstadt mit vier Ausgängen, drei davon nebeneinander (Drehung { $turn })
tile-town_four_sharp = Kleinstadt mit vier Ausgängen nebeneinander (Drehung { $turn })

## Partien studieren

study-gave-away = { $name } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} der Siegchance verschenkt: { $chosen } % statt { $best } %.
study-you-gave-away = Du hast { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} deiner Siegchance verschenkt: { $chosen } % statt { $best } %.
study-then = { $one }; dann: { $other }
study-by-way = { $told }: { $way }
study-not-over = Diese Partie läuft noch. Sie lässt sich analysieren, wenn sie zu Ende ist.
study-still-running = Genau diese Partie wird noch von mehreren Leuten gespielt. Sie lässt sich studieren, wenn sie zu Ende ist.
study-no-hints = Tipps sind zum Üben da: in einer laufenden Partie, in der du allein gegen Bots spielst.
study-no-play-on = Diese Partie läuft noch. Wer sie allein spielt, kann von ihr aus woanders weiterspielen, auf dem eigenen Platz; alle anderen, wenn sie zu Ende ist.
hint-answer = { $name } würde wohl antworten: { $choice }.
study-no-mind = Die Bots dieses Spiels rechnen nicht voraus, deshalb lässt es sich nicht studieren.
puzzle-why-gap = Sie lässt dir { $points ->
    [one] einen Prozentpunkt
   *[other] { $points } Prozentpunkte
} mehr Siegchance als die zweitbeste Wahl.
puzzle-why-taken = Nach der zweitbesten Wahl käme { $name } dir zuvor: { $choice }.
puzzle-why-answer = Auf die zweitbeste Wahl würde { $name } wohl antworten: { $choice }.
puzzle-why-ends = Viele Male zu Ende gespielt, stehst du im Schnitt bei { $own } und der Beste der anderen bei { $rival }; nach der zweitbesten Wahl steht es { $own-second } zu { $rival-second }.
wait-study = Gerade gibt es viel zu studieren. Versuch es gleich noch einmal.
analyse-line = Zeile { $line }: { $told }
analyse-chosen = Gewählt ({ $chance } %): { $choice }
analyse-bot = Der Bot ({ $chance } %): { $choice }
analyse-other = Auch ({ $chance } %): { $choice }
analyse-none = Keine Entscheidung hat etwas verschenkt, das über jeden Zweifel hinausgeht.
analyse-chances = Siegchancen im Verlauf der Partie, vom ersten Zug bis zum letzten
analyse-short = Nur { $done } % der Analyse sind fertig. Mit mehr --seconds geht sie tiefer.
setup-not-studied = die Bots von { $game } rechnen nicht voraus, deshalb lässt es sich nicht studieren
