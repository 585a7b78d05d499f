## Figures that are set side by side

figure-controls = Companies you control
figure-cash = Your cash
figure-links = Natural’s links
figure-treasury = Natural’s treasury
figure-issued = Natural’s shares for sale
figure-performance = Natural’s performance
figure-price = Share price
figure-rival = Ben’s cash

## The first turn

share-title = A share, and control
share-ask = Money is all that counts in the end, and shares make it. One share of each company is auctioned; the price is five dollars at least. Natural goes first, and Ben bids eight. You have { $before-cash }. Bid nine: who buys the first share controls the company.
share-want = Natural is yours to run, for { $want-cash-loss }. What you paid went to the bank, not to the company. { $want-cash } are left, enough for a second company.
share-leave = Ben buys, and Natural builds and runs as he likes. You keep { $leave-cash }, but money alone earns nothing: without a share there is no dividend, and without control no say.

build-title = The company builds
build-ask = Now you build for Natural, three tiles, paid from its own treasury of { $before-treasury }. Your own money stays where it is. In a town track goes on both ways, so one tile can make two links: click Bolton, between Wigan and Manchester, and lay the town on a straight.
build-ask-1 = Choose the town piece that joins Wigan in the west and Manchester in the east.
build-want = Two links with one tile, for { $want-treasury-loss }: Wigan – Bolton and Bolton – Manchester. Every link on the way of a cube will count, so towns are welcome.
build-single = That joins Preston and Wigan, a good line as well, but it is { $single-links } link for { $single-treasury-loss }. By way of Bolton one tile makes two.
build-want-title = Wigan – Bolton – Manchester
build-single-title = Preston – Wigan

issue-title = Issue a share
issue-ask = Natural has { $before-links } links, one tile left to lay, and an empty treasury. A company that is short issues shares at five dollars each, just as many as it needs; they are for sale next turn. Join Manchester and Bradford, in the hills between them.
issue-ask-1 = A straight piece from Manchester up to Bradford.
issue-want = { $want-links } links, and purple Bradford is reached. A share was issued for it: { $want-issued } is for sale next turn, and whoever buys it shares the dividends. Good track is worth that.
issue-stop = No share was issued, but Natural stays at { $stop-links } links, and the purple cubes of Wigan and Preston have nowhere to go.
issue-want-title = You build on credit
issue-stop-title = You stop

deliver-title = Deliver, and perform
deliver-ask = Each company moves two cubes a turn, over any number of its own links, to the first city of the cube’s colour. Every link of its own adds one to its performance. Send a purple cube from Preston all the way to Bradford.
deliver-want = { $want-performance } links, so the performance is { $want-performance }. Performance pays dividends, and it decides which shares rise.
deliver-short = That ends after a single link: performance { $short-performance } instead of { $want-performance }. A company moves only twice a turn, so make every cube travel.
deliver-want-title = From Preston to Bradford
deliver-short-title = One link only

price-title = Dividends, and the share price
price-ask = Second round. When all have moved, each share pays a dividend by its company’s performance, and the companies are ranked: the best rise, the last fall. Natural stands at three, level with your Black. Make it the best of all: the purple cube of Preston is left.
price-want = Natural is first. Its share rises from five to { $want-price }, dividends are paid, and you have { $want-cash }.
price-dull = Four in all puts Natural level with others in the middle: its share stands at { $dull-price } instead of { $want-price }, and you have { $dull-cash } instead of { $want-cash }. Being ahead of the others is what moves a price.
price-want-title = From Preston to Bradford
price-dull-title = One link only

## Buying and selling

keep-title = Sell now?
keep-ask = After the dividends everyone says in secret what to sell, at the price of the day. A share of Natural would bring { $before-price } now, almost what you paid. But its line is the best on the map. Keep both of your shares: sell none of Natural, none of Black.
keep-ask-1 = And none of Black.
keep-want = Patience: Natural rises turn by turn to { $want-price }, the highest price there is. Played on like this, you end with { $want-cash }, and win.
keep-sell = Eight dollars in hand, but your share is gone, and control of your best company goes to whoever buys it. Played on from here you end with { $sell-cash } instead of { $want-cash }.
keep-want-title = You keep Natural
keep-sell-title = You sell Natural

sell-title = Sell at the top
sell-ask = A turn later. Black stands at { $before-price } and has no good track left to build, and you hold two of its shares. New shares of other companies will be cheap next turn, and you need cash for them. Keep Natural, sell both of Black, keep White.
sell-ask-1 = Now Black: sell two.
sell-ask-2 = And keep White.
sell-want = Sold at the top: Black ends the game at { $want-price }. The money bought shares that rose, and you end with { $want-cash }.
sell-hold = Not a disaster, but your money sleeps in Black while others buy what is cheap: played on, you end with { $hold-cash } instead of { $want-cash }, and the rivals are far closer.
sell-want-title = You sell Black
sell-hold-title = You keep everything

last-title = The last delivery
last-ask = Turn five, last round. After it all shares are sold by themselves, at the price they then have. Natural stands at the very top, and you hold three shares: if it falls behind now, each of them loses. A yellow cube in Barrow can run over seven links to Manchester.
last-want = Seven links, and the share stays at { $want-price }. Everything is sold: you have { $want-cash }, Ben has { $want-rival }. You have won!
last-short = One link is too little: others pass Natural, and its share falls to { $short-price }. You end with { $short-cash } instead of { $want-cash }.
last-want-title = Seven links to Manchester
last-short-title = One link to Lancaster

## And now

end = Shares, track, deliveries, dividends, prices and sales: that is Steam Barons. Two beginners wait at a table for a real game from the start.
first-turn = Your first turn: buy control of two companies, for nine or ten dollars each. Look for towns between cities, where one tile makes two links, and for cubes that travel along the whole line.
