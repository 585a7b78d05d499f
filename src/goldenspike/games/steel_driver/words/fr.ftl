## Names

company-red = Rouge
company-blue = Bleue
company-green = Verte
company-yellow = Jaune
company-purple = Violette
company-black = Noire
colour-white = blanc
colour-black = noir
colour-silver = argent
colour-orange = orange
colour-red = rouge
phase-take_cubes = Distribution des cubes
phase-auction = Enchères pour le contrôle
phase-build_track = Construction des voies
phase-take_profits = Prise de bénéfices
phase-end_of_turn = Fin de la manche
phase-final_profit = Détermination finale des bénéfices
phase-over = La partie est terminée

## Choices

choice-auction = Mettre la compagnie { $company } aux enchères en misant { $bid ->
    [one] { $bid } cube
   *[other] { $bid } cubes
}
range-auction = Mettre la compagnie { $company } aux enchères en misant de { $low } à { $high } cubes
choice-bid = Miser { $bid ->
    [one] { $bid } cube
   *[other] { $bid } cubes
} sur la compagnie { $company }
range-bid = Miser de { $low } à { $high } cubes sur la compagnie { $company }
choice-pass = Passer
choice-build = Construire { $from } – { $to } pour { $cost ->
    [one] { $cost } cube
   *[other] { $cost } cubes
} et gagner { $profit }
choice-claim = Prendre le cube { $colour } à { $location }

## What happened

event-CUBES_TAKEN = Manche { $turn } : chacun reçoit { $cubes } cubes d’investissement.
event-PUT_UP = { $seat } met la compagnie { $company } aux enchères et mise { $bid }.
event-BID = { $seat } mise { $bid } sur la compagnie { $company }.
event-BID_PASSED = { $seat } se retire de l’enchère pour la compagnie { $company }.
event-CANNOT_RAISE = { $seat } n’a plus assez de cubes pour surenchérir et se retire de l’enchère pour la compagnie { $company }.
event-CONTROL_WON = { $seat } prend le contrôle de la compagnie { $company } et une part pour { $bid ->
    [one] { $bid } cube
   *[other] { $bid } cubes
}.
event-MARKER_PASSED = { $seat } transmet le marqueur de joueur actif.
event-NO_CUBE_TO_BID = { $seat } n’a aucun cube : le marqueur de joueur actif passe au suivant.
event-BUILT = La compagnie { $company } construit { $from } – { $to } et gagne { $profit }.
event-COMPANY_PASSED = La compagnie { $company } ne peut pas construire et passe, { $treasury ->
    [0] sa boîte étant vide
    [one] avec { $treasury } cube dans sa boîte
   *[other] avec { $treasury } cubes dans sa boîte
}.
event-NOBODY_CONTROLS = La compagnie { $company } passe, car personne ne la contrôle.
event-LINK_COMPLETED = Le clou d’or ! La compagnie { $company } achève le lien transcontinental et gagne { $bonus }.
event-LINK_SHARED = La compagnie { $company } fait partie du lien transcontinental et gagne { $bonus }.
event-PROFIT_TAKEN = { $seat } reçoit { $profit }, le bénéfice de la compagnie { $company }.
event-TURN_ENDED = La manche { $turn } est terminée. La compagnie { $company } jouera la première à la manche suivante.
event-CONTROLS_AT_THE_END = { $seat } contrôle la compagnie { $company } pour la phase finale, avec { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
}.
event-CLAIMED = La compagnie { $company } prend le cube { $colour } à { $location }.
event-FINAL_VALUE = La compagnie { $company } finit avec { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} : chaque part vaut { $value }.
event-SHARES_PAID = { $seat } reçoit { $paid } pour { $shares ->
    [one] { $shares } part
   *[other] { $shares } parts
} de la compagnie { $company }.
event-WON = { $seat } l’emporte avec { $cash }.
event-WON_BY_GOODS = { $seat } l’emporte avec { $cash } : à égalité d’argent, ses compagnies ont le plus de cubes de marchandises, { $goods }.
gained-cubes = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}
moment-link = Le lien transcontinental

## Why an action is refused

because-AUCTION_OR_PASS = Aucune compagnie n’est aux enchères : mettez-en une en vente avec une première mise, ou transmettez le marqueur.
because-MARKER_IN_BOX = La compagnie { $company } a déjà été vendue à cette manche : { $seat } l’a emportée.
because-OPENING_BID = Une première mise de { $bid } est trop basse.
because-RAISE_OR_PASS = La compagnie { $company } est aux enchères à { $bid } : surenchérissez ou passez.
because-BID_HIGHER = Une mise de { $bid } ne dépasse pas celle de { $high }.
because-BID_WITHIN_CUBES = Vous ne pouvez pas miser { $bid } : vous n’avez que { $held ->
    [one] { $held } cube
   *[other] { $held } cubes
}.
because-BUILD_ONE_LINK = La compagnie { $company } doit maintenant construire une voie.
because-MUST_BUILD = La compagnie { $company } peut payer une voie : elle n’a pas le droit de passer.
because-POTENTIAL_ROUTE = Le plateau ne montre aucun itinéraire entre { $from } et { $to }.
because-ONE_LINK_PER_ROUTE = La compagnie { $company } a déjà construit { $from } – { $to }.
because-COMPANY_PAYS = La voie coûte { $cost ->
    [one] { $cost } cube
   *[other] { $cost } cubes
}, mais la compagnie { $company } n’en a que { $treasury } dans sa boîte.
because-HEXAGONAL_START = La compagnie { $company } n’a encore aucune voie, et { $from } n’est pas une ville hexagonale.
because-CONTIGUOUS = Le réseau de la compagnie { $company } n’atteint pas { $from }.
because-LINK_AS_LISTED = Le réseau atteint déjà { $from } et { $to } : écrivez cette voie { $from } – { $to }.
because-CLAIM_ONE_CUBE = La compagnie { $company } doit maintenant prendre un cube de marchandises.
because-CUBE_LIES_THERE = Il n’y a pas de cube de marchandises à { $location }.
because-CLAIM_WHERE_CONNECTED = Le réseau de la compagnie { $company } n’atteint pas { $location }.

## The rules

rule-TAKE_CUBES = Au début d’une manche, chaque joueur reçoit des cubes d’investissement : 10 à trois joueurs, 8 à quatre, 7 à cinq, 6 à six. Les cubes non dépensés se conservent d’une manche à l’autre, et la réserve n’est jamais à court.
rule-AUCTION_OR_PASS = Le détenteur du marqueur de joueur actif met aux enchères le marqueur de contrôle d’une compagnie, ou transmet le marqueur de joueur actif à son voisin de gauche.
rule-MARKER_IN_BOX = Seul un marqueur de contrôle encore dans la boîte de sa compagnie peut être mis aux enchères : chaque compagnie est vendue au plus une fois par manche.
rule-OPENING_BID = Qui met une compagnie aux enchères fait la première mise, d’au moins 1 cube.
rule-RAISE_OR_PASS = L’enchère se déroule dans le sens des aiguilles d’une montre : on surenchérit, ou l’on passe et se retire de cette enchère.
rule-BID_HIGHER = Une mise doit dépasser la précédente.
rule-BID_WITHIN_CUBES = Personne ne mise plus de cubes qu’il n’en a. Qui ne peut pas surenchérir se retire d’office.
rule-WIN_CONTROL = Le plus offrant place ses cubes dans la boîte de la compagnie, prend son marqueur de contrôle et une de ses parts. Le marqueur de joueur actif passe ensuite à gauche.
rule-PASS_THE_MARKER = Un joueur sans cube transmet d’office le marqueur de joueur actif. Les enchères s’arrêtent quand les six compagnies sont vendues ou quand tous, l’un après l’autre, ont transmis le marqueur ; l’avoir transmis n’empêche pas de mettre une compagnie aux enchères quand il revient. Le marqueur va ensuite au voisin de gauche du dernier joueur à avoir mis une compagnie aux enchères, ou reste où il était si personne ne l’a fait.
rule-BUILD_ONE_LINK = Dans l’ordre du tour des compagnies, chacune construit une voie ou passe, et l’on recommence jusqu’à ce que toutes aient passé. Qui contrôle la compagnie décide où elle construit.
rule-MUST_BUILD = Une compagnie qui peut construire doit le faire, même si la seule voie qu’elle peut payer ne rapporte rien.
rule-COMPANY_PASSES = Une compagnie passe si elle ne peut payer aucune voie permise, ou si personne ne la contrôle à cette manche ; elle ne construit plus dans cette phase et garde ses cubes. L’ordre dans lequel les compagnies passent sera l’ordre du tour suivant.
rule-POTENTIAL_ROUTE = On ne construit que le long des itinéraires potentiels du plateau.
rule-ONE_LINK_PER_ROUTE = Chaque itinéraire ne reçoit qu’une voie, jamais déplacée ni enlevée.
rule-COMPANY_PAYS = Une voie se paie avec les cubes de la boîte de la compagnie ; les joueurs n’ajoutent rien.
rule-HEXAGONAL_START = La première voie d’une compagnie part d’une ville hexagonale, nommée en premier. Plusieurs compagnies peuvent partir de la même ville.
rule-CONTIGUOUS = Chaque voie suivante part d’un emplacement déjà atteint par la compagnie : son réseau est d’un seul tenant.
rule-LINK_AS_LISTED = Une voie entre deux emplacements déjà atteints est permise. On l’écrit dans l’ordre où le plateau donne ses extrémités.
rule-LOCATION_PROFIT = Un emplacement nouvellement atteint ajoute sa valeur au bénéfice de la compagnie, une seule fois par compagnie. La ville de départ n’en ajoute jamais.
rule-TRANSCONTINENTAL_LINK = Quand des voies relient pour la première fois les deux bouts du continent (New York et San Francisco sur le plateau d’origine), la compagnie qui achève ce lien transcontinental gagne 50 $ et chaque autre compagnie qui en fait partie 30 $. Le lien passe par le moins de compagnies possible, puis par le moins de voies ; toutes les compagnies à égalité en font partie.
rule-TAKE_PROFITS = Chaque compagnie verse son bénéfice de la manche à qui la contrôle. Les parts ne rapportent encore rien.
rule-NEW_COMPANY_ORDER = À la fin de la manche, l’ordre dans lequel les compagnies ont passé devient l’ordre du tour, les bénéfices reviennent à zéro et les marqueurs de contrôle dans leurs boîtes.
rule-FINAL_CONTROL = Après la cinquième manche, le joueur qui détient le plus de parts contrôle la compagnie. À égalité, c’est le premier rencontré dans le sens des aiguilles d’une montre à partir du dernier à l’avoir contrôlée, lui compris.
rule-CLAIM_ONE_CUBE = Dans l’ordre du tour des compagnies, chacune prend un cube de marchandises, et l’on recommence tant que l’une d’elles le peut ; qui contrôle la compagnie choisit.
rule-CUBE_LIES_THERE = Un cube de marchandises se trouve dans chaque emplacement atteint par une voie, jusqu’à ce qu’on le prenne.
rule-CLAIM_WHERE_CONNECTED = Une compagnie ne prend de cubes que dans les emplacements que ses propres voies atteignent.
rule-SETS = Les marchandises d’une compagnie forment des ensembles de couleurs différentes, les plus grands d’abord : 10, 30, 60, 100 et 150 $ pour un à cinq cubes. Leur somme est la valeur finale de la compagnie.
rule-FINAL_PAYOUT = Chaque part rapporte la valeur finale de sa compagnie.
rule-WINNER = Le plus riche l’emporte. À égalité, c’est le joueur dont les compagnies ont le plus de cubes de marchandises ; si l’égalité persiste, la victoire est partagée.

## Before a table is open

about-steel_driver = Misez vos cubes pour contrôler six compagnies, traversez le continent et détenez les bonnes parts au décompte des marchandises.
about-steel_driver-length = 60 à 90 minutes, selon la règle.
board-usa = États-Unis
chapter-steel_driver-1 = Distribution des cubes d’investissement
chapter-steel_driver-2 = Enchères pour les marqueurs de contrôle
chapter-steel_driver-3 = Construction des voies
chapter-steel_driver-4 = Prise de bénéfices
chapter-steel_driver-5 = Fin de la manche
chapter-steel_driver-6 = Détermination finale des bénéfices

## Figures, in the terminal and on the page

cubes = Cubes
shares = Parts
controls = Contrôle
treasury = Boîte
profit = Bénéfice
track = Voies
value = Valeur

## On the page

ask-AUCTION_OR_PASS = Mettez une compagnie aux enchères, ou transmettez le marqueur.
ask-RAISE_OR_PASS = La compagnie { $company } est à { $bid }. Surenchérir ou passer ?
ask-BUILD_ONE_LINK = La compagnie { $company } construit. Quelle voie ?
ask-CLAIM_ONE_CUBE = La compagnie { $company } prend un cube de marchandises. Lequel ?
marker = marqueur
marker-about = Détient le marqueur de joueur actif et met les compagnies aux enchères
bid-confirm = { $count ->
    [one] Miser { $count } cube
   *[other] Miser { $count } cubes
}
if-won-cubes = Si vous gagnez : vos cubes
if-won-box = Si vous gagnez : boîte de la compagnie { $company }
on-the-board = sur le plateau
more-panels = Ordre du tour et marchandises
score-turn = Bénéfices, manche { $turn }
score-goods = Égalité : marchandises
score-shares = { $shares } × { $value }
tour-driver-map = Le plateau. Les voies en surbrillance peuvent être construites : cliquez sur l’une d’elles. Cliquez ailleurs pour savoir pourquoi ce n’est pas permis.
tour-driver-companies = Les six compagnies : qui les contrôle, leurs cubes d’investissement et leur bénéfice. Lors d’une enchère, cliquez sur l’une d’elles pour miser.
tour-driver-players = L’argent, les cubes et les parts de chacun. Le plus riche gagne.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steel_driver = « { $text } » n’est pas une action ; écrivez « auction COMPAGNIE CUBES », « bid CUBES », « pass », « build DÉPART ARRIVÉE » ou « claim EMPLACEMENT »
notation-no-number-of-cubes = « { $word } » n’est pas un nombre de cubes de 0 à { $most }

## A position in words

describe-marker = Marqueur de joueur actif
describe-auction = Aux enchères
describe-passed = Ont passé
describe-start = Départ
describe-routes = Trajets (cubes ou compagnie)

## Words in the drawing

draw-title = Steel Driver
draw-pacific =
    Océan
    Pacifique
draw-atlantic =
    Océan
    Atlantique
draw-gulf_of_mexico = Golfe du Mexique
draw-canada = Canada
draw-mexico = Mexique
draw-start = ville de départ
draw-location = emplacement et sa valeur
draw-cost = coût de la voie en cubes
draw-end = bout du lien transcontinental
draw-sets = ensembles de marchandises différentes
draw-turn = Manche
draw-take_cubes = Distribution
draw-auction = Enchères
draw-build_track = Construction
draw-take_profits = Bénéfices
draw-end_of_turn = Fin de la manche
draw-final_profit = Décompte final
draw-over = Fin de la partie
draw-seat = Place
draw-bid = mise
list-sum = { $one } + { $other }

## The printed kit

setup-off-the-map = { $place } se trouve hors de la carte dessinée sous le plateau : ce plateau ne peut être imprimé
print-course = Déroulement d’une manche
print-aim = Six compagnies de chemin de fer n’appartiennent longtemps à personne : à chaque manche, leur contrôle est remis aux enchères et payé en cubes d’investissement. Qui contrôle une compagnie décide où elle construit, empoche son bénéfice de la manche et garde pour toujours une de ses parts. Après { $turns } manches, les compagnies ramassent des marchandises le long de leurs voies, et chaque part rapporte ce que ces marchandises valent. Le plus riche gagne.
print-length = { $turns } manches et une phase finale, de 60 à 90 minutes environ autour d’une table.
print-cubes-each = Cubes par manche
print-across = La première liaison à travers le continent
print-across-builder = La compagnie qui l’achève
print-across-partner = Chaque autre compagnie qui en fait partie
print-example-auction = Une vente aux enchères
print-example-auction-how = À quatre, chacun prend { $cubes } cubes. Ada met la Rouge aux enchères et mise 2. Ben dit 3, Cléo passe, Dan dit { $bid } ; Ada et Ben passent. Dan met { $bid } cubes dans la case de la Rouge, prend le marqueur de contrôle et une part rouge, et garde { $left } cubes pour les enchères suivantes. La Rouge peut dépenser ces { $bid } cubes en voies dès cette manche, avec ce qui se trouvait déjà dans sa case. Le marqueur de joueur actif passe à Ben.
print-example-goods = Les marchandises à la fin
print-example-goods-how = La Rouge a pris deux cubes blancs, un noir, un orange et un rouge. Quatre couleurs différentes font un ensemble à { $four } ; le second cube blanc fait un ensemble à lui seul, { $one }. La valeur finale de la Rouge est de { $share }, et chaque part rouge rapporte autant : { $all } pour { $shares } parts.
print-shares-here = Parts et marqueur de contrôle
print-cubes-here = Cubes d’investissement
print-order = Ordre du tour
print-row-order = Ordre
print-row-active = Active
print-row-passed = Passe
print-profit-track = Bénéfice de la manche
print-share = Part
print-control = Marqueur de contrôle
print-pieces = Parts, marqueurs de contrôle et jetons à découper
print-tracks = Voies à découper : { $each } par compagnie
print-active-player = Joueur actif
print-active-company = Compagnie active
print-turn-cubes = 1. Distribution des cubes
print-turn-cubes-how = Chacun reçoit des cubes d’investissement : { $cubes }.
print-turn-auction = 2. Enchères
print-turn-auction-how = Le joueur actif met un marqueur de contrôle aux enchères et mise au moins { $least } cube, ou transmet son marqueur à gauche. Le plus offrant place ses cubes dans la boîte de la compagnie et prend le marqueur de contrôle et une part.
print-turn-build = 3. Construction des voies
print-turn-build-how = Dans l’ordre du tour, chaque compagnie construit une voie ou passe, jusqu’à ce que toutes aient passé. Elle paie les cubes indiqués et gagne la valeur de l’emplacement atteint. Sa première voie part d’une ville hexagonale, les suivantes de son réseau. Une compagnie qui peut construire doit le faire. Premier lien à travers le continent : { $builder } pour la compagnie qui l’achève, { $partner } pour chaque autre qui en fait partie.
print-turn-profit = 4. Prise de bénéfices
print-turn-profit-how = Le bénéfice de chaque compagnie est versé en argent à qui la contrôle. Les parts ne rapportent encore rien.
print-turn-end = 5. Fin de la manche
print-turn-end-how = L’ordre dans lequel les compagnies ont passé devient l’ordre du tour. Les bénéfices reviennent à 0 $, les marqueurs de contrôle dans leurs boîtes.
print-turn-final = 6. Après la manche { $turns }
print-turn-final-how = Posez un cube de marchandises de sa couleur dans chaque emplacement relié. Qui a le plus de parts contrôle la compagnie ; dans l’ordre du tour, chacune prend un cube après l’autre dans les emplacements de son réseau. Chaque part rapporte la valeur des ensembles de la compagnie. Le plus riche gagne.
print-cubes-for = { $cubes } à { $players }
print-set-size = Cubes différents dans un ensemble
print-set-value = Valeur
print-part-board = Plateau avec les boîtes des compagnies, l’ordre du tour et la piste des bénéfices : sur { $sheets } feuilles (board_sheets.pdf) ou sur une seule grande page (board_large.pdf)
print-part-shares = Parts, { $each } par compagnie (pieces.pdf)
print-part-controls = Marqueurs de contrôle (pieces.pdf)
print-part-tokens = Jetons de compagnie, deux par compagnie (pieces.pdf)
print-part-markers = Marqueurs du joueur actif et de la compagnie active (pieces.pdf)
print-part-tracks = Voies, { $each } par compagnie (pieces.pdf)
print-need-cubes = Cubes d’investissement blancs ; s’ils manquent, prenez-en d’autres
print-need-goods = Cubes de marchandises ({ $colour })
print-need-goods-white = Les { $count } cubes de marchandises blancs de la phase finale se prennent parmi les cubes d’investissement.
print-need-money = Argent de jeu par pas de 10 $, environ 10 000 $ en tout
print-set-1 = Assemblez le plateau. Placez les parts et le marqueur de contrôle de chaque compagnie dans sa boîte, et posez voies, cubes et argent à côté du plateau.
print-set-2 = Placez un jeton de chaque compagnie sur l’ordre du tour, dans l’ordre des boîtes de gauche à droite, et l’autre sur la case 0 $ de la piste des bénéfices. Le marqueur de compagnie active va sous le premier jeton.
print-set-3 = Le plus jeune joueur prend le marqueur de joueur actif. La partie dure { $turns } manches, suivies de la phase finale.
