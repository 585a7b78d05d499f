# Les pages avant une table : accueil, nouvelle table, reprise et règles.

foot-api = Pour les programmes : l’API
keep-games-lead = Vous jouez en invité : vos parties ne sont que sur cet appareil.
lobby-title = Tracez votre ligne
lobby-lead = Des jeux de société ferroviaires, fidèles à leurs règles. Jouez tout de suite contre des robots, ou envoyez un lien à vos amis.
play-now = Jouer contre des robots
learn = Apprendre en jouant
learn-on = Continuer la leçon ({ $scene } sur { $scenes })
with-people = Jouer à plusieurs
players-range = De { $fewest } à { $most } joueurs
my-games-empty = Aucune partie en cours. Un clic ci-dessus suffit pour en lancer une.
public-tables = Tables ouvertes
public-tables-empty = Aucune table publique n’est ouverte pour le moment.
finished-games = Parties terminées
seats-open = { $count ->
    [0] Prête à commencer
    [one] { $count } place libre
   *[other] { $count } places libres
}
new-title = Une nouvelle table
seat-kind = Occupant de la place { $number }
seat-name = Nom à la place { $number }
seat-remove = Retirer la place { $number }
seat-add = Ajouter une place
kind-open-about = Au premier venu
who-sees = Qui peut participer
private = Sur invitation
private-about = Réservée aux détenteurs du lien
public-about = Visible par tous à l’accueil
create = Créer la table
length-of-play = Durée de la partie : { $length }
rules-lead = Chaque règle telle que le programme l’applique, avec le paragraphe du livret et, entre crochets, les précisions.
rules-contents = Sommaire
rules-aim = De quoi il s’agit
rules-board = Le plateau de { $game }
rules-chapter = Règles à ce sujet : { $chapter }
rules-examples = Exemples
rules-figures = Tableaux
rules-all = Toutes les règles
rules-find = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
rules-missing = Aucune règle ne porte ce nom.
replay-title = Relecture
replay-lead = Ouvrez une partie enregistrée pour la revoir ou pour la poursuivre là où elle s’est arrêtée.
replay-file = Une partie enregistrée dans un fichier
replay-text = Ou son texte
replay-open = Ouvrir la partie
