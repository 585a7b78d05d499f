## Letters by mail: the subject, and the text

letter-sign-in-title = Golden Spike : votre lien de connexion
letter-sign-in =
    Bonjour { $name },

    ce lien ouvre vos parties sur l’appareil où vous le suivez. Il sert une seule fois, pendant dix minutes :

    { $link }

    Si vous ne l’avez pas demandé, vous n’avez rien à faire.
letter-reset-title = Golden Spike : choisir un nouveau mot de passe
letter-reset =
    Bonjour { $name },

    ce lien vous permet de choisir un nouveau mot de passe. Il sert une seule fois, pendant une heure, et tous les autres appareils seront déconnectés :

    { $link }

    Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste le même.
letter-mail-title = Golden Spike : est-ce bien votre adresse ?
letter-mail =
    Bonjour { $name },

    suivez ce lien dans les vingt-quatre heures pour confirmer que le courrier de Golden Spike vous parvient ici :

    { $link }

    Si cela ne vous dit rien, vous n’avez rien à faire : l’adresse ne sera pas conservée.
