## Names

phase-concession = Die Konzession
phase-lay_track = Gleis verlegen
phase-over = Das Spiel ist aus

## Choices

choice-hire = { $gangs ->
    [one] { $gangs } Trupp ist zu haben
   *[other] { $gangs } Trupps sind zu haben
}
choice-bid = { $bid } bieten
range-bid = { $low } bis { $high } Dollar bieten
choice-lay = Gleis nach { $stop } verlegen, für { $cost }; das bringt { $fare }
choice-dismiss = Die Trupps entlassen
notation-no-action-branch_line = „{ $text }“ ist keine Aktion; schreib „bid DOLLAR“, „lay HALT“ oder „dismiss“

## What happened

event-HIRED = Runde { $turn }: { $gangs ->
    [one] { $gangs } Trupp ist zu haben.
   *[other] { $gangs } Trupps sind zu haben.
}
event-BID_SEALED = { $seat } hat verdeckt geboten.
event-CONCESSION_WON = { $seat } bekommt die Konzession für { $bid }.
event-LAID = { $seat } verlegt Gleis nach { $stop } für { $cost } und nimmt { $fare } an Fahrgeld ein.
event-DISMISSED = { $seat } entlässt die Trupps.

## Why an action is refused

because-GANGS_FOR_HIRE = Zuerst wird die Karte aufgedeckt.
because-BID_IN_SECRET = Jetzt wird ein Gebot von dir verlangt.
because-BID_WITHIN_CASH = Mit { $cash } kannst du nicht { $bid } bieten.
because-LAY_OR_DISMISS = Du hast die Konzession: Verlege Gleis zu einem Halt, oder entlasse die Trupps.
because-END_OF_THE_LINE = { $stop } liegt nicht neben einem Ende der Strecke.
because-PAY_FOR_SECTION = Der Abschnitt nach { $stop } kostet { $cost }, und du hast nur { $cash }.

## The rules

rule-GANGS_FOR_HIRE = Jede Runde beginnt mit einer Karte, die sagt, wie viele Trupps zu haben sind: einer, zwei oder drei.
rule-BID_IN_SECRET = Alle bieten verdeckt um die Konzession, und alle Gebote werden zugleich gezeigt. Auch nichts ist ein Gebot.
rule-BID_WITHIN_CASH = Niemand bietet mehr, als er hat.
rule-HIGHEST_BID = Das höchste Gebot wird bezahlt und bekommt die Konzession. Bei Gleichstand ist es der Erste im Uhrzeigersinn, angefangen bei dem, der in dieser Runde beginnt; jede Runde beginnt der Nächste.
rule-LAY_OR_DISMISS = Wer die Konzession hat, verlegt mit jedem Trupp einen Abschnitt oder entlässt die übrigen Trupps.
rule-END_OF_THE_LINE = Ein Abschnitt führt von einem Ende der Strecke zum Halt daneben. Am Anfang ist die Strecke nur der Anschlussbahnhof.
rule-PAY_FOR_SECTION = Der Preis eines Abschnitts wird beim Verlegen bezahlt.
rule-FARES = Ein Halt zahlt sein Fahrgeld, einmal, an den, der Gleis zu ihm verlegt.
rule-WINNER = Das Spiel endet, wenn die Strecke beide Enden des Tals erreicht, oder nach sechs Runden. Das meiste Geld gewinnt; bei Gleichstand wird der Sieg geteilt.

## Words in the drawing and on the page

draw-title = Nebenbahn
about-branch_line = Biete verdeckt um die Konzession, und verlege Gleis durch das Tal.
ask-BID_IN_SECRET = { $gangs ->
    [one] { $gangs } Trupp ist zu haben. Was bietest du für die Konzession?
   *[other] { $gangs } Trupps sind zu haben. Was bietest du für die Konzession?
}
ask-LAY_OR_DISMISS = { $gangs ->
    [one] Du hast { $gangs } Trupp. In welche Richtung?
   *[other] Du hast { $gangs } Trupps. In welche Richtung?
}
has-answered = hat geboten
track = Gleise
