## Names

company-red = Rot
company-blue = Blau
company-green = Grün
company-yellow = Gelb
company-purple = Lila
company-black = Schwarz
colour-white = weiß
colour-black = schwarz
colour-silver = silber
colour-orange = orange
colour-red = rot
phase-take_cubes = Investitionswürfel nehmen
phase-auction = Kontrollmarker versteigern
phase-build_track = Gleise bauen
phase-take_profits = Gewinne nehmen
phase-end_of_turn = Ende der Runde
phase-final_profit = Schlusswertung
phase-over = Das Spiel ist aus

## Choices

choice-auction = { $company } versteigern und { $bid } Würfel bieten
range-auction = { $company } versteigern und { $low } bis { $high } Würfel bieten
choice-bid = { $bid } Würfel für { $company } bieten
range-bid = { $low } bis { $high } Würfel für { $company } bieten
choice-pass = Passen
choice-build = { $from } – { $to } für { $cost } Würfel bauen, bringt { $profit }
choice-claim = Den Warenwürfel ({ $colour }) in { $location } nehmen

## What happened

event-CUBES_TAKEN = Runde { $turn }: Alle nehmen { $cubes } Investitionswürfel.
event-PUT_UP = { $seat } versteigert { $company } und bietet { $bid }.
event-BID = { $seat } bietet { $bid } für { $company }.
event-BID_PASSED = { $seat } steigt aus der Versteigerung von { $company } aus.
event-CANNOT_RAISE = { $seat } hat zu wenige Würfel, um für { $company } mehr zu bieten, und ist draußen.
event-CONTROL_WON = { $seat } erhält die Kontrolle über { $company } und eine Aktie für { $bid } Würfel.
event-MARKER_PASSED = { $seat } gibt den Marker des aktiven Spielers weiter.
event-NO_CUBE_TO_BID = { $seat } hat keinen Würfel, also wandert der Marker des aktiven Spielers weiter.
event-BUILT = { $company } baut { $from } – { $to } und verdient { $profit }.
event-COMPANY_PASSED = { $company } kann nicht bauen und passt, { $treasury ->
    [0] mit leerer Kasse
    [one] mit { $treasury } Würfel in der Kasse
   *[other] mit { $treasury } Würfeln in der Kasse
}.
event-NOBODY_CONTROLS = { $company } passt, weil niemand sie kontrolliert.
event-LINK_COMPLETED = Der goldene Nagel! { $company } vollendet die transkontinentale Verbindung und gewinnt { $bonus }.
event-LINK_SHARED = { $company } ist an der transkontinentalen Verbindung beteiligt und gewinnt { $bonus }.
event-PROFIT_TAKEN = { $seat } erhält { $profit } als Gewinn von { $company }.
event-TURN_ENDED = Runde { $turn } ist vorbei. { $company } ist in der nächsten Spielreihenfolge zuerst dran.
event-CONTROLS_AT_THE_END = { $seat } kontrolliert { $company } bei der Schlusswertung mit { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
}.
event-CLAIMED = { $company } nimmt den Warenwürfel ({ $colour }) in { $location }.
event-FINAL_VALUE = { $company } hat am Ende { $cubes } Warenwürfel: Jede Aktie ist { $value } wert.
event-SHARES_PAID = { $seat } erhält { $paid } für { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} von { $company }.
event-WON = { $seat } gewinnt mit { $cash }.
event-WON_BY_GOODS = { $seat } gewinnt mit { $cash }: mehrere haben gleich viel, und { $seat } kontrolliert die meisten Warenmarker, { $goods }.
gained-cubes = { $amount } Investitionsmarker
moment-link = Die transkontinentale Verbindung

## Why an action is refused

because-AUCTION_OR_PASS = Gerade wird nichts versteigert: Versteigere eine Gesellschaft mit einem ersten Gebot oder gib den Marker weiter.
because-MARKER_IN_BOX = { $company } wurde in dieser Runde schon versteigert, an { $seat }.
because-OPENING_BID = Ein erstes Gebot von { $bid } ist zu niedrig.
because-RAISE_OR_PASS = { $company } wird versteigert und steht bei { $bid }: Biete mehr oder passe.
because-BID_HIGHER = { $bid } überbietet das Gebot von { $high } nicht.
because-BID_WITHIN_CUBES = Du kannst nicht { $bid } bieten, denn du hast nur { $held } Würfel.
because-BUILD_ONE_LINK = { $company } muss jetzt eine Verbindung bauen.
because-MUST_BUILD = { $company } kann eine Verbindung bezahlen und darf deshalb nicht passen.
because-POTENTIAL_ROUTE = Zwischen { $from } und { $to } hat der Spielplan keine Strecke.
because-ONE_LINK_PER_ROUTE = { $company } hat { $from } – { $to } schon gebaut.
because-COMPANY_PAYS = Die Verbindung kostet { $cost } Würfel, aber { $company } hat nur { $treasury } in der Kasse.
because-HEXAGONAL_START = { $company } hat noch kein Gleis, und { $from } ist keine sechseckige Stadt.
because-CONTIGUOUS = Das Netz von { $company } reicht nicht bis { $from }.
because-LINK_AS_LISTED = { $from } und { $to } liegen beide im Netz: Schreib diese Verbindung von { $from } nach { $to }.
because-CLAIM_ONE_CUBE = { $company } muss jetzt einen Warenwürfel nehmen.
because-CUBE_LIES_THERE = In { $location } liegt kein Warenwürfel.
because-CLAIM_WHERE_CONNECTED = Das Netz von { $company } reicht nicht bis { $location }.

## The rules

rule-TAKE_CUBES = Zu Beginn einer Runde nehmen alle Investitionswürfel: 10 zu dritt, 8 zu viert, 7 zu fünft, 6 zu sechst. Was nicht ausgegeben wird, bleibt für spätere Runden, und es sind immer genug Würfel da.
rule-AUCTION_OR_PASS = Wer den Marker des aktiven Spielers hat, versteigert den Kontrollmarker einer Gesellschaft oder gibt den Marker des aktiven Spielers nach links weiter.
rule-MARKER_IN_BOX = Nur ein Kontrollmarker, der noch in seinem Feld liegt, wird versteigert: jede Gesellschaft höchstens einmal in der Runde.
rule-OPENING_BID = Wer eine Gesellschaft versteigert, bietet zuerst, und zwar mindestens 1 Würfel.
rule-RAISE_OR_PASS = Geboten wird im Uhrzeigersinn: mehr bieten, oder passen und für diese Versteigerung ausscheiden.
rule-BID_HIGHER = Ein Gebot muss höher sein als das vorige.
rule-BID_WITHIN_CUBES = Niemand bietet mehr Würfel, als er hat. Wer nicht mehr bieten kann, wird übergangen.
rule-WIN_CONTROL = Wer am meisten bietet, legt die Würfel in die Kasse der Gesellschaft und nimmt ihren Kontrollmarker und eine ihrer Aktien. Danach wandert der Marker des aktiven Spielers nach links.
rule-PASS_THE_MARKER = Wer keinen Würfel hat, gibt den Marker des aktiven Spielers von selbst weiter. Die Versteigerungen enden, wenn alle sechs Gesellschaften vergeben sind oder alle der Reihe nach den Marker weitergegeben haben; wer ihn weitergab, darf trotzdem eine Gesellschaft versteigern, wenn der Marker wiederkommt. Danach liegt er links von dem, der zuletzt eine Gesellschaft versteigern ließ, oder wo er war, wenn es niemand tat.
rule-BUILD_ONE_LINK = In der Reihenfolge der Gesellschaften baut jede eine Verbindung oder passt, immer wieder, bis alle gepasst haben. Wer die Gesellschaft kontrolliert, entscheidet.
rule-MUST_BUILD = Eine Gesellschaft, die bauen kann, muss bauen, auch wenn die einzige bezahlbare Verbindung nichts einbringt.
rule-COMPANY_PASSES = Eine Gesellschaft passt, wenn keine erlaubte Verbindung bezahlbar ist oder niemand sie in dieser Runde kontrolliert; sie baut in dieser Phase nicht mehr und behält ihre Würfel. Die Reihenfolge des Passens ist die nächste Spielreihenfolge.
rule-POTENTIAL_ROUTE = Gebaut wird nur entlang der Strecken des Spielplans.
rule-ONE_LINK_PER_ROUTE = Jede Strecke nimmt eine Verbindung auf, und eine Verbindung wird nie verlegt oder entfernt.
rule-COMPANY_PAYS = Eine Verbindung wird mit den Würfeln aus der Kasse der Gesellschaft bezahlt; die Spieler legen nichts dazu.
rule-HEXAGONAL_START = Die erste Verbindung einer Gesellschaft beginnt in einer sechseckigen Stadt, die zuerst genannt wird. Mehrere Gesellschaften dürfen in derselben Stadt beginnen.
rule-CONTIGUOUS = Jede weitere Verbindung beginnt an einem Ort, den die Gesellschaft schon erreicht hat: Ihr Netz hängt zusammen.
rule-LINK_AS_LISTED = Eine Verbindung zwischen zwei schon erreichten Orten ist erlaubt. Geschrieben wird sie in der Reihenfolge, in der der Spielplan ihre Enden nennt.
rule-LOCATION_PROFIT = Ein neu erreichter Ort erhöht den Gewinn der Gesellschaft um seinen Wert, für jede Gesellschaft einmal. Die Startstadt zählt nie.
rule-TRANSCONTINENTAL_LINK = Verbinden Gleise zum ersten Mal die beiden Enden des Kontinents (auf dem üblichen Plan New York und San Francisco), so gewinnt die Gesellschaft, die diese transkontinentale Verbindung vollendet, 50 $ und jede andere beteiligte 30 $. Sie läuft über möglichst wenige Gesellschaften, dann über möglichst wenige einzelne Verbindungen; bei Gleichstand sind alle beteiligt.
rule-TAKE_PROFITS = Jede Gesellschaft zahlt ihren Gewinn dieser Runde an den, der sie kontrolliert. Aktien bringen noch nichts ein.
rule-NEW_COMPANY_ORDER = Am Ende der Runde wird die Reihenfolge des Passens zur Spielreihenfolge, die Gewinne gehen auf null und die Kontrollmarker in ihre Felder zurück.
rule-FINAL_CONTROL = Nach der fünften Runde kontrolliert eine Gesellschaft, wer die meisten Aktien hat. Bei Gleichstand ist es der Erste im Uhrzeigersinn ab dem, der sie zuletzt kontrollierte, dieser selbst zuerst.
rule-CLAIM_ONE_CUBE = In der Reihenfolge der Gesellschaften nimmt jede einen Warenwürfel, Umlauf für Umlauf, solange eine noch kann; wer sie kontrolliert, wählt.
rule-CUBE_LIES_THERE = An jedem Ort, den irgendein Gleis erreicht, liegt ein Warenwürfel, bis er genommen wird.
rule-CLAIM_WHERE_CONNECTED = Eine Gesellschaft nimmt nur Warenwürfel an Orten, die ihr eigenes Netz erreicht.
rule-SETS = Die Waren einer Gesellschaft bilden Sätze verschiedener Farben, die größten zuerst: 10, 30, 60, 100 und 150 $ für einen bis fünf Würfel. Ihre Summe ist der Endwert der Gesellschaft.
rule-FINAL_PAYOUT = Jede Aktie zahlt den Endwert ihrer Gesellschaft.
rule-WINNER = Das meiste Bargeld gewinnt. Bei Gleichstand entscheiden die Warenwürfel der eigenen Gesellschaften; herrscht auch dann Gleichstand, wird der Sieg geteilt.

## Before a table is open

about-steel_driver = Biete Investitionswürfel für die Kontrolle über sechs Gesellschaften, baue quer über den Kontinent und halte die richtigen Aktien, wenn die Waren gezählt werden.
board-usa = Vereinigte Staaten
chapter-steel_driver-1 = Investitionswürfel nehmen
chapter-steel_driver-2 = Kontrollmarker versteigern
chapter-steel_driver-3 = Gleise bauen
chapter-steel_driver-4 = Gewinne nehmen
chapter-steel_driver-5 = Ende der Runde
chapter-steel_driver-6 = Schlusswertung

## Figures, in the terminal and on the page

cubes = Würfel
shares = Aktien
controls = Kontrolle
treasury = Kasse
profit = Gewinn
track = Gleise
value = Wert

## On the page

ask-AUCTION_OR_PASS = Bring eine Gesellschaft zur Versteigerung, oder gib den Marker weiter.
ask-RAISE_OR_PASS = { $company } steht bei { $bid }. Erhöhen oder aussteigen?
ask-BUILD_ONE_LINK = { $company } baut. Welche Verbindung?
ask-CLAIM_ONE_CUBE = { $company } nimmt einen Warenwürfel. Welchen?
marker = Am Zug
bid-confirm = { $count ->
    [one] { $count } Würfel bieten
   *[other] { $count } Würfel bieten
}
if-won-cubes = Wenn du gewinnst: deine Würfel
if-won-box = Wenn du gewinnst: Kasse von { $company }
on-the-board = auf dem Plan
more-panels = Spielreihenfolge und Waren
score-turn = Gewinne, Runde { $turn }
score-goods = Gleichstand: Warenmarker
score-shares = { $shares } × { $value }
tour-driver-map = Der Plan. Leuchtende Verbindungen können gebaut werden; klick eine an. Klick auf anderes, um zu erfahren, warum es nicht geht.
tour-driver-companies = Die sechs Gesellschaften: wer sie kontrolliert, ihre Investitionswürfel und ihr Gewinn. Klick bei einer Versteigerung eine an, um zu bieten.
tour-driver-players = Geld, Würfel und Aktien von allen. Das meiste Geld gewinnt.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steel_driver = „{ $text }“ ist keine Aktion; schreib „auction GESELLSCHAFT WÜRFEL“, „bid WÜRFEL“, „pass“, „build VON NACH“ oder „claim ORT“
notation-no-number-of-cubes = „{ $word }“ ist keine Anzahl Würfel von 0 bis { $most }

## Words in the drawing

draw-title = Steel Driver
draw-start = Startstadt
draw-location = Ort und sein Wert
draw-cost = Kosten der Verbindung in Würfeln
draw-end = Ende der transkontinentalen Verbindung
draw-sets = Sätze verschiedener Waren
draw-turn = Runde
draw-take_cubes = Würfel nehmen
draw-auction = Versteigerung
draw-build_track = Gleisbau
draw-take_profits = Gewinne
draw-end_of_turn = Rundenende
draw-final_profit = Schlusswertung
draw-over = Spielende
draw-seat = Platz
draw-bid = Gebot
list-sum = { $one } + { $other }

## The printed kit

print-course = Ablauf einer Runde
print-shares-here = Aktien und Kontrollmarker
print-cubes-here = Investitionsmarker
print-order = Spielreihenfolge
print-row-order = Reihe
print-row-active = Aktiv
print-row-passed = Gepasst
print-profit-track = Gewinn der Runde
print-share = Aktie
print-control = Kontrollmarker
print-pieces = Aktien, Kontrollmarker und Marken zum Ausschneiden
print-tracks = Strecken zum Ausschneiden: { $each } für jede Gesellschaft
print-active-player = Aktiver Spieler
print-active-company = Aktive Gesellschaft
print-turn-cubes = 1. Marker nehmen
print-turn-cubes-how = Alle nehmen Investitionsmarker: { $cubes }.
print-turn-auction = 2. Versteigern
print-turn-auction-how = Der aktive Spieler versteigert einen Kontrollmarker und bietet mindestens { $least } Investitionsmarker, oder er gibt den Spielmarker nach links. Das höchste Gebot kommt ins Feld der Gesellschaft; dafür gibt es den Kontrollmarker und eine Aktie.
print-turn-build = 3. Strecken bauen
print-turn-build-how = In Spielreihenfolge baut jede Gesellschaft eine Strecke oder passt, bis alle gepasst haben. Sie zahlt die Marker, die an der Strecke stehen, und gewinnt den Wert des erreichten Ortes. Die erste Strecke beginnt in einer sechseckigen Stadt, jede weitere am eigenen Netz. Wer bauen kann, muss bauen. Die erste Verbindung quer über den Kontinent: { $builder } für die Gesellschaft, die sie vollendet, { $partner } für jede andere beteiligte.
print-turn-profit = 4. Gewinne nehmen
print-turn-profit-how = Der Gewinn jeder Gesellschaft geht bar an den, der sie kontrolliert. Aktien bringen noch nichts ein.
print-turn-end = 5. Ende der Runde
print-turn-end-how = Die Reihenfolge des Passens wird zur Spielreihenfolge. Gewinne gehen auf 0 $, Kontrollmarker in ihre Felder zurück.
print-turn-final = 6. Nach Runde { $turns }
print-turn-final-how = An jeden angeschlossenen Ort kommt ein Warenmarker seiner Farbe. Die meisten Aktien geben die Kontrolle; in Spielreihenfolge nimmt jede Gesellschaft einen Warenmarker nach dem anderen von Orten ihres Netzes. Jede Aktie zahlt den Wert der Sätze ihrer Gesellschaft. Das meiste Bargeld gewinnt.
print-cubes-for = { $cubes } zu { $players }
print-set-size = Verschiedene Marker im Satz
print-set-value = Wert
print-part-board = Spielplan mit Feldern der Gesellschaften, Spielreihenfolge und Gewinnleiste: auf { $sheets } Blättern (board_sheets.pdf) oder auf einer großen Seite (board_large.pdf)
print-part-shares = Aktien, { $each } je Gesellschaft (pieces.pdf)
print-part-controls = Kontrollmarker (pieces.pdf)
print-part-tokens = Gesellschaftsmarken, zwei je Gesellschaft (pieces.pdf)
print-part-markers = Marker für aktiven Spieler und aktive Gesellschaft (pieces.pdf)
print-part-tracks = Strecken, { $each } je Gesellschaft (pieces.pdf)
print-need-cubes = Weiße Investitionsmarker; wenn sie ausgehen, beliebige andere
print-need-goods = Warenmarker, Farbe: { $colour }
print-need-goods-white = Die { $count } weißen Warenmarker der Schlussphase sind Investitionsmarker.
print-need-money = Spielgeld in Schritten von 10 $, zusammen etwa 10.000 $
print-set-1 = Setzt den Spielplan zusammen. Aktien und Kontrollmarker jeder Gesellschaft kommen in ihr Feld, Strecken, Marker und Geld neben den Plan.
print-set-2 = Je eine Marke jeder Gesellschaft kommt auf die Spielreihenfolge, in der Reihenfolge der Felder von links nach rechts, die andere auf 0 $ der Gewinnleiste. Der Marker der aktiven Gesellschaft liegt unter der ersten.
print-set-3 = Wer am jüngsten ist, nimmt den Marker des aktiven Spielers. Gespielt werden { $turns } Runden und die Schlussphase.
