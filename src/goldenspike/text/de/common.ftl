## Words that every game uses

money = { NUMBER($amount, useGrouping: 1) } $
chance = Der Zufall
seat-player = Spieler

cited = { $rule } ({ $reference })
refused = { $reason } { $rule }
rule-NOT_YOUR_DECISION = Nur wer gefragt ist, darf handeln.
because-NOT_YOUR_DECISION = Du bist nicht gefragt, sondern { $seat }.
rule-GAME_IS_OVER = Nach dem Ende des Spiels geht nichts mehr.
because-GAME_IS_OVER = Das Spiel ist aus.
rule-NOTHING_TO_UNDO = Zurücknehmen lässt sich nur, was man getan hat.
because-NOTHING_TO_UNDO = Du hast noch nichts getan.
rule-OTHERS_HAVE_ACTED = Zurücknehmen geht, bis der Zufall oder jemand anders gehandelt hat; danach nur, wenn die anderen zustimmen.
because-OTHERS_HAVE_ACTED = Seitdem haben andere gehandelt.
rule-SEEN_BY_OTHERS = Ist das Spiel zu Ende oder haben andere Verdecktes gesehen, so wird nur zurückgenommen, wenn alle zustimmen.
because-SEEN_BY_OTHERS = Was verdeckt war, ist seitdem gesehen worden.

## The terminal

turn = Runde { $turn } von { $turns }
your-decision = { $seat }, du bist an der Reihe
your-decision-for = { $seat }, du entscheidest für { $company }
highest-bid = Höchstes Gebot: { $bid }, { $seat }
out-of-it = Aus dieser Versteigerung ausgeschieden: { $seats }
too-narrow = Die Karte braucht ein Terminal mit mindestens { $columns } Spalten.
not-a-record = { $file } gibt es schon und ist keine Partieaufzeichnung: Wähl einen anderen Namen.
labelled = { $label }: { $value }
to-decide = Zu entscheiden hat
more-help = Gib eine Nummer, eine Aktion oder help ein.
choose = Deine Wahl:
choose-number = Von { $low } bis { $high }:
pass-keyboard = Gib die Tastatur an { $seat } weiter; dann dort die Eingabetaste drücken.
help = Gib die Nummer einer Wahl ein, oder eine Aktion wie in den Aufzeichnungen, zum Beispiel { $example }.
    why AKTION sagt, warum etwas nicht geht, rules nennt die Regeln, board zeichnet den Spielplan neu,
    log zeigt, was geschah, undo nimmt deine letzte Aktion zurück, save DATEI schreibt die Aufzeichnung, quit beendet das Spiel.
allowed = Das ist erlaubt.
no-such-choice = Keine Wahl hat diese Nummer.
saved = Gespeichert in { $file }.
undone = Zurückgenommen.
goodbye = Bis bald. Weiter geht es mit: { $command }
rules-title = Die Regeln
log-title = Was geschah
log-run = { $count } Zeilen wie die folgende
players = Spieler
seat-column = Platz
cash = Bargeld
company = Gesellschaft
controller = Kontrolle
goods = Waren
order = Spielreihenfolge
only-one = Nur eine Aktion ist möglich:

## Hex maps in the terminal

legend-ground = . Ebene  ~ Fluss  ^ Hügel  A Gebirge  = Wasser  ABC Stadt  abc Ort
letter-red = R
letter-blue = B
letter-yellow = G
letter-purple = L
letter-grey = A
letter-black = S

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-such-name = { $what ->
    [company] es gibt keine Gesellschaft „{ $name }“
    [location] es gibt keinen Ort „{ $name }“
    [stop] es gibt keinen Halt „{ $name }“
    [colour] es gibt keine Farbe „{ $name }“
   *[action] es gibt keine Aktion „{ $name }“
}
notation-no-such-hex = es gibt kein Feld „{ $name }“; schreib den Buchstaben seiner Reihe und seine Nummer darin, etwa H7
notation-hex-is-chosen = das Plättchen kommt nach { $hex }, das Feld ist schon gewählt
notation-no-such-tile = es gibt kein Plättchen „{ $name }“; die Formen sind { $faces }, die Drehungen 1 bis 6
notation-no-such-side = „{ $word }“ ist keine Seite von 1 bis { $most }
notation-no-whole-number = „{ $word }“ ist keine ganze Zahl
notation-counts-from-one = gezählt wird ab eins

## What keeps the server from answering now

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
record-no-such-seat = es gibt keinen Platz { $seat } in einer Partie zu { $players }
record-no-header-end = das ist keine Aufzeichnung: keine Zeile --- beendet ihren Kopf
record-no-header-line = hier wird eine Kopfzeile „Schlüssel Wert“ erwartet, nicht „{ $found }“
record-header-twice = im Kopf steht „{ $name }“ zweimal
record-header-lacks = im Kopf fehlt „{ $name }“
record-other-format = das Format { $found } ist nicht bekannt, nur { $known }
record-control-character = „{ $found }“ enthält ein Steuerzeichen, und eine Aufzeichnung hat keine
record-no-action-line = hier werden eine Platznummer oder * und eine Aktion erwartet, nicht „{ $found }“
record-no-last-digest = am Ende fehlt die Prüfsumme der letzten Stellung
record-misplaced-digest = hier fehlt eine Prüfsumme, oder es steht eine, wo keine hingehört
record-wrong-digest = die Prüfsumme ist { $found }, aber die Zeilen darüber ergeben { $right }
record-no-such-game = es gibt kein Spiel „{ $name }“; es gibt { $known }
record-other-rules = die Version { $found } der Regeln ist nicht bekannt, nur solche bis { $known }
record-no-number-of-players = „{ $found }“ ist keine Anzahl Spieler
record-players = { $game } ist für { $fewest } bis { $most } Spieler, nicht { $found }
record-no-such-option = { $game } hat keine Option „{ $option }“; { $known ->
    [none] es hat keine
   *[other] seine Optionen: { $known }
}
record-bad-board = der Spielplan in der Aufzeichnung ist fehlerhaft: { $told }
record-option-twice = die Option „{ $option }“ ist zweimal angegeben
record-own-board = „{ $name }“ ist ein Spielplan der Spieler: gib seine Datei mit --board an
record-too-many-actions = eine Aufzeichnung hat höchstens { $most } Aktionen, und diese ist eine zu viel
limit-record-size = Eine Aufzeichnung hat höchstens { $most } kB, diese hat { $found } kB.
limit-record-time = Diese Aufzeichnung zu lesen oder zu schreiben hat länger als { $seconds } Sekunden gedauert und wurde abgebrochen.
limit-game-length = Das Protokoll dieser Partie hat { $most } Zeilen erreicht, mehr behält ein Tisch nicht: hier geht nichts weiter. Die Aufzeichnung der Partie lässt sich noch speichern.
record-other-board = gespielt auf dem Plan { $found }, aber dieser Plan ist { $given }

## Printed kits

print-contents = Inhalt
print-rules = Spielregeln
print-players = Für { $fewest } bis { $most } Personen.
print-parts = Teile zum Drucken
print-needs = Was sonst noch nötig ist
print-set-up = Spielaufbau
print-sheet = { $title }, Blatt { $sheet } von { $sheets }.
print-join = An den linken und oberen Marken schneiden und jedes Blatt bis zu den Dreiecken auf sein Nachbarblatt legen.
print-aid = Spielhilfe
print-piece = { $count } ×
print-tiles = Streckenplättchen
print-new-city = Neue Stadt
print-part-rulebook = Dieses Regelheft (rulebook.pdf)
print-part-map = Karte { $name }: auf { $sheets } Blättern ({ $file }_sheets.pdf) oder auf einer großen Seite ({ $file }_large.pdf)
print-part-tiles = Streckenplättchen, so groß wie die Sechsecke der Karten (tiles.pdf); sie gehen nie aus: Druckt bei Bedarf mehr
print-part-aids = Spielhilfe, eine für jeden (player_aids.pdf)
print-need-goods-cubes = Warenmarker, Farbe: { $colour }
print-need-bag = Beutel zum Ziehen der Warenmarker
print-game-turn = Runde

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
tile-town = Ort mit einem Ausgang (Drehung { $turn })
tile-town_straight = Ort an einer Geraden (Drehung { $turn })
tile-town_gentle = Ort an einer weiten Kurve (Drehung { $turn })
tile-town_sharp = Ort an einer engen Kurve (Drehung { $turn })
tile-town_fan = Ort mit drei Ausgängen nebeneinander (Drehung { $turn })
tile-town_left = Ort mit drei Ausgängen, Abzweig links (Drehung { $turn })
tile-town_right = Ort mit drei Ausgängen, Abzweig rechts (Drehung { $turn })
tile-town_star = Ort mit drei Ausgängen als Stern (Drehung { $turn })
tile-town_four_straight = Ort mit vier Ausgängen an zwei Geraden (Drehung { $turn })
tile-town_four_gentle = Ort mit vier Ausgängen, drei davon nebeneinander (Drehung { $turn })
tile-town_four_sharp = Ort mit vier Ausgängen nebeneinander (Drehung { $turn })
