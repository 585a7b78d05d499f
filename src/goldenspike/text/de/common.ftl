## Wörter für alle Spiele

money = { NUMBER($amount, useGrouping: 1) } $
chance = Der Zufall
seat-player = Spieler

rule-NOT_YOUR_DECISION = Nur wer gefragt ist, darf handeln.
because-NOT_YOUR_DECISION = Du bist nicht gefragt, sondern { $seat }.
rule-GAME_IS_OVER = Nach dem Ende des Spiels geht nichts mehr.
because-GAME_IS_OVER = Das Spiel ist aus.
rule-NOTHING_TO_UNDO = Zurücknehmen lässt sich nur, was man getan hat.
because-NOTHING_TO_UNDO = Du hast noch nichts getan.
rule-OTHERS_HAVE_ACTED = Zurücknehmen geht, bis der Zufall oder jemand anders gehandelt hat; danach nur, wenn die anderen zustimmen.
because-OTHERS_HAVE_ACTED = Seitdem haben andere gehandelt.

## Das Terminal

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
players = Spieler
seat-column = Platz
cash = Bargeld
cubes = Würfel
shares = Aktien
controls = Kontrolle
company = Gesellschaft
controller = Kontrolle
treasury = Kasse
profit = Gewinn
track = Gleise
goods = Waren
value = Wert
order = Spielreihenfolge
only-one = Nur eine Aktion ist möglich:

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
