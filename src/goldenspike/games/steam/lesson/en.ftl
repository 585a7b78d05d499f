## Figures that are set side by side

figure-locomotive = Level of your locomotive
figure-cash = Your cash
figure-income = Your income
figure-links = Your links
figure-gained = Points for you
figure-gift = Points for Ada
figure-points = Your victory points
figure-mine = Your victory points at the end
figure-rival = Ada’s

## The first turn

action-title = An action for everyone
action-ask = You own nothing yet, no money and no track. Every turn begins with actions: each can be taken once, and some cost money. A cube may travel over as many links as your locomotive has levels, so take the Locomotive.
action-want = Your locomotive has level { $want-locomotive }. You had no money for it, so capital was raised: five dollars for every step that your income goes down. You kept the change, { $want-cash }, and owe for it with an income of { $want-income }.
action-free = Engineer and the other free actions are good ones too. But at level { $free-locomotive } a cube travels over a single link, and the first thing to pay for would be a better engine.

build-title = The first link
build-ask = Now track. A tile costs a dollar for each of its exits, and more on rivers and hills. Click the river hex between Bradford and Leeds, and lay a straight tile that joins the two: one tile, and the link is complete.
build-ask-1 = Choose the straight piece whose ends point at Bradford and at Leeds.
build-want = Bradford and Leeds are joined, and the link is yours for good. It cost { $want-cash-loss }: two exits and the river. At the end of the game every complete link is worth a victory point.
build-curve = That costs { $curve-cash-loss } as well, but it leads out of the city into the open country. Until it reaches another stop it is no link, and nothing travels on it: you have { $curve-links } links.
build-want-title = Straight from Bradford to Leeds
build-curve-title = A curve into the country

debt-title = Borrow, but with a plan
debt-ask = You have also joined Bradford and Manchester, and for that you borrowed once more: your income stands at { $before-income }. From the last five dollars { $before-cash } are left, and you may lay one more tile. Join Leeds and Doncaster, in the plain hex between them.
debt-ask-1 = A straight piece from Leeds down to Doncaster.
debt-want = Three links, and nothing borrowed for the last one. Bradford – Leeds – Doncaster is now one line of yours, and a purple cube in Bradford waits for just that.
debt-stop = You keep { $stop-cash }, but money in hand does nothing in Steam. With { $stop-links } links there is no line of two from Bradford to purple Doncaster, and it is deliveries that bring income back up.
debt-want-title = A third link
debt-stop-title = You stop building

engine-title = Move, or improve?
engine-ask = Goods move in two rounds. In each you deliver one cube or, once a turn, improve your locomotive by a level. Improve now: the cube will still be there in the second round.
engine-want = Level three now, and the delivery follows. At the end of the second turn your locomotive has level { $want-locomotive }, and you own { $want-links } links.
engine-early = Two deliveries in the first turn bring one point more, but the engine stays behind: at the end of the second turn it has level { $early-locomotive } instead of { $want-locomotive }, with the same income of { $early-income }. Long deliveries are what wins, and they need levels early.
engine-want-title = You improve first
engine-early-title = You deliver at once

deliver-title = A delivery
deliver-ask = Second round. A cube goes to a city of its own colour, over complete links, and ends at the first such city. Every link on its way gives its owner a point. Click Bradford and send the purple cube by Leeds to Doncaster.
deliver-want = Two links, both yours: { $want-gained } points from one cube. Now say what they shall be.
deliver-short = A cube that ends after one link brings { $short-gained } point. The same move could have brought { $want-gained }: of all cubes that you can deliver, look for the longest way over your own track.
deliver-want-title = The purple cube, over two links
deliver-short-title = A cube that stops after one link

income-title = Income or victory points
income-ask = All points of a delivery go either on income or on victory points. Your income is { $before-income }: every turn you would have to pay that. Put the points on income first.
income-want = Your income is up, and you end the turn with { $want-cash }. After paying what is due it stands at { $want-income }. Early points on income pay for the track of all later turns.
income-points = { $points-points } victory points look fine, but your income stays below zero: you pay, borrow again for that, and are at { $points-income } instead of { $want-income }. Points come later, when the track is built.

## Later

long-title = A long line
long-ask = Turn three. Your line runs from Doncaster by Leeds, Bradford, Burnley and Preston to Wigan, and your engine has level five. Find a delivery over five links, all of them yours: the black cube in Doncaster goes to Wigan that way.
long-want = { $want-gained } points from one cube, and nothing for anybody else. One long line of your own beats many short ones.
long-gift = This way runs over Manchester, and one link of it is Ada’s: { $gift-gained } points for you, and { $gift-gift } for her. That is allowed, as long as nobody owns more of the way than you; but why give it away?
long-want-title = By Burnley and Preston
long-gift-title = By Manchester

last-title = The last delivery
last-ask = Turn ten, and the cube that you have just delivered brings six points. At the end two points of income count as one victory point, and income never rises above ten. Where do these points belong?
last-want = As victory points. You end with { $want-mine }, and Ada with { $want-rival }: victory points, half your income, and one for each link. You have won!
last-income = Now, in the last turn, income buys nothing any more: you end with { $income-mine } instead of { $want-mine }.

## And now

end = Action, track, engine, delivery, income and points: now you know a turn of Steam. Two beginners wait at a table for a real game from the start.
first-turn = Your first turns: find two or three cities close together with a cube that wants to travel between them, and build there. Improve the locomotive early, put points on income until it is above zero, and stretch one line rather than begin a second.
