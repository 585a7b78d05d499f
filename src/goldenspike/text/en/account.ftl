## The page about oneself

me-title = You and your games
me-lead = { $kept ->
    [account] You are { $name }, and your games are kept.
    [devices] You are { $name }, on { $count } devices.
   *[here] You play as { $name }, on this device alone.
}
signed-out = This device was signed out. You go on as a new guest, or sign in again.
kept = Your games are kept. Sign in anywhere by your name and your password.
entered = { $count ->
    [0] Welcome, { $name }. Your games are open here.
    [one] Welcome, { $name }. The game you had begun as a guest in this browser is yours now, too.
   *[other] Welcome, { $name }. The { $count } games you had begun as a guest in this browser are yours now, too.
}
changed = Saved.
keep-about = Choose a name and a password, and you find your games again in any browser. You stay who you are: every seat stays yours.
login = Name to sign in with
password = Password
password-about = At least { $count } characters. A few words that you remember are better than one with signs.
password-new = New password
password-new-about = Leave it empty to keep the one you have. A new one signs out all other devices.
password-now = Password that you have now
sign-in-title = Sign in
sign-in-about = You have kept your games before? What you have begun here as a guest comes along.
sign-in-now = Sign in
signed-in-as = You sign in as { $login }, with a password.
change-sign-in = Change name or password
sign-out = Sign out
sign-out-here = Sign out on this device
sign-out-others = Sign out on all others
forgot = Forgot it?
forgot-name = Name to sign in with, or your mail address
forgot-send = Send me a link
forgot-sent = If that name or address is known here and has a confirmed address, a letter with a link is on its way to it.
forgot-operator = This server sends no mail. Ask whoever runs it for a link: by that you choose a new password.

## One more device

one-more = Open my games on another device
one-more-about = Your phone takes the same seats: scan a code, or open a link. No password is needed.
one-more-link = Show the code and the link
one-more-again = Make a new one
one-more-qr = QR code of the link
one-more-how = Scan this with the other device, or send yourself the link. Whoever opens it plays as you: it works once, for { $count } minutes.
one-more-local = This address can be reached from this computer alone. For other devices, open the page by the computer’s address in your network.
devices = Your devices
device-here = this one
device-unknown = An unknown device
device-seen = Last used: { $when }

## Mail

mail-title = Mail
mail-about = An address is needed by nobody. It lets you back in if you forget your password, and is shown to no one.
mail-is = Your address: { $address }
mail-asked = A letter is on its way to { $address }. The address counts once you have followed the link in it.
mail-address = Mail address
mail-send = Send a letter to confirm it
mail-none = Keep no address

## Everything, and its end

all-title = Everything about you
all-about = One file has all that this server keeps of you: your names, your devices, your tables and what you did at them.
all-export = Save the file
delete = Delete me here …
delete-about = You are signed out everywhere, and your name, password and address are deleted. Your seats have no name any more: where others play on, a bot plays for you. Nobody can undo this.
delete-sure = Delete me for good

## Links

link-sign-in-title = Play as { $name } on this device?
link-sign-in-lead = The seats and games of { $name } are then open here, too.
link-sign-in-do = Yes, open the games
link-reset-title = A new password for { $name }
link-reset-lead = You are then signed in on this device, and all others are signed out.
link-mail-title = Is this address yours?
link-mail-lead = Letters to { $name } then reach you here.
link-mail-do = Yes, it is mine
link-mail-done = The address is confirmed.
link-moves = { $count ->
    [one] The game you have begun as a guest in this browser goes to { $name }, too.
   *[other] The { $count } games you have begun as a guest in this browser go to { $name }, too.
}
link-here-title = You are { $name } here already
link-here-lead = Open this link on the other device: here it is not used up.
link-done-title = Done
link-bad-title = This link leads nowhere

## What can go wrong

trouble-wrong-password = The name or the password is wrong.
trouble-name-taken = Somebody else signs in by that name. Choose another one.
trouble-unknown-link = It was used already, or is too old. Make a new one.
trouble-mail-down = The letter could not be sent. Try again later.
trouble-not-kept = Nobody could come back to your games: keep them first.
trouble-bad-request = Something in it cannot be so. A name has 1 to 24 characters, a password at least 8.
