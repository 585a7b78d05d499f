## Names

phase-deal_cards = Distribution des cartes de villes
phase-turn_order = Ordre du tour aux dés
phase-victory_cards = Cartes de victoire
phase-begin_turn = Début du tour
phase-home_city = Ville d’attache
phase-destination = Choix de la destination
phase-running = Conduite de la locomotive
phase-highballing = À toute vapeur
phase-business = Opération en gare
phase-takeover = Prise de contrôle hostile
phase-station = En gare
phase-usage_fees = Péages
phase-payment = Paiement à faire
phase-end_of_turn = Fin du tour
phase-dice = Les dés
phase-great_depression = La Grande Dépression
phase-over = La partie est terminée
condition-bust = krach
condition-bearish = morose
condition-normal = normale
condition-bullish = favorable
condition-boom = essor
condition-depression = Grande Dépression
engine-4-4-0 = 4-4-0 « American »
engine-4-6-2 = 4-6-2 « Pacific »
engine-4-8-4 = 4-8-4 « Northern »

## Victory cards

victory_card-Portfolio = Portefeuille
victory_card-Baron = Baron
victory_card-Eight_Regions = Huit régions
victory_card-Nine_Regions = Neuf régions
victory_card-Shipping_Magnate = Armateur
victory_card-Sunset_Line = Ligne du couchant
victory_card-Overland_Line = Ligne transcontinentale
victory_card-Northern_Line = Ligne du nord
victory_card-Gulf_Line = Ligne du golfe
victory_card-Conductor = Chef de train
victory_card-Long_Hauler = Long-courrier
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
measure-fees = recevez des autres joueurs { $least } de péages
measure-highballs = roulez { $least } fois à toute vapeur avec plein gain
measure-cash = ayez { $least } en caisse
measure-net_worth = ayez une fortune nette de { $least }
measure-properties = possédez { $least } propriétés sans hypothèque
measure-lanes = possédez { $least } lignes maritimes sans hypothèque
measure-deeds_worth = possédez des propriétés sans hypothèque d’une valeur totale de { $least }
measure-regions_served = desservez { $least } régions par des propriétés sans hypothèque
measure-connect = reliez une ville de la région { $one } à une ville de la région { $other } par vos propriétés sans hypothèque
measure-cities_passed = passez par { $least } villes différentes
measure-tour = passez par { $places }
measure-arrivals = terminez des voyages dans { $least } villes différentes
measure-regions_arrived = terminez des voyages dans { $least } régions différentes
measure-engine = possédez une { $engine } ou mieux
measure-and = { $first } et { $second }

## Choices

choice-roll = Obtenir { $first } et { $second } aux dés
choice-draw = Une carte de la région { $area }
choice-turn = Carte de villes { $card }
choice-victory = La carte de victoire « { $card } »
choice-home = Prendre la carte d’attache { $card } ({ $area })
choice-pick = Choisir la carte { $card } ({ $area })
choice-move = Aller à { $space } par { $property } ({ $mps } PM)
choice-highball = À toute vapeur : lancer les dés pour plus de PM
choice-dump = Lâcher du lest et terminer le tour
choice-repair = Réparer un niveau d’entretien
choice-depart = Partir en voyage
choice-buy = Acheter { $property } pour { $price }
choice-upgrade = Acheter une { $engine } pour { $price }
choice-takeover = Prendre { $property } à { $owner } pour { $price }
choice-yard = Construire un atelier à { $city }
choice-nothing = Aucune opération
choice-mortgage = Hypothéquer { $property } pour { $amount }
choice-payoff = Lever l’hypothèque sur { $property } pour { $amount }
choice-giveup = Céder { $property } à la banque pour { $amount }
choice-allow = Accepter la prise de contrôle
choice-swap = Payer pour changer de carte de victoire et passer son tour
choice-stop = Terminer le tour ici, sans le pas gratuit vers un embranchement

## What happened

event-CARD_DEALT = { $seat } reçoit une carte de la région { $area }.
event-SPACE_FILLED = Une carte de la région { $area } vient sur la case de sélection { $space }.
event-ORDER_ROLLED = { $seat } obtient { $roll } pour l’ordre du tour.
event-ORDER_PLACE = { $seat } joue en position { $place }.
event-CARD_TURNED = { $seat } retourne la carte de villes { $card }.
event-CARD_DISCARDED = La carte de villes { $card } est défaussée.
event-HOME_FOUND = { $seat } a pour ville d’attache { $city }.
event-DECK_REFILLED = La pioche est vide : les { $cards } cartes de la défausse sont mélangées et forment la nouvelle.
event-DESTINATION_FOUND = { $seat } a pour destination { $city } ; le voyage rapporte { $payoff }.
event-SAME_CITY = Les dés désignent { $city }, où { $seat } se trouve déjà : il faut une autre carte.
event-ROLLED = Les dés donnent { $first } et { $second }.
event-TURN_BEGUN = Tour { $turn } : { $seat } a { $mps } PM.
event-MOVED = { $seat } va à { $space } par { $property } ; reste { $left } PM.
event-CARRIED_OVER = { $seat } place son dernier PM sur la piste de transit.
event-ARRIVED = { $seat } arrive en gare à { $city } et touche { $payoff }.
event-BALLAST_DUMPED = { $seat } lâche du lest : { $lost ->
    [one] { $lost } PM perdu
   *[other] { $lost } PM perdus
}.
event-HIGHBALL_DECLARED = { $seat } roule à toute vapeur, au niveau d’entretien { $level } !
event-HIGHBALL_RESULT = Résultat { $result } : { $seat } a { $mps } PM, au niveau d’entretien { $level }.
event-BROKE_DOWN = { $seat } tombe en panne et n’a plus que { $mps } PM.
event-CATASTROPHE = { $seat } subit une panne catastrophique et ne bouge pas.
event-REPAIRED = { $seat } répare jusqu’au niveau { $level } ; reste { $left } PM.
event-DEPARTED = { $seat } quitte { $city }.
event-BOUGHT = { $seat } achète { $property } pour { $price }.
event-UPGRADED = { $seat } achète une { $engine } pour { $price }.
event-NO_BUSINESS = { $seat } ne fait aucune opération.
event-TAKEOVER_TRIED = { $seat } offre { $price } pour { $property }, propriété hypothéquée que détient { $owner }.
event-TAKEN_OVER = { $seat } s’empare de la propriété { $property } ; { $owner } reçoit { $rest }.
event-TAKEOVER_FAILED = { $owner } met { $property } hors de portée : { $seat } échoue dans sa prise de contrôle.
event-MORTGAGED = { $seat } hypothèque { $property } pour { $amount }.
event-LIEN_PAID_OFF = { $seat } lève l’hypothèque sur { $property } pour { $amount }.
event-INTEREST_GIVEN_UP = { $seat } cède { $property } à la banque pour { $amount }.
event-FEE_TO_BANK = { $seat } paie { $amount } à la banque.
event-FEE_TO_OWNER = { $seat } paie { $amount } de péage à { $owner }.
event-GRANDFATHERED = { $seat } garde l’ancien péage sur { $property }, versé désormais à { $owner }.
event-GRANDFATHERING_ENDED = { $seat } perd l’ancien péage sur { $property }.
event-ESTABLISHED = Le dernier titre est vendu : le tarif établi entre en vigueur.
event-MUST_RAISE = { $seat } doit { $debt }, n’a que { $cash } et doit trouver de l’argent.
event-FORGIVEN = { $seat } ne peut pas payer les { $amount } restants : cette dette est effacée.
event-LAST_DEED_SOLD = { $seat } achète le dernier titre de la banque : la partie courte s’achève.
event-HOME_RICH = { $seat } regagne sa ville d’attache avec une fortune nette de { $worth }.
event-VICTORY_CARD_DRAWN = { $seat } a pour carte de victoire « { $card } ».
event-SECRET_CARD_DRAWN = { $seat } tire une carte de victoire en secret.
event-VICTORY_CARD_MET = { $seat } accomplit la carte de victoire « { $card } ».
event-SWAPPED = { $seat } paie { $price } pour changer de carte de victoire.
event-LIMIT_REACHED = { $rounds } tours de table ont été joués : la partie s’achève.
event-NET_WORTH = { $seat } a une fortune nette de { $worth }.
event-WON = { $seat } gagne.
event-ECONOMY_CHANGED = Nouvel état de l’économie : { $condition }.
event-DEPRESSION_BEGUN = La Grande Dépression commence : chacun lance les dés et paie.
event-DEPRESSION_ROLLED = La Grande Dépression coûte { $amount } à { $seat }.
event-DEPRESSION_ENDED = La Grande Dépression est terminée.
event-YARD_BUILT = { $seat } construit un atelier à { $city } pour { $price }.
event-PAID_AT_ONCE = { $seat } paie { $amount } avant de rouler sur { $property }.
event-FEE_LAID_DOWN = { $seat } dépose { $amount } pour la tentative.
event-HANDED_BACK = La banque rend { $amount } à { $seat }.
moment-journey-ended = Fin du voyage
moment-fees = Péages
moment-takeover = Une ligne change de mains
moment-economy = L’économie

## Why an action is refused

because-DEAL_CARDS = Il ne reste aucune carte de ce genre dans la pioche.
because-HOME_CITY = Choisissez maintenant une de vos deux cartes d’attache.
because-ROLL_DICE = Il faut lancer les dés : deux nombres de 1 à 6.
because-SELECT_A_CARD = Choisissez maintenant une carte d’une des trois cases de sélection.
because-TURN_THE_CARD = La carte { $card } n’est pas de cette région, ou elle a déjà été vue.
because-SPEND_MPS = Vous êtes en route avec { $mps } PM : roulez, ou choisissez autre chose parmi ce qui est proposé.
because-CONNECTED = Depuis { $space }, { $property } n’y mène pas directement.
because-SPEND_ONE_MP = Vous n’avez encore dépensé aucun PM à ce tour.
because-NO_DUMPING_WHEN_HIGHBALLING = Vous roulez à toute vapeur et devez dépenser tous vos PM.
because-HIGHBALL_FIRST = « À toute vapeur » s’annonce avant le premier mouvement, en route ou au départ.
because-NOT_WHEN_BROKEN_DOWN = Votre locomotive est en panne.
because-REPAIR_OR_DEPART = Vous êtes en gare avec { $mps } PM : réparez ou partez.
because-REPAIR_IN_STATION = Vous n’êtes ni en gare à destination, ni dans un de vos ateliers.
because-BASE_LEVEL_REACHED = Votre locomotive est déjà à son niveau de base, { $level }.
because-CONDUCT_BUSINESS = Faites maintenant une opération, ou aucune.
because-OWNED_BY_BANK = { $property } appartient déjà à { $owner }.
because-PAY_THE_PRICE = Cela coûte { $price }, et vous n’avez que { $cash }.
because-UPGRADE = Vous conduisez une { $owned } : une { $engine } ne serait pas une amélioration.
because-HOSTILE_TAKEOVER = { $property } n’est pas la propriété hypothéquée d’un autre joueur.
because-OWNER_ANSWERS = Votre propriété { $property } fait l’objet d’une prise de contrôle : levez l’hypothèque, trouvez de l’argent ou acceptez.
because-YOUR_PROPERTY = { $property } n’est pas à vous.
because-MORTGAGE = { $property } est déjà sous hypothèque.
because-PAY_OFF_LIEN = { $property } n’a pas d’hypothèque.
because-CONTROLLING_INTEREST = { $property } n’a pas d’hypothèque : hypothéquez-la d’abord.
because-RAISE_MONEY = Vous devez { $debt } et n’avez que { $cash } : hypothéquez ou cédez une propriété.
because-VICTORY_CARD = La carte de victoire « { $card } » n’est pas dans la pioche.
because-SWAP_VICTORY_CARD = Vous ne pouvez pas changer de carte de victoire maintenant.
because-GREAT_DEPRESSION = On lance les dés de la Grande Dépression : deux nombres de 1 à 6.
because-REPAIR_YARD = { $city } n’est ni votre ville d’attache ni l’endroit où vous êtes.
because-TWO_YARDS_EACH = Vous avez déjà deux ateliers.
because-ONE_YARD_PER_CITY = Il y a déjà un atelier à { $city } ; il appartient à { $owner }.
because-CASH_ON_THE_BARRELHEAD = { $property } coûte { $fee }, à payer avant d’y rouler, et vous n’avez que { $cash }.

## The rules

rule-DEAL_CARDS = Chacun reçoit deux cartes de villes, puis les trois cases de sélection sont garnies, toujours côté région visible. La carte qui se trouve derrière un côté région n’est tirée que lorsqu’on la retourne, parmi les cartes non encore vues de cette région.
rule-TURN_ORDER = Chacun lance deux dés ; le plus haut total commence. Les ex æquo relancent entre eux.
rule-HOME_CITY = À votre premier tour, vous choisissez une de vos deux cartes, la retournez et lancez les dés pour votre ville d’attache ; l’autre carte est défaussée. Suivent une destination et votre premier mouvement. Plusieurs joueurs peuvent avoir la même ville d’attache.
rule-ROLL_DICE = On lance toujours deux dés à six faces, dont on fait la somme.
rule-SELECT_A_CARD = Pour une destination, vous prenez une carte sur une des trois cases de sélection sans regarder son côté villes. La case est regarnie depuis la pioche.
rule-TURN_THE_CARD = Puis la carte est retournée : c’est n’importe quelle carte non encore vue de sa région, à chances égales. Les cartes vues restent visibles à la défausse.
rule-DESTINATION_CITY = Un lancer de dés désigne la destination sur la carte. S’il désigne la ville où se trouve la locomotive, la carte est défaussée et vous en choisissez une autre.
rule-REFILL_DECK = Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.
rule-SPEND_MPS = Votre locomotive dispose de PM pour le tour : 8, 10 ou 13 selon son type, ou 4, 5 ou 6 en panne. Un pas suit une propriété jusqu’à la case voisine : 1 PM vers une borne, une ville ou un nœud, aucun vers un embranchement, 2 en tout vers ou depuis un point de bac. On peut faire demi-tour et réemprunter un tronçon. Tous les PM sont à dépenser ; sans PM restant, vous pouvez encore entrer dans un embranchement, ou vous arrêter.
rule-CONNECTED = Un pas part de l’endroit où se trouve la locomotive. Les lignes ne se rejoignent que dans les cases, et les deux cercles d’un nœud ne font qu’une case ; des lignes qui se croisent simplement ne communiquent pas.
rule-TRANSIT_TRACK = Avec 1 PM restant, vous pouvez entamer un pas de bac ou une réparation qui en coûte 2 : le PM va sur la piste de transit et compte au tour suivant, pour cela seulement. Qui fait autre chose le perd. Un pas entamé n’est pas encore parcouru.
rule-IN_THE_STATION = Le mouvement s’arrête à votre destination : la locomotive est en gare et la prime du voyage est payée aussitôt. Viennent ensuite une opération, des réparations, et le départ s’il reste un PM. Traverser d’autres villes n’a aucun effet.
rule-DUMP_BALLAST = Avec une allocation normale ou de panne, vous pouvez lâcher du lest : les PM restants sont perdus et le tour s’achève.
rule-SPEND_ONE_MP = Il faut dépenser au moins 1 PM avant de lâcher du lest. Qui commence le tour en gare sans rien à réparer part donc.
rule-NO_DUMPING_WHEN_HIGHBALLING = Lors d’un tour à toute vapeur, tous les PM doivent être dépensés : après une arrivée, en réparations ou pour un nouveau voyage.
rule-HIGHBALL_FIRST = « À toute vapeur » s’annonce avant de bouger ou de dépenser quoi que ce soit dans le tour : en route, ou au départ de la gare.
rule-NOT_WHEN_BROKEN_DOWN = Une locomotive en panne ne peut pas rouler à toute vapeur.
rule-HIGHBALLING = Lancez les dés et retranchez le niveau d’entretien. 0 : niveau +3, aucun gain ; 1 ou 2 : +2, gain partiel ; 3 ou 4 : +2, plein gain ; 5 à 7 : +1, plein gain ; 8 et plus : plein gain sans usure. Le plein gain est de 4, 5 ou 6 PM, le partiel de 2, 2 ou 3. Un niveau au-delà de 7 est une panne (B!) : aucun gain, et seulement l’allocation de panne jusqu’à réparation.
rule-CATASTROPHIC_BREAKDOWN = Un résultat inférieur à 0 est une panne catastrophique : aucun mouvement ce tour-ci, niveau B!, et le péage de la dernière propriété parcourue reste dû ; au départ, c’est le péage fixe.
rule-REPAIR_OR_DEPART = En gare, après votre opération, vous réparez, partez, ou lâchez le reste là où c’est permis. La nouvelle destination est désignée au départ. Sans PM, le tour s’achève en gare.
rule-REPAIR_IN_STATION = On répare en gare, un niveau d’entretien pour 2 PM. B! compte pour 8 : une réparation en fait 7, et l’allocation normale revient au tour suivant.
rule-BASE_LEVEL_REACHED = On ne répare jamais sous le niveau de base du type : 2 pour la 4-4-0, 1 pour la 4-6-2, 0 pour la 4-8-4.
rule-CONDUCT_BUSINESS = En entrant en gare, vous pouvez faire une seule opération : acheter une propriété, acheter une meilleure locomotive, prendre le contrôle d’une propriété hypothéquée ou, avec cette option, construire un atelier.
rule-OWNED_BY_BANK = On n’achète qu’une propriété dont le titre est à la banque, à son prix.
rule-PAY_THE_PRICE = Achats et remboursements se paient avec l’argent dont vous disposez.
rule-UPGRADE = Une 4-6-2 coûte 20 000 $, une 4-8-4 30 000 $, depuis tout type plus lent. La nouvelle locomotive commence à son niveau de base ; les PM du tour en cours ne changent pas.
rule-HOSTILE_TAKEOVER = On peut prendre le contrôle d’une propriété hypothéquée d’un autre joueur au prix HT : le prix d’origine va à la banque, le reste à l’ancien propriétaire, et l’hypothèque disparaît.
rule-OWNER_ANSWERS = Une prise de contrôle attend la réponse du propriétaire. S’il lève d’abord l’hypothèque ou cède la propriété, elle échoue, et l’autre joueur peut faire une autre opération.
rule-YOUR_PROPERTY = À chacune de vos décisions, vous pouvez hypothéquer vos propriétés, lever leurs hypothèques ou en céder le contrôle.
rule-MORTGAGE = Une propriété sans hypothèque peut être hypothéquée pour sa valeur M. On peut alors en prendre le contrôle, et elle rapporte moins.
rule-PAY_OFF_LIEN = Une hypothèque se lève pour le montant P ; la propriété est de nouveau libre.
rule-CONTROLLING_INTEREST = Le contrôle d’une propriété hypothéquée peut être cédé pour sa valeur CI : le titre retourne à la banque et se vend de nouveau.
rule-USAGE_FEES = À la fin du tour, vous payez les propriétés parcourues : 1 000 $ à la banque pour toutes les siennes et les vôtres ensemble ; à chaque autre propriétaire 5 000 $, et 1 000 $ de plus pour chacune de ses propriétés suivantes, ce supplément étant versé à la banque si elle est hypothéquée. Si vous n’avez parcouru d’un propriétaire que des propriétés hypothéquées, 3 000 $ en tout : un tiers pour lui, le reste à la banque. Un tour passé tout entier en gare est gratuit.
rule-GRANDFATHERED_FEE = Une locomotive dont la dernière propriété parcourue change de mains ou d’état y garde son ancien péage. Achetée à la banque : toujours 1 000 $, au nouveau propriétaire. Hypothèque levée ou prise de contrôle : toujours le péage d’une propriété hypothéquée, tout au propriétaire. Hypothéquée ou cédée : le péage normal. Rouler sur une propriété d’un autre joueur y met fin aussitôt ; sur une propriété de la banque ou à soi, après ce tour.
rule-ESTABLISHED_SCHEDULE = Dans la partie longue, le tarif établi entre en vigueur, pour de bon, quand le dernier titre quitte la banque : 10 000 $, 2 000 $ et 6 000 $ au lieu de 5 000 $, 1 000 $ et 3 000 $. Il met fin à tous les anciens péages.
rule-RAISE_MONEY = Qui doit payer plus qu’il n’a hypothèque ou cède des propriétés jusqu’à pouvoir payer ou n’avoir plus rien.
rule-NOBODY_IS_ELIMINATED = Personne n’est éliminé. Qui ne peut toujours pas payer verse ce qu’il a, d’abord aux autres joueurs et d’abord la plus grosse dette ; le reste est effacé.
rule-SHORT_GAME = La partie courte s’achève aussitôt que le dernier titre de la banque est acheté. La plus grande fortune nette gagne : argent et prix des propriétés sans hypothèque. Les ex æquo se partagent la victoire.
rule-LONG_GAME = La partie longue se gagne à la fin d’un tour où votre locomotive est entrée dans sa ville d’attache, si, tous péages payés, votre fortune nette atteint 375 000 $ à trois joueurs, 340 000 $ à quatre, 305 000 $ à cinq ou 270 000 $ à six.
rule-VICTORY_CARD = Dans la partie courte expérimentale, chacun tire une carte de victoire au début. Qui accomplit le premier la sienne, à la fin d’un de ses tours, gagne. Les cartes sont visibles, sauf accord contraire.
rule-SWAP_VICTORY_CARD = Dans la partie courte expérimentale, vous pouvez passer votre tour avant d’y rien faire, payer 10 000 $ et tirer une autre carte de victoire ; l’ancienne retourne dans la pioche.
rule-TURN_LIMIT = Avec une limite, la partie s’achève au plus tard après ce nombre de tours de table, et la plus grande fortune nette gagne.
rule-FLUCTUATING_ECONOMY = Option : chaque double peut déplacer l’économie entre krach, morose, normale, favorable et essor, avant l’effet propre du lancer. Les primes varient de 500 $ par tranche entière de 5 000 $ quand elle est morose ou favorable, par tranche entière de 2 500 $ en krach ou en essor. En essor, pas de péage fixe si vous n’avez parcouru que des propriétés de la banque et les vôtres ; en krach, 1 000 $ de plus à la banque à chaque tour où un péage est dû.
rule-GREAT_DEPRESSION = Option : une fois par partie, un double 1 en krach déclenche la Grande Dépression. Chacun lance aussitôt deux dés et paie autant de milliers à la banque, et les primes perdent à la fois le montant du krach et celui de l’économie morose. Le double suivant y met fin et laisse un krach.
rule-REPAIR_YARD = Option : en guise d’opération, vous pouvez construire un atelier pour 7 000 $ dans votre ville d’attache ou dans celle où vous êtes. Dans votre atelier, un niveau ne coûte que 1 PM, même au passage.
rule-TWO_YARDS_EACH = Option : un joueur construit au plus deux ateliers.
rule-ONE_YARD_PER_CITY = Option : il y a au plus un atelier par ville.
rule-CASH_ON_THE_BARRELHEAD = Option : les péages sont dus avant de rouler. Chaque nouvelle propriété coûte aussitôt ce qu’elle ajoute aux péages du tour. Avant de tenter de rouler à toute vapeur, on dépose le péage de l’endroit où l’on est ; il est dû après une panne catastrophique, sinon rendu. Qui ne peut pas payer ne peut pas y rouler ; qui ne peut payer aucun pas trouve d’abord de l’argent et, s’il n’a plus rien à céder, roule sur la ligne la moins chère pour ce qu’il a.

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
no-such-space = Il n’y a pas de case « { $name } » sur le plateau.

## A position in words

describe-running = Aux commandes
describe-debt = Dette
describe-bank = à la banque
describe-cities = Villes
describe-lines = Lignes
describe-here = Ici en ce moment

## Words in the drawing

draw-title = Steel & Steam
draw-subtitle = Carte du réseau ferré
draw-pacific =
    Océan
    Pacifique
draw-atlantic =
    Océan
    Atlantique
draw-gulf_of_mexico = Golfe du Mexique
draw-hudson_bay = Baie d’Hudson
draw-mexico = Mexique
draw-city = ville, 1 PM
draw-hub = nœud : une seule case, 1 PM
draw-milepost = borne, 1 PM
draw-junction = embranchement, gratuit
draw-ferry = bac : 2 PM, entrée ou sortie
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
ask-SELECT_A_CARD = Choisissez une carte de villes : la région de votre prochaine destination.
ask-SPEND_MPS = Conduisez votre locomotive{ $city ->
    [none] .
   *[other] {" "}vers { $city }.
} Cliquez sur une case en surbrillance : chacune montre ses PM et les péages du tour.
ask-CONDUCT_BUSINESS = Vous êtes en gare. Faites une opération, ou aucune.
ask-REPAIR_OR_DEPART = En gare : réparez, ou partez pour un nouveau voyage.
ask-OWNER_ANSWERS = Votre propriété { $property } fait l’objet d’une prise de contrôle. Levez l’hypothèque, trouvez de l’argent ou acceptez.
ask-RAISE_MONEY = Vous devez { $debt } et n’avez que { $cash }. Hypothéquez ou cédez une propriété.
money-short = { $amount } k$
thousands = { $amount }
in-thousands = En milliers de dollars.
mps = { $mps } PM
end-of = { $mps } PM, péages { $fee }
far-left = encore { $mps }
route-to = Le trajet vers { $space }
route-run = Y aller
ways = Trajets, le moins cher d’abord
fold-steps = Pas à pas
fold-deeds = Gestion des propriétés
home = Attache
home-cards = Cartes d’attache
in-station = en gare
now-at = maintenant à { $space }
at-the-throttle = roule
transit = Piste de transit
transit-about = Un PM est déjà dépensé ; il compte au tour suivant, pour cela seulement.
transit-repair = réparation
grandfathered = Ancien péage
yards = Ateliers
highball = À toute vapeur
highballing = à toute vapeur
highball-full = plein gain
highball-partial = gain partiel
highball-none = aucun gain
highball-breakdown = panne
highball-catastrophe = panne catastrophique
highball-never = En panne : impossible de rouler à toute vapeur
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
behind-home = L’une d’elles sera votre ville d’attache :
behind-pick = L’une d’elles sera votre destination. Prime depuis { $city } :
takeover-cash = { $name } : argent, en cas de réussite
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
dice-show = Dés : { $first } et { $second }
fees-expansion = Péages d’un tour : 1 000 $ pour toutes les propriétés de la banque et les vôtres, 5 000 $ à chaque autre propriétaire et 1 000 $ par propriété suivante ; 3 000 $ si vous n’avez parcouru de lui que des propriétés hypothéquées.
fees-established = Péages d’un tour : 1 000 $ pour toutes les propriétés de la banque et les vôtres, 10 000 $ à chaque autre propriétaire et 2 000 $ par propriété suivante ; 6 000 $ si vous n’avez parcouru de lui que des propriétés hypothéquées.
debt-line = { $name } doit { $amount } et n’a que { $cash }.
takeover-line = { $owner } doit répondre à une prise de contrôle hostile visant { $property }.
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
option-length-short-about = S’achève quand la banque vend sa dernière ligne ; la plus grande fortune l’emporte.
option-length-long = partie longue
option-length-long-about = S’achève quand quelqu’un rentre chez soi assez riche : moins on est nombreux, plus il en faut.
option-length-experimental = partie courte expérimentale
option-length-experimental-about = Chacun tire une carte de victoire ; qui accomplit le premier ce qu’elle demande l’emporte.
option-economy = Économie
option-economy-steady = stable
option-economy-steady-about = Primes et péages restent tels qu’imprimés.
option-economy-fluctuating = fluctuante
option-economy-fluctuating-about = Les doubles font passer l’économie du krach à l’essor, et les primes et péages avec elle.
option-economy-depression = fluctuante, avec la Grande Dépression
option-economy-depression-about = Fluctuante ; une fois par partie, un effondrement pendant le krach peut coûter des milliers à tous.
option-yards = Ateliers
option-yards-about = Avec eux, chacun peut bâtir ses propres ateliers, où les réparations coûtent moins.
option-yards-no = non
option-yards-yes = oui
option-fees = Péages
option-fees-end_of_turn = à la fin du tour
option-fees-end_of_turn-about = Ce que l’on doit pour les lignes des autres se paie à la fin du tour.
option-fees-barrelhead = payés comptant d’avance
option-fees-barrelhead-about = Chaque ligne se paie avant d’y rouler : rien à crédit.
option-victory_cards = Cartes de victoire
option-victory_cards-about = Seulement dans la partie expérimentale : si tous voient ce que demande la carte de chacun.
option-victory_cards-open = visibles
option-victory_cards-secret = secrètes
option-limit = Limite de tours de table
option-limit-about = Termine la partie au plus tard après tant de tours de table ; la plus grande fortune l’emporte alors.
option-limit-none = aucune

## The first game

tour-steel_and_steam-1 = Vous conduisez une locomotive à travers l’Amérique du Nord. Chaque voyage à destination rapporte ; avec cet argent, vous achetez des chemins de fer, et qui les emprunte vous paie.
tour-steel_and_steam-2 = Choisissez d’abord une de vos deux cartes d’attache. Deux dés y désignent la ville qui devient votre ville d’attache ; votre locomotive en part.
tour-steel_and_steam-3 = Choisissez ensuite une carte de villes sur une des trois cases de sélection. Elle n’indique qu’une région ; les dés désignent la destination quand on la retourne.
tour-steel_and_steam-4 = Roulez maintenant. Les cases en surbrillance sont les fins de tour possibles, avec leurs PM et les péages du trajet le moins cher. Un clic montre le trajet, un second le parcourt.
tour-steel_and_steam-5 = Rien n’oblige à tout faire d’un coup : les cases voisines s’atteignent d’un seul pas. Pour renoncer à vos derniers PM, lâchez du lest.
tour-steel_and_steam-6 = Avant de bouger, vous pouvez rouler à toute vapeur : un lancer de dés pour plus de PM, au risque d’une usure ou d’une panne. La barre à côté de chaque joueur montre les chances.
tour-steel_and_steam-7 = En gare à destination, vous touchez la prime et pouvez faire une opération : acheter une propriété, acheter une meilleure locomotive ou prendre le contrôle d’une propriété hypothéquée.
tour-steel_and_steam-8 = À la fin du tour, vous payez les péages : 1 000 $ pour les lignes de la banque et les vôtres, 5 000 $ à chaque autre propriétaire. Roulez sur vos lignes, et laissez les autres y rouler aussi.
tour-steel_and_steam-9 = À court d’argent ? Hypothéquez un titre. La partie courte s’achève quand le dernier titre de la banque est acheté ; la plus grande fortune nette gagne : l’argent et le prix des propriétés sans hypothèque.

## Before a table is open

about-steel_and_steam = Menez votre locomotive à travers l’Amérique du Nord, achetez des lignes et de meilleures locomotives, et faites payer qui passe chez vous.
about-steel_and_steam-length = { $length ->
    [long] trois à quatre heures.
    [experimental] environ une heure, selon les cartes.
   *[short] environ deux heures.
}
board-north_america = Amérique du Nord
chapter-steel_and_steam-1 = Le début
chapter-steel_and_steam-2 = Les destinations
chapter-steel_and_steam-3 = La conduite de la locomotive
chapter-steel_and_steam-4 = À toute vapeur
chapter-steel_and_steam-5 = En gare
chapter-steel_and_steam-6 = Les opérations en gare
chapter-steel_and_steam-7 = La gestion des propriétés
chapter-steel_and_steam-8 = Les péages
chapter-steel_and_steam-9 = La fin de la partie
chapter-steel_and_steam-10 = Les règles facultatives

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steel_and_steam = « { $text } » n’est pas une action ; une action commence par { $words }
notation-words-after = « { $text } » : après « { $word } » { $wanted ->
    [one] vient { $wanted } mot
   *[other] viennent { $wanted } mots
}, et non { $found }
notation-no-such-name-after = « { $word } » : « { $name } » n’existe pas
notation-no-number = « { $word } » n’est pas un nombre de 0 à { NUMBER($most, useGrouping: 0) }
notation-how-to-move = écrivez « move CASE » ou « move CASE PROPRIÉTÉ »
notation-no-neighbour = { $name } n’est pas une case voisine
notation-several-lines = plusieurs lignes y mènent : écrivez laquelle, { $names }
notation-leads-elsewhere = { $property } ne mène pas à { $space }

## The printed kit

setup-without-victory-cards = seule la partie courte expérimentale se joue avec des cartes de victoire
setup-without-limit = uct joue des parties au hasard jusqu’au bout, et Steel & Steam a besoin pour cela d’une limite : par exemple limit=20
setup-off-the-map = { $place } se trouve hors de la carte dessinée sous le plateau : ce plateau ne peut être imprimé
print-course = Déroulement d’un tour
print-aim = Vous menez une locomotive et possédez ce que vous pouvez vous offrir. Roulez de ville en ville à travers l’Amérique du Nord, touchez la prime de chaque voyage et placez-la : dans des lignes, que paient tous ceux qui y passent, ou dans une machine plus rapide. La partie courte finit quand la banque a vendu son dernier titre, et la plus grande fortune gagne. La partie longue est gagnée par qui rentre chez lui assez riche.
print-length = Courte, longue ou avec cartes de victoire, comme convenu ; on peut limiter le nombre de tours.
print-locomotives = Locomotives : PM par tour, gains à toute vapeur, niveau d’entretien de base et prix
print-payoffs-between = Primes entre quelques villes
print-deeds = Titres de propriété
print-property = Propriété
print-net-worth = Fortune requise
print-example-highball = À toute vapeur
print-example-highball-how = Votre { $engine } est au niveau d’entretien { $level } et vous annoncez toute vapeur. Vous tirez { $roll } ; moins le niveau, cela fait { $result } : plein gain et un peu d’usure. Vous roulez { $normal } + { $benefit } = { $mps } PM ce tour-ci, et le niveau devient { $worn }.
print-example-journey = Un premier voyage
print-example-journey-how = Vous partez de { $from } avec { $cash }, et les dés vous envoient à { $to }. L’arrivée arrête le mouvement et rapporte aussitôt { $payoff } : vous avez { $sum } et pouvez acheter un titre, ou faire une autre affaire, avant de réparer et de repartir.
print-example-fees = Payer les péages
print-example-fees-how = Ce tour-ci, vous avez parcouru une ligne de la banque, deux de Ben et une, hypothéquée, de Cléo. { $flat } vont à la banque ; Ben reçoit { $first } et { $more } de plus pour sa seconde ligne, soit { $other } ; la ligne de Cléo coûte { $mortgaged }, dont { $owner } pour elle et { $bank } pour la banque. Cela fait { $sum } pour le tour, selon le tarif d’expansion.
print-amount = { NUMBER($amount, useGrouping: 1) }
print-players-or-more = { $players }+ joueurs
print-victory-when = Qui y parvient le premier, à la fin d’un de ses tours, gagne.
print-tokens = Jetons à découper : une locomotive, trois marqueurs de ville et deux ateliers par couleur
print-bank = Banque
print-deeds-space = Titres disponibles
print-tableau = Cartes de villes
print-deck = Pioche, côté région visible
print-discard = Défausse, côté villes visible
print-selection = Sélection { $number }
print-economy-doubles = Doubles : { $changes }
print-economy-boom = Les primes gagnent { $step } par tranche entière de { $band }. Aucun péage si vous n’avez parcouru que des lignes de la banque et les vôtres.
print-economy-bullish = Les primes gagnent { $step } par tranche entière de { $double }.
print-economy-normal = Primes et péages sans changement.
print-economy-bearish = Les primes perdent { $step } par tranche entière de { $double }.
print-economy-bust = Les primes perdent { $step } par tranche entière de { $band }. Une fois par tour, { $bust } de plus à la banque si un péage est dû.
print-economy-depression = Option, une fois par partie, sur un double 1 en krach : chacun lance les dés et paie autant de milliers à la banque ; les primes perdent à la fois le montant du krach et celui de l’économie morose. Le double suivant y met fin : krach.
print-cube-engine = Type
print-cubes-how = Un cube se trouve sur le type, un sur le niveau, un sur une case de 0 à 9 et un sur une case à + : ces deux derniers donnent ensemble les PM restants. Les cases où un cube est dessiné sont celles du départ.
print-transit-how = Un PM dépensé d’avance, pour un pas de bac ou une réparation qui en coûte { $cost }, reste sur la case 1 jusqu’à votre prochain tour.
print-more-fees = Péages
print-fee-extra = Autre ligne hypothéquée
print-fee-extra-how = Si une autre ligne du même propriétaire est hypothéquée, son supplément de { $more } ({ $later }) va à la banque.
print-fee-station = En gare
print-fee-station-how = Un tour passé tout entier en gare ne coûte rien.
print-fee-debt = À court d’argent
print-fee-debt-how = Hypothéquez ou cédez des titres jusqu’à pouvoir payer ; ce qui manque encore est effacé. Personne n’est éliminé.
print-grandfathering = Anciens péages maintenus
print-grandfathering-how = Si la dernière ligne parcourue par votre locomotive change de mains ou d’état, vous y payez comme avant :
print-old-bought = Achetée à la banque
print-old-bought-how = toujours { $fee }, au nouveau propriétaire.
print-old-free = Hypothèque levée ou prise de contrôle
print-old-free-how = toujours le péage d’une ligne hypothéquée, entièrement au propriétaire.
print-old-normal = Hypothéquée ou cédée
print-old-normal-how = désormais le péage normal.
print-old-end = Fin du maintien
print-old-end-how = aussitôt que vous roulez sur une ligne d’un autre joueur ; après le tour où vous roulez sur une ligne de la banque ou à vous ; pour tous quand commence le tarif établi.
print-options = Règles facultatives
print-option-economy = Économie
print-option-economy-how = Tout double fait bouger l’économie, avant l’effet propre du lancer. Lisez primes et péages sur la case du nouvel état.
print-option-depression = Grande Dépression
print-option-depression-how = Une fois par partie, sur un double 1 en krach. Chacun lance aussitôt deux dés et paie autant de milliers à la banque ; les primes perdent à la fois le montant du krach et celui de l’économie morose. Le double suivant y met fin et laisse un krach.
print-option-bust = Krach
print-option-bust-how = Les { $bust } de plus sont dus une fois par tour, quel que soit le nombre de péages que vous y payez.
print-option-yards = Ateliers
print-option-yards-how = En guise d’opération, pour { $yard } : dans votre ville d’attache ou là où vous êtes ; deux par joueur, un par ville. Un niveau y coûte { $own } PM, même au passage.
print-option-barrelhead = Comptant d’avance
print-option-barrelhead-how = Payez avant de rouler : chaque ligne coûte aussitôt ce qu’elle ajoute aux péages du tour. Avant de rouler à toute vapeur, déposez le péage de l’endroit où vous êtes ; il vous est rendu, sauf après une panne catastrophique. Qui ne peut pas payer ne peut pas y rouler.
print-part-board = Plateau avec l’espace de la banque, celui des cartes de villes et la piste de l’économie : sur { $sheets } feuilles (board_sheets.pdf) ou sur une seule grande page (board_large.pdf)
print-part-deeds = Titres de propriété, hypothèque au dos (deeds.pdf)
print-part-cards = Cartes de villes, côté région et côté villes (city_cards.pdf)
print-part-victory = Cartes de victoire (victory_cards.pdf)
print-part-payoffs = Livret des primes (payoff_booklet.pdf)
print-part-locomotives = Cartes de locomotive, une par couleur (locomotive_cards.pdf)
print-part-tokens = Jetons : { $engines } locomotives, { $markers } marqueurs de ville, { $yards } ateliers (locomotive_cards.pdf)
print-need-dice = Dés à six faces
print-need-cubes = Cubes, { $each } pour chacune des { $colours } couleurs : rouge, bleu, vert, jaune, violet, noir
print-need-chips = Jetons de { $value }
print-need-marker = Marqueur pour la piste de l’économie
print-set-1 = Assemblez le plateau. Posez tous les titres sur l’espace des titres disponibles et tous les jetons sur leurs cases : c’est la banque. Convenez d’un banquier, de la partie courte, longue ou courte expérimentale, et des règles facultatives.
print-set-2 = Chacun prend { $cash } et, dans sa couleur, une carte de locomotive, une locomotive, trois marqueurs de ville, deux ateliers et sept cubes. Placez un cube sur chacune des quatre cases qui en montrent un ; les autres sont en réserve.
print-set-3 = Mélangez les cartes de villes, côté région visible. Distribuez-en deux à chacun, côté région visible, posez-en une sur chaque case de sélection et le reste sur la pioche.
print-set-4 = Avec les cartes de victoire, distribuez-en une à chacun. Avec l’économie, placez son marqueur sur Normale.
print-set-5 = Chacun lance les dés pour l’ordre du tour, qui vaut pour toute la partie. Dans cet ordre, chacun choisit une de ses cartes, la retourne, lance les dés pour sa ville d’attache, y place sa locomotive et ses marqueurs d’attache et de départ, prend une destination et joue son premier tour.
print-ends = Fins de partie
print-condition = État
print-doubles = Doubles
print-effect = Primes et péages
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
print-owner = Propriétaire
print-expansion = Expansion
print-established = Établi
print-home-letter = A
print-start-letter = D
print-destination-letter = B
print-yard-letter = R
print-economy = Économie fluctuante
print-turn-before = Avant de rouler
print-turn-before-how = En route ou au départ, vous pouvez rouler à toute vapeur : deux dés, moins le niveau d’entretien, puis lisez le tableau.
print-turn-move = Rouler
print-turn-move-how = { $enter } PM vers une ville, un nœud ou une borne ; un embranchement est gratuit ; vers ou depuis un point de bac, { $ferry } PM. Les lignes ne se rejoignent que dans les cercles.
print-turn-dump = Lâcher du lest
print-turn-dump-how = Sauf à toute vapeur, et après avoir dépensé au moins 1 PM, vous pouvez renoncer au reste du mouvement.
print-turn-arrive = Arriver
print-turn-arrive-how = La destination arrête le mouvement aussitôt. Prenez la prime entre départ et destination.
print-turn-business = Une opération
print-turn-business-how = acheter un titre à la banque ; acheter une meilleure locomotive ; prendre le contrôle d’un titre hypothéqué pour HT ; construire un atelier (option, { $yard }).
print-turn-repair = Réparer
print-turn-repair-how = { $repair } PM par niveau, { $own } PM dans votre atelier. B! compte comme niveau { $broken }. Jamais sous le niveau de base.
print-turn-depart = Partir
print-turn-depart-how = Avec 1 PM ou plus : prenez une carte d’une case de sélection, regarnissez la case, retournez la carte et tirez la ville avec deux dés.
print-turn-pay = Payer
print-turn-pay-how = Les péages de toutes les propriétés parcourues à ce tour. Aucun pour un tour passé tout entier en gare.
print-turn-anytime = À tout moment
print-turn-anytime-how = Hypothéquer un titre pour M, lever l’hypothèque pour P, ou rendre un titre hypothéqué à la banque pour CI.
print-fee-flat = Banque ou vous-même
print-fee-flat-how = { $fee } en tout
print-fee-other = Un autre joueur
print-fee-other-how = { $fee }, puis { $more } par autre titre
print-fee-mortgaged = Hypothéquées seules
print-fee-mortgaged-how = { $fee } : { $owner } propriétaire, { $bank } banque
print-end-short = Partie courte
print-end-short-how = s’achève quand la banque vend son dernier titre. Comptent l’argent et les titres sans hypothèque.
print-end-long = Partie longue
print-end-long-how = entrer dans sa ville d’attache avec une fortune nette de { $targets }, péages payés.
print-target = { $worth } (à { $players })
print-end-cards = Cartes de victoire
print-end-cards-how = qui accomplit le premier sa carte, à la fin d’un de ses tours, gagne ; un échange coûte { $swap } et le tour.
print-stays = reste
reached-of = { $reached } / { $least }
part-dotted = { $part } ·
