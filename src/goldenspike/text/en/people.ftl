## Results of a person

person-mine = Your results, from games that count. You are here since { $day }.
person-since = Here since { $day }.
person-empty = No finished games that count yet.
person-unknown = Nobody to be seen here
person-unknown-about = There is nobody like that, or they keep their results to themselves.
page-hide = Hide my results
page-show = Show my results to everybody
page-hidden = Nobody but you sees this page. You stand in no list of the best, and nobody finds your games by your name.
rating = Rating
rating-is = { $value } ± { $half }
rating-about = Everybody begins at 25. The true strength lies within the range in 95 of 100 cases; every game narrows it. Games from records, with hints, on a shared screen or with luck tried again do not count.
course-told = Rating over time: { $from } on { $first }, { $to } on { $last }.
company-people = Among people
company-bots = Against bots
company-mixed = With people and bots
by-seat = { $among }: results by seat
head-to-head = Head to head
games-count = { $count ->
    [one] one game
   *[other] { $count } games
}
players-count = { $count }
won-of = { $won } ({ $share } %)
decisions-made = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
head-players = Players
head-seat = Seat
head-games = Games
head-won = Won
head-place = Place
head-score = Score
head-best = Best
head-against = Against
head-ahead = Ahead
head-behind = Behind
head-player = Player
head-rating = Rating
head-setup = Played
head-day = Day
head-decisions = Decisions
head-turns = Turns
head-time = Time
people-loading = One moment …
somebody = A player

## Finished games

finished-title = Finished games
finished-about = Every public game, and all of your own. Each leads to its replay.
finished-search = Search
finished-player = Player (name to sign in with)
finished-from = From
finished-to = To
finished-found = Newest first
finished-none = No such games.
finished-more = Show more
search-any = Any
place-short = { $place }.
came-left = gone at the end
game-given-up = The game was given up.
not-counted = Does not count: { $why }
why-not-anonymous = its people are no longer known.
why-not-record = it was opened from a record.
why-not-position = it goes on from a position of another game.
why-not-hint = there were hints.
why-not-hotseat = one person played several seats.
why-not-friend = a seat was handed on.
why-not-short = somebody never made a decision.
why-not-undo = luck was tried again.

## Records of a title

records-title = Records
records-of = Records of { $title }
records-about = From all games that count. Whoever has finished { $least } of them can be among the best, in the order of what is certain of their rating.
records-none = No game that counts has been played to its end yet.
records-lengths = How long games are (mean, least to most)
records-scores = Highest scores
records-best = { $among }: the best
records-nobody = Nobody has finished { $least } games yet.
spread = { $mean } ({ $least } to { $most })

## Friends and invitations

friends-title = Friends
friends-about = Friends see when you are at a table, and invite you with a click.
friends-none = None yet. Ask somebody by the name they sign in with.
friends-need-account = Friends need to find you again.
friends-asking = They ask you to be friends
friends-asked = You have asked
friends-blocked = Blocked
friend-here = here now
friend-ask = Ask to be friends
friend-ask-title = Ask somebody
friend-ask-about = Their name, however it is spelt.
friend-asked = Asked
friend-is = Friend
friend-accept = Accept
friend-decline = Decline
friend-end = End
friend-take-back = Take back
friend-block = Block
friend-unblock = Unblock
do-to = { $what }: { $name }
invite-by-name = Invite by name
invite-name = Name to sign in with
invite-now = Invite
invite-friend = Invite { $name }
invite-withdraw = Withdraw
invited-title = You are invited
invited-by = { $name } invites you.
invited-accept = Sit down
invited-decline = Decline
trouble-not-welcome = This person does not want to hear from you.
trouble-unknown-person = Nobody is found here by that name.
trouble-not-invited = You are not invited there any more.
trouble-friends-full = You know too many people here. End or unblock some first.
