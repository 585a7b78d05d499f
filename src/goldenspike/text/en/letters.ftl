## Letters by mail: the subject, and the text

letter-sign-in-title = Golden Spike: your link to sign in
letter-sign-in =
    Hello { $name },

    this link opens your games on the device on which you follow it. It can be used once, within ten minutes:

    { $link }

    If you did not ask for it, you need do nothing.
letter-reset-title = Golden Spike: choose a new password
letter-reset =
    Hello { $name },

    by this link you choose a new password. It can be used once, within an hour, and all other devices are signed out:

    { $link }

    If you did not ask for it, you need do nothing: your password stays as it is.
letter-mail-title = Golden Spike: is this your address?
letter-mail =
    Hello { $name },

    follow this link within a day to confirm that letters from Golden Spike reach you here:

    { $link }

    If you know nothing of it, you need do nothing: the address will not be kept.
