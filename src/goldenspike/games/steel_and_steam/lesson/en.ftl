## Figures that are set side by side

figure-mps = MPs left
figure-level = Maintenance level
figure-cash = Your cash
figure-payoff = The journey pays
figure-earned = Earned by journeys
figure-worth = Your net worth
figure-deeds = Your deeds
figure-rival = Your rival’s

## A first run

highball-title = Full steam
highball-ask = Your home is Portland in Maine, and you are bound for Pittsburgh. Your locomotive has { $before-mps } movement points a turn. Before you move you may highball: roll for more, at the price of wear. The lower the maintenance level, the safer. Yours is { $before-level }: highball.
highball-want = The dice were kind: { $want-mps } MPs this turn. The engine wears a little, to level { $want-level }. Below a level of three a highball seldom goes wrong; higher up it may break the engine down.
highball-plain = You are on your way without wear, with { $plain-mps } MPs left. But it is too late now: highballing is declared before anything is moved, and { $want-mps } MPs would have reached Pittsburgh and beyond.

arrive-title = Into the station
arrive-ask = You stand at Harrisburg with { $before-mps } MPs. A step to the next milepost or city costs one, a junction nothing. Run on by the Pennsylvania Railroad to Pittsburgh: click it and take the shortest way, or go step by step.
arrive-ask-1 = On towards Pittsburgh.
arrive-ask-2 = One more step, and you are there.
arrive-want = You are in the station, and the journey is paid at once: { $want-cash-gain }. With { $want-mps } MPs left you may do business, repair, or depart again in the same turn.
arrive-aside = That leads away from Pittsburgh. Only your destination pays; other cities are just places to pass. You still have { $aside-cash }.
arrive-want-title = To Pittsburgh
arrive-aside-title = Another way

journey-title = Where to next?
journey-ask = At departure you pick one of three cards. You see its region, not its city; the dice name that. The farther a journey, the more it pays, and you are in Pittsburgh. Pick the Plains.
journey-want = { $want-payoff } for this journey. Far regions pay well, and on a long way a fast engine shows its worth.
journey-near = The Northeast lies at your door: the journey pays { $near-payoff }, where the Plains would have paid { $want-payoff }. Short trips are quick, but you need many of them.

## Money at work

engine-title = The better engine
engine-ask = Three journeys have brought you { $before-cash }. On entering the station you may do one piece of business: buy a deed, or a better locomotive. Yours runs eight points a turn; a { engine-4-8-4 } runs thirteen, and wears less. Buy it first.
engine-want = Expensive, and at once you are nearly poor. But four rounds on, the fast engine has earned { $want-earned } in all, and you are worth { $want-worth }.
engine-deed = A deed first: a fine railway, but with a slow engine the money comes slowly. Four rounds on you have earned { $deed-earned } instead of { $want-earned }, and are worth { $deed-worth } instead of { $want-worth }.

deed-title = A railway of your own
deed-ask = In Butte you are paid again and have { $before-cash }. Now a deed: others pay five thousand dollars each turn in which they ride it. The Chicago and North Western crosses the busy middle of the map. Buy C&NW.
deed-want = C&NW is yours. Your cash is down to { $want-cash }, but your net worth is still { $want-worth }: a deed counts its full price at the end, and earns on the way.
deed-nothing = You keep { $nothing-cash }, and your net worth is the same { $nothing-worth }. But cash earns nothing, and next turn somebody else may buy the line.

repair-title = In the workshop
repair-ask = You are in the station of Baltimore with { $before-mps } MPs left, and full steam has worn your engine to level { $before-level }. A repair costs two MPs and lowers the level by one. Repair as far as it goes.
repair-ask-1 = Once more.
repair-ask-2 = And a last time.
repair-want = Level { $want-level }, as good as new, and { $want-mps } MPs are left for the next journey. The next highball is safe again.
repair-depart = You leave at once, with { $depart-mps } MPs and at level { $depart-level }. It goes well for a while; but each highball adds wear, and a breakdown costs a whole turn.

fee-title = Whose line do you ride?
fee-ask = Much later. Two lines lead to Montreal: your own Canadian Pacific, and Ada’s Canadian National. At the end of a turn you pay for what you rode: a thousand dollars to the bank for its lines and yours together, but five thousand to every other owner. Choose well.
fee-want = By your own line. At the end of the turn you have { $want-cash }.
fee-rival = The same step, but now Ada is paid: you end the turn with { $rival-cash } instead of { $want-cash }, and she has { $rival-rival } instead of { $want-rival }.

last-title = The last deed
last-ask = The short game ends at once when the last deed leaves the bank; the highest net worth wins, that is cash and the price of your deeds. One deed is left, and you are in the station. You are worth { $before-worth }, Ben { $before-rival }. Buy GLT.
last-want = The game is over, and you win with { $want-worth } to Ben’s { $want-rival }. Whoever is ahead does well to end it.
last-wait = This time it went well: two rounds later you won all the same. But until then everybody ran and earned, and Ben went from { $before-rival } to { $wait-rival }. Whoever is ahead does well to end it.

## And now

end = Running, highballing, cards, engines, deeds, fees and the end: now you know Steel & Steam. Two beginners wait at a table for a real game from the start.
first-turn = Your first turns: highball while the maintenance level is low, pick far regions, and save for a better engine before you buy deeds. Look at the price of a way before you ride it.
