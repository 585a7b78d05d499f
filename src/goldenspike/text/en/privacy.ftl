privacy-title = What this server knows about you
privacy-lead = The program writes this page itself, from the settings of this server, so that it is true here and today.

privacy-who-title = Who runs it
privacy-who = This server is run by: { $operator }
privacy-who-unknown = Whoever runs this server has left no address here. Ask the person who sent you its link.

privacy-cookie-title = In your browser
privacy-cookie = One cookie, called { $cookie }: a signed random number by which you are known again, good for a year. There is no other, and nothing here comes from other sites or reports to them.
privacy-browser = Your browser itself keeps how you like the pages (language, colours, pace, tours you have seen). That is never sent. It also keeps the numbers and seals by which the dice of your tables were drawn.

privacy-guest-title = If you play as a guest
privacy-guest = Kept are a random number, the name you choose if you choose one, your language, your seats, and every action at a table with its time: the log is the game.
privacy-results = Of finished games the places and scores are kept, and ratings made from them; whom you call a friend or invite; and what you say at tables, your private notes, whom you mute, what you report, and the minute in which you were last at a table where you sit.
privacy-seed = Your browser gives a random number to the luck of a table; it is kept with the table, so that everybody can check it.

privacy-account-title = If you keep your games
privacy-account = Then also the name you sign in with, a hash of your password that cannot be turned back, and for each device its browser, its system, and when it was first and last used.

privacy-mail-title = Mail
privacy-mail = A mail address only if you give one and confirm it. Letters to you go by way of { $host }.
privacy-mail-none = This server sends no mail and has no use for your address.

privacy-notices-title = Notices
privacy-notices = Only if you wish for them: by which ways and when, and for 60 days what you were told of. For notifications of your browser its maker's service passes them on, encrypted; it learns when one comes, not what it says. A webhook that you name is told the game, who plays, where the table is, and who invites you or asks to be your friend.

privacy-others-title = Who sees it
privacy-others = Those at your table see your name, what you do and say there, and whether you are there. Public tables can be watched by everybody; private ones by those who have their link. Everybody can see the page with your results and ratings unless you hide it; your friends see whether you are at a table.
privacy-operator = Whoever runs the server can read the store: everything named here, but not your password.

privacy-address-title = Your network address
privacy-address = It is held in memory while you are here, so that nobody can ask too much at once, and is not written down. Whoever runs the server can shut out networks; then the network is kept, not who was there.
privacy-log = The program keeps no log of visits, only of its own faults. A proxy in front of it may keep one: whoever runs the server can tell.

privacy-long-title = For how long
privacy-guest-days = Guests of whom nothing was heard for { $days } days are forgotten, as if they had deleted themselves.
privacy-guest-ever = Guests are kept until they delete themselves.
privacy-account-ever = Accounts are kept until you delete yours. Devices not used for { $days } days are signed out and forgotten; links in letters are good for a day at most; reports that were dealt with go after a year.
privacy-copies = Whoever runs the server may keep copies of the store for the case of damage, in which you may still stand for a while after you have deleted yourself.

privacy-yours-title = What you can do
privacy-yours = On the page about you, everything that is kept can be saved as a file, and deleted for good: name, password, address, devices, what you said, notes. Your games stay, without your name; where others play on, a bot takes your seat.
privacy-yours-link = To the page about you
