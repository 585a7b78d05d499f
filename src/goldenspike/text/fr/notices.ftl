## What a notice says

notice-turn = À vous de jouer : { $game }
notice-low = Votre temps s’épuise : { $game }
notice-over = La partie est finie : { $game }
notice-vote = Les autres votent sur l’abandon de votre place : { $game }
notice-friend = { $name } a repris votre place : { $game }
notice-invited = { $name } vous invite : { $game }
notice-request = { $name } vous demande comme ami
notice-request-text = Répondez sur la page « Amis ».
notice-with = Avec { $names }
notice-line = { $told }, avec { $names }
notice-many = { $count ->
    [one] Du nouveau dans une partie
   *[other] Du nouveau dans { $count } parties
}
notice-news = Il y a du nouveau pour vous
notice-test = Un essai de Golden Spike
notice-test-text = Les avis arrivent bien ici.
notice-letter =
    Bonjour { $name },

    { $news }

    Vous recevez cette lettre parce que vous l’avez souhaité. Plus de lettres :
    { $stop }

## How you wish to be told

notices = Avis
notices-about = On vous dit une seule fois que c’est à vous de jouer, puis quand une partie finit, que votre temps s’épuise ou que votre place est en jeu ; jamais pendant que vous regardez la table.
notices-here = Sur cet appareil
notices-here-push = Afficher des notifications sur cet appareil, même quand la page est fermée
notices-here-open = Afficher des notifications sur cet appareil tant qu’une table est ouverte dans un autre onglet
notices-here-none = Cette adresse n’est pas chiffrée (https) : le navigateur n’affiche pas de notifications ici. Un son est possible.
notices-here-refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
notices-sound = Jouer un son quand c’est à vous de jouer à une table ouverte
notices-sound-hear = Écouter
notices-letters = Lettres
notices-mail = Envoyer des lettres à { $address }
notices-mail-none = Pour recevoir des lettres, donnez d’abord une adresse sous « Courriel ».
notices-digest = Les lettres arrivent
notices-digest-now = tout de suite
notices-digest-hour = groupées, chaque heure
notices-digest-day = groupées, une fois par jour
notices-digest-at = À
notices-webhook = Webhook
notices-webhook-about = Une adresse de Discord, de Slack, de ntfy ou d’un programme à vous, qui est alors appelée.
notices-webhook-address = Adresse
notices-style = Type
notices-style-discord = Discord
notices-style-slack = Slack, Mattermost et semblables
notices-style-ntfy = ntfy
notices-style-json = Un programme (JSON)
notices-test = Envoyer un essai
notices-test-done = L’essai est arrivé.
notices-test-failed = { $status ->
    [0] Personne ne répond à cette adresse.
   *[other] L’adresse répond par l’erreur { NUMBER($status, useGrouping: 0) }.
}
notices-invitations = Invitations
notices-invitations-about = Aussi quand quelqu’un vous invite à une table ou vous demande comme ami
notices-quiet = Heures de silence
notices-quiet-about = Rien n’arrive entre-temps
notices-quiet-from = De
notices-quiet-to = À
notices-zone = Fuseau horaire
notices-save = Enregistrer
notices-saved = Enregistré.
notices-browsers = Ces navigateurs reçoivent les avis
notices-browser-end = Plus d’avis là-bas
trouble-inner-address = Cette adresse n’est pas sur l’internet public.
trouble-no-notices = Ce serveur n’envoie pas d’avis aux navigateurs ni aux webhooks.

## The link in a letter

stop-title = Plus de lettres sur vos parties ?
stop-lead = Vous pouvez les demander de nouveau sur la page qui vous concerne.
stop-now = Plus de lettres
stop-done = Vous ne recevez plus de lettres.
