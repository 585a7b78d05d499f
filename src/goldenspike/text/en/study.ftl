# What the pages of studies say: analysis of finished games.

study-title = Analysis
study-about = See who had which chance to win when, which decisions swung the game, and what a bot would have done.
study-begin = Analyse the game
study-go-on = Look deeper
study-stop = Stop
study-done = { $done } % looked at
study-graph = Each seat’s chance to win over the game
study-at = After line { $line }: { $told }
study-of-seat = { $name } { $chance } %
study-percent = { $chance } %
study-figures = The figures as a table
study-line = Line
study-swings = Decisions that gave most away
study-swing = { $name }, line { $line }
study-lost = −{ $points }
study-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
study-none = No decision gave anything away beyond doubt.
study-the-bot = the bot
study-the-choice = chosen
study-another = also

hint = Hint
hint-about = The three best choices, as a bot sees them
hint-thinking = Thinking …
hint-title = The best choices, as a bot sees them
hint-change = { $name } { $before } → { $after }
hint-brings = Brings: { $changes }.
hint-behind = { $points ->
    [one] One point
   *[other] { $points } points
} less than the best.
hint-practice = With hints, a game is practice.

play-on = Play on from here
play-on-about = A new table goes on from this position, with bots in the other seats and luck of its own.
play-on-seat = Your seat
play-on-bots = Against
play-on-begin = Play on
