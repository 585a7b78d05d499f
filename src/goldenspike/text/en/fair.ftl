# How the seed of a table is drawn, and whether the luck of a game is true.

fair-title = Nobody chooses the dice
fair-lead = Every die, card and cube here comes from a seed. The server and the browsers of all players draw it together, so that nobody can choose it, and nobody knows it before the game is over.
fair-how = How it is drawn
fair-step-seal = When a table is opened, the server draws a secret number and shows its seal: a fingerprint of the number that gives nothing away, but fits no other number.
fair-step-promise = When you sit down, your browser draws a number of its own and sends only the seal of it.
fair-step-tell = When the game is to begin, all seals are fixed. Only then do the browsers tell their numbers.
fair-step-seed = The seed is made from the server’s number and those of all players. Every outcome of the game follows from the seed and the number of the move, and from nothing else.
fair-step-end = When the game is over, the server tells its number. Anybody can now see that it fits the seal from the first minute, and reckon the whole game anew.
fair-why = What this means for you
fair-why-server = Who runs the server cannot choose the dice: the server’s number was fixed before it knew yours.
fair-why-players = No player can choose or foretell them: nobody but the server knows its number, and all numbers were fixed before the first was told.
fair-why-undo = Who takes a move back and plays it again gets the same dice.
fair-limits = What it cannot do
fair-limit-part = If your browser takes no part, because its page was closed when the game began or a program plays for you, the dice are drawn without it. The table says so.
fair-limit-untold = Somebody who promises a number and then keeps it back makes the draw go on without it. Only who knows the server’s number too could gain by that, and only one other chance; the table names them.
fair-limit-server = The server has to know the seed while the game runs, in order to deal. It cannot change it; that it tells nobody is a matter of trust.
fair-limit-seats = Who sits where when seats are shuffled, and what bots think, is not drawn this way.
fair-check-how = How you check it
fair-check-page = At the end of a game, press “{ $button }”. Your browser reckons anew what it can and compares the seal with the one that it kept from before the game.
fair-check-record = Or save the record and run { $command } on your own computer, which checks every line and every outcome. How to write a program of your own that does so stands in { $document }.
fair-link = How the dice are drawn
fair-checking = Checking…
fair-seal = Seal of the server’s number
fair-waiting-promise = The dice are being drawn. Waiting for the browser of { $names }.
fair-drawing = The dice are being drawn.
fair-no-draw = How the dice were drawn is not recorded, so their luck cannot be checked.
fair-before = This table was opened before dice were drawn together: the server drew them alone.
fair-alone = No player’s browser took part: the server drew the dice alone. That it did not choose them cannot be shown, only that it kept to them.
fair-together = The server and the browser of { $names } drew the dice together.
fair-untold = The browser of { $name } promised a number and did not tell it.
fair-brought = { $count ->
    [one] The first move came from another game: its luck was not checked.
   *[other] The first { $count } moves came from another game: their luck was not checked.
}
fair-known = The end was taken back after the seed had been shown: from move { $move } on, whoever looked could foretell the dice.
fair-here = Checked by this browser
fair-there = The server’s word
fair-true = All of it is true.
fair-false = Something is wrong here.
fair-seal-true = The server’s number fits the seal.
fair-seal-false = The server’s number does not fit its seal.
fair-seen-true = It is the seal that this browser saw before the game.
fair-seen-false = This is not the seal that this browser saw before the game.
fair-seen-none = This browser did not see the seal before the game: that it was the same then is the server’s word.
fair-own-true = The number that this browser drew is in the seed.
fair-own-false = This browser told its number, but it is not in the seed.
fair-others-true = Everybody’s seals are those that were fixed before this browser told its number.
fair-others-false = The seals of the other players have changed since this browser told its number.
fair-parts-true = { $count ->
    [0] There are no numbers of players to compare with their seals.
    [one] The number of the one player who took part fits its seal.
   *[other] The { $count } numbers of the players who took part fit their seals.
}
fair-parts-false = The number of { $name } does not fit its seal.
fair-seed-true = The seed follows from all these numbers.
fair-seed-false = The seed does not follow from these numbers.
fair-dice-true = { $count ->
    [0] Chance did nothing in this game.
    [one] The one outcome of the game follows from the seed.
   *[other] All { $count } outcomes of the game follow from the seed.
}
fair-dice-false = Move { $move }, “{ $words }”, does not follow from the seed.
fair-offered = That each outcome was picked from the right list of what could come is the server’s word. With the record your own computer can check that too.
fair-record = Save the record
fair-failed = The dice could not be checked just now. Try again.
note-left-out = This browser told its number in time, but the game began without it. Ask who runs this server why.
