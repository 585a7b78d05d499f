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
phase-take_cubes = Cubes d’investissement
phase-auction = Enchères de contrôle
phase-build_track = Construction des voies
phase-take_profits = Bénéfices
phase-end_of_turn = Fin de la manche
phase-final_profit = Décompte final
phase-over = La partie est finie

## Choices

choice-auction = Mettre { $company } aux enchères en misant { $bid ->
    [one] { $bid } cube
   *[other] { $bid } cubes
}
range-auction = Mettre { $company } aux enchères en misant de { $low } à { $high } cubes
choice-bid = Miser { $bid ->
    [one] { $bid } cube
   *[other] { $bid } cubes
} pour { $company }
range-bid = Miser de { $low } à { $high } cubes pour { $company }
choice-pass = Passer
choice-build = Construire { $from } – { $to } pour { $cost ->
    [one] { $cost } cube
   *[other] { $cost } cubes
}, ce qui rapporte { $profit }
choice-claim = Prendre le cube { $colour } à { $location }

## What happened

event-CUBES_TAKEN = Manche { $turn } : chacun prend { $cubes } cubes d’investissement.
event-PUT_UP = { $seat } met { $company } aux enchères et mise { $bid }.
event-BID = { $seat } mise { $bid } pour { $company }.
event-BID_PASSED = { $seat } se retire de l’enchère de { $company }.
event-CANNOT_RAISE = { $seat } n’a pas assez de cubes pour surenchérir sur { $company } et se retire.
event-CONTROL_WON = { $seat } prend le contrôle de { $company } et une action pour { $bid ->
    [one] { $bid } cube
   *[other] { $bid } cubes
}.
event-MARKER_PASSED = { $seat } transmet le marqueur de joueur actif.
event-NO_CUBE_TO_BID = { $seat } n’a aucun cube : le marqueur de joueur actif continue.
event-BUILT = { $company } construit { $from } – { $to } et gagne { $profit }.
event-COMPANY_PASSED = { $company } ne peut pas construire et passe, { $treasury ->
    [0] sans aucun cube
    [one] avec { $treasury } cube dans son trésor
   *[other] avec { $treasury } cubes dans son trésor
}.
event-NOBODY_CONTROLS = { $company } passe, car personne ne la contrôle.
event-LINK_COMPLETED = Le clou d’or ! { $company } achève la liaison transcontinentale et gagne { $bonus }.
event-LINK_SHARED = { $company } fait partie de la liaison transcontinentale et gagne { $bonus }.
event-PROFIT_TAKEN = { $seat } reçoit { $profit }, le bénéfice de { $company }.
event-TURN_ENDED = La manche { $turn } est finie. { $company } ouvre le prochain ordre du tour.
event-CONTROLS_AT_THE_END = { $seat } contrôle { $company } pour le décompte final avec { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
}.
event-CLAIMED = { $company } prend le cube { $colour } à { $location }.
event-FINAL_VALUE = { $company } finit avec { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} : chaque action vaut { $value }.
event-SHARES_PAID = { $seat } reçoit { $paid } pour { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de { $company }.
event-WON = { $seat } l’emporte avec { $cash }.
event-WON_BY_GOODS = { $seat } l’emporte avec { $cash } : plusieurs ont autant, et { $seat } contrôle le plus de cubes de marchandises, { $goods }.
gained-cubes = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}
moment-link = La liaison transcontinentale

## Why an action is refused

because-AUCTION_OR_PASS = Aucune compagnie n’est aux enchères : mettez-en une en vente avec une première mise, ou transmettez le marqueur.
because-MARKER_IN_BOX = { $company } a déjà été vendue cette manche, à { $seat }.
because-OPENING_BID = Une première mise de { $bid } est trop basse.
because-RAISE_OR_PASS = { $company } est aux enchères à { $bid } : surenchérissez ou passez.
because-BID_HIGHER = { $bid } ne dépasse pas la mise de { $high }.
because-BID_WITHIN_CUBES = Vous ne pouvez pas miser { $bid } : vous n’avez que { $held ->
    [one] { $held } cube
   *[other] { $held } cubes
}.
because-BUILD_ONE_LINK = { $company } doit maintenant construire une liaison.
because-MUST_BUILD = { $company } peut payer une liaison, elle n’a donc pas le droit de passer.
because-POTENTIAL_ROUTE = Le plateau n’a pas d’itinéraire entre { $from } et { $to }.
because-ONE_LINK_PER_ROUTE = { $company } a déjà construit { $from } – { $to }.
because-COMPANY_PAYS = La liaison coûte { $cost ->
    [one] { $cost } cube
   *[other] { $cost } cubes
}, mais { $company } n’en a que { $treasury } dans son trésor.
because-HEXAGONAL_START = { $company } n’a pas encore de voie, et { $from } n’est pas une ville hexagonale.
because-CONTIGUOUS = Le réseau de { $company } n’atteint pas { $from }.
because-LINK_AS_LISTED = { $from } et { $to } sont déjà tous deux dans le réseau : écrivez cette liaison { $from } – { $to }.
because-CLAIM_ONE_CUBE = { $company } doit maintenant prendre un cube de marchandises.
because-CUBE_LIES_THERE = Il n’y a pas de cube de marchandises à { $location }.
because-CLAIM_WHERE_CONNECTED = Le réseau de { $company } n’atteint pas { $location }.

## The rules

rule-TAKE_CUBES = Au début d’une manche, chaque joueur prend des cubes d’investissement : 10 à trois joueurs, 8 à quatre, 7 à cinq, 6 à six. On garde d’une manche à l’autre ce qu’on n’a pas dépensé, et les cubes ne manquent jamais.
rule-AUCTION_OR_PASS = Le détenteur du marqueur de joueur actif met aux enchères le marqueur de contrôle d’une compagnie, ou transmet le marqueur de joueur actif à sa gauche.
rule-MARKER_IN_BOX = Seul un marqueur de contrôle encore dans sa case peut être mis aux enchères : chaque compagnie est vendue au plus une fois par manche.
rule-OPENING_BID = Celui qui met une compagnie aux enchères fait la première mise, d’au moins 1 cube.
rule-RAISE_OR_PASS = L’enchère tourne dans le sens des aiguilles d’une montre : surenchérir, ou passer et sortir de cette enchère.
rule-BID_HIGHER = Une mise doit dépasser la précédente.
rule-BID_WITHIN_CUBES = Personne ne mise plus de cubes qu’il n’en a. Qui ne peut pas surenchérir passe d’office.
rule-WIN_CONTROL = Le plus offrant place ses cubes dans le trésor de la compagnie, prend son marqueur de contrôle et une de ses actions. Le marqueur de joueur actif passe ensuite à gauche.
rule-PASS_THE_MARKER = Un joueur sans cube transmet d’office le marqueur de joueur actif. Les enchères s’arrêtent quand les six compagnies sont vendues ou quand chacun à son tour a transmis le marqueur ; l’avoir transmis n’empêche pas de mettre une compagnie aux enchères quand il revient. Le marqueur est ensuite chez le voisin de gauche de celui qui a mis la dernière compagnie aux enchères, ou reste où il était si personne ne l’a fait.
rule-BUILD_ONE_LINK = Dans l’ordre des compagnies, chacune construit une liaison ou passe, et l’on recommence jusqu’à ce que toutes aient passé. Celui qui contrôle la compagnie choisit.
rule-MUST_BUILD = Une compagnie qui peut construire doit le faire, même si la seule liaison qu’elle peut payer ne rapporte rien.
rule-COMPANY_PASSES = Une compagnie passe si elle ne peut payer aucune liaison permise, ou si personne ne la contrôle cette manche ; elle ne construit plus dans cette phase et garde ses cubes. L’ordre dans lequel elles passent donne le prochain ordre du tour.
rule-POTENTIAL_ROUTE = On ne construit que le long des itinéraires du plateau.
rule-ONE_LINK_PER_ROUTE = Chaque itinéraire reçoit une seule liaison, jamais déplacée ni enlevée.
rule-COMPANY_PAYS = Une liaison se paie avec les cubes du trésor de la compagnie ; les joueurs n’ajoutent rien.
rule-HEXAGONAL_START = La première liaison d’une compagnie part d’une ville hexagonale, nommée d’abord. Plusieurs compagnies peuvent partir de la même ville.
rule-CONTIGUOUS = Chaque liaison suivante part d’un lieu déjà atteint par la compagnie : son réseau est d’un seul tenant.
rule-LINK_AS_LISTED = Une liaison entre deux lieux déjà atteints est permise. On l’écrit dans l’ordre où le plateau donne ses extrémités.
rule-LOCATION_PROFIT = Un lieu nouvellement atteint ajoute sa valeur au bénéfice de la compagnie, une seule fois par compagnie. La ville de départ n’en ajoute jamais.
rule-TRANSCONTINENTAL_LINK = Quand des voies relient pour la première fois les deux bouts du continent (New York et San Francisco sur le plateau d’origine), la compagnie qui achève cette liaison transcontinentale gagne 50 $ et chaque autre compagnie qui en fait partie 30 $. Elle passe par le moins de compagnies possible, puis par le moins de liaisons ; toutes les compagnies à égalité y ont part.
rule-TAKE_PROFITS = Chaque compagnie verse son bénéfice de la manche à celui qui la contrôle. Les actions ne rapportent encore rien.
rule-NEW_COMPANY_ORDER = À la fin de la manche, l’ordre dans lequel les compagnies ont passé devient l’ordre du tour, les bénéfices reviennent à zéro et les marqueurs de contrôle dans leurs cases.
rule-FINAL_CONTROL = Après la cinquième manche, le joueur qui a le plus d’actions contrôle la compagnie. À égalité, c’est le premier rencontré dans le sens des aiguilles d’une montre à partir du dernier à l’avoir contrôlée, lui compris.
rule-CLAIM_ONE_CUBE = Dans l’ordre des compagnies, chacune prend un cube de marchandises, tour après tour, tant que l’une d’elles le peut ; celui qui la contrôle choisit.
rule-CUBE_LIES_THERE = Un cube de marchandises se trouve dans chaque lieu atteint par une voie, jusqu’à ce qu’on le prenne.
rule-CLAIM_WHERE_CONNECTED = Une compagnie ne prend de cubes que dans les lieux que ses propres voies atteignent.
rule-SETS = Les marchandises d’une compagnie forment des ensembles de couleurs différentes, les plus grands d’abord : 10, 30, 60, 100 et 150 $ pour un à cinq cubes. Leur somme est la valeur finale de la compagnie.
rule-FINAL_PAYOUT = Chaque action rapporte la valeur finale de sa compagnie.
rule-WINNER = Le plus riche l’emporte. À égalité, c’est le joueur dont les compagnies ont le plus de cubes de marchandises ; si l’égalité persiste, la victoire est partagée.

## Before a table is open

about-steel_driver = Misez vos cubes pour le contrôle de six compagnies, traversez le continent, et détenez les bonnes actions quand on compte les marchandises.
board-usa = États-Unis
chapter-steel_driver-1 = Cubes d’investissement
chapter-steel_driver-2 = Enchères de contrôle
chapter-steel_driver-3 = Construction des voies
chapter-steel_driver-4 = Bénéfices
chapter-steel_driver-5 = Fin de la manche
chapter-steel_driver-6 = Décompte final

## Figures, in the terminal and on the page

cubes = Cubes
shares = Actions
controls = Contrôle
treasury = Trésor
profit = Bénéfice
track = Voies
value = Valeur

## On the page

ask-AUCTION_OR_PASS = Mettez une compagnie aux enchères, ou passez le marqueur.
ask-RAISE_OR_PASS = { $company } est à { $bid }. Surenchérir ou abandonner ?
ask-BUILD_ONE_LINK = { $company } construit. Quelle liaison ?
ask-CLAIM_ONE_CUBE = { $company } prend un cube de marchandises. Lequel ?
marker = Actif
bid-confirm = { $count ->
    [one] Miser { $count } cube
   *[other] Miser { $count } cubes
}
if-won-cubes = Si vous gagnez : vos cubes
if-won-box = Si vous gagnez : trésor de { $company }
on-the-board = sur le plateau
more-panels = Ordre du tour et marchandises
score-turn = Bénéfices, manche { $turn }
score-goods = Égalité : marchandises
score-shares = { $shares } × { $value }
tour-driver-map = Le plateau. Les liaisons éclairées peuvent être construites : cliquez sur l’une d’elles. Cliquez sur autre chose pour savoir pourquoi ce n’est pas permis.
tour-driver-companies = Les six compagnies : qui les contrôle, leurs cubes d’investissement et leur bénéfice. Lors d’une enchère, cliquez sur l’une d’elles pour miser.
tour-driver-players = L’argent, les cubes et les actions de chacun. Le plus riche gagne.

## What is wrong with an action that was written: words of the notation stay as they are

notation-no-action-steel_driver = « { $text } » n’est pas une action ; écrivez « auction COMPAGNIE CUBES », « bid CUBES », « pass », « build DÉPART ARRIVÉE » ou « claim LIEU »
notation-no-number-of-cubes = « { $word } » n’est pas un nombre de cubes de 0 à { $most }

## Words in the drawing

draw-title = Steel Driver
draw-start = ville de départ
draw-location = lieu et sa valeur
draw-cost = coût de la liaison en cubes
draw-end = extrémité de la liaison transcontinentale
draw-sets = ensembles de marchandises différentes
draw-turn = Manche
draw-take_cubes = Prise des cubes
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

print-course = Déroulement d’une manche
print-shares-here = Parts et marqueur de contrôle
print-cubes-here = Cubes d’investissement
print-order = Ordre du tour
print-row-order = Ordre
print-row-active = Active
print-row-passed = Passé
print-profit-track = Bénéfice de la manche
print-share = Part
print-control = Marqueur de contrôle
print-pieces = Parts, marqueurs de contrôle et jetons à découper
print-tracks = Voies à découper : { $each } liaisons par compagnie
print-active-player = Joueur actif
print-active-company = Compagnie active
print-turn-cubes = 1. Prendre des cubes
print-turn-cubes-how = Chacun prend des cubes d’investissement : { $cubes }.
print-turn-auction = 2. Enchères
print-turn-auction-how = Le joueur actif met un marqueur de contrôle aux enchères et mise au moins { $least } cube, ou transmet son marqueur à gauche. Le plus offrant place ses cubes dans la case de la compagnie et prend le marqueur de contrôle et une part.
print-turn-build = 3. Construire des voies
print-turn-build-how = Dans l’ordre du tour, chaque compagnie construit une liaison ou passe, jusqu’à ce que toutes aient passé. Elle paie les cubes indiqués et gagne la valeur du lieu atteint. La première liaison part d’une ville hexagonale, les suivantes de ses propres voies. Une compagnie qui peut construire doit le faire. Première liaison à travers le continent : { $builder } pour la compagnie qui l’achève, { $partner } pour chaque autre qui en fait partie.
print-turn-profit = 4. Bénéfices
print-turn-profit-how = Le bénéfice de chaque compagnie est versé en argent à celui qui la contrôle. Les parts ne rapportent encore rien.
print-turn-end = 5. Fin de la manche
print-turn-end-how = L’ordre des passes devient l’ordre du tour. Les bénéfices reviennent à 0 $, les marqueurs de contrôle dans leurs cases.
print-turn-final = 6. Après la manche { $turns }
print-turn-final-how = Un cube de marchandises de sa couleur est posé dans chaque lieu relié. Le plus de parts donne le contrôle ; dans l’ordre du tour, chaque compagnie prend un cube après l’autre dans les lieux de son réseau. Chaque part rapporte la valeur des ensembles de la compagnie. Le plus riche gagne.
print-cubes-for = { $cubes } à { $players }
print-set-size = Cubes différents dans un ensemble
print-set-value = Valeur
print-part-board = Plateau avec les cases des compagnies, l’ordre du tour et la piste des bénéfices : sur { $sheets } feuilles (board_sheets.pdf) ou sur une seule grande page (board_large.pdf)
print-part-shares = Parts, { $each } par compagnie (pieces.pdf)
print-part-controls = Marqueurs de contrôle (pieces.pdf)
print-part-tokens = Jetons de compagnie, deux par compagnie (pieces.pdf)
print-part-markers = Marqueurs du joueur actif et de la compagnie active (pieces.pdf)
print-part-tracks = Liaisons, { $each } par compagnie (pieces.pdf)
print-need-cubes = Cubes d’investissement blancs ; s’ils manquent, prenez-en d’autres
print-need-goods = Cubes de marchandises, couleur : { $colour }
print-need-goods-white = Les { $count } cubes de marchandises blancs de la phase finale sont pris parmi les cubes d’investissement.
print-need-money = Argent de jeu par pas de 10 $, environ 10 000 $ en tout
print-set-1 = Assemblez le plateau. Placez les parts et le marqueur de contrôle de chaque compagnie dans sa case, et posez voies, cubes et argent à côté du plateau.
print-set-2 = Placez un jeton de chaque compagnie sur l’ordre du tour, dans l’ordre des cases de gauche à droite, et l’autre sur 0 $ de la piste des bénéfices. Le marqueur de la compagnie active va sous le premier.
print-set-3 = Le plus jeune prend le marqueur de joueur actif. La partie dure { $turns } manches et la phase finale.
