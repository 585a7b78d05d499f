## Names

colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-purple = lila
colour-grey = grau
colour-black = schwarz
side-NE = Nordosten
side-E = Osten
side-SE = Südosten
side-SW = Südwesten
side-W = Westen
side-NW = Nordwesten
show-cash = Bargeld
show-income = Einkommen
show-points = Punkte
show-locomotive = Lokomotive
show-action = Aktion
show-links = Verbindungen
legend-track = Gleise: 1 bis 6 ihr Spieler, - niemandes, o in einem Ort; unterstrichen: offen
show-supply = Vorratsfelder
action-Turn_Order = Zugfolge
action-First_Move = Erster Transport
action-Engineer = Ingenieur
action-First_Build = Erster Bau
action-City_Growth = Stadtwachstum
action-Locomotive = Lokomotive
action-Urbanization = Stadtgründung
phase-draw_cubes = Würfel ziehen
phase-places_for_sale = Plätze zu verkaufen
phase-random_order = Zufällige Zugfolge
phase-new_turn = Neue Runde
phase-capital = Kapital
phase-turn_order_auction = Versteigerung der Zugfolge
phase-actions = Aktionen
phase-build_track = Gleise bauen
phase-move_goods = Waren bewegen
phase-income = Einkommen
phase-next_turn_order = Nächste Zugfolge
phase-end_of_game = Spielende
phase-over = Das Spiel ist zu Ende

## Choices

choice-draw = { $colour } ziehen
choice-seat = { $seat }
choice-pass = Passen
choice-site = In { $hex } bauen
choice-done = Nicht weiter bauen
choice-move = Würfel ({ $colour }) aus { $stop } bewegen, Lieferung { $delivery }
range-move = Würfel ({ $colour }) aus { $stop } bewegen, Lieferungen { $low } bis { $high }
choice-bid = { $bid } bieten
range-bid = { $low } bis { $high } $ bieten
choice-stay = Einmal passen und dabeibleiben
choice-take = { $tile } für { $cost } nehmen
choice-take-number = { $tile } nur wegen der Nummer nehmen
choice-capital = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} Kapital aufnehmen
range-capital = { $low } bis { $high } Schritte Kapital zu 5 $ aufnehmen
choice-lay = In { $hex } für { $cost } legen: { $tile }
choice-connect = { $stop } und { $other } für { $cost } verbinden
choice-urbanize = { $stop } zur Stadt machen ({ $colour })
choice-grow = { $stop } wachsen lassen
choice-supply = Würfel aus Vorratsfeld { $space } nehmen
choice-improve = Lokomotive auf Stufe { $level } verbessern
choice-income = { $points } aufs Einkommen
choice-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} nehmen

## What happened

event-CUBE_DRAWN = Ein Würfel ({ $colour }) kommt nach { $stop }.
event-SUPPLY_DRAWN = Ein Würfel ({ $colour }) kommt in Vorratsfeld { $space }.
event-OPENER_DRAWN = { $seat } eröffnet die erste Versteigerung.
event-PLACE_DRAWN = { $seat } zieht Platz { $place }.
event-BID = { $seat } bietet { $bid }.
event-BID_PASSED = { $seat } passt.
event-PLACE_WON = { $seat } nimmt Platz { $place } für { $paid }.
event-STAYS_IN = { $seat } passt einmal und bleibt dabei.
event-TURN_BEGINS = Runde { $turn } beginnt.
event-CAPITAL_RAISED = { $seat } nimmt { $money } auf: Einkommen { $income }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}.
event-ACTION_TAKEN = { $seat } nimmt { $tile } für { $paid }.
event-NUMBER_TAKEN = { $seat } nimmt { $tile } nur wegen der Nummer.
event-TILE_LAID = { $seat } legt { $tile } in { $hex } für { $paid }.
event-LINKS_COMPLETED = { $seat } stellt Verbindungen fertig: { $links }.
event-CITIES_CONNECTED = { $seat } verbindet { $stop } und { $other }.
event-URBANIZED = { $seat } macht { $stop } zur Stadt ({ $colour }).
event-CITY_GROWN = { $seat } lässt { $stop } wachsen.
event-SUPPLY_MOVED = { $seat } bringt die Würfel aus Vorratsfeld { $space } nach { $stop }.
event-BUILDING_DONE = { $seat } ist mit dem Bauen fertig.
event-LINKS_LOST = { $seat } verliert unfertige Verbindungen: { $links }.
event-DELIVERED = { $seat } liefert einen Würfel ({ $colour }) von { $stop } nach { $other }.
event-IMPROVED = { $seat } verbessert die Lokomotive auf Stufe { $level }.
event-GOODS_PASSED = { $seat } bewegt nichts.
event-INCOME_TAKEN = { $seat } legt { $points } aufs Einkommen, jetzt { $income }.
event-POINTS_TAKEN = { $seat } nimmt { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}, jetzt { $total }.
event-INCOME_PAID = Einkommen von { $seat }: { $income }; Bargeld { $cash }.
event-EXPENSES_PAID = { $seat }: Einkommen { $income }, Ausgaben { $expenses }; Bargeld { $cash }.
event-DEBT_COVERED = { $seat } fehlten { $owed }: { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} und { $income } Einkommen sind weg.
event-WENT_BANKRUPT = { $seat } ist bankrott und scheidet aus.
event-SCORED = { $seat }: { $income } fürs Einkommen, { $links } für Verbindungen, zusammen { $total }.
event-WON = { $seat } gewinnt mit { $total ->
    [one] { $total } Siegpunkt
   *[other] { $total } Siegpunkten
}.
gained-income = { $amount } Einkommen
gained-points = { $amount } SP

## Why an action is refused

because-DRAW_CUBES = Jetzt kann kein Würfel ({ $colour }) gezogen werden.
because-RANDOM_ORDER = { $seat } kann jetzt nicht gezogen werden.
because-PLACES_FOR_SALE = Platz { $place } steht bei { $bid }: mehr bieten oder passen.
because-OPEN_THE_AUCTION = Du eröffnest die Versteigerung von Platz { $place } und musst ein Gebot nennen.
because-BID_HIGHER = { $bid } übertrifft { $high } nicht.
because-BID_WITHIN_MEANS = Du kannst nicht { $bid } bieten, denn du kannst höchstens { $means } zahlen.
because-BUY_CAPITAL = Du kannst höchstens { $most ->
    [one] { $most } Schritt
   *[other] { $most } Schritte
} Kapital aufnehmen.
because-TURN_ORDER_AUCTION = Das Gebot steht bei { $bid }: erhöhen oder passen.
because-PASS_ONCE = Du hattest in der letzten Runde nicht das Plättchen Zugfolge, oder du hast es schon benutzt.
because-TAKE_AN_ACTION = Du musst jetzt ein Aktionsplättchen nehmen.
because-ACTION_TAKEN = { $tile } ist schon vergeben.
because-ACTION_COST = { $tile } kostet { $cost }, und du kannst höchstens { $means } zahlen.
because-NUMBER_ONLY = { $tile } kann nicht nur wegen der Nummer genommen werden.
because-NOTHING_TO_DO_WITH_IT = { $tile } ließe sich nicht ausführen.
because-BUILD_TRACK = Du musst jetzt bauen oder das Bauen beenden.
because-LAY_A_TILE = In { $hex } ist jetzt ein Plättchen zu legen.
because-MUST_BE_CARRIED_OUT = { $tile } ist bezahlt.
because-NEEDS_URBANIZATION = Du hast keine Stadtgründung auszuführen.
because-URBANIZE_A_TOWN = { $stop } ist kein Ort.
because-NEW_CITY_LEFT = Es ist keine neue Stadt ({ $colour }) mehr da.
because-NEEDS_CITY_GROWTH = Du hast kein Stadtwachstum auszuführen.
because-GROW_A_PRINTED_CITY = { $stop } ist keine gedruckte Stadt.
because-GROWN_ALREADY = { $stop } ist schon gewachsen, oder es ist kein Marker mehr da.
because-CHOOSE_A_SUPPLY = Wähle das Vorratsfeld, dessen Würfel nach { $stop } kommen.
because-SUPPLY_IS_EMPTY = Vorratsfeld { $space } ist leer.
because-NOT_YOUR_TRACK = Das Gleis von { $hex } nach { $side } gehört { $owner }.
because-BUILDABLE_LAND = { $hex } ist kein Land, auf dem gebaut werden kann.
because-CITIES_STAY_CLEAR = { $stop } nimmt { $hex } ein.
because-TOWN_TILES_IN_TOWNS = Dieses Plättchen gehört nicht nach { $hex }.
because-KEEP_EVERY_ROUTE = Das Plättchen muss das Gleis in { $hex } beibehalten und erweitern.
because-LAST_TILE_ONLY = Das Gleis in { $hex } ist nicht das lose Ende einer unfertigen Verbindung, das dieses Plättchen drehen würde.
because-FORBIDDEN_EDGE = Aus { $hex } führt nichts über die Kante nach { $side }.
because-START_SOMEWHERE = So schließt in { $hex } nichts an, von dem aus du bauen darfst.
because-PORT_WITHIN_REACH = Noch verbindet kein Gleis { $stop } mit einem Hafen.
because-CLAIM_UNOWNED_LINKS = Die herrenlose Verbindung bei { $stop } kann von hier nicht übernommen werden.
because-NOT_TO_ITS_START = Die Verbindung würde in { $stop } enden, wo sie beginnt.
because-TOO_DEAR = Das kostet { $cost }; vorhanden sind { $purse }, es fehlen { $short }.
because-TOO_MANY_TILES = Alle { $limit } Bauten dieser Runde sind verbraucht.
because-PRINTED_CONNECTION = Die Karte zeigt zwischen diesen beiden keine Verbindung.
because-CONNECTED_ALREADY = { $stop } und { $other } sind schon verbunden.
because-MOVE_GOODS = Du musst einen Würfel bewegen, die Lokomotive verbessern oder passen.
because-CUBE_LIES_THERE = In { $stop } liegt kein Würfel ({ $colour }).
because-COMPLETE_LINKS_ONLY = Für den Würfel ({ $colour }) in { $stop } gibt es keinen solchen Weg über fertige Verbindungen.
because-NO_STOP_TWICE = Der Würfel ({ $colour }) aus { $stop } käme zweimal an denselben Halt.
because-FIRST_CITY_OF_ITS_COLOUR = Der Weg des Würfels ({ $colour }) aus { $stop } muss in der ersten Stadt seiner Farbe enden, und nur dort.
because-WITHIN_LOCOMOTIVE_LEVEL = Der Weg des Würfels ({ $colour }) aus { $stop } ist länger als die Stufe deiner Lokomotive.
because-OWN_LINK_ON_THE_WAY = Keine Verbindung auf dem Weg des Würfels ({ $colour }) aus { $stop } gehört dir.
because-NOBODY_OWNS_MORE = Ein anderer Spieler besitzt auf dem Weg des Würfels ({ $colour }) aus { $stop } mehr Verbindungen als du.
because-IMPROVE_ONCE = Du hast deine Lokomotive in dieser Runde schon verbessert.
because-HIGHEST_LOCOMOTIVE = Deine Lokomotive hat die höchste Stufe.
because-INCOME_OR_POINTS = { $points ->
    [one] Lege deinen { $points } Punkt aufs Einkommen oder nimm ihn als Siegpunkt.
   *[other] Lege deine { $points } Punkte aufs Einkommen oder nimm sie als Siegpunkte.
}

## The rules

rule-DRAW_CUBES = Zwei Würfel aus dem Beutel kommen in jede Stadt und zwei in jedes Vorratsfeld; danach wird der Beutel nicht mehr gebraucht, und gelieferte Würfel verlassen das Spiel.
rule-RANDOM_ORDER = Nach den Standardregeln ist die erste Zugfolge zufällig; nach den Grundregeln ist zufällig, wer die erste Versteigerung eröffnet.
rule-PLACES_FOR_SALE = Grundregeln: Die Plätze der ersten Zugfolge werden einzeln verkauft; erhöhen oder passen; der Gewinner zahlt, der nächste linke Nachbar ohne Platz eröffnet die nächste Versteigerung, und der letzte Platz ist kostenlos.
rule-OPEN_THE_AUCTION = Wer eröffnet, nennt ein Gebot; 0 $ genügen.
rule-BID_HIGHER = Ein Gebot muss höher sein als das vorige.
rule-BID_WITHIN_MEANS = Niemand bietet mehr, als er zahlen kann: nach den Grundregeln mit aufgenommenem Kapital, nach den Standardregeln bar.
rule-RAISE_CAPITAL = Grundregeln: Kapital wird nur für eine fällige Zahlung aufgenommen: zuerst Bargeld, dann 5 $ je Schritt weniger Einkommen, so wenige wie nötig, und der Rest bleibt. Bei -10 kosten weitere 5 $ je 2 Siegpunkte.
rule-BUY_CAPITAL = Standardregeln: Kapital gibt es nur in der eigenen Phase, beliebig viele Schritte zu 5 $, jeder für einen Schritt Einkommen oder, bei -10, für 2 Siegpunkte; alles Spätere wird bar bezahlt.
rule-BANKRUPT = Wer nicht zahlen kann, was er muss, ist bankrott und scheidet aus. Fertige Verbindungen bleiben, benutzbar und herrenlos; unfertige können übernommen werden.
rule-TURN_ORDER_AUCTION = Standardregeln: In der jetzigen Zugfolge erhöhen oder passen; das erste Gebot darf 0 $ sein. Wer passt, nimmt den letzten freien Platz. Erster und Zweiter zahlen ihr Gebot, der Letzte nichts, die anderen die Hälfte, aufgerundet.
rule-PASS_ONCE = Wer in der letzten Runde das Plättchen Zugfolge hatte, darf einmal passen und dabeibleiben.
rule-TAKE_AN_ACTION = In Zugfolge nimmt jeder ein Aktionsplättchen.
rule-ACTION_TAKEN = Jede Aktion nimmt nur ein Spieler.
rule-ACTION_COST = Grundregeln: Stadtwachstum kostet 2 $, Lokomotive 4 $ und ihre neue Stufe, Stadtgründung 6 $; die anderen sind kostenlos, die Lokomotive auf Stufe 6 auch. Nach den Standardregeln sind alle kostenlos.
rule-NUMBER_ONLY = Stadtwachstum und Stadtgründung darf man nur wegen der Nummer nehmen: beim Nehmen gesagt, kostenlos und ohne Wirkung.
rule-NOTHING_TO_DO_WITH_IT = Gibt es keine Stadt zum Wachsen, keinen Ort oder keine neue Stadt mehr, kann die Aktion nur wegen der Nummer genommen werden.
rule-BUILD_TRACK = Drei Plättchen je Runde, mit Ingenieur vier; Erster Bau beginnt. Stadtwachstum und Stadtgründung zählen nicht.
rule-LAY_A_TILE = Wähle ein Feld, dann das Plättchen und seine Drehung.
rule-MUST_BE_CARRIED_OUT = Was bezahlt ist, muss ausgeführt werden.
rule-UNFINISHED_LINKS = Eine Verbindung ist das Gleis zwischen benachbarten Halten. Eine unfertige gehört ihrem Besitzer bis zum Ende seines nächsten Bauzugs, länger nur, wenn er sie darin verlängert oder fertigstellt; fertige gehören ihm für immer.
rule-NEEDS_URBANIZATION = Nur Stadtgründung macht neue Städte, einmal je Runde.
rule-URBANIZE_A_TOWN = Jeder Ort wird zur neuen Stadt, an allen sechs Seiten verbunden: Gleis, das auf sie zeigt, wird fertig, Stümpfe, die auf dem Plättchen des Ortes enden, verschwinden, Verbindungen mit Plättchen jenseits davon behalten ihren Besitzer, und die Würfel eines Vorratsfelds kommen darauf.
rule-NEW_CITY_LEFT = Es gibt je eine rote, blaue, gelbe und lila neue Stadt und vier graue.
rule-NEEDS_CITY_GROWTH = Nur Stadtwachstum lässt eine Stadt wachsen, einmal je Runde.
rule-GROW_A_PRINTED_CITY = Alle Würfel eines Vorratsfelds kommen in eine gedruckte Stadt.
rule-GROWN_ALREADY = Eine Stadt wächst einmal; es gibt zehn Marker.
rule-CHOOSE_A_SUPPLY = Ein Vorratsfeld wird geleert; ist keins mehr da, geschieht nichts.
rule-SUPPLY_IS_EMPTY = Das Feld muss Würfel enthalten.
rule-NOT_YOUR_TRACK = Niemand setzt fremdes Gleis fort; es zu blockieren ist erlaubt.
rule-BUILDABLE_LAND = Plättchen liegen auf Landfeldern der Karte, nie außerhalb und nie auf Wasser.
rule-CITIES_STAY_CLEAR = Auf eine Stadt, gedruckt oder neu, kommt kein Plättchen: Gleise enden an ihrem Rand.
rule-TOWN_TILES_IN_TOWNS = Ortsfelder nehmen Ortsplättchen auf, und nur sie.
rule-KEEP_EVERY_ROUTE = Ein Plättchen darf durch eines mit mehr Gleis ersetzt werden, das jeden Gleisverlauf genau beibehält, wem er auch gehört; alte Verläufe behalten ihre Besitzer, neue gehören dem Erbauer. Bezahlt werden alle Ausgänge und der Ort, kein Gelände.
rule-LAST_TILE_ONLY = Nur das letzte Plättchen einer eigenen oder übernehmbaren unfertigen Verbindung darf gedreht oder getauscht werden, nie ein Ortsplättchen. Bezahlt werden die Ausgänge, nicht das Gelände.
rule-FORBIDDEN_EDGE = Gleise überqueren nie eine gesperrte Kante, den Kartenrand oder ein Ufer.
rule-START_SOMEWHERE = Neues Gleis geht von einer Stadt aus oder setzt eigenes fort, auch aus einem Ort heraus, den es erreicht.
rule-PORT_WITHIN_REACH = Wo die Karte Häfen hat, beginnt der Bau an einer Hafenstadt, an einer Stadt, die irgendein Gleis mit einer Hafenstadt verbindet, oder an eigenem Gleis.
rule-CLAIM_UNOWNED_LINKS = Eine unfertige Verbindung, die niemandem gehört, übernimmt, wer sie verlängert, wenn sie an einer Stadt beginnt oder eine eigene Verbindung berührt.
rule-NOT_TO_ITS_START = Eine Verbindung verbindet zwei verschiedene Halte.
rule-TOO_DEAR = Ein Plättchen kostet 1 $ je Ausgang, 1 $ mehr im Ort, 1 $ am Fluss, 2 $ im Hügelland, 3 $ im Gebirge; eine gedruckte Verbindung kostet 3 $.
rule-TOO_MANY_TILES = Die Zahl der Bauten je Runde ist begrenzt; ein gedrehtes oder ersetztes Plättchen und eine gedruckte Verbindung zählen je als ein Bau.
rule-PRINTED_CONNECTION = Zwei benachbarte Städte mit gedruckter Verbindung werden ohne Plättchen verbunden; das zählt als ein Bau.
rule-CONNECTED_ALREADY = Eine gedruckte Verbindung wird nur einmal gebaut.
rule-MOVE_GOODS = Zwei Durchgänge: Jeder bewegt der Reihe nach einen Würfel, verbessert die Lokomotive um 1 oder passt; Erster Transport beginnt.
rule-CUBE_LIES_THERE = Ein Würfel wird von der Stadt oder dem Ort aus bewegt, wo er liegt.
rule-COMPLETE_LINKS_ONLY = Würfel gehen nur über fertige Verbindungen.
rule-NO_STOP_TWICE = Ein Würfel kommt an keinen Halt und über keine Verbindung zweimal und nie zum Anfang zurück.
rule-FIRST_CITY_OF_ITS_COLOUR = Der Weg eines Würfels endet in der ersten Stadt seiner Farbe. Graue gehen zu grauen neuen Städten, schwarze zu schwarzen Städten.
rule-WITHIN_LOCOMOTIVE_LEVEL = Ein Würfel geht höchstens über so viele Verbindungen, wie die Lokomotive Stufen hat.
rule-OWN_LINK_ON_THE_WAY = Mindestens eine Verbindung des Wegs gehört dem, der bewegt.
rule-NOBODY_OWNS_MORE = Kein anderer Spieler besitzt mehr Verbindungen des Wegs als der, der bewegt; herrenlose zählen für niemanden.
rule-IMPROVE_ONCE = Die Lokomotive wird einmal je Runde statt eines Transports verbessert.
rule-HIGHEST_LOCOMOTIVE = Lokomotiven haben die Stufen 1 bis 6.
rule-INCOME_OR_POINTS = Jede Verbindung einer Lieferung bringt ihrem Besitzer einen Punkt. Alle Punkte einer Lieferung gehen aufs Einkommen oder zu den Siegpunkten; zuerst wählt, wer bewegt, dann die anderen in Zugfolge. Das Einkommen endet bei +10.
rule-COLLECT_INCOME = Einkommen wird in Zugfolge ausgezahlt oder, wenn es negativ ist, bezahlt.
rule-PAY_EXPENSES = Standardregeln: 1 $ je Stufe der Lokomotive nach dem Einkommen. Wem etwas fehlt, der verliert je 2 $ einen Siegpunkt, ein ungerader Dollar wird zurückgegeben, dann je 2 $ 1 Einkommen; wer unter -10 fällt, ist bankrott.
rule-NEXT_TURN_ORDER = Grundregeln: Die nächste Zugfolge richtet sich nach den Nummern der Aktionen, die kleinste zuerst.
rule-FINAL_SCORE = Am Ende 1 Siegpunkt je 2 Einkommen, oder 2 weniger je Punkt unter null, und 1 je fertige Verbindung.
rule-WINNER = Die meisten Siegpunkte gewinnen; dann das höhere Einkommen; dann die kleinere Aktionsnummer der letzten Runde.

## Before a table is open

about-steam = Gleise über Sechsecke legen, Waren über eigene Verbindungen bewegen und bei jedem Würfel zwischen Einkommen und Siegpunkten wählen.
board-eastern_us = Osten der USA
board-northern_england = Nordengland
option-rules = Regeln
option-rules-base = Grundspiel
option-rules-standard = Standardspiel
chapter-steam-1 = Aufbau und erste Zugfolge
chapter-steam-2 = Kapital und Versteigerung
chapter-steam-3 = Aktionen
chapter-steam-4 = Gleise bauen
chapter-steam-5 = Waren bewegen
chapter-steam-6 = Einkommen und Ausgaben
chapter-steam-7 = Das Ende

## On the page

ask-TAKE_AN_ACTION = Nimm ein Aktionsplättchen.
ask-PLACES_FOR_SALE = Platz { $place } der Zugfolge steht bei { $bid }. Erhöhen oder passen?
ask-PLACES_FOR_SALE-open = Platz { $place } der Spielreihenfolge steht zum Verkauf. Du eröffnest.
ask-TURN_ORDER_AUCTION = Die Zugfolge wird versteigert und steht bei { $bid }. Erhöhen oder passen?
ask-TURN_ORDER_AUCTION-open = Die Spielreihenfolge wird versteigert, und noch niemand hat geboten. Bieten oder passen?
ask-BUY_CAPITAL = Wie viele Schritte Kapital nimmst du auf?
ask-CHOOSE_A_SUPPLY = Die Würfel welches Vorratsfelds kommen nach { $stop }?
ask-INCOME_OR_POINTS = { $points ->
    [one] Dein { $points } Punkt: aufs Einkommen oder als Siegpunkt?
   *[other] Deine { $points } Punkte: aufs Einkommen oder als Siegpunkte?
}
do-capital = { $amount } aufnehmen
if-won = Wenn du gewinnst: { $what }
points-to-place = Punkte dieser Lieferung
nth-in-order = Nr. { $nth } der Zugfolge
action-tiles = Aktionsplättchen
supply = Vorrat
new-cities-left = Übrige neue Städte
more-steam = Aktionsplättchen und Vorrat
score-goods = Für Lieferungen genommen
score-lost = Für Kapital und Schulden abgegeben
score-income = Für Einkommen
score-links = Für fertige Verbindungen
score-tie = Bei Gleichstand entscheidet das höhere Einkommen: { $incomes }.
tour-steam-players = Die Spieler in Zugfolge: Geld, Einkommen, Siegpunkte, fertige Verbindungen und die Stufe der Lokomotive. Die meisten Siegpunkte gewinnen.
tour-steam-actions = Die sieben Aktionsplättchen. Ihre Nummern bestimmen im Grundspiel die Zugfolge der nächsten Runde und entscheiden am Ende bei Gleichstand.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steam = „{ $text }“ ist keine Aktion; schreib bid DOLLAR, pass, stay, take AKTION, take AKTION pass, capital SCHRITTE, site FELD, lay FELD FORM DREHUNG, connect STADT STADT, urbanize ORT FARBE, grow STADT, supply VORRATSFELD, done, move FARBE HALT ... STADT, improve, income oder points

## Words in the drawing

draw-supply = Warenvorrat
draw-plain = Ebene
draw-river = Fluss +1 $
draw-hills = Hügel +2 $
draw-mountains = Gebirge +3 $
draw-town = Ort +1 $
draw-port = Hafen
draw-forbidden = kein Durchkommen
draw-cities = Städte und Waren
draw-income = Einkommen
draw-points = Punkte

## The printed kit

print-course = Ablauf einer Runde
print-charts = Leisten und Aktionsplättchen
print-income-track = Einkommen
print-points-track = Siegpunkte; über { $last } hinaus beginnt die Leiste von vorn
print-level-track = Stufe der Lokomotive
print-growth = Marken für Stadtwachstum
print-cost = Preis, Grundspiel
print-free = kostenlos
print-cost-engine = { $cost } und die neue Stufe
print-cost-or-pass = { $cost } oder nur die Nummer
print-turn-capital = Kapital
print-turn-capital-how = Standardregeln: beliebig viele Schritte kaufen, { $step } für ein Einkommen oder bei { $lowest } für { $points } Siegpunkte. Grundregeln: nur, wenn gezahlt werden muss.
print-turn-auction = Zugfolge
print-turn-auction-how = Standardregeln: Versteigerung in der jetzigen Zugfolge. Platz eins und zwei zahlen ihr Gebot, der letzte nichts, die anderen die Hälfte, aufgerundet. Grundregeln: nach den Nummern der Aktionsplättchen, die niedrigste zuerst.
print-turn-actions = Aktionen
print-turn-actions-how = In Zugfolge nehmen alle ein Aktionsplättchen. Grundregeln: seinen Preis zahlen.
print-turn-build = Strecken bauen
print-turn-build-how = { $tiles } Plättchen, mit Ingenieur { $more }. 1 $ je Ausgang, 1 $ im Ort, 1 $ am Fluss, 2 $ im Hügelland, 3 $ im Gebirge; eine gedruckte Verbindung 3 $. Beginne an einer Stadt oder am eigenen Gleis.
print-turn-goods = Waren bewegen
print-turn-goods-how = Zwei Durchgänge: einen Warenmarker zur ersten Stadt seiner Farbe auf dem Weg bringen, über höchstens so viele Verbindungen, wie die Lokomotive Stufen hat, davon mindestens eine eigene und von niemandem sonst mehr als von dir; oder einmal in der Runde die Lokomotive verbessern; oder passen. Jede Verbindung gibt ihrem Besitzer einen Punkt, als Einkommen oder als Siegpunkt.
print-turn-income = Einkommen
print-turn-income-how = Einkommen nehmen oder zahlen. Standardregeln: danach 1 $ je Stufe der Lokomotive zahlen.
print-turn-end = Das Ende
print-turn-end-how = Nach { $turns }. Ein Siegpunkt je 2 Einkommen, 2 weniger je Punkt unter null, 1 je fertige Verbindung.
print-turns-for = Runde { $turns } zu { $players }
print-action-1 = In der nächsten Versteigerung darfst du einmal passen und dabeibleiben (Standardregeln). Im Grundspiel beginnst du die nächste Runde.
print-action-2 = Du bewegst in beiden Durchgängen zuerst.
print-action-3 = Du baust ein Plättchen mehr.
print-action-4 = Du baust zuerst.
print-action-5 = Alle Warenmarker eines Vorratsfelds kommen in eine gedruckte Stadt, die noch nicht gewachsen ist. Markiere sie.
print-action-6 = Deine Lokomotive gewinnt sofort eine Stufe.
print-action-7 = Ein Ort wird zur neuen Stadt; alle Warenmarker eines Vorratsfelds kommen darauf.
print-part-charts = Leisten, Aktionsplättchen und Marken für Stadtwachstum (charts.pdf)
print-need-discs = Marken in jeder der sechs Farben für Verbindungen, Leisten und Zugfolge
print-need-money = Spielgeld in Schritten von 1 $, zusammen etwa 400 $
print-set-1 = Setzt die gewählte Karte zusammen. Alle Warenmarker kommen in den Beutel; zieht { $city } für jede Stadt, gleich welche Zahl darin steht, und { $supply } für jedes Feld des Warenvorrats.
print-set-2 = Alle nehmen die Marken einer Farbe und legen je eine auf Einkommen 0, auf 0 Siegpunkte und auf Stufe { $level } der Lokomotive. Geld hat noch niemand.
print-set-3 = Grundregeln: Die Plätze der ersten Zugfolge werden nacheinander versteigert. Standardregeln: Die Zugfolge wird ausgelost.
print-set-4 = Legt Aktionsplättchen, Streckenplättchen, neue Städte und Marken für Stadtwachstum bereit. Das Spiel endet nach { $turns }.
