## Names

phase-deal_cards = Distribution des cartes de villes
phase-turn_order = Ordre du tour aux dés
phase-victory_cards = Cartes de victoire
phase-begin_turn = Début du tour
phase-home_city = Ville d’attache
phase-destination = Choix de la destination
phase-running = Marche de la locomotive
phase-highballing = À toute vapeur
phase-business = Affaires
phase-takeover = Une prise de contrôle hostile
phase-station = En gare
phase-usage_fees = Péages
phase-payment = Un paiement à faire
phase-end_of_turn = Fin du tour
phase-dice = Les dés
phase-great_depression = La Grande Dépression
phase-over = La partie est finie
condition-bust = krach
condition-bearish = morose
condition-normal = normale
condition-bullish = favorable
condition-boom = essor
condition-depression = Grande Dépression
engine-4-4-0 = 4-4-0 « American »
engine-4-6-2 = 4-6-2 « Pacific »
engine-4-8-4 = 4-8-4 « Northern »

## Victory cards

victory_card-Portfolio = Portefeuille
victory_card-Baron = Baron
victory_card-Nine_Regions = Neuf régions
victory_card-Shipping_Magnate = Armateur
victory_card-Sunset_Line = Ligne du couchant
victory_card-Overland_Line = Ligne terrestre
victory_card-Northern_Line = Ligne du nord
victory_card-Gulf_Line = Ligne du golfe
victory_card-Conductor = Chef de train
victory_card-Long_Hauler = Grand rouleur
victory_card-Breadwinner = Soutien de famille
victory_card-All_Over = Partout
victory_card-Five_Stations = Cinq gares
victory_card-Regular_Service = Service régulier
victory_card-Pacific_Express = Express Pacific
victory_card-Northern_Limited = Rapide Northern
victory_card-Fireman = Chauffeur
victory_card-Fast_Freight = Messageries
victory_card-Cash_Box = Caisse
victory_card-Millionaire = Millionnaire
victory_card-Toll_Keeper = Péagiste
victory_card-Tycoon = Magnat
victory_card-Grand_Tour = Grand tour
victory_card-Gateways = Portes du pays
victory_card-Sightseer = Touriste
victory_card-Mountains = Montagnes
measure-journeys = terminez { $least } voyages
measure-earned = gagnez { $least } de primes en tout
measure-best_payoff = gagnez { $least } en un seul voyage
measure-fees = recevez { $least } de péages des autres joueurs
measure-highballs = roulez { $least } fois à toute vapeur avec plein gain
measure-cash = ayez { $least } en caisse
measure-net_worth = ayez une fortune nette de { $least }
measure-properties = possédez { $least } propriétés sans hypothèque
measure-lanes = possédez { $least } lignes maritimes sans hypothèque
measure-deeds_worth = possédez des propriétés sans hypothèque d’un prix total de { $least }
measure-regions_served = desservez { $least } régions avec des propriétés sans hypothèque
measure-connect = reliez une ville de la région { $one } à une de la région { $other } par vos propriétés sans hypothèque
measure-cities_passed = entrez dans { $least } villes différentes
measure-tour = entrez dans { $places }
measure-arrivals = terminez des voyages dans { $least } villes différentes
measure-regions_arrived = terminez des voyages dans { $least } régions différentes
measure-engine = possédez une { $engine } ou mieux
measure-and = { $first } et { $second }

## Choices

choice-roll = { $first } et { $second } aux dés
choice-draw = Une carte { $area }
choice-turn = Carte de villes { $card }
choice-victory = La carte de victoire « { $card } »
choice-home = Prendre la carte d’attache { $card } ({ $area })
choice-pick = Choisir la carte { $card } ({ $area })
choice-move = Aller à { $space } par { $property } ({ $mps } PM)
choice-highball = À toute vapeur : lancer les dés pour plus de PM
choice-dump = Lâcher du lest et finir le tour
choice-repair = Réparer un niveau d’entretien
choice-depart = Partir pour un nouveau voyage
choice-buy = Acheter { $property } pour { $price }
choice-upgrade = Acheter une { $engine } pour { $price }
choice-takeover = Prendre { $property } à { $owner } pour { $price }
choice-yard = Construire un atelier à { $city }
choice-nothing = Pas d’affaires
choice-mortgage = Hypothéquer { $property } pour { $amount }
choice-payoff = Lever l’hypothèque de { $property } pour { $amount }
choice-giveup = Céder le contrôle de { $property } pour { $amount }
choice-allow = Laisser faire la prise de contrôle
choice-swap = Payer une nouvelle carte de victoire et passer le tour
choice-stop = Finir le tour ici, sans le pas gratuit vers un embranchement

## What happened

event-CARD_DEALT = { $seat } reçoit une carte { $area }.
event-SPACE_FILLED = Une carte { $area } vient à la case de sélection { $space }.
event-ORDER_ROLLED = { $seat } fait { $roll } pour l’ordre du tour.
event-ORDER_PLACE = { $seat } joue en position { $place }.
event-CARD_TURNED = { $seat } retourne la carte de villes { $card }.
event-CARD_DISCARDED = La carte de villes { $card } va à la défausse.
event-HOME_FOUND = { $seat } a pour ville d’attache { $city }.
event-DECK_REFILLED = La pioche est vide : { $cards } cartes utilisées sont remélangées.
event-DESTINATION_FOUND = { $seat } part pour { $city } ; le voyage rapporte { $payoff }.
event-SAME_CITY = Les dés désignent { $city }, où { $seat } se trouve déjà : il faut une autre carte.
event-ROLLED = Les dés donnent { $first } et { $second }.
event-TURN_BEGUN = Tour { $turn } : { $seat } a { $mps } PM.
event-MOVED = { $seat } va à { $space } par { $property } ; reste { $left } PM.
event-CARRIED_OVER = { $seat } met son dernier PM sur la piste de transit.
event-ARRIVED = { $seat } est en gare de { $city } et reçoit { $payoff }.
event-BALLAST_DUMPED = { $seat } lâche du lest : { $lost ->
    [one] { $lost } PM perdu
   *[other] { $lost } PM perdus
}.
event-HIGHBALL_DECLARED = { $seat } roule à toute vapeur, au niveau d’entretien { $level } !
event-HIGHBALL_RESULT = Résultat { $result } : { $seat } a { $mps } PM, au niveau d’entretien { $level }.
event-BROKE_DOWN = { $seat } tombe en panne et n’a que { $mps } PM.
event-CATASTROPHE = { $seat } subit une panne catastrophique et ne bouge pas.
event-REPAIRED = { $seat } répare jusqu’au niveau { $level } ; reste { $left } PM.
event-DEPARTED = { $seat } part de { $city }.
event-BOUGHT = { $seat } achète { $property } pour { $price }.
event-UPGRADED = { $seat } achète une { $engine } pour { $price }.
event-NO_BUSINESS = { $seat } ne fait pas d’affaires.
event-TAKEOVER_TRIED = { $seat } offre { $price } pour { $property }, hypothéquée par { $owner }.
event-TAKEN_OVER = { $seat } prend le contrôle de { $property } ; { $owner } reçoit { $rest }.
event-TAKEOVER_FAILED = { $owner } soustrait { $property } à { $seat } : la prise de contrôle échoue.
event-MORTGAGED = { $seat } hypothèque { $property } pour { $amount }.
event-LIEN_PAID_OFF = { $seat } lève l’hypothèque de { $property } pour { $amount }.
event-INTEREST_GIVEN_UP = { $seat } rend { $property } à la banque pour { $amount }.
event-FEE_TO_BANK = { $seat } paie { $amount } à la banque.
event-FEE_TO_OWNER = { $seat } paie { $amount } de péage à { $owner }.
event-GRANDFATHERED = { $seat } garde l’ancien péage sur { $property }, versé désormais à { $owner }.
event-GRANDFATHERING_ENDED = { $seat } n’a plus l’ancien péage sur { $property }.
event-ESTABLISHED = Le dernier titre est vendu : le tarif établi entre en vigueur.
event-MUST_RAISE = { $seat } doit { $debt }, a { $cash } et doit trouver de l’argent.
event-FORGIVEN = { $seat } ne peut pas payer { $amount } de plus : cette dette est effacée.
event-LAST_DEED_SOLD = { $seat } achète le dernier titre de la banque : la partie courte s’achève.
event-HOME_RICH = { $seat } rentre dans sa ville d’attache avec une fortune nette de { $worth }.
event-VICTORY_CARD_DRAWN = { $seat } a la carte de victoire « { $card } ».
event-SECRET_CARD_DRAWN = { $seat } tire une carte de victoire en secret.
event-VICTORY_CARD_MET = { $seat } a rempli la carte de victoire « { $card } ».
event-SWAPPED = { $seat } paie { $price } pour une autre carte de victoire.
event-LIMIT_REACHED = { $rounds } tours de table sont joués : la partie s’achève.
event-NET_WORTH = { $seat } a une fortune nette de { $worth }.
event-WON = { $seat } gagne.
event-ECONOMY_CHANGED = L’économie est maintenant : { $condition }.
event-DEPRESSION_BEGUN = La Grande Dépression commence : chacun lance les dés et paie.
event-DEPRESSION_ROLLED = La Grande Dépression coûte { $amount } à { $seat }.
event-DEPRESSION_ENDED = La Grande Dépression est finie.
event-YARD_BUILT = { $seat } construit un atelier à { $city } pour { $price }.
event-PAID_AT_ONCE = { $seat } paie { $amount } avant de rouler sur { $property }.
event-FEE_LAID_DOWN = { $seat } dépose { $amount } pour la tentative.
event-HANDED_BACK = La banque rend { $amount } à { $seat }.
moment-journey-ended = Fin du voyage
moment-fees = Péages
moment-takeover = Une ligne change de mains
moment-economy = L’économie

## Why an action is refused

because-DEAL_CARDS = Il ne reste pas de telle carte dans la pioche.
because-HOME_CITY = Choisissez maintenant une de vos deux cartes d’attache.
because-ROLL_DICE = Il faut lancer les dés : deux nombres de 1 à 6.
because-SELECT_A_CARD = Choisissez maintenant une carte d’une des trois cases de sélection.
because-TURN_THE_CARD = La carte { $card } ne peut pas être derrière ce côté région.
because-SPEND_MPS = Vous êtes en route avec { $mps } PM : avancez, ou faites autre chose de ce qui est proposé.
because-CONNECTED = Aucun tronçon de { $property } n’y mène depuis { $space }.
because-SPEND_ONE_MP = Vous n’avez pas encore dépensé de PM ce tour-ci.
because-NO_DUMPING_WHEN_HIGHBALLING = Vous roulez à toute vapeur ce tour-ci et devez dépenser tous vos PM.
because-HIGHBALL_FIRST = « À toute vapeur » s’annonce avant le premier mouvement, en route ou au départ.
because-NOT_WHEN_BROKEN_DOWN = Votre locomotive est en panne.
because-REPAIR_OR_DEPART = Vous êtes en gare avec { $mps } PM : réparez ou partez.
because-REPAIR_IN_STATION = Vous n’êtes ni en gare de votre destination, ni dans un de vos ateliers.
because-BASE_LEVEL_REACHED = Votre locomotive est déjà à son niveau de base, { $level }.
because-CONDUCT_BUSINESS = Faites maintenant une seule affaire, ou aucune.
because-OWNED_BY_BANK = { $property } appartient déjà à { $owner }.
because-PAY_THE_PRICE = Cela coûte { $price }, et vous avez { $cash }.
because-UPGRADE = Vous conduisez une { $owned } : une { $engine } ne serait pas une amélioration.
because-HOSTILE_TAKEOVER = { $property } n’est pas une propriété hypothéquée d’un autre joueur.
because-OWNER_ANSWERS = Votre { $property } est visée par une prise de contrôle : levez l’hypothèque, trouvez de l’argent ou laissez faire.
because-YOUR_PROPERTY = { $property } n’est pas à vous.
because-MORTGAGE = { $property } est déjà hypothéquée.
because-PAY_OFF_LIEN = { $property } n’a pas d’hypothèque.
because-CONTROLLING_INTEREST = { $property } n’a pas d’hypothèque : hypothéquez-la d’abord.
because-RAISE_MONEY = Vous devez { $debt } et avez { $cash } : hypothéquez une propriété ou cédez-en une.
because-VICTORY_CARD = La carte de victoire « { $card } » n’est pas dans la pioche.
because-SWAP_VICTORY_CARD = Vous ne pouvez pas échanger de carte de victoire maintenant.
because-GREAT_DEPRESSION = On lance les dés de la Grande Dépression : deux nombres de 1 à 6.
because-REPAIR_YARD = { $city } n’est ni votre ville d’attache ni l’endroit où vous êtes.
because-TWO_YARDS_EACH = Vous avez déjà deux ateliers.
because-ONE_YARD_PER_CITY = { $owner } a déjà un atelier à { $city }.
because-CASH_ON_THE_BARRELHEAD = { $property } coûte { $fee } avant d’y rouler, et vous avez { $cash }.

## The rules

rule-DEAL_CARDS = Deux cartes de villes sont distribuées à chacun, puis les trois cases de sélection sont remplies, côté région visible. La carte qui se trouve derrière un côté région n’est tirée que lorsqu’on la retourne, parmi les cartes non vues de cette région.
rule-TURN_ORDER = Chacun lance deux dés ; le plus haut commence. Les ex æquo relancent entre eux.
rule-HOME_CITY = À votre premier tour, vous choisissez une de vos deux cartes, la retournez et lancez les dés pour votre ville d’attache ; l’autre carte va à la défausse. Suivent une destination et votre premier mouvement. Une ville d’attache peut être partagée.
rule-ROLL_DICE = On lance toujours deux dés à six faces, dont on fait la somme.
rule-SELECT_A_CARD = Pour une destination, vous prenez une carte d’une des trois cases de sélection sans regarder son côté villes. La case est complétée depuis la pioche.
rule-TURN_THE_CARD = Puis la carte est retournée : c’est n’importe quelle carte non vue de sa région, à chances égales. Les cartes vues restent ouvertes à la défausse.
rule-DESTINATION_CITY = Un lancer de dés désigne la destination sur la carte. S’il désigne la ville où se trouve la locomotive, la carte est défaussée et vous choisissez de nouveau.
rule-REFILL_DECK = Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.
rule-SPEND_MPS = Votre locomotive a des PM pour le tour : 8, 10 ou 13 selon son type, ou 4, 5 ou 6 en panne. Un pas suit une propriété jusqu’à la case voisine : 1 PM vers une borne, une ville ou un nœud, aucun vers un embranchement, 2 en tout vers ou depuis un point de bac. On peut faire demi-tour et réutiliser un tronçon. Tous les PM sont à dépenser ; sans PM restant, vous pouvez encore entrer dans un embranchement, ou vous arrêter.
rule-CONNECTED = Un pas part de l’endroit où se trouve la locomotive. Les lignes ne se rejoignent que dans les cases, et les deux cercles d’un nœud ne font qu’une case ; des lignes qui se croisent simplement ne communiquent pas.
rule-TRANSIT_TRACK = Avec 1 PM restant, vous pouvez entamer un pas de bac ou une réparation qui en coûte 2 : le PM va sur la piste de transit et compte au tour suivant pour cela seul. Qui fait autre chose le perd. Un pas entamé n’est pas encore parcouru.
rule-IN_THE_STATION = Le mouvement s’arrête à votre destination : la locomotive est en gare et la prime du voyage est payée aussitôt. Viennent ensuite une affaire, des réparations, et le départ s’il reste un PM. Traverser d’autres villes ne fait rien.
rule-DUMP_BALLAST = Avec une allocation normale ou de panne, vous pouvez lâcher du lest : les PM restants sont perdus et le tour finit.
rule-SPEND_ONE_MP = Il faut dépenser au moins 1 PM avant de lâcher du lest. Qui commence le tour en gare sans rien à réparer part donc.
rule-NO_DUMPING_WHEN_HIGHBALLING = Lors d’un tour à toute vapeur, tous les PM doivent être dépensés : après une arrivée, en réparations ou en un nouveau voyage.
rule-HIGHBALL_FIRST = « À toute vapeur » s’annonce avant de bouger ou de dépenser quoi que ce soit dans le tour : en route, ou au départ de la gare.
rule-NOT_WHEN_BROKEN_DOWN = Une locomotive en panne ne peut pas rouler à toute vapeur.
rule-HIGHBALLING = Lancez les dés et retranchez le niveau d’entretien. 0 : niveau +3, aucun gain ; 1 ou 2 : +2, gain partiel ; 3 ou 4 : +2, plein gain ; 5 à 7 : +1, plein gain ; 8 et plus : plein gain sans usure. Le plein gain est de 4, 5 ou 6 PM, le partiel de 2, 2 ou 3. Un niveau au-delà de 7 est une panne (B!) : aucun gain, et seulement l’allocation de panne jusqu’à réparation.
rule-CATASTROPHIC_BREAKDOWN = Un résultat inférieur à 0 est une panne catastrophique : aucun mouvement ce tour-ci, niveau B!, et le péage de la dernière propriété parcourue reste dû ; au départ, c’est le péage fixe.
rule-REPAIR_OR_DEPART = En gare, après les affaires, vous réparez, partez, ou lâchez le reste là où c’est permis. La nouvelle destination se décide au départ. Sans PM, le tour finit en gare.
rule-REPAIR_IN_STATION = On répare en gare, un niveau d’entretien pour 2 PM. B! compte pour 8 : une réparation en fait 7, et l’allocation normale revient au tour suivant.
rule-BASE_LEVEL_REACHED = On ne répare jamais sous le niveau de base du type : 2 pour la 4-4-0, 1 pour la 4-6-2, 0 pour la 4-8-4.
rule-CONDUCT_BUSINESS = En entrant en gare, vous pouvez faire une de ces choses : acheter une propriété, améliorer la locomotive, prendre le contrôle d’une propriété hypothéquée, construire un atelier si l’option est choisie, ou rien.
rule-OWNED_BY_BANK = On n’achète qu’une propriété dont le titre est à la banque, à son prix.
rule-PAY_THE_PRICE = Ce que vous achetez ou remboursez se paie avec l’argent que vous avez.
rule-UPGRADE = Une 4-6-2 coûte 20 000 $, une 4-8-4 30 000 $, depuis tout type plus lent. La nouvelle locomotive commence à son niveau de base ; les PM du tour en cours ne changent pas.
rule-HOSTILE_TAKEOVER = On peut prendre le contrôle d’une propriété hypothéquée d’un autre joueur au prix HT : le prix d’origine va à la banque, le reste à l’ancien propriétaire, et l’hypothèque disparaît.
rule-OWNER_ANSWERS = Une prise de contrôle attend la réponse du propriétaire. S’il lève d’abord l’hypothèque ou cède la propriété, elle échoue, et l’autre joueur peut faire une autre affaire.
rule-YOUR_PROPERTY = À chacune de vos décisions, vous pouvez hypothéquer vos propriétés, lever leurs hypothèques ou en céder le contrôle.
rule-MORTGAGE = Une propriété sans hypothèque peut être hypothéquée pour sa valeur M. On peut alors en prendre le contrôle, et elle rapporte moins.
rule-PAY_OFF_LIEN = Une hypothèque se lève pour le montant P ; la propriété est de nouveau libre.
rule-CONTROLLING_INTEREST = Le contrôle d’une propriété hypothéquée peut être cédé pour sa valeur CI : le titre retourne à la banque et se vend de nouveau.
rule-USAGE_FEES = À la fin du tour, vous payez les propriétés parcourues. 1 000 $ à la banque pour toutes les siennes et les vôtres ensemble. À chaque autre propriétaire 5 000 $, et 1 000 $ de plus pour chacune de ses propriétés suivantes, versés à la banque si celle-ci est hypothéquée. Si vous n’avez parcouru d’un propriétaire que des propriétés hypothéquées, 3 000 $ en tout : un tiers pour lui, le reste à la banque. Un tour passé tout entier en gare est gratuit.
rule-GRANDFATHERED_FEE = Une locomotive dont la dernière propriété change de mains ou d’état y garde son ancien péage. Achetée à la banque : toujours 1 000 $, au nouveau propriétaire. Hypothèque levée ou prise de contrôle : toujours le péage d’une propriété hypothéquée, tout au propriétaire. Hypothéquée ou cédée : le péage normal. Rouler sur une propriété d’un autre joueur y met fin aussitôt ; sur une propriété de la banque ou à soi, après ce tour.
rule-ESTABLISHED_SCHEDULE = Dans la partie longue, le tarif établi commence quand le dernier titre quitte la banque, et demeure : 10 000 $, 2 000 $ et 6 000 $ au lieu de 5 000 $, 1 000 $ et 3 000 $. Il met fin à tous les anciens péages gardés.
rule-RAISE_MONEY = Qui doit payer plus qu’il n’a hypothèque ou cède des propriétés jusqu’à pouvoir payer ou n’avoir plus rien.
rule-NOBODY_IS_ELIMINATED = Personne n’est éliminé. Qui ne peut toujours pas payer paie ce qu’il a, d’abord aux autres joueurs et d’abord la plus grosse dette ; le reste est effacé.
rule-SHORT_GAME = La partie courte finit aussitôt que le dernier titre de la banque est acheté. La plus grande fortune nette gagne : argent et prix des propriétés sans hypothèque. Les ex æquo partagent la victoire.
rule-LONG_GAME = La partie longue se gagne à la fin d’un tour où votre locomotive est entrée dans sa ville d’attache, si après tous les péages votre fortune nette atteint 375 000 $ à trois, 340 000 $ à quatre, 305 000 $ à cinq ou 270 000 $ à six.
rule-VICTORY_CARD = Dans la partie courte expérimentale, chacun tire une carte de victoire au début. Le premier qui remplit la sienne à la fin d’un de ses tours gagne. Les cartes sont ouvertes, sauf accord contraire.
rule-SWAP_VICTORY_CARD = Dans la partie courte expérimentale, vous pouvez renoncer à votre tour avant d’y rien faire, payer 10 000 $ et tirer une autre carte de victoire ; l’ancienne retourne dans la pioche.
rule-TURN_LIMIT = Avec une limite, la partie finit au plus tard après tant de tours de table, et la plus grande fortune nette gagne.
rule-FLUCTUATING_ECONOMY = Option : chaque double peut faire passer l’économie de krach à morose, normale, favorable ou essor et retour, avant l’effet propre du lancer. Les primes changent de 500 $ par 5 000 $ entiers quand elle est morose ou favorable, par 2 500 $ entiers en krach ou essor. En essor, pas de péage fixe si vous n’avez parcouru que des propriétés de la banque et les vôtres ; en krach, 1 000 $ de plus à la banque à chaque tour où un péage est dû.
rule-GREAT_DEPRESSION = Option : une fois par partie, un double 1 en krach déclenche la Grande Dépression. Chacun lance aussitôt deux dés et paie autant de milliers à la banque, et les primes perdent à la fois le montant du krach et celui de l’économie morose. Le double suivant y met fin et laisse un krach.
rule-REPAIR_YARD = Option : comme affaire, vous pouvez construire un atelier pour 7 000 $ dans votre ville d’attache ou celle où vous êtes. Dans votre atelier, un niveau coûte 1 PM, même en passant.
rule-TWO_YARDS_EACH = Option : un joueur construit au plus deux ateliers.
rule-ONE_YARD_PER_CITY = Option : il y a au plus un atelier par ville.
rule-CASH_ON_THE_BARRELHEAD = Option : les péages sont dus avant de rouler. Chaque nouvelle propriété coûte aussitôt ce qu’elle ajoute aux péages du tour. Avant de tenter de rouler à toute vapeur, on dépose le péage de l’endroit où l’on est ; il est dû après une panne catastrophique, sinon rendu. Qui ne peut payer ne peut y rouler ; qui ne peut payer aucun pas trouve d’abord de l’argent, et, s’il n’a plus rien à céder, roule sur la ligne la moins chère pour ce qu’il a.

## The terminal

round = Tour de table { $round }
economy = Économie
schedule-expansion = Tarif d’expansion
schedule-established = Tarif établi
engine-column = Machine
level = Niveau
place = Où
journey = Voyage
worth = Fortune nette
properties = Propriétés
victory-card = Carte de victoire
tableau = Cartes de villes
mps-left = reste { $mps } PM
ends = Fins de tour possibles
end-column = Fin
mps-column = PM
fees-column = Péages
far-column = Reste à parcourir
go-help = Tapez go CASE pour y aller au moins cher, ou ways CASE pour voir les trajets.
no-way = Aucun trajet n’y mène ce tour-ci.
no-such-space = Il n’y a pas de case « { $name } » sur le plateau.

## Words in the drawing

draw-title = Steel & Steam
draw-subtitle = Carte du réseau ferré
draw-city = ville, 1 PM
draw-hub = nœud : une seule case, 1 PM
draw-milepost = borne, 1 PM
draw-junction = embranchement, gratuit
draw-ferry = point de bac, 2 PM à l’entrée ou à la sortie
draw-seat = Place
draw-economy = Économie
draw-level = entretien
draw-broken = B!
draw-bust = Krach
draw-bearish = Morose
draw-normal = Normale
draw-bullish = Favorable
draw-boom = Essor
draw-depression = Grande Dépression
draw-bank = Titres de la banque

## On the page

ask-HOME_CITY = Choisissez une de vos deux cartes d’attache. Les dés désignent ensuite votre ville d’attache.
ask-SELECT_A_CARD = Choisissez une carte de villes : la région de votre prochaine destination.
ask-SPEND_MPS = Conduisez votre locomotive{ $city ->
    [none] .
   *[other] {" "}vers { $city }.
} Cliquez sur une case éclairée : chacune montre ses PM et les péages du tour.
ask-CONDUCT_BUSINESS = Vous êtes en gare. Faites une affaire, ou aucune.
ask-REPAIR_OR_DEPART = En gare : réparez, ou partez pour un nouveau voyage.
ask-OWNER_ANSWERS = Votre { $property } est visée par une prise de contrôle. Levez l’hypothèque, trouvez de l’argent ou laissez faire.
ask-RAISE_MONEY = Vous devez { $debt } et avez { $cash }. Hypothéquez une propriété ou cédez-en une.
money-short = { $amount } k$
thousands = { $amount }
in-thousands = En milliers de dollars.
mps = { $mps } PM
end-of = { $mps } PM, péages { $fee }
far-left = encore { $mps }
route-to = Le chemin vers { $space }
route-run = Y aller
ways = Chemins, le moins cher d’abord
fold-steps = Pas à pas
fold-deeds = Gestion des propriétés
home = Attache
home-cards = Cartes d’attache
in-station = en gare
now-at = maintenant à { $space }
at-the-throttle = roule
transit = Piste de transit
transit-about = Un PM est déjà dépensé ; il compte au tour suivant, pour cela seul.
transit-repair = réparation
grandfathered = Péage acquis
yards = Ateliers
highball = À toute vapeur
highballing = à toute vapeur
highball-full = plein gain
highball-partial = gain partiel
highball-none = aucun gain
highball-breakdown = panne
highball-catastrophe = panne catastrophique
highball-never = En panne : impossible de rouler à toute vapeur
mortgaged = hypothéquée
deeds = Titres ({ $left } à la banque)
deeds-about = En milliers de dollars. Cliquez sur un titre pour voir ce qu’on peut en faire.
deed-price = prix
deed-price-short = Prix
deed-mortgage = valeur hypothécaire
deed-mortgage-short = M
deed-payoff = pour lever l’hypothèque
deed-payoff-short = P
deed-takeover = prise de contrôle hostile
deed-takeover-short = HT
deed-controlling = cession du contrôle
deed-controlling-short = CI
payoffs = Primes
payoffs-from = Depuis
payoff = Prime
payoffs-span = { $low }–{ $high } k$
cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
behind-home = L’une d’elles devient votre ville d’attache :
behind-pick = L’une d’elles devient votre destination. Depuis { $city }, elle rapporte :
takeover-cash = { $name } : argent, si elle réussit
region-NE = Nord-Est
region-SE = Sud-Est
region-NC = Centre-Nord
region-SC = Centre-Sud
region-P = Plaines
region-NW = Nord-Ouest
region-SW = Sud-Ouest
region-CE = Canada de l’Est
region-CW = Canada de l’Ouest
area-East = Est
area-Central = Centre
area-West = Ouest
area-Great_Lakes = Grands Lacs
area-South = Sud
area-Pacific = Pacifique
area-Canada = Canada
area-Northeast = Nord-Est
area-Southeast = Sud-Est
area-North_Central = Centre-Nord
area-South_Central = Centre-Sud
area-Plains = Plaines
area-Northwest = Nord-Ouest
area-Southwest = Sud-Ouest
area-Eastern_Canada = Canada de l’Est
area-Western_Canada = Canada de l’Ouest
cards-left = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche, { $discard } dans la défausse
dice-show = Dés : { $first } et { $second }
fees-expansion = Péages d’un tour : 1 000 $ pour toutes les propriétés de la banque et les vôtres, 5 000 $ à chaque autre propriétaire et 1 000 $ par propriété de plus ; 3 000 $ si seules des hypothéquées ont servi.
fees-established = Péages d’un tour : 1 000 $ pour toutes les propriétés de la banque et les vôtres, 10 000 $ à chaque autre propriétaire et 2 000 $ par propriété de plus ; 6 000 $ si seules des hypothéquées ont servi.
debt-line = { $name } doit { $amount } et a { $cash }.
takeover-line = { $owner } doit répondre à une prise de contrôle hostile de { $property }.
more-sns = Cartes de villes, économie, titres et primes
score-start = Argent de départ
score-payoffs = Primes des voyages
score-fees-received = Péages reçus
score-fees-paid = Péages payés
score-bought = Propriétés achetées
score-engines = Locomotives achetées
score-takeovers = Prises de contrôle hostiles
score-liens = Hypothèques
score-other = Autre
score-deeds = Propriétés sans hypothèque

## Options

option-length = Durée
option-length-short = partie courte
option-length-long = partie longue
option-length-experimental = partie courte expérimentale
option-economy = Économie
option-economy-steady = stable
option-economy-fluctuating = fluctuante
option-economy-depression = fluctuante, avec la Grande Dépression
option-yards = Ateliers
option-yards-no = non
option-yards-yes = oui
option-fees = Péages
option-fees-end_of_turn = à la fin du tour
option-fees-barrelhead = payés comptant d’avance
option-victory_cards = Cartes de victoire
option-victory_cards-open = ouvertes
option-victory_cards-secret = secrètes
option-limit = Limite de tours de table
option-limit-none = aucune

## The first game

tour-steel_and_steam-1 = Vous conduisez une locomotive à travers l’Amérique du Nord. Chaque voyage à destination rapporte ; avec cet argent vous achetez des chemins de fer, et ceux qui les empruntent vous paient.
tour-steel_and_steam-2 = Choisissez d’abord une de vos deux cartes d’attache. Deux dés y désignent la ville qui devient votre ville d’attache ; votre locomotive en part.
tour-steel_and_steam-3 = Choisissez ensuite une carte de villes parmi les trois cases de sélection. Elle ne dit qu’une région ; les dés désignent la destination quand on la retourne.
tour-steel_and_steam-4 = Roulez maintenant. Les cases éclairées sont les fins possibles du tour, avec leurs PM et les péages du chemin le moins cher. Un clic montre le chemin, un second le parcourt.
tour-steel_and_steam-5 = Rien n’oblige à tout faire d’un coup : les cases voisines sont des pas simples. Les PM dont vous ne voulez pas se perdent quand vous lâchez du lest.
tour-steel_and_steam-6 = Avant de bouger vous pouvez rouler à toute vapeur : un lancer de dés pour plus de PM, au risque d’usure ou de panne. La barre à côté de chaque joueur montre les chances.
tour-steel_and_steam-7 = Dans la gare de votre destination vous êtes payé et pouvez faire une affaire : acheter une propriété, acheter une meilleure locomotive ou prendre le contrôle d’une propriété hypothéquée.
tour-steel_and_steam-8 = À la fin du tour vous payez les péages : 1 000 $ pour les lignes de la banque et les vôtres, 5 000 $ à chaque autre propriétaire. Roulez sur vos lignes, et laissez les autres y rouler aussi.
tour-steel_and_steam-9 = À court d’argent ? Hypothéquez un titre. La partie courte finit quand le dernier titre de la banque est acheté ; la plus grande fortune nette gagne : l’argent et le prix des propriétés sans hypothèque.

## Before a table is open

about-steel_and_steam = Menez votre locomotive à travers l’Amérique du Nord, achetez des lignes et de meilleures machines, et faites payer ceux qui passent chez vous.
board-north_america = Amérique du Nord
chapter-steel_and_steam-1 = Le début
chapter-steel_and_steam-2 = Les destinations
chapter-steel_and_steam-3 = La marche de la locomotive
chapter-steel_and_steam-4 = À toute vapeur
chapter-steel_and_steam-5 = En gare
chapter-steel_and_steam-6 = Les affaires
chapter-steel_and_steam-7 = La gestion des propriétés
chapter-steel_and_steam-8 = Les péages
chapter-steel_and_steam-9 = La fin de la partie
chapter-steel_and_steam-10 = Règles facultatives

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steel_and_steam = « { $text } » n’est pas une action ; une action commence par { $words }
notation-words-after = « { $text } » : après « { $word } » { $wanted ->
    [one] vient { $wanted } mot
   *[other] viennent { $wanted } mots
}, et non { $found }
notation-no-such-name-after = « { $word } » : « { $name } » n’existe pas
notation-no-number = « { $word } » n’est pas un nombre de 0 à { NUMBER($most, useGrouping: 0) }
notation-how-to-move = écrivez « move CASE » ou « move CASE PROPRIÉTÉ »
notation-no-neighbour = { $name } n’est pas une case voisine
notation-several-lines = plusieurs lignes y mènent : écrivez laquelle, { $names }
notation-leads-elsewhere = { $property } ne mène pas à { $space }

## The printed kit

print-railway = Chemin de fer, { $mileposts } bornes
print-lane = Ligne maritime, { $mileposts } bornes
print-price = Prix
print-mortgage = M  Valeur hypothécaire
print-lien = Hypothéqué
print-payoff = P  Lever l’hypothèque
print-takeover = HT  Prise de contrôle
print-controlling = CI  Cession du contrôle
print-serves = Dessert { $cities }.
print-payoffs = Livret des primes
print-payoffs-how = Cherchez le tableau d’un des bouts du voyage, puis l’autre bout dans ce tableau.
print-sheet = Carte du réseau, feuille { $sheet } sur { $sheets }
print-locomotive = Carte de locomotive
print-normal = Normal
print-breakdown = En panne
print-full = Plein
print-partial = Partiel
print-base = Niveau de base
print-cost = Prix
print-transit = Piste de transit
print-maintenance = Niveau d’entretien
print-highball = À toute vapeur
print-roll = Dés – niveau
print-change = Niveau
print-benefit = Gain
print-below = moins de { $least }
print-and-up = { $least } et plus
print-no-move = aucun mouvement
print-none = aucun
print-aid = Aide de jeu
print-fees = Péages à la fin du tour
print-owner = Propriétaire
print-expansion = Expansion
print-established = Établi
print-tokens = Jetons à découper : trois marqueurs de ville et deux ateliers chacun
print-home-letter = A
print-start-letter = D
print-destination-letter = B
print-yard-letter = R
print-economy = Économie fluctuante
print-turn-before = Avant de rouler
print-turn-before-how = En route ou au départ, vous pouvez rouler à toute vapeur : deux dés, moins le niveau d’entretien, puis lisez le tableau.
print-turn-move = Rouler
print-turn-move-how = { $enter } PM vers une ville, un nœud ou une borne ; un embranchement est gratuit ; vers ou depuis un point de bac, { $ferry } PM. Les lignes ne se rejoignent que dans les cercles.
print-turn-dump = Lâcher du lest
print-turn-dump-how = Sauf à toute vapeur, et après avoir dépensé au moins 1 PM, vous pouvez renoncer au reste du mouvement.
print-turn-arrive = Arriver
print-turn-arrive-how = La destination arrête le mouvement aussitôt. Prenez la prime entre départ et destination.
print-turn-business = Une affaire
print-turn-business-how = acheter un titre à la banque ; acheter une meilleure locomotive ; prendre le contrôle d’un titre hypothéqué pour HT ; construire un atelier (option, { $yard }).
print-turn-repair = Réparer
print-turn-repair-how = { $repair } PM par niveau, { $own } PM dans votre atelier. B! compte comme niveau { $broken }. Jamais sous le niveau de base.
print-turn-depart = Partir
print-turn-depart-how = Avec 1 PM ou plus : prenez une carte d’une case de sélection, complétez la case, retournez la carte et tirez la ville avec deux dés.
print-turn-pay = Payer
print-turn-pay-how = Les péages de toutes les propriétés parcourues ce tour. Aucun si vous êtes resté en gare tout le tour.
print-turn-anytime = À tout moment
print-turn-anytime-how = Hypothéquer un titre pour M, lever l’hypothèque pour P, ou rendre un titre hypothéqué à la banque pour CI.
print-fee-flat = Banque ou vous-même
print-fee-flat-how = { $fee } en tout
print-fee-other = Un autre joueur
print-fee-other-how = { $fee }, puis { $more } par autre titre
print-fee-mortgaged = Hypothéqués seuls
print-fee-mortgaged-how = { $fee } : { $owner } propriétaire, { $bank } banque
print-end-short = Partie courte
print-end-short-how = finit quand la banque vend son dernier titre. Comptent l’argent et les titres sans hypothèque.
print-end-long = Partie longue
print-end-long-how = entrer dans sa ville d’attache avec une fortune nette de { $targets }, péages payés.
print-target = { $worth } (à { $players })
print-players-or-more = { $players } joueurs ou plus
print-end-cards = Cartes de victoire
print-end-cards-how = qui remplit le premier sa carte à la fin d’un de ses tours gagne ; un échange coûte { $swap } et le tour.
print-stays = reste
print-economy-how = Tout double la fait bouger. Comptez la prime par tranches entières de { $band } : l’essor ajoute et le krach retire { $step } par tranche ; favorable ajoute et morose retire autant toutes les deux tranches. Essor : rien à payer pour les seules lignes de la banque et les vôtres. Krach : { $bust } de plus avec tout péage.
reached-of = { $reached } / { $least }
part-dotted = { $part } ·
