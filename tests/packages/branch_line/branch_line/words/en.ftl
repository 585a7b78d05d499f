## Names

phase-concession = The concession
phase-lay_track = Lay track
phase-over = The game is over

## Choices

choice-hire = { $gangs ->
    [one] { $gangs } gang is for hire
   *[other] { $gangs } gangs are for hire
}
choice-bid = Bid { $bid }
range-bid = Bid { $low } to { $high } dollars
choice-lay = Lay track to { $stop } for { $cost }, which pays { $fare }
choice-dismiss = Dismiss the gangs
notation-no-action-branch_line = '{ $text }' is no action; write 'bid DOLLARS', 'lay STOP' or 'dismiss'

## What happened

event-HIRED = Turn { $turn }: { $gangs ->
    [one] { $gangs } gang is for hire.
   *[other] { $gangs } gangs are for hire.
}
event-BID_SEALED = { $seat } has made a sealed bid.
event-CONCESSION_WON = { $seat } wins the concession for { $bid }.
event-LAID = { $seat } lays track to { $stop } for { $cost } and takes { $fare } in fares.
event-DISMISSED = { $seat } dismisses the gangs.

## Why an action is refused

because-GANGS_FOR_HIRE = The card is turned first.
because-BID_IN_SECRET = You are asked for a bid now.
because-BID_WITHIN_CASH = You cannot bid { $bid } with { $cash } in hand.
because-LAY_OR_DISMISS = You hold the concession: lay track to a stop, or dismiss the gangs.
because-END_OF_THE_LINE = { $stop } is not next to an end of the line.
because-PAY_FOR_SECTION = The section to { $stop } costs { $cost }, and you have only { $cash }.

## The rules

rule-GANGS_FOR_HIRE = A turn begins with a card, which tells how many gangs are for hire: one, two or three.
rule-BID_IN_SECRET = Everybody bids for the concession in secret, and all bids are shown together. A bid may be nothing.
rule-BID_WITHIN_CASH = Nobody bids more than they have.
rule-HIGHEST_BID = The highest bid is paid and wins the concession. Among equals it is the first clockwise from the player who begins this turn; every turn the next player begins.
rule-LAY_OR_DISMISS = Whoever holds the concession lays one section with each gang, or dismisses the gangs that are left.
rule-END_OF_THE_LINE = A section is laid from either end of the line to the stop next to it. The line begins as the junction alone.
rule-PAY_FOR_SECTION = The cost of a section is paid when it is laid.
rule-FARES = A stop pays its fare, once, to whoever lays track to it.
rule-WINNER = The game ends when the line reaches both ends of the valley, or after six turns. Most cash wins; players who are level share the victory.

## Words in the drawing and on the page

draw-title = Branch Line
about-branch_line = Bid in secret for a concession, and lay track up and down the valley.
ask-BID_IN_SECRET = { $gangs ->
    [one] { $gangs } gang is for hire. What do you bid for the concession?
   *[other] { $gangs } gangs are for hire. What do you bid for the concession?
}
ask-LAY_OR_DISMISS = { $gangs ->
    [one] You have { $gangs } gang. Which way?
   *[other] You have { $gangs } gangs. Which way?
}
has-answered = has bid
track = Track
