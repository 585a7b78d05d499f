## The page about oneself

me-title = Vous et vos parties
me-lead = { $kept ->
    [account] Vous êtes { $name }, et vos parties sont gardées.
    [devices] Vous êtes { $name }, sur { $count } appareils.
   *[here] Vous jouez sous le nom { $name }, sur cet appareil seulement.
}
signed-out = Cet appareil a été déconnecté. Continuez en nouvel invité, ou reconnectez-vous.
kept = Vos parties sont gardées. Votre nom et votre mot de passe les ouvrent partout.
entered = { $count ->
    [0] Bienvenue, { $name }. Vos parties sont ouvertes ici.
    [one] Bienvenue, { $name }. La partie commencée en invité dans ce navigateur est désormais à vous aussi.
   *[other] Bienvenue, { $name }. Les { $count } parties commencées en invité dans ce navigateur sont désormais à vous aussi.
}
changed = Enregistré.
keep-about = Choisissez un nom et un mot de passe, et vous retrouverez vos parties dans n’importe quel navigateur. Rien ne change pour vous : toutes vos places restent les vôtres.
login = Nom de connexion
password = Mot de passe
password-about = Au moins { $count } caractères. Quelques mots faciles à retenir valent mieux qu’un seul avec des signes.
password-new = Nouveau mot de passe
password-new-about = Laissez vide pour garder l’actuel. Un nouveau déconnecte tous les autres appareils.
password-now = Mot de passe actuel
sign-in-title = Connexion
sign-in-about = Vous avez déjà gardé vos parties ? Ce que vous avez commencé ici en invité vous suit.
sign-in-now = Se connecter
signed-in-as = Vous vous connectez sous le nom { $login }, avec un mot de passe.
change-sign-in = Changer de nom ou de mot de passe
sign-out = Déconnecter
sign-out-here = Se déconnecter sur cet appareil
sign-out-others = Déconnecter tous les autres
forgot = Oublié ?
forgot-name = Nom de connexion, ou votre adresse de courriel
forgot-send = M’envoyer un lien
forgot-sent = Si ce nom ou cette adresse est connu ici et que l’adresse est confirmée, un courriel avec un lien vient de partir.
forgot-operator = Ce serveur n’envoie pas de courriel. Demandez un lien à la personne qui s’en occupe : il vous permettra de choisir un nouveau mot de passe.

## One more device

one-more = Ouvrir mes parties sur un autre appareil
one-more-about = Votre téléphone prend les mêmes places : scannez un code ou ouvrez un lien. Aucun mot de passe n’est nécessaire.
one-more-link = Afficher le code et le lien
one-more-again = En créer un autre
one-more-qr = Code QR du lien
one-more-how = Scannez-le avec l’autre appareil, ou envoyez-vous le lien. Qui l’ouvre joue à votre place : il sert une seule fois, pendant { $count } minutes.
one-more-local = Seul cet ordinateur peut ouvrir cette adresse. Pour d’autres appareils, ouvrez la page par l’adresse de l’ordinateur dans votre réseau.
devices = Vos appareils
device-here = celui-ci
device-unknown = Un appareil inconnu
device-seen = Dernière utilisation : { $when }

## Mail

mail-title = Courriel
mail-about = Aucune adresse n’est exigée. Elle vous permet de revenir si vous oubliez votre mot de passe, et n’est montrée à personne.
mail-is = Votre adresse : { $address }
mail-asked = Un courriel est parti vers { $address }. L’adresse comptera dès que vous aurez suivi le lien qu’il contient.
mail-address = Adresse de courriel
mail-send = Envoyer un courriel de confirmation
mail-none = Ne garder aucune adresse

## Everything, and its end

all-title = Tout ce qui vous concerne
all-about = Un seul fichier contient tout ce que ce serveur garde de vous : vos noms, vos appareils, vos tables et ce que vous y avez fait.
all-export = Enregistrer le fichier
delete = Me supprimer d’ici…
delete-about = Vous serez déconnecté partout ; votre nom, votre mot de passe et votre adresse seront effacés. Vos places n’auront plus de nom : là où d’autres continuent, un robot jouera à votre place. Personne ne peut revenir là-dessus.
delete-sure = Me supprimer pour de bon

## Links

link-sign-in-title = Jouer sous le nom { $name } sur cet appareil ?
link-sign-in-lead = Les places et les parties de { $name } seront alors ouvertes ici aussi.
link-sign-in-do = Oui, ouvrir les parties
link-reset-title = Un nouveau mot de passe pour { $name }
link-reset-lead = Vous serez alors connecté sur cet appareil, et tous les autres seront déconnectés.
link-mail-title = Cette adresse est-elle la vôtre ?
link-mail-lead = Le courrier pour { $name } vous parviendra alors ici.
link-mail-do = Oui, c’est la mienne
link-mail-done = L’adresse est confirmée.
link-moves = { $count ->
    [one] La partie commencée en invité dans ce navigateur passera aussi à { $name }.
   *[other] Les { $count } parties commencées en invité dans ce navigateur passeront aussi à { $name }.
}
link-here-title = Vous êtes déjà { $name } ici
link-here-lead = Ouvrez ce lien sur l’autre appareil : ici, il reste valable.
link-done-title = C’est fait
link-bad-title = Ce lien ne mène nulle part

## What can go wrong

trouble-wrong-password = Le nom ou le mot de passe est faux.
trouble-name-taken = Quelqu’un d’autre se connecte sous ce nom. Choisissez-en un autre.
trouble-unknown-link = Il a déjà servi, ou il est trop vieux. Créez-en un autre.
trouble-mail-down = Le courriel n’a pas pu partir. Réessayez plus tard.
trouble-not-kept = Personne ne pourrait revenir à vos parties : gardez-les d’abord.
trouble-bad-request = Quelque chose ne convient pas. Un nom a de 1 à 24 caractères, un mot de passe au moins 8.
