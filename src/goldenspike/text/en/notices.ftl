## What a notice says

notice-turn = Your turn: { $game }
notice-low = Your time runs low: { $game }
notice-over = The game is over: { $game }
notice-vote = The others vote on giving up your seat: { $game }
notice-friend = { $name } has taken your seat: { $game }
notice-invited = { $name } invites you: { $game }
notice-request = { $name } asks to be your friend
notice-request-text = Answer on the page “Friends”.
notice-with = With { $names }
notice-line = { $told }, with { $names }
notice-many = { $count ->
    [one] News from a game
   *[other] News from { $count } games
}
notice-news = There is news for you
notice-test = A test from Golden Spike
notice-test-text = Notices arrive here.
notice-letter =
    Hello { $name },

    { $news }

    You get this letter because you wished to. No more letters:
    { $stop }

## How you wish to be told

notices = Notices
notices-about = You are told once that it is your turn, and when a game ends, your time runs low or your seat is at stake; never while you look at the table.
notices-here = On this device
notices-here-push = Show notifications on this device, also while the page is closed
notices-here-open = Show notifications on this device while a table is open in another tab
notices-here-none = This address is not encrypted (https): the browser shows no notifications here. A sound works.
notices-here-refused = The browser does not allow notifications from this page. You can allow them in its settings.
notices-sound = Play a sound when it is your turn at an open table
notices-sound-hear = Hear it
notices-letters = Letters
notices-mail = Send letters to { $address }
notices-mail-none = For letters, give an address under “Mail” first.
notices-digest = Letters come
notices-digest-now = at once
notices-digest-hour = gathered, every hour
notices-digest-day = gathered, once a day
notices-digest-at = At
notices-webhook = Webhook
notices-webhook-about = An address of Discord, Slack, ntfy or a program of yours, which is then called.
notices-webhook-address = Address
notices-style = Kind
notices-style-discord = Discord
notices-style-slack = Slack, Mattermost and the like
notices-style-ntfy = ntfy
notices-style-json = A program (JSON)
notices-test = Send a test
notices-test-done = The test has arrived.
notices-test-failed = { $status ->
    [0] Nobody answers at that address.
   *[other] The address answers with error { NUMBER($status, useGrouping: 0) }.
}
notices-invitations = Invitations
notices-invitations-about = Also when somebody invites you to a table or asks to be your friend
notices-quiet = Quiet hours
notices-quiet-about = Nothing comes in between
notices-quiet-from = From
notices-quiet-to = To
notices-zone = Time zone
notices-save = Save
notices-saved = Saved.
notices-browsers = These browsers take notices
notices-browser-end = No more there
trouble-inner-address = That address is not one of the public internet.
trouble-no-notices = This server sends no notices to browsers and webhooks.

## The link in a letter

stop-title = No more letters about your games?
stop-lead = You can wish for them again on the page about you.
stop-now = No more letters
stop-done = You get no more letters.
