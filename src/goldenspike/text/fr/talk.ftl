## What is said at a table

talk-players = Seuls les joueurs lisent ceci. Les spectateurs parlent à part jusqu’à la fin.
talk-onlookers = Seuls les spectateurs lisent ceci. Les joueurs le verront après la fin.
talk-together = Toute la table lit ceci.
talk-onlooker = spectateur
talk-none = Personne n’a encore rien dit.
talk-earlier = Afficher les messages précédents
talk-say = Dire quelque chose : { $whom }
talk-to-players = Aux joueurs
talk-to-onlookers = Aux spectateurs
talk-to-all = À toute la table
talk-send = Envoyer
talk-speaker = Qui parle
talk-closed = L’hôte a fermé la discussion à cette table.
talk-full = On a tant parlé ici que plus rien ne peut être conservé.
talk-unseen = Il n’y a rien à voir dans ce message.
talk-was-closed = L’hôte a fermé la discussion.
talk-was-opened = L’hôte a ouvert la discussion.
talk-close = Fermer la discussion à cette table
talk-open = Ouvrir la discussion à cette table
talk-gone = supprimé
talk-more = Réagir au message : { $name }
talk-reaction = { $reaction } : { $names }
talk-react-move = Réagir au dernier coup
talk-no-move = Rien n’a encore été joué.
talk-mute = Ne plus entendre { $name }
talk-muted = Vous n’entendez plus { $name }, à aucune table.
talk-unmute = Entendre à nouveau
talk-report = Signaler
talk-delete = Supprimer
report-about = Une copie est remise au responsable de ce serveur. Personne à la table n’en est averti.
report-reason = Pourquoi
report-more = Autre chose à savoir
report-insult = Insulte ou menace
report-spam = Messages indésirables
report-cheating = Triche
report-other = Autre raison

## Reactions

reaction-bravo = Bien joué
reaction-thanks = Merci
reaction-agreed = D’accord
reaction-funny = Amusant
reaction-surprised = Surprenant
reaction-ouch = Aïe

## Private notes

notes-about = Vous seul les lisez.
notes-about-shared = Pour tous ceux qui sont à cet écran, et pour personne d’autre.
notes-kept = Enregistré.
notes-changed = Pas encore enregistré…
notes-conflict = Entre-temps, vous avez écrit autre chose sur un autre appareil :
notes-take-other = Prendre ce texte
notes-keep-mine = Garder celui-ci
