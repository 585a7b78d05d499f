## Names

colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-purple = violet
colour-grey = gris
colour-black = noir
side-NE = nord-est
side-E = est
side-SE = sud-est
side-SW = sud-ouest
side-W = ouest
side-NW = nord-ouest
show-cash = Argent
show-income = Revenu
show-points = Points
show-locomotive = Locomotive
show-action = Action
show-links = Liaisons
legend-track = Voies : 1 à 6 leur joueur, - à personne, o dans un bourg ; souligné : inachevé
show-supply = Réserves
action-Turn_Order = Ordre du tour
action-First_Move = Premier transport
action-Engineer = Ingénieur
action-First_Build = Première construction
action-City_Growth = Croissance urbaine
action-Locomotive = Locomotive
action-Urbanization = Urbanisation
phase-draw_cubes = Tirage des cubes
phase-places_for_sale = Vente des places
phase-random_order = Ordre tiré au sort
phase-new_turn = Nouvelle manche
phase-capital = Capital
phase-turn_order_auction = Enchères pour l’ordre du tour
phase-actions = Actions
phase-build_track = Construction
phase-move_goods = Transport
phase-income = Revenus
phase-next_turn_order = Ordre du tour suivant
phase-end_of_game = Fin de partie
phase-over = La partie est terminée

## Choices

choice-draw = Tirer un cube { $colour }
choice-seat = { $seat }
choice-pass = Passer
choice-site = Construire en { $hex }
choice-done = Ne plus construire
choice-move = Livrer un cube { $colour } depuis { $stop }, trajet { $delivery }
range-move = Livrer un cube { $colour } depuis { $stop }, trajets { $low } à { $high }
choice-bid = Miser { $bid }
range-bid = Miser de { $low } à { $high } $
choice-stay = Passer une fois sans se retirer
choice-take = Prendre « { $tile } » ({ $cost })
choice-take-number = Prendre « { $tile } » pour son seul numéro
choice-capital = Lever { $steps ->
    [one] { $steps } tranche
   *[other] { $steps } tranches
} de capital
range-capital = Lever de { $low } à { $high } tranches de capital de 5 $
choice-lay = Poser { $tile } en { $hex } pour { $cost }
choice-connect = Relier { $stop } à { $other } pour { $cost }
choice-urbanize = Faire de { $stop } une ville { $colour ->
    [bleu] bleue
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}
choice-grow = Faire croître { $stop }
choice-supply = Prendre les cubes de la réserve { $space }
choice-improve = Améliorer la locomotive au niveau { $level }
choice-income = Ajouter { $points } au revenu
choice-points = Prendre { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}

## What happened

event-CUBE_DRAWN = Un cube { $colour } est posé à { $stop }.
event-SUPPLY_DRAWN = Un cube { $colour } est posé dans la réserve { $space }.
event-OPENER_DRAWN = { $seat } ouvre la première enchère.
event-PLACE_DRAWN = Le sort donne à { $seat } la place { $place }.
event-BID = { $seat } mise { $bid }.
event-BID_PASSED = { $seat } se retire de l’enchère.
event-PLACE_WON = { $seat } prend la place { $place } pour { $paid }.
event-STAYS_IN = { $seat } passe une fois sans se retirer.
event-TURN_BEGINS = La manche { $turn } commence.
event-CAPITAL_RAISED = { $seat } lève { $money } : revenu { $income }, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
event-ACTION_TAKEN = { $seat } prend la tuile { $tile } pour { $paid }.
event-NUMBER_TAKEN = { $seat } prend la tuile { $tile } pour son seul numéro.
event-TILE_LAID = { $seat } pose { $tile } en { $hex } pour { $paid }.
event-LINKS_COMPLETED = { $seat } achève { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
}.
event-CITIES_CONNECTED = { $seat } relie { $stop } à { $other }.
event-URBANIZED = { $seat } fait de { $stop } une ville { $colour ->
    [bleu] bleue
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}.
event-CITY_GROWN = { $seat } fait croître { $stop }.
event-SUPPLY_MOVED = { $seat } place les cubes de la réserve { $space } à { $stop }.
event-BUILDING_DONE = { $seat } a terminé sa construction.
event-LINKS_LOST = { $seat } perd { $links ->
    [one] { $links } liaison inachevée
   *[other] { $links } liaisons inachevées
}.
event-DELIVERED = { $seat } livre un cube { $colour } depuis { $stop } jusqu’à { $other }.
event-IMPROVED = { $seat } améliore sa locomotive au niveau { $level }.
event-GOODS_PASSED = { $seat } ne transporte rien.
event-INCOME_TAKEN = { $seat } ajoute { $points } à son revenu, désormais { $income }.
event-POINTS_TAKEN = { $seat } prend { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}, soit { $total } désormais.
event-INCOME_PAID = { $seat } : revenu { $income } ; argent { $cash }.
event-EXPENSES_PAID = { $seat } : revenu { $income }, dépenses { $expenses } ; argent { $cash }.
event-DEBT_COVERED = Il manquait { $owed } à { $seat } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
} et { $income } de revenu perdus.
event-WENT_BANKRUPT = { $seat } fait faillite et quitte la partie.
event-SCORED = { $seat } : { $income } pour le revenu, { $links } pour les liaisons, { $total } en tout.
event-WON = { $seat } gagne avec { $total ->
    [one] { $total } point de victoire
   *[other] { $total } points de victoire
}.
gained-income = { $amount } de revenu
gained-points = { $amount } PV

## Why an action is refused

because-DRAW_CUBES = Aucun cube { $colour } ne peut être tiré.
because-RANDOM_ORDER = Le sort ne peut pas désigner { $seat } maintenant.
because-PLACES_FOR_SALE = La place { $place } est à { $bid } : surenchérissez ou passez.
because-OPEN_THE_AUCTION = Vous ouvrez l’enchère de la place { $place } et devez annoncer une mise.
because-BID_HIGHER = Une mise de { $bid } ne dépasse pas { $high }.
because-BID_WITHIN_MEANS = Vous ne pouvez pas miser { $bid } : vous pouvez payer { $means } au plus.
because-BUY_CAPITAL = Vous pouvez lever { $most ->
    [one] { $most } tranche
   *[other] { $most } tranches
} de capital au plus.
because-TURN_ORDER_AUCTION = L’enchère est à { $bid } : surenchérissez ou passez.
because-PASS_ONCE = Vous n’aviez pas la tuile Ordre du tour à la manche précédente, ou vous en avez déjà profité.
because-TAKE_AN_ACTION = À vous de prendre une tuile d’action.
because-ACTION_TAKEN = La tuile { $tile } est déjà prise.
because-ACTION_COST = La tuile { $tile } coûte { $cost }, et vous pouvez payer { $means } au plus.
because-NUMBER_ONLY = La tuile { $tile } ne peut pas être prise pour son seul numéro.
because-NOTHING_TO_DO_WITH_IT = La tuile { $tile } n’aurait aucun effet.
because-BUILD_TRACK = À vous de construire, ou de terminer.
because-LAY_A_TILE = Une tuile est à poser en { $hex }.
because-MUST_BE_CARRIED_OUT = La tuile { $tile } est payée : servez-vous-en.
because-NEEDS_URBANIZATION = Vous n’avez pas la tuile Urbanisation, ou elle a déjà servi.
because-URBANIZE_A_TOWN = { $stop } n’est pas un bourg.
because-NEW_CITY_LEFT = Il ne reste pas de nouvelle ville { $colour ->
    [bleu] bleue
    [violet] violette
    [gris] grise
    [noir] noire
   *[other] { $colour }
}.
because-NEEDS_CITY_GROWTH = Vous n’avez pas la tuile Croissance urbaine, ou elle a déjà servi.
because-GROW_A_PRINTED_CITY = { $stop } n’est pas une ville imprimée.
because-GROWN_ALREADY = { $stop } a déjà grandi, ou il n’y a plus de marqueur.
because-CHOOSE_A_SUPPLY = Choisissez la réserve dont les cubes vont à { $stop }.
because-SUPPLY_IS_EMPTY = La réserve { $space } est vide.
because-NOT_YOUR_TRACK = La voie du côté { $side } de { $hex } appartient à { $owner }.
because-BUILDABLE_LAND = { $hex } n’est pas un terrain constructible.
because-CITIES_STAY_CLEAR = { $stop } occupe toute la case { $hex }.
because-TOWN_TILES_IN_TOWNS = Cette tuile n’a pas sa place en { $hex }.
because-KEEP_EVERY_ROUTE = La tuile doit conserver la voie posée en { $hex } et y ajouter.
because-LAST_TILE_ONLY = La voie en { $hex } n’est pas le bout libre d’une liaison inachevée que cette tuile réorienterait.
because-FORBIDDEN_EDGE = Rien ne franchit le côté { $side } de { $hex }.
because-START_SOMEWHERE = Rien de ce que vous pouvez prolonger ne mène ainsi en { $hex }.
because-PORT_WITHIN_REACH = Aucune voie ne relie encore { $stop } à un port.
because-CLAIM_UNOWNED_LINKS = La liaison sans propriétaire à { $stop } ne peut pas être reprise d’ici.
because-NOT_TO_ITS_START = La liaison finirait à { $stop }, d’où elle part.
because-TOO_DEAR = Cela coûte { $cost } ; vous disposez de { $purse }, il manque donc { $short }.
because-TOO_MANY_TILES = Les { $limit } constructions de cette manche sont faites.
because-PRINTED_CONNECTION = La carte ne porte aucune jonction imprimée entre ces deux villes.
because-CONNECTED_ALREADY = { $stop } et { $other } sont déjà reliées.
because-MOVE_GOODS = Livrez un cube, améliorez votre locomotive, ou passez.
because-CUBE_LIES_THERE = Il n’y a pas de cube { $colour } à { $stop }.
because-COMPLETE_LINKS_ONLY = Le cube { $colour } pris à { $stop } ne peut pas suivre ce trajet par des liaisons achevées.
because-NO_STOP_TWICE = Le cube { $colour } pris à { $stop } passerait deux fois par la même halte.
because-FIRST_CITY_OF_ITS_COLOUR = Le cube { $colour } pris à { $stop } doit s’arrêter à la première ville de sa couleur, et là seulement.
because-WITHIN_LOCOMOTIVE_LEVEL = Le trajet du cube { $colour } pris à { $stop } dépasse le niveau de votre locomotive.
because-OWN_LINK_ON_THE_WAY = Aucune liaison sur le trajet du cube { $colour } pris à { $stop } ne vous appartient.
because-NOBODY_OWNS_MORE = Un autre joueur possède plus de liaisons que vous sur le trajet du cube { $colour } pris à { $stop }.
because-IMPROVE_ONCE = Vous avez déjà amélioré votre locomotive à cette manche.
because-HIGHEST_LOCOMOTIVE = Votre locomotive est au plus haut niveau.
because-INCOME_OR_POINTS = { $points ->
    [one] Ajoutez votre point au revenu ou prenez-le en point de victoire.
   *[other] Ajoutez vos { $points } points au revenu ou prenez-les en points de victoire.
}

## The rules

rule-DRAW_CUBES = Tirez du sac deux cubes par ville et deux par réserve ; le sac ne sert plus ensuite, et les cubes livrés quittent le jeu.
rule-RANDOM_ORDER = Avec les règles standard, le premier ordre du tour est tiré au sort ; avec les règles de base, on tire au sort qui ouvre la première enchère.
rule-PLACES_FOR_SALE = Règles de base : les places du premier ordre du tour sont vendues une à une ; on surenchérit ou l’on passe ; le gagnant paie, le voisin de gauche encore sans place ouvre l’enchère suivante, et la dernière place est gratuite.
rule-OPEN_THE_AUCTION = Qui ouvre l’enchère annonce une mise ; 0 $ suffit.
rule-BID_HIGHER = Une mise doit dépasser la précédente.
rule-BID_WITHIN_MEANS = Personne ne mise plus qu’il ne peut payer : avec les règles de base, en levant du capital ; avec les règles standard, en argent.
rule-RAISE_CAPITAL = Règles de base : on ne lève du capital que pour un paiement dû ; on y met d’abord son argent, puis 5 $ par cran de revenu perdu, le moins de crans possible, et l’on garde la monnaie. À -10, chaque tranche de 5 $ de plus coûte 2 points de victoire.
rule-BUY_CAPITAL = Règles standard : le capital ne se lève qu’à sa phase, en autant de tranches de 5 $ qu’on veut, chacune contre un cran de revenu ou, à -10, contre 2 points de victoire ; tous les paiements suivants se font en argent.
rule-BANKRUPT = Qui ne peut pas payer son dû fait faillite et quitte la partie. Ses liaisons achevées restent, utilisables et à jamais sans propriétaire ; les inachevées peuvent être reprises.
rule-TURN_ORDER_AUCTION = Règles standard : dans l’ordre actuel, on surenchérit ou l’on passe ; la première mise peut être de 0 $. Qui passe se retire de l’enchère et prend la dernière place libre. Les deux premiers paient leur mise, le dernier rien, les autres la moitié, arrondie au supérieur.
rule-PASS_ONCE = Le détenteur d’Ordre du tour à la manche précédente peut passer une fois sans se retirer.
rule-TAKE_AN_ACTION = Dans l’ordre du tour, chacun prend une tuile d’action.
rule-ACTION_TAKEN = Chaque tuile d’action ne va qu’à un joueur.
rule-ACTION_COST = Avec les règles de base, Croissance urbaine coûte 2 $, Locomotive 4 $ plus son nouveau niveau, Urbanisation 6 $ ; les autres sont gratuites, comme Locomotive au niveau 6. Avec les règles standard, tout est gratuit.
rule-NUMBER_ONLY = Croissance urbaine et Urbanisation peuvent être prises pour leur seul numéro : on l’annonce en les prenant, c’est gratuit et sans effet.
rule-NOTHING_TO_DO_WITH_IT = Sans ville à faire croître, sans bourg ou sans nouvelle ville, l’action ne se prend que pour son numéro.
rule-BUILD_TRACK = Trois tuiles par manche, quatre avec Ingénieur ; le détenteur de Première construction commence. Croissance urbaine et Urbanisation ne comptent pas.
rule-LAY_A_TILE = Choisissez une case, puis la tuile et son orientation.
rule-MUST_BE_CARRIED_OUT = Ce qui est payé doit être utilisé.
rule-UNFINISHED_LINKS = Une liaison est la voie entre deux haltes voisines. Inachevée, elle reste à son propriétaire jusqu’à la fin de sa prochaine construction, et au-delà seulement s’il l’y prolonge ou l’achève ; achevée, elle est à lui pour de bon.
rule-NEEDS_URBANIZATION = Seule Urbanisation crée de nouvelles villes, une fois par manche.
rule-URBANIZE_A_TOWN = Tout bourg peut devenir une nouvelle ville, ouverte sur ses six côtés : la voie qui y mène est achevée, les amorces qui finissent sur la tuile du bourg disparaissent, les liaisons qui ont des tuiles au-delà gardent leur propriétaire, et la ville reçoit les cubes d’une réserve.
rule-NEW_CITY_LEFT = Il y a quatre nouvelles villes grises et une de chacune des autres couleurs : rouge, bleu, jaune et violet.
rule-NEEDS_CITY_GROWTH = Seule Croissance urbaine fait croître une ville, une fois par manche.
rule-GROW_A_PRINTED_CITY = Tous les cubes d’une réserve vont à une ville imprimée.
rule-GROWN_ALREADY = Une ville croît une fois ; il y a dix marqueurs.
rule-CHOOSE_A_SUPPLY = Videz une réserve ; s’il n’y en a plus, aucun cube n’est posé.
rule-SUPPLY_IS_EMPTY = La réserve doit contenir des cubes.
rule-NOT_YOUR_TRACK = Personne ne prolonge la voie d’un autre ; la bloquer est permis.
rule-BUILDABLE_LAND = Les tuiles se posent sur les cases de terre de la carte, jamais hors de la carte ni sur l’eau.
rule-CITIES_STAY_CLEAR = Aucune tuile ne se pose sur une ville, imprimée ou nouvelle : la voie s’arrête à son bord.
rule-TOWN_TILES_IN_TOWNS = Les cases de bourg ne reçoivent que des tuiles de bourg, et elles seules en reçoivent.
rule-KEEP_EVERY_ROUTE = Une tuile peut être remplacée par une autre qui porte plus de voies et conserve chaque trajet tel quel, à qui qu’il soit ; les anciens trajets gardent leur propriétaire, les nouveaux sont au constructeur. On paie toutes les sorties et le bourg, pas le terrain.
rule-LAST_TILE_ONLY = Seule la dernière tuile d’une liaison inachevée, à soi ou à reprendre, peut être tournée ou échangée, jamais une tuile de bourg. On paie les sorties, pas le terrain.
rule-FORBIDDEN_EDGE = La voie ne franchit ni un côté interdit, ni le bord de la carte, ni un rivage.
rule-START_SOMEWHERE = Une nouvelle voie part d’une ville ou prolonge celle du constructeur, même à partir d’un bourg qu’elle atteint.
rule-PORT_WITHIN_REACH = Là où la carte a des ports, on construit depuis une ville portuaire, depuis une ville qu’une voie relie à un port, à qui qu’elle soit, ou depuis sa propre voie.
rule-CLAIM_UNOWNED_LINKS = Une liaison inachevée sans propriétaire se reprend en la prolongeant, si elle part d’une ville ou touche une liaison du repreneur.
rule-NOT_TO_ITS_START = Une liaison joint deux haltes différentes.
rule-TOO_DEAR = Une tuile coûte 1 $ par sortie, 1 $ de plus dans un bourg, 1 $ sur un cours d’eau, 2 $ en collines, 3 $ en montagne ; une jonction imprimée coûte 3 $.
rule-TOO_MANY_TILES = Le nombre de constructions par manche est limité ; une tuile tournée ou remplacée et une jonction imprimée comptent chacune pour une.
rule-PRINTED_CONNECTION = Deux villes voisines à jonction imprimée se relient sans tuile ; cela compte pour une construction.
rule-CONNECTED_ALREADY = Une jonction imprimée ne se construit qu’une fois.
rule-MOVE_GOODS = En deux passages, chacun à son tour livre un cube, améliore sa locomotive d’un niveau ou passe ; le détenteur de Premier transport commence.
rule-CUBE_LIES_THERE = Un cube part de la ville ou du bourg où il se trouve.
rule-COMPLETE_LINKS_ONLY = Les cubes ne passent que par des liaisons achevées.
rule-NO_STOP_TWICE = Un cube ne passe jamais deux fois par une halte ou une liaison et ne revient pas à son départ.
rule-FIRST_CITY_OF_ITS_COLOUR = Un cube s’arrête à la première ville de sa couleur. Les gris vont aux nouvelles villes grises, les noirs aux villes noires.
rule-WITHIN_LOCOMOTIVE_LEVEL = Un cube passe par autant de liaisons, au plus, que la locomotive de qui le livre a de niveaux.
rule-OWN_LINK_ON_THE_WAY = Au moins une liaison du trajet appartient à qui livre le cube.
rule-NOBODY_OWNS_MORE = Aucun autre joueur ne possède plus de liaisons du trajet que celui qui livre le cube ; les liaisons sans propriétaire ne comptent pour personne.
rule-IMPROVE_ONCE = La locomotive s’améliore une fois par manche, au lieu d’une livraison.
rule-HIGHEST_LOCOMOTIVE = Les locomotives ont les niveaux 1 à 6.
rule-INCOME_OR_POINTS = Chaque liaison d’une livraison rapporte un point à son propriétaire. Tous les points qu’il tire d’une livraison vont au revenu ou aux points de victoire ; celui qui livre choisit d’abord, puis les autres dans l’ordre du tour. Le revenu s’arrête à +10.
rule-COLLECT_INCOME = Dans l’ordre du tour, chacun touche ou paie son revenu.
rule-PAY_EXPENSES = Règles standard : après le revenu, on paie 1 $ par niveau de locomotive. Qui n’a pas assez perd 1 point de victoire par 2 $ dus, un dollar impair étant rendu, puis 1 de revenu par 2 $ ; sous -10, c’est la faillite.
rule-NEXT_TURN_ORDER = Règles de base : l’ordre du tour suivant est celui des numéros des actions, le plus petit d’abord.
rule-FINAL_SCORE = À la fin, chacun gagne 1 point de victoire par 2 de revenu, ou en perd 2 par point sous zéro, et en gagne 1 par liaison achevée.
rule-WINNER = Qui a le plus de points de victoire gagne ; à égalité, c’est le revenu le plus haut, puis le plus petit numéro d’action de la dernière manche.

## Before a table is open

about-steam = Posez des voies sur une carte d’hexagones, livrez des marchandises par vos liaisons et choisissez à chaque cube entre revenu et points de victoire.
about-steam-length = { $players ->
    [3] 10 manches, environ 90 minutes.
    [4] 8 manches, environ 100 minutes.
   *[other] 7 manches, environ deux heures.
}
board-eastern_us = Est des États-Unis
board-northern_england = Nord de l’Angleterre
option-rules = Règles
option-rules-base = Règles de base
option-rules-base-about = Pour commencer : l’argent qui manque est levé au moment où il le faut, et les tuiles d’action ont un prix.
option-rules-standard = Règles standard
option-rules-standard-about = Plus serré : on lève du capital avant de savoir ce qu’il faudra, on paie des frais à chaque manche et l’on mise pour l’ordre du tour.
chapter-steam-1 = Mise en place et premier ordre du tour
chapter-steam-2 = Capital et enchères
chapter-steam-3 = Actions
chapter-steam-4 = Construction
chapter-steam-5 = Transport
chapter-steam-6 = Revenus et dépenses
chapter-steam-7 = La fin

## On the page

ask-TAKE_AN_ACTION = Prenez une tuile d’action.
ask-BUILD_TRACK-you = Vous construisez (tuiles posées : { $built }). Dans quelle case ?
ask-MOVE_GOODS-you = Vous livrez des marchandises, passage { $round } sur 2.
bids-now = mise { $bid }
ask-PLACES_FOR_SALE = La place { $place } dans l’ordre du tour est à { $bid }. Surenchérir ou passer ?
ask-PLACES_FOR_SALE-open = La place { $place } dans l’ordre du tour est à vendre. Vous ouvrez les enchères.
ask-TURN_ORDER_AUCTION = L’ordre du tour est aux enchères, à { $bid }. Surenchérir ou passer ?
ask-TURN_ORDER_AUCTION-open = L’ordre du tour est aux enchères, et personne n’a encore misé. Miser ou passer ?
ask-BUY_CAPITAL = Combien de tranches de capital levez-vous ?
ask-CHOOSE_A_SUPPLY = De quelle réserve viennent les cubes pour { $stop } ?
ask-INCOME_OR_POINTS = { $points ->
    [one] Votre point : en revenu ou en point de victoire ?
   *[other] Vos { $points } points : en revenu ou en points de victoire ?
}
do-capital = Lever { $amount }
if-won = Si vous gagnez : { $what }
points-to-place = points de cette livraison
nth-in-order = n° { $nth } dans l’ordre du tour
action-tiles = Tuiles d’action
supply = Réserves
new-cities-left = Nouvelles villes restantes
more-steam = Tuiles d’action et réserves
score-goods = Gagnés par les livraisons
score-lost = Cédés pour le capital et les dettes
score-income = Pour le revenu
score-links = Pour les liaisons achevées
score-tie = À égalité, le revenu le plus haut l’emporte : { $incomes }.
tour-steam-players = Les joueurs dans l’ordre du tour : argent, revenu, points de victoire, liaisons achevées et niveau de la locomotive. Qui a le plus de points de victoire gagne.
tour-steam-actions = Les sept tuiles d’action. Avec les règles de base, leurs numéros fixent l’ordre du tour suivant ; à la fin de la partie, ils départagent les ex æquo.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steam = « { $text } » n’est pas une action ; écrivez bid DOLLARS, pass, stay, take ACTION, take ACTION pass, capital TRANCHES, site CASE, lay CASE FORME ORIENTATION, connect VILLE VILLE, urbanize BOURG COULEUR, grow VILLE, supply RÉSERVE, done, move COULEUR HALTE ... VILLE, improve, income ou points

## A position in words

describe-spaces = Réserve { $space }

## Words in the drawing

draw-supply = Réserve de marchandises
draw-plain = plaine
draw-river = rivière +1 $
draw-hills = collines +2 $
draw-mountains = montagnes +3 $
draw-town = bourg +1 $
draw-port = port
draw-forbidden = infranchissable
draw-atlantic =
    Océan
    Atlantique
draw-gulf_of_mexico = Golfe du Mexique
draw-lake_superior = L. Supérieur
draw-lake_michigan = L. Michigan
draw-lake_huron = L. Huron
draw-lake_ontario = L. Ontario
draw-north_sea =
    Mer
    du Nord
draw-irish_sea =
    Mer
    d’Irlande
draw-solway_firth =
    Solway
    Firth
draw-scotland = Écosse
draw-wales =
    Pays
    de Galles
draw-cities = villes et marchandises
draw-income = revenu
draw-points = points

## The printed kit

print-course = Déroulement d’une manche
print-aim = Chacun construit son propre chemin de fer sur une carte d’hexagones et mène des cubes de marchandises dans des villes de leur couleur. Chaque liaison sur le chemin d’un cube rapporte un point à son propriétaire, qui choisit chaque fois : plus de revenu, donc de l’argent à toutes les manches à venir, ou des points de victoire, qui font gagner. L’argent manque toujours : il vient du revenu, ou du capital qui abaisse le revenu. À la fin, liaisons et revenu comptent aussi, et le plus de points de victoire l’emporte.
print-length = De { $least } à { $most } manches : d’autant moins qu’on est plus nombreux.
print-game-turns = Manches
print-action-number = N°
print-action-name = Action
print-action-effect = Son effet
print-example-tile = Une tuile
print-example-tile-how = Ada pose une courbe en collines : deux sorties à { $exit } chacune et { $hills } pour les collines, { $tile } en tout. Elle a { $cash }. Selon les règles de base, elle lève une tranche de capital : son revenu baisse de 1, elle reçoit { $step }, paie et garde { $change }.
print-example-delivery = Une livraison
print-example-delivery-how = La locomotive d’Ada est au niveau { $links }. Elle mène un cube rouge par { $links } liaisons à la première ville rouge de son chemin ; { $own } de ces liaisons sont à elle et une à Ben : aucun autre joueur n’en a plus qu’elle. Elle reçoit { $own } points et les met en revenu, qui passe de { $before } à { $after }. Ben reçoit 1 point et le prend en point de victoire.
print-charts = Pistes et tuiles d’action
print-income-track = Revenu
print-points-track = Points de victoire ; au-delà de { $last }, refaites le tour
print-level-track = Niveau de locomotive
print-growth = Marqueurs de Croissance urbaine
print-cost = Coût (règles de base)
print-free = gratuit
print-cost-engine = { $cost } et le nouveau niveau
print-cost-or-pass = { $cost }, ou le numéro seul
print-turn-capital = Capital
print-turn-capital-how = Règles standard : levez autant de tranches que vous voulez, { $step } contre un cran de revenu, ou contre { $points } points de victoire à { $lowest }. Règles de base : seulement quand il faut payer.
print-turn-auction = Ordre du tour
print-turn-auction-how = Règles standard : enchères dans l’ordre actuel. Les deux premiers paient leur mise, le dernier rien, les autres la moitié, arrondie au supérieur. Règles de base : d’après les numéros des tuiles d’action, le plus petit d’abord.
print-turn-actions = Actions
print-turn-actions-how = Dans l’ordre du tour, chacun prend une tuile d’action. Règles de base : payez son coût.
print-turn-build = Construire
print-turn-build-how = { $tiles } tuiles, { $more } avec Ingénieur. 1 $ par sortie, 1 $ dans un bourg, 1 $ sur un cours d’eau, 2 $ en collines, 3 $ en montagne ; une jonction imprimée 3 $. Partez d’une ville ou de vos propres voies.
print-turn-goods = Transporter
print-turn-goods-how = En deux passages : livrez un cube à la première ville de sa couleur sur son trajet, par autant de liaisons, au plus, que votre locomotive a de niveaux, dont au moins une à vous, aucun autre joueur n’en ayant plus que vous ; ou améliorez votre locomotive, une fois par manche ; ou passez. Chaque liaison donne un point à son propriétaire, en revenu ou en point de victoire.
print-turn-income = Revenus
print-turn-income-how = Touchez ou payez votre revenu. Règles standard : payez ensuite 1 $ par niveau de locomotive.
print-turn-end = La fin
print-turn-end-how = Après { $turns }. Un point de victoire par 2 de revenu, 2 de moins par point sous zéro, 1 par liaison achevée.
print-turns-for = la manche { $turns } à { $players }
print-action-1 = Vous pouvez passer une fois sans vous retirer de l’enchère suivante (règles standard). Avec les règles de base, vous jouez en premier à la manche suivante.
print-action-2 = Vous livrez en premier aux deux passages.
print-action-3 = Vous construisez une tuile de plus.
print-action-4 = Vous construisez en premier.
print-action-5 = Tous les cubes d’une réserve vont à une ville imprimée qui n’a pas encore grandi. Marquez-la.
print-action-6 = Votre locomotive gagne aussitôt un niveau.
print-action-7 = Un bourg devient une nouvelle ville ; tous les cubes d’une réserve y vont.
print-part-charts = Pistes, tuiles d’action et marqueurs de Croissance urbaine (charts.pdf)
print-need-discs = Marqueurs dans six couleurs, pour les liaisons, les pistes et l’ordre du tour
print-need-money = Argent de jeu par pas de 1 $, environ 400 $ en tout
print-set-1 = Assemblez la carte de votre choix. Mettez tous les cubes de marchandises dans le sac ; tirez-en { $city } par ville, quel que soit le nombre imprimé, et { $supply } par case de la réserve de marchandises.
print-set-2 = Chacun prend les marqueurs d’une couleur et en place un sur le revenu 0, un sur 0 point de victoire et un sur le niveau de locomotive { $level }. Personne n’a encore d’argent.
print-set-3 = Règles de base : les places du premier ordre du tour sont vendues l’une après l’autre. Règles standard : tirez l’ordre au sort.
print-set-4 = Préparez tuiles d’action, tuiles de voie, nouvelles villes et marqueurs de Croissance urbaine. La partie s’achève après { $turns }.
