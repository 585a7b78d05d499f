## The guide of a lesson

guide = Votre guide
guide-scenes = Les scènes de cette leçon
guide-scene = Scène { $scene }
guide-outcomes = Ce que donne chaque choix
guide-mine = votre coup
guide-rule = Règle { $reference }
guide-leave = Quitter la leçon
guide-next = Continuer
guide-skip = Passer
guide-back = Scène précédente
guide-again = Annuler et réessayer
guide-play = Jouer une vraie partie
guide-astray = Les règles le permettent. Mais ici, nous cherchons autre chose : annulez et réessayez.
guide-rests = La partie s’arrête ici. Votre guide vous en dit plus.
guide-first = Votre première manche
guide-close = Compris
guide-fold = Replier le guide
guide-unfold = Afficher le guide
