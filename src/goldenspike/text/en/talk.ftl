## What is said at a table

talk-players = Only players read this. Onlookers talk apart until the end.
talk-onlookers = Only onlookers read this. Players see it after the end.
talk-together = Everybody at the table reads this.
talk-onlooker = onlooker
talk-none = Nothing has been said yet.
talk-earlier = Show earlier remarks
talk-say = Say something: { $whom }
talk-to-players = To the players
talk-to-onlookers = To the onlookers
talk-to-all = To everybody at the table
talk-send = Send
talk-speaker = Who speaks
talk-closed = The host has closed talk at this table.
talk-full = So much was said here that no more can be kept.
talk-unseen = Nothing can be seen of that.
talk-was-closed = The host has closed talk.
talk-was-opened = The host has opened talk.
talk-close = Close talk at this table
talk-open = Open talk at this table
talk-gone = deleted
talk-more = React to { $name }, or more
talk-reaction = { $reaction }: { $names }
talk-react-move = React to the last move
talk-no-move = Nothing has been played yet.
talk-mute = Mute { $name }
talk-muted = { $name } is muted, everywhere.
talk-unmute = Hear again
talk-report = Report
talk-delete = Delete
report-about = A copy goes to whoever runs this server. Nobody at the table is told.
report-reason = Why
report-more = What else should be known
report-insult = Insult or threat
report-spam = Spam
report-cheating = Cheating
report-other = Something else

## Reactions

reaction-bravo = Well played
reaction-thanks = Thanks
reaction-agreed = Agreed
reaction-funny = Funny
reaction-surprised = Surprising
reaction-ouch = Ouch

## Private notes

notes-about = Only you read them.
notes-about-shared = For everybody at this screen, and nobody else.
notes-kept = Kept.
notes-changed = Not kept yet …
notes-conflict = You have written something else on another device in the meantime:
notes-take-other = Take that text
notes-keep-mine = Keep this one
