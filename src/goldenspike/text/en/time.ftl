## What a table agrees on

time = Time
time-none = No clock
time-none-about = Everybody takes the time they need.
time-live = Live
time-live-about = In one sitting: each player has a bank of time, and a little more for every turn.
time-correspondence = By correspondence
time-correspondence-about = Over days: every decision has a time of its own.
time-preset = Bank and increment
time-own = Own values
time-bank = Minutes for each player
time-increment = Seconds more for each turn
time-span = For each decision
time-weekends = Weekends off
time-weekends-about = Saturdays and Sundays do not count (by the clock of Greenwich, UTC).
time-vacation = Days of vacation for each player
time-then = When somebody’s time is up, or somebody leaves
time-then-bot = A bot takes over: { $bot }
time-then-resign = The game ends
time-then-bot-about = The bot plays on in that seat and knows no more than its player did, who may come back at any moment.
time-then-resign-about = That player has resigned, and the game is over: of two players the other one wins, of more nobody does.
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
agreed-live = Live: { $bank } each, { $increment } more per turn
agreed-live-bank = Live: { $bank } each
agreed-span = { $span } per decision
agreed-weekends = weekends off
agreed-vacation = { $span } of vacation

## Clocks

clock-of = Time left to { $name }: { $time }
clock-hours = { $hours }:{ $minutes } h
clock-minutes = { $minutes }:{ $seconds }
clock-low = Little time is left
clock-away = on vacation
clock-span = { $whole } { $part }

## Your seat

your-seat = Your seat
bot-plays = bot plays
leave-game = Leave the game
leave-about = A bot plays on in your seat ({ $bot }). You may come back at any moment.
resign-game = Resign
resign-about-two = The game ends, and the other player wins.
resign-about-many = The game ends for everybody, and nobody wins.
resign-about-alone = The game ends here.
hand-over = Hand your seat to a friend
hand-over-about = Send this link to one person. Whoever opens it and sits down plays on in your place, and sees from then on all that you see. You lose your seat.
hand-over-show = Show the link
vacation = Vacation
vacation-about = Your clock stands still until you act or come back. You have { $span } left.
vacation-on = You are on vacation. { $span } are left.
vacation-begin = Begin a vacation
vacation-end = I am back
delete-game = Delete the game
delete-table-about = Nobody has acted yet. The table is gone for everybody.
sure = Really?
stand-in = { $bot } plays for you.
stand-in-back = Take your seat back
take-seat = { $name } hands you this seat. You play on in it, and see what it sees.
take-seat-now = Sit down
vote-about = { $name } keeps everybody waiting. If you agree, { $then }.
vote-then-bot = a bot takes over, until they come back
vote-then-resign = the game ends
vote-count = { $cast } of { $needed } votes
vote-now = Vote for it
vote-done = You have voted.

## How it ended

given-up-left = { $name } has resigned.
given-up-time = { $name } has run out of time.
given-up-vote = The others have given up waiting for { $name }.
given-up-closed = The operator of this server has ended the game.
given-up-winner = { $names } wins.
given-up-nobody = Nobody wins: the game was not played to its end.

## Lines of the log

log-taken-left = { $name } leaves the game; { $bot } plays on.
log-taken-time = { $name } has run out of time; { $bot } plays on.
log-taken-vote = The others have given up waiting for { $name }; { $bot } plays on.
log-back = { $name } is back.
log-friend = { $friend } takes this seat over.
log-away = { $name } is on vacation.
log-vote = { $name } votes to go on without { $other }.
