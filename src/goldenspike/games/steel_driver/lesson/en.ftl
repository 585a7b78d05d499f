## Figures that are set side by side

figure-companies = Companies you control
figure-cubes = Cubes you have left
figure-box = Cubes in Red’s box
figure-profit = Red’s profit so far
figure-cash = Your cash
figure-mine = Your cash
figure-rival = Ada’s cash
figure-best = Ben’s cash
figure-shares = Your shares of Red
figure-value = Worth of a Red share

## Turn one

bid-title = The first auction
bid-ask = Every turn begins with auctions. You hold { $before-cubes } cubes, and you may put a company up: click Red below the board and offer half of your cubes. What you bid goes into the company’s box, and is all it can build with.
bid-want = Ada and Ben pass: Red is yours this turn, with { $want-box } cubes to build with, and you keep one of its shares for good. The { $want-cubes } cubes left in your hand buy a second company.
bid-low = Too cheap: Ada offers more, and Red is hers. A low opening bid saves nothing if somebody else wants the company.
bid-everything = Red is yours, but nothing is left in your hand: you control { $everything-companies } company and watch the others share out the remaining five. With { $want-cubes } cubes left you would be in for another.
bid-want-title = You bid half
bid-low-title = You bid next to nothing
bid-everything-title = You bid everything

raise-title = Raise, or let go?
raise-ask = Ada has put Green up, and Ben has raised to four. You have { $before-cubes } cubes. Bidding goes round until all but one have passed. Cubes that you keep are still yours next turn, but a company that you do not control earns nothing for you now. Raise to five.
raise-want = Green is yours too. You now control { $want-companies } companies, and both will earn for you this turn. That your hand is empty does not matter: ten new cubes come with every turn.
raise-leave = You keep { $leave-cubes } cubes, but Ben takes Green for four and builds with it. You control { $leave-companies } company only. Sometimes that is wise; here five cubes are a fair price.

found-title = The first link
found-ask = Red builds first. Its first link starts in a hexagonal city; the number on a line is its cost in cubes, the number at its far end what it earns. Red has five cubes. Find a link for three that leaves a second one for two: Philadelphia – Pittsburgh.
found-want = Pittsburgh pays forty, and from there Red reaches Cleveland with its last two cubes: { $want-profit } in one turn. Look two links ahead before you start.
found-coast = Los Angeles pays just as much as Pittsburgh, but no other link on that coast costs two. Red stops at { $coast-profit } with two cubes idle, and from Pittsburgh it would have made { $want-profit }.

profit-title = Profits are paid
profit-ask = Now Green may build once more, from New York or Albany. When no company can build any longer, each one pays its profit of this turn to whoever controls it. Choose the link that pays best for two cubes: Albany – Boston.
profit-want = The turn is over. Red and Green paid you { $want-cash } together. Their profits are back at zero, and the control markers lie in their boxes again: next turn everything is sold anew.
profit-buffalo = Buffalo pays less than Boston: { $buffalo-cash } instead of { $want-cash }. In exchange Green stands nearer to Chicago. A small price today for a better place tomorrow can be a good trade, but see it first.

## Later turns

again-title = Sold anew
again-ask = Turn two. Ada offers three cubes for Red, which stands in Cleveland with rich cities around it. You have { $before-cubes } cubes left. Control lasts one turn, but every win brings a share that you keep. Bid four.
again-want = Red is yours again: now you hold { $want-shares } of its shares, and at the end of the turn you have { $want-cash }. Shares pay nothing yet. They will.
again-leave = Ada takes Red, its profit and a share. You spend your cubes on Purple instead and have { $leave-cash } at the end of the turn. That is nearly as much; but you hold { $leave-shares } share of Red instead of { $want-shares }, and shares are what the end of the game is about.

share-title = A share for the end
share-ask = Turn four, and Ben wants Red: he bids seven. After turn five every share pays what its company’s goods are worth. Red reaches far and will collect many colours, and you hold { $before-shares } of its shares. Bid eight.
share-want = Dear, but right: you end with { $want-shares } shares of Red and with { $want-cash }, the most of all. Nobody else holds a single share of Red.
share-leave = Ben takes Red this turn, and one of its shares for good. You end with { $leave-shares } shares of Red and { $leave-cash } instead of { $want-cash }.

spike-title = The golden spike
spike-ask = Whoever first joins New York and San Francisco by track, of whichever companies, earns fifty for the company that completes the link and thirty for every other company in it. Red stands in Kansas City, one link from Dallas, where Ben’s Blue has come from the west.
spike-want = The golden spike! Dallas itself pays less than Denver, but with the bonus you end the turn with { $want-mine }.
spike-denver = Denver pays ten more than Dallas. But then Ada’s Green completes a link of its own, and hers is the bonus: at the end of the turn you have { $denver-mine } instead of { $want-mine }, and Ada { $denver-rival } instead of { $want-rival }.

goods-title = Goods, and the end
goods-ask = Five turns are over. Now companies claim one goods cube after another along their track. A set of different colours pays ten, thirty, sixty, a hundred, a hundred and fifty. Of which colour can Red find just one cube? The one red cube lies in Santa Fe, the one orange in Los Angeles: claim the red one before Ben does.
goods-want = Red collects four colours, and every share pays { $want-value }. You hold five of them: { $want-mine } in all, while Ben has { $want-best }. You have won!
goods-white = White cubes lie everywhere and run away from nobody. Meanwhile Ben takes Santa Fe, and Red ends with one colour less: a share pays { $white-value } instead of { $want-value }, and with { $white-mine } you are behind Ben’s { $white-best }.

## And now

end = You have bid, built, driven the golden spike and sold the goods: that is all of Steel Driver. Two beginners wait at a table for a real game from the start.
first-turn = Your first turn: aim for two companies, at four to six cubes each. Before you bid, find the two links you would build: a first one from a hexagonal city, a second one that the cubes left over can pay for.
