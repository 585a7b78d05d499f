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
phase-take_cubes = Investitionsmarker nehmen
phase-auction = Kontrollmarker versteigern
phase-build_track = Strecken bauen
phase-take_profits = Profit erhalten
phase-end_of_turn = Ende der Runde
phase-final_profit = Schlussprofit bestimmen
phase-over = Das Spiel ist zu Ende

## Choices

choice-auction = Die Gesellschaft { $company } versteigern und { $bid } Investitionsmarker bieten
range-auction = Die Gesellschaft { $company } versteigern und { $low } bis { $high } Investitionsmarker bieten
choice-bid = { $bid } Investitionsmarker für die Gesellschaft { $company } bieten
range-bid = { $low } bis { $high } Investitionsmarker für die Gesellschaft { $company } bieten
choice-pass = Passen
choice-build = Strecke { $from } – { $to } für { $cost } Investitionsmarker bauen: { $profit } Profit
choice-claim = Den Warenmarker ({ $colour }) aus { $location } nehmen

## What happened

event-CUBES_TAKEN = Runde { $turn }: Alle nehmen { $cubes } Investitionsmarker.
event-PUT_UP = { $seat } versteigert die Gesellschaft { $company } und bietet { $bid }.
event-BID = { $seat } bietet { $bid } für die Gesellschaft { $company }.
event-BID_PASSED = { $seat } passt und scheidet aus der Versteigerung der Gesellschaft { $company } aus.
event-CANNOT_RAISE = { $seat } hat zu wenige Investitionsmarker, um für die Gesellschaft { $company } mehr zu bieten, und scheidet aus.
event-CONTROL_WON = { $seat } erhält die Kontrolle über die Gesellschaft { $company } und eine Aktie für { $bid } Investitionsmarker.
event-MARKER_PASSED = { $seat } gibt den Spielmarker weiter.
event-NO_CUBE_TO_BID = { $seat } hat keinen Investitionsmarker; der Spielmarker wandert weiter.
event-BUILT = { $company } baut die Strecke { $from } – { $to } und erzielt { $profit } Profit.
event-COMPANY_PASSED = { $company } kann nicht bauen und passt, { $treasury ->
    [0] mit leerem Vermögensfeld
    [one] mit { $treasury } Investitionsmarker im Vermögensfeld
   *[other] mit { $treasury } Investitionsmarkern im Vermögensfeld
}.
event-NOBODY_CONTROLS = { $company } passt, weil niemand die Gesellschaft kontrolliert.
event-LINK_COMPLETED = Der goldene Nagel! { $company } vollendet die transkontinentale Verbindung und erhält { $bonus } Bonus.
event-LINK_SHARED = { $company } ist an der transkontinentalen Verbindung beteiligt und erhält { $bonus } Bonus.
event-PROFIT_TAKEN = { $seat } erhält { $profit }, den Profit der Gesellschaft { $company }.
event-TURN_ENDED = Runde { $turn } ist vorbei. { $company } führt die neue Spielreihenfolge an.
event-CONTROLS_AT_THE_END = { $seat } kontrolliert die Gesellschaft { $company } beim Schlussprofit mit { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
}.
event-CLAIMED = { $company } nimmt den Warenmarker ({ $colour }) aus { $location }.
event-FINAL_VALUE = { $company } hat am Ende { $cubes } Warenmarker: Jede Aktie ist { $value } wert.
event-SHARES_PAID = { $seat } erhält { $paid } für { $shares ->
    [one] { $shares } Aktie
   *[other] { $shares } Aktien
} der Gesellschaft { $company }.
event-WON = { $seat } gewinnt mit { $cash }.
event-WON_BY_GOODS = { $seat } gewinnt mit { $cash }: Mehrere haben gleich viel Bargeld, doch die Gesellschaften von { $seat } haben die meisten Warenmarker, nämlich { $goods }.
gained-cubes = { $amount } Investitionsmarker
moment-link = Die transkontinentale Verbindung

## Why an action is refused

because-AUCTION_OR_PASS = Gerade wird nichts versteigert: Bring eine Gesellschaft mit einem ersten Gebot zur Versteigerung oder gib den Spielmarker weiter.
because-MARKER_IN_BOX = Die Gesellschaft { $company } wurde in dieser Runde schon versteigert, an { $seat }.
because-OPENING_BID = Ein erstes Gebot von { $bid } ist zu niedrig.
because-RAISE_OR_PASS = Die Gesellschaft { $company } wird versteigert, das Gebot steht bei { $bid }: Biete mehr oder passe.
because-BID_HIGHER = { $bid } überbietet das Gebot von { $high } nicht.
because-BID_WITHIN_CUBES = Du kannst nicht { $bid } bieten, denn du hast nur { $held } Investitionsmarker.
because-BUILD_ONE_LINK = { $company } muss jetzt eine Strecke bauen.
because-MUST_BUILD = { $company } kann eine Strecke bezahlen und darf deshalb nicht passen.
because-POTENTIAL_ROUTE = Zwischen { $from } und { $to } zeigt der Spielplan keinen Streckenverlauf.
because-ONE_LINK_PER_ROUTE = { $company } hat die Strecke { $from } – { $to } schon gebaut.
because-COMPANY_PAYS = Die Strecke kostet { $cost } Investitionsmarker, aber { $company } hat nur { $treasury } im Vermögensfeld.
because-HEXAGONAL_START = { $company } hat noch keine Strecke, und { $from } ist keine sechseckige Stadt.
because-CONTIGUOUS = Das Streckennetz der Gesellschaft { $company } reicht nicht bis { $from }.
because-LINK_AS_LISTED = { $from } und { $to } liegen beide im Netz: Schreib diese Strecke von { $from } nach { $to }.
because-CLAIM_ONE_CUBE = { $company } muss jetzt einen Warenmarker nehmen.
because-CUBE_LIES_THERE = In { $location } liegt kein Warenmarker.
because-CLAIM_WHERE_CONNECTED = Das Streckennetz der Gesellschaft { $company } reicht nicht bis { $location }.

## The rules

rule-TAKE_CUBES = Zu Beginn einer Runde nehmen alle Investitionsmarker: 10 zu dritt, 8 zu viert, 7 zu fünft, 6 zu sechst. Nicht ausgegebene bleiben für spätere Runden, und der Vorrat geht nie aus.
rule-AUCTION_OR_PASS = Wer den Spielmarker hat, versteigert den Kontrollmarker einer Gesellschaft oder gibt den Spielmarker nach links weiter.
rule-MARKER_IN_BOX = Versteigert wird nur ein Kontrollmarker, der noch im Vermögensfeld seiner Gesellschaft liegt: jede Gesellschaft also höchstens einmal in der Runde.
rule-OPENING_BID = Wer eine Gesellschaft versteigert, nennt das erste Gebot: mindestens 1 Investitionsmarker.
rule-RAISE_OR_PASS = Geboten wird im Uhrzeigersinn: Biete mehr, oder passe und scheide aus dieser Versteigerung aus.
rule-BID_HIGHER = Jedes Gebot muss höher sein als das vorige.
rule-BID_WITHIN_CUBES = Niemand bietet mehr Investitionsmarker, als im eigenen Vorrat liegen. Wer nicht mehr erhöhen kann, wird übergangen.
rule-WIN_CONTROL = Das höchste Gebot kommt ins Vermögensfeld der Gesellschaft; wer es abgegeben hat, nimmt ihren Kontrollmarker und eine ihrer Aktien. Danach wandert der Spielmarker nach links.
rule-PASS_THE_MARKER = Wer keinen Investitionsmarker hat, gibt den Spielmarker ohne Weiteres weiter. Die Versteigerungen enden, wenn alle sechs Gesellschaften versteigert sind oder alle der Reihe nach den Spielmarker weitergegeben haben; wer ihn weitergab, darf trotzdem eine Gesellschaft versteigern, sobald er wiederkommt. Am Ende liegt er links neben der Person, die zuletzt eine Gesellschaft versteigert hat, oder bleibt, wo er war, wenn es niemand tat.
rule-BUILD_ONE_LINK = In Spielreihenfolge baut jede Gesellschaft eine Strecke oder passt, immer wieder, bis alle gepasst haben. Wer die Gesellschaft kontrolliert, entscheidet, wo sie baut.
rule-MUST_BUILD = Eine Gesellschaft, die bauen kann, muss bauen, auch wenn die einzige bezahlbare Strecke nichts einbringt.
rule-COMPANY_PASSES = Eine Gesellschaft passt, wenn sie keine erlaubte Strecke bezahlen kann oder niemand sie in dieser Runde kontrolliert; sie baut dann in dieser Phase nicht mehr und behält ihre Investitionsmarker. In der Reihenfolge, in der die Gesellschaften passen, spielen sie in der nächsten Runde.
rule-POTENTIAL_ROUTE = Gebaut wird nur auf den Streckenverläufen, die der Spielplan zeigt.
rule-ONE_LINK_PER_ROUTE = Auf jedem Streckenverlauf hat eine Strecke Platz, und eine Strecke wird nie verlegt oder entfernt.
rule-COMPANY_PAYS = Eine Strecke wird mit Investitionsmarkern aus dem Vermögensfeld der Gesellschaft bezahlt; aus dem eigenen Vorrat legt niemand etwas dazu.
rule-HEXAGONAL_START = Die erste Strecke einer Gesellschaft beginnt in einer sechseckigen Stadt, die zuerst genannt wird. Mehrere Gesellschaften dürfen in derselben Stadt beginnen.
rule-CONTIGUOUS = Jede weitere Strecke beginnt in einer Stadt, die die Gesellschaft schon angeschlossen hat: Ihr Streckennetz hängt zusammen.
rule-LINK_AS_LISTED = Eine Strecke zwischen zwei schon angeschlossenen Städten ist erlaubt. Geschrieben wird sie so herum, wie der Spielplan ihre Enden nennt.
rule-LOCATION_PROFIT = Eine neu angeschlossene Stadt erhöht den Profit der Gesellschaft um ihren Wert, für jede Gesellschaft einmal. Die eigene Startstadt zählt nie.
rule-TRANSCONTINENTAL_LINK = Verbinden Strecken zum ersten Mal die beiden Enden des Kontinents (auf dem üblichen Plan New York und San Francisco), so erhält die Gesellschaft, die diese transkontinentale Verbindung vollendet, 50 $ Bonus und jede andere beteiligte Gesellschaft 30 $. Die Verbindung läuft über möglichst wenige Gesellschaften, dann über möglichst wenige Strecken; bei Gleichstand sind alle beteiligt.
rule-TAKE_PROFITS = Wer eine Gesellschaft kontrolliert, erhält ihren Profit dieser Runde. Aktien bringen noch nichts ein.
rule-NEW_COMPANY_ORDER = Am Ende der Runde wird die Reihenfolge des Passens zur neuen Spielreihenfolge, der Profit aller Gesellschaften geht auf null, und die Kontrollmarker kommen in ihre Vermögensfelder zurück.
rule-FINAL_CONTROL = Nach der fünften Runde kontrolliert eine Gesellschaft, wer die meisten ihrer Aktien hat. Bei Gleichstand wird im Uhrzeigersinn gezählt, beginnend bei der Person, die sie zuletzt kontrolliert hat.
rule-CLAIM_ONE_CUBE = In Spielreihenfolge nimmt jede Gesellschaft einen Warenmarker, immer wieder, solange noch eine kann; wer sie kontrolliert, wählt ihn aus.
rule-CUBE_LIES_THERE = In jeder Stadt, die irgendeine Strecke erreicht, liegt ein Warenmarker, bis er genommen wird.
rule-CLAIM_WHERE_CONNECTED = Eine Gesellschaft nimmt Warenmarker nur aus Städten, die an ihr eigenes Streckennetz angeschlossen sind.
rule-SETS = Die Warenmarker einer Gesellschaft bilden Sätze aus lauter verschiedenen Farben, die größten zuerst: 10, 30, 60, 100 und 150 $ für einen bis fünf Marker. Ihre Summe ist der Schlussprofit der Gesellschaft.
rule-FINAL_PAYOUT = Jede Aktie zahlt den Schlussprofit ihrer Gesellschaft.
rule-WINNER = Wer das meiste Bargeld hat, gewinnt. Bei Gleichstand entscheidet, wessen Gesellschaften mehr Warenmarker haben; herrscht auch dann Gleichstand, wird der Sieg geteilt.

## Before a table is open

about-steel_driver = Biete Investitionsmarker für die Kontrolle über sechs Gesellschaften, baue Strecken quer über den Kontinent und halte die richtigen Aktien, wenn am Ende die Waren zählen.
about-steel_driver-length = 60 bis 90 Minuten, wie die Anleitung sagt.
board-usa = Vereinigte Staaten
chapter-steel_driver-1 = Investitionsmarker nehmen
chapter-steel_driver-2 = Kontrollmarker versteigern
chapter-steel_driver-3 = Strecken bauen
chapter-steel_driver-4 = Profit erhalten
chapter-steel_driver-5 = Ende der Runde
chapter-steel_driver-6 = Schlussprofit bestimmen

## Figures, in the terminal and on the page

cubes = Marker
shares = Aktien
controls = Kontrolle
treasury = Vermögen
profit = Profit
track = Strecken
value = Wert

## On the page

ask-AUCTION_OR_PASS = Bring eine Gesellschaft zur Versteigerung oder gib den Spielmarker weiter.
ask-RAISE_OR_PASS = Das Gebot für die Gesellschaft { $company } steht bei { $bid }. Erhöhen oder passen?
ask-BUILD_ONE_LINK = { $company } baut. Welche Strecke?
ask-CLAIM_ONE_CUBE = { $company } nimmt einen Warenmarker. Welchen?
marker = Spielmarker
marker-about = Hat den Spielmarker und bringt Gesellschaften zur Versteigerung
bid-confirm = { $count ->
    [one] { $count } Investitionsmarker bieten
   *[other] { $count } Investitionsmarker bieten
}
if-won-cubes = Wenn du gewinnst: deine Investitionsmarker
if-won-box = Wenn du gewinnst: Vermögen der Gesellschaft { $company }
on-the-board = auf dem Plan
more-panels = Spielreihenfolge und Waren
score-turn = Profit, Runde { $turn }
score-goods = Gleichstand: Warenmarker
score-shares = { $shares } × { $value }
tour-driver-map = Der Spielplan. Leuchtende Strecken können gebaut werden; klick eine an. Klick auf etwas anderes, um zu erfahren, warum es nicht geht.
tour-driver-companies = Die sechs Gesellschaften: wer sie kontrolliert, ihre Investitionsmarker und ihr Profit. Klick bei einer Versteigerung eine an, um zu bieten.
tour-driver-players = Bargeld, Investitionsmarker und Aktien von allen. Wer das meiste Bargeld hat, gewinnt.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steel_driver = „{ $text }“ ist keine Aktion; schreib „auction GESELLSCHAFT MARKER“, „bid MARKER“, „pass“, „build VON NACH“ oder „claim STADT“
notation-no-number-of-cubes = „{ $word }“ ist keine Anzahl Investitionsmarker von 0 bis { $most }

## A position in words

describe-marker = Spielmarker
describe-auction = Wird versteigert
describe-passed = Haben gepasst
describe-start = Start
describe-routes = Verbindungen (Marker oder Gesellschaft)

## Words in the drawing

draw-title = Steel Driver
draw-pacific = Pazifik
draw-atlantic = Atlantik
draw-gulf_of_mexico = Golf von Mexiko
draw-canada = Kanada
draw-mexico = Mexiko
draw-start = Startstadt
draw-location = Stadt und ihr Wert
draw-cost = Baukosten in Investitionsmarkern
draw-end = Ende der transkontinentalen Verbindung
draw-sets = Sätze verschiedener Waren
draw-turn = Runde
draw-take_cubes = Marker nehmen
draw-auction = Versteigerung
draw-build_track = Strecken bauen
draw-take_profits = Profit
draw-end_of_turn = Rundenende
draw-final_profit = Schlussprofit
draw-over = Spielende
draw-seat = Platz
draw-bid = Gebot
list-sum = { $one } + { $other }

## The printed kit

setup-off-the-map = { $place } liegt außerhalb der Karte, die unter dem Spielplan gezeichnet wird; dieser Spielplan lässt sich nicht drucken
print-course = Ablauf einer Runde
print-aim = Sechs Eisenbahngesellschaften gehören niemandem lange: In jeder Runde wird die Kontrolle über sie neu versteigert, bezahlt mit Investitionsmarkern. Wer eine Gesellschaft kontrolliert, entscheidet, wo sie baut, nimmt ihren Gewinn der Runde ein und behält für immer eine ihrer Aktien. Nach { $turns } Runden sammeln die Gesellschaften Waren entlang ihrer Strecken, und jede Aktie zahlt, was diese Waren wert sind. Das meiste Bargeld gewinnt.
print-length = { $turns } Runden und eine Schlussphase, am Tisch rund 60 bis 90 Minuten.
print-cubes-each = Marker in jeder Runde
print-across = Die erste Verbindung quer über den Kontinent
print-across-builder = Die Gesellschaft, die sie vollendet
print-across-partner = Jede andere beteiligte Gesellschaft
print-example-auction = Eine Versteigerung
print-example-auction-how = Zu viert nehmen alle { $cubes } Investitionsmarker. Ada versteigert Rot und bietet 2. Ben sagt 3, Cleo passt, Dan sagt { $bid }; Ada und Ben passen. Dan legt { $bid } Marker ins Feld von Rot, nimmt den Kontrollmarker und eine rote Aktie und hat noch { $left } Marker für spätere Versteigerungen. Rot kann diese { $bid } Marker in dieser Runde verbauen, dazu alles, was vorher in seinem Feld lag. Der Spielmarker geht weiter zu Ben.
print-example-goods = Waren am Ende
print-example-goods-how = Rot hat zwei weiße Warenmarker genommen, einen schwarzen, einen orangen und einen roten. Vier verschiedene Farben sind ein Satz zu { $four }; der zweite weiße ist ein Satz für sich, { $one }. Der Endwert von Rot ist { $share }, und so viel zahlt jede rote Aktie: { $all } für { $shares } Aktien.
print-shares-here = Aktien und Kontrollmarker
print-cubes-here = Investitionsmarker
print-order = Spielreihenfolge
print-row-order = Folge
print-row-active = Aktiv
print-row-passed = Gepasst
print-profit-track = Profit der Runde
print-share = Aktie
print-control = Kontrollmarker
print-pieces = Aktien, Kontrollmarker und Gesellschaftsmarker zum Ausschneiden
print-tracks = Strecken zum Ausschneiden: { $each } je Gesellschaft
print-active-player = Spielmarker
print-active-company = Aktive Gesellschaft
print-turn-cubes = 1. Investitionsmarker nehmen
print-turn-cubes-how = Alle nehmen Investitionsmarker: { $cubes }.
print-turn-auction = 2. Kontrollmarker versteigern
print-turn-auction-how = Wer den Spielmarker hat, versteigert einen Kontrollmarker und bietet mindestens { $least } Investitionsmarker oder gibt den Spielmarker nach links weiter. Das höchste Gebot kommt ins Vermögensfeld der Gesellschaft; dafür gibt es den Kontrollmarker und eine Aktie.
print-turn-build = 3. Strecken bauen
print-turn-build-how = In Spielreihenfolge baut jede Gesellschaft eine Strecke oder passt, bis alle gepasst haben. Sie zahlt so viele Investitionsmarker, wie am Streckenverlauf stehen, und erzielt den Wert der angeschlossenen Stadt als Profit. Die erste Strecke beginnt in einer sechseckigen Stadt, jede weitere am eigenen Netz. Eine Gesellschaft, die bauen kann, muss bauen. Für die erste Verbindung quer über den Kontinent: { $builder } Bonus für die Gesellschaft, die sie vollendet, { $partner } für jede andere beteiligte.
print-turn-profit = 4. Profit erhalten
print-turn-profit-how = Wer eine Gesellschaft kontrolliert, erhält ihren Profit in bar. Aktien bringen noch nichts ein.
print-turn-end = 5. Ende der Runde
print-turn-end-how = Die Reihenfolge des Passens wird zur neuen Spielreihenfolge. Der Profit geht auf 0 $, die Kontrollmarker kommen in ihre Vermögensfelder zurück.
print-turn-final = 6. Nach Runde { $turns }
print-turn-final-how = In jede angeschlossene Stadt kommt ein Warenmarker ihrer Farbe. Wer die meisten Aktien hat, kontrolliert die Gesellschaft; in Spielreihenfolge nimmt jede Gesellschaft einen Warenmarker nach dem anderen aus Städten ihres Netzes. Jede Aktie zahlt den Wert der Sätze ihrer Gesellschaft. Wer das meiste Bargeld hat, gewinnt.
print-cubes-for = { $cubes } zu { $players }
print-set-size = Verschiedene Marker im Satz
print-set-value = Wert
print-part-board = Spielplan mit Vermögensfeldern, Reihenfolgeanzeige und Profitleiste: auf { $sheets } Blättern (board_sheets.pdf) oder auf einer großen Seite (board_large.pdf)
print-part-shares = Aktien, { $each } je Gesellschaft (pieces.pdf)
print-part-controls = Kontrollmarker (pieces.pdf)
print-part-tokens = Gesellschaftsmarker, zwei je Gesellschaft (pieces.pdf)
print-part-markers = Spielmarker: einer für die Person am Zug, einer für die aktive Gesellschaft (pieces.pdf)
print-part-tracks = Strecken, { $each } je Gesellschaft (pieces.pdf)
print-need-cubes = Weiße Investitionsmarker (Holzwürfel); wenn sie ausgehen, beliebige andere
print-need-goods = Warenmarker, Farbe: { $colour }
print-need-goods-white = Die { $count } weißen Warenmarker der Schlussphase werden von den Investitionsmarkern genommen.
print-need-money = Spielgeld in Schritten von 10 $, zusammen etwa 10.000 $
print-set-1 = Setzt den Spielplan zusammen. Aktien und Kontrollmarker jeder Gesellschaft kommen in ihr Vermögensfeld; Strecken, Investitions- und Warenmarker und Geld kommen neben den Plan.
print-set-2 = Je ein Gesellschaftsmarker kommt auf die Reihenfolgeanzeige, so wie die Vermögensfelder von links nach rechts liegen, der andere auf 0 $ der Profitleiste. Der Spielmarker der aktiven Gesellschaft liegt unter dem ersten.
print-set-3 = Wer am jüngsten ist, nimmt den Spielmarker. Gespielt werden { $turns } Runden und die Schlussphase.
