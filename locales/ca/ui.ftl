### Textos de la taula al navegador.

## Arreu

play = Juga
new-game = Partida nova
rulebook = Regles
settings = Configuració
language = Llengua
light-or-dark = Clar o fosc
close = Tanca
save = Desa
try-again = Torna-ho a provar
skip-to-content = Ves al contingut
skip-to-board = Ves al tauler
main-navigation = Principal
main-navigation-bottom = Principal, a baix
to-start = A la pàgina d'inici
guest = Convidat
computer = Ordinador
your-name = El teu nom
name = Nom
your-colour = El teu color
name-title = Nom i color
name-help = Es queda en aquest dispositiu. No cal cap compte.
name-and-colour = { $name }: nom i color
colour-red = Vermell, triangle
colour-blue = Blau, disc
colour-yellow = Groc, estrella
colour-black = Negre, quadrat
colour-pink = Rosa, creu
colour-green = Verd, rombe
colour-white = Blanc, rellotge de sorra
colour-orange = Taronja, dues barres
colour-purple = Lila, mitja lluna
rule-link = Regla { $id }
rule-missing = No hi ha cap regla { $id }.
open-in-rulebook = Obre a les regles
no-such-page = Aquesta pàgina no existeix
no-such-page-help = L'adreça no porta enlloc. Els enllaços de dalt porten endavant.

## Inici

start-title = Posa una lloseta. Ocupa el que creix.
start-lead = Juga amb amics en una pantalla, per enllaç o contra l'ordinador, amb les expansions que vulguis.
greeting = Quina alegria de veure't, { $name }
your-turns = { $count ->
    [0] Ara mateix ningú no t'espera.
    [one] Et toca en una partida.
   *[other] Et toca en { $count } partides.
}
join-code = Entra amb un codi o un enllaç
join = Entra
code-unreadable = Això no és cap codi ni enllaç d'una taula d'aquí.
your-games = Les teves partides
games-failed = No s'han pogut obtenir les teves partides
games-failed-help = El servidor no ha respost. No s'ha perdut res. Torna-ho a provar, o obre un enllaç de taula.
no-games = Encara no hi ha partides
no-games-help = Aquí surten les partides que jugues en aquest dispositiu, també aquelles a què t'han convidat. No cal cap compte.
new-here = Primera vegada?
first-game = La primera partida
first-game-help = Dos minuts contra un ordinador suau, amb consells
rulebook-help = Cada regla numerada, cada punt explicat
footer = Codi obert, sense compte, sense rastreig.

## Partida nova

edition = Edició
expansions = Expansions
view = Vista
view-boxes = Capses
view-rules = Regles
show = Mostra
search-expansions = Cerca expansions i regles
filter-all = Totes
filter-built = Jugables
filter-chosen = En aquesta partida
found-nothing = No hi ha res que es digui «{ $query }»
found-nothing-help = Prova un tros més curt del nom, o mostra-les totes.
abbot-card = Abat i jardins
abbot-card-help = Una figura més per a cadascú, per a monestirs i jardins
set-tiles = { $count ->
    [one] { $count } lloseta
   *[other] { $count } llosetes
}
set-missing = Les seves regles encara no estan fetes
set-edition = { $edition ->
    [C1] Primera
    [C2] Segona
   *[other] { $edition }
}
adjust = Ajusta
changed = canviat
copies = Còpies
copies-help = Diverses còpies es barregen juntes.
copies-less = Una còpia menys
copies-more = Una còpia més
seats = Llocs
seat-here = Aquí
seat-link = Per enllaç
seat-open = Obert
seat-computer = Ordinador
seat-help-here = En aquesta pantalla
seat-help-link = Rep un enllaç propi
seat-help-open = Qui tingui l'enllaç
seat-free = Lliure
seat-anyone = Qualsevol
seat-add = Afegeix un lloc
seat-remove = Treu el lloc { $number }
seat-name = Nom al lloc { $number }
seat-kind = Lloc { $number }: qui juga
seat-level = Lloc { $number }: com de bé juga l'ordinador
seat-colour = Color del lloc { $number }
shuffle-seats = Sorteja l'ordre de joc
purist = Purista
purist-help = Sense recomptes ni pistes, per a tothom
purist-title = Sense recomptes ni pistes
differs = En què es diferencia de les regles estàndard
differs-nothing = En res. Jugues amb les regles estàndard.
standard-is = (estàndard: { $value })
summary-tiles = { $count ->
    [one] { $count } lloseta
   *[other] { $count } llosetes
}
summary-figures = { $count ->
    [one] { $count } figura cadascú
   *[other] { $count } figures cadascú
}
summary-minutes = uns { $count } min
setup-problem = Així no es pot jugar.
open-table = Obre la taula
share-setup = Comparteix aquesta configuració
setup-copied = L'enllaç a aquesta configuració s'ha copiat.
setup-link-damaged = L'enllaç a la configuració està malmès; es mostra la configuració habitual. Demana l'enllaç un altre cop.
setup-in-address = L'enllaç a aquesta configuració és a la línia d'adreça.
saved-setups = Configuracions desades
setup-name = Un nom per a aquesta configuració
setup-forget = Oblida { $name }
no-saved-setups = Encara cap. Les configuracions desades es queden en aquest dispositiu.
load-file = Carrega un fitxer
file-read = S'ha llegit { $name }.
file-refused = No s'ha pogut llegir { $name }: { $reason }
your-table = La teva taula
table-of = Taula: { $name }
catalogue-failed = No s'han pogut obtenir els jocs

## Taula

table-unnamed = Taula
table-loading = S'està obtenint la taula
table-finished = Acabada
table-failed = No es pot mostrar la taula
no-such-table = Aquesta taula no existeix
no-such-table-help = No hi ha cap taula amb aquest enllaç. Potser hi falta una lletra.
watching = Mirant
players = Jugadors
panel = Jugadors i història
menu = Menú
you = tu
away = fora
your-turn = Et toca
turn-of = Ara juga: { $player }
points-word = { $count ->
    [one] punt
   *[other] punts
}
tiles-left = { $count ->
    [one] queda { $count } lloseta
   *[other] queden { $count } llosetes
}
tiles-left-short = en queden { $count }
figure = Figura
figure-in-supply = { $figure }: { $count }
confirm = Confirma
confirm-with = Confirma: { $what }
confirm-waits = La teva tria es conserva. Es podrà confirmar quan torni la connexió.
take-back = Desfés
nothing-to-take-back = No hi ha res a desfer: ja s'ha robat la lloseta següent.
choose-cell-first = Primer tria un lloc per a la lloseta.
choose-first = Primer tria alguna cosa.
only-this-way = Aquí només encaixa així.
turn-left = Gira-la a l'inrevés
turn-right = Gira la lloseta
places-fit = { $count ->
    [one] Encaixa en { $count } lloc.
   *[other] Encaixa en { $count } llocs.
}
choose-lit-place = Tria un lloc marcat.
choose-lit-cell = Tria una casella marcada.
place-it-here = La poses aquí?
nothing-more-to-choose = En aquest torn ja no hi ha res més a triar.
places-outside = { $count ->
    [one] { $count } lloc més fora de la vista
   *[other] { $count } llocs més fora de la vista
}
waiting-dock = Què passa ara
waiting-for = { $player } està triant
waiting-help = Mentrestant, mira qualsevol element per veure què val.
waiting-away = Ara no hi és. La partida continua quan torni.
waiting-seats = Esperant jugadors
waiting-seats-help = La partida comença quan tots els llocs són ocupats.
invite-help = Envia a cadascú el seu enllaç. La partida comença quan tots els llocs són ocupats.
invite-link = Enllaç al lloc
invite-none = Els enllaços són al dispositiu que ha obert la taula.
copy-link = Copia l'enllaç
link-copied = Copiat
seat-taken = Ja hi és
join-title = Entra – { $table }
join-help = Seu amb el teu nom, o només mira.
join-needs-name = Primer escriu el teu nom.
join-watch = Només mirar
line-lost = S'ha perdut la connexió. Reintentant…
line-offline = Encara no hi ha connexió.
line-safe = La teva partida és segura. Pots mirar-te-la; les jugades esperen que torni la connexió.
line-try-now = Prova-ho ara
newer-version = Hi ha una versió més nova
newer-version-help = Torna a carregar per continuar on eres.
reload = Torna a carregar
board-role = tauler de joc
board-label = { $count ->
    [one] Tauler amb { $count } lloseta. { $question }
   *[other] Tauler amb { $count } llosetes. { $question }
}
board-help = Les fletxes van entre els llocs possibles, R gira la lloseta, Retorn confirma, Esc desfà, L obre la llista de tot el que pots fer.
board-tools = Tauler
zoom-in = Apropa
zoom-out = Allunya
show-all = Mostra tot el tauler
field-owners = De qui són els camps
fields-note = Camps per amo. El número és el que valdran al final; els camps ratllats són compartits.
list-view = Llista del que pots fer
list-help = Tot el que les regles permeten ara, amb paraules.
list-places = Llocs
nothing-to-do = Ara mateix no has de fer res.
features-title = Què hi ha al tauler
features-empty = Encara ningú no ha ocupat res.
tab-history = Història
tab-tiles = Llosetes restants
tab-features = Elements
history-empty = Encara no ha passat res. Aquí s'explicarà cada punt.
history-final = Al final
pile-kinds = { $count ->
    [one] { $count } mena, primer les més freqüents.
   *[other] { $count } menes, primer les més freqüents.
}
pile-copies = en queden { $count }
feature-card = Element
card-complete = Acabat
card-open = { $count ->
    [one] { $count } costat obert
   *[other] { $count } costats oberts
}
card-missing = { $count ->
    [one] { $count } casella buida al voltant
   *[other] { $count } caselles buides al voltant
}
card-owner = Amo
card-owners = Compartit per
card-now = Ara
card-at-end = Al final
card-if-finished = Si s'acabés ara
cells = { $count ->
    [one] { $count } casella
   *[other] { $count } caselles
}
nobody = Ningú
where-first = la primera lloseta
where-east = { $count } a l'est
where-west = { $count } a l'oest
where-north = { $count } al nord
where-south = { $count } al sud
where-cell = { $place } de la primera lloseta
part-of-tile = { $part ->
    [north] al costat nord
    [north-east] a la cantonada nord-est
    [east] al costat est
    [south-east] a la cantonada sud-est
    [south] al costat sud
    [south-west] a la cantonada sud-oest
    [west] al costat oest
    [north-west] a la cantonada nord-oest
   *[middle] al mig
}
said-place = { $player } col·loca una lloseta { $place }
copy-watch-link = Copia l'enllaç per mirar
board-picture = Imatge del tauler
record = Baixa el registre
leave-table = Surt; la partida continua quan tornis
seal = El segell dels sortejos
seal-help = Tots els sortejos es van fixar abans de començar. Això és l'empremta del secret d'on surten; en acabar la partida, el secret s'obre i tothom el pot comprovar.
seal-promise = Promesa
seal-seed = Secret obert

## Final de la partida

result-wins = { $points ->
    [one] { $player } guanya amb { $points } punt
   *[other] { $player } guanya amb { $points } punts
}
result-shared = { $points ->
    [one] Victòria compartida amb { $points } punt: { $players }
   *[other] Victòria compartida amb { $points } punts: { $players }
}
result-ahead = { $points } per davant de { $player }.
result-turns = { $count ->
    [one] { $count } torn.
   *[other] { $count } torns.
}
result-seal = Tots els sortejos es van fixar al principi.
result-total = Total
chart-title = Punts al llarg de la partida
chart-label = Línies dels punts dels jugadors, torn a torn
play-again = Torna a jugar
play-on = Continua des d'aquí
replay = Recorre la partida
replay-first = Al principi
replay-back = Un pas enrere
replay-play = Reprodueix
replay-pause = Pausa
replay-on = Un pas endavant
replay-last = Al final

## Regles

contents = Contingut
pages = Pàgines
search-rules = Cerca, o BG-31
searching = S'està cercant…
rules-found = { $count ->
    [one] { $count } regla
   *[other] { $count } regles
}
rules-found-nothing = No s'ha trobat res. Les regles són en anglès: cell, feature, figure, supply.
rules-built = Jugables
rules-not-built = Encara no fetes
rules-language = El llibre de regles és escrit en anglès.
about-rules = Sobre les regles
table-of-rules = Taula
sources-title = Com de segura és una regla?
source-printed = impresa
source-official = oficial
source-community = comunitat
source-own = nostra
source-help-printed = A les regles impreses
source-help-official = Resposta oficial de l'editor
source-help-community = Lectura de la comunitat
source-help-own = Decisió nostra, on cap font ho diu

## Configuració

settings-lead = Es queda en aquest dispositiu. Què permet una taula es decideix quan s'obre.
settings-look = Aspecte
settings-playing = Joc
settings-telling = Avisos
settings-purist = En una taula purista això està desactivat per a tothom.
as-the-system = Com el sistema
as-the-browser = Com el navegador
setting-theme = Pàgina
theme-light = Clara
theme-dark = Fosca
setting-motion = Animació
motion-full = Completa
motion-none = Cap
setting-marks = Marques a les figures
setting-marks-help = Una forma per a cada jugador, a més del color.
setting-confirm = Confirmació
setting-confirm-help = Les jugades definitives sempre pregunten.
confirm-turn = Un cop per torn
confirm-step = A cada pas
confirm-final = Només si és definitiu
setting-dead-cells = Marca les caselles on ja no encaixa res
setting-worth = Mostra què val un element
setting-notice = Quan et toca
notice-title = A la pestanya
notice-system = Notificació
notice-none = De cap manera
setting-announce = Lector de pantalla
setting-announce-help = Quant es llegeix en veu alta.
announce-short = Breu
announce-normal = Normal
announce-full = Tot

## Teclat

keyboard = Teclat
key-arrows = anar entre els llocs possibles
key-enter = triar; després confirmar
key-turn = girar la lloseta
key-digit = triar l'opció amb aquest número
key-zero = sense figura, res
key-kind = canviar la mena de figura
key-back = tancar el que és obert; desfer un pas
key-list = llista de tot el que pots fer
key-features = què hi ha al tauler
key-fields = de qui són els camps
key-tabs = llosetes restants, història
key-all = mostrar tot el tauler
key-zoom = apropar i allunyar
key-pan = moure el tauler
key-step = recórrer la partida
key-help = aquesta llista

## Rulebook and table

in-your-game = A la teva partida
in-your-game-nothing = Aquesta pàgina no té opcions.
rule-at-table = { $id } a la taula
rule-used = { $count ->
    [0] Encara no ha donat punts.
    [one] S'ha fet servir una vegada.
   *[other] S'ha fet servir { $count } vegades.
}
rule-used-last = L'última: torn { $turn }, { $player }, { $score }.
rule-refused = { $count ->
    [one] Ha refusat una tria teva:
   *[other] Ha refusat { $count } tries teves, l'última:
}
back-to-table = Torna a la taula
fits-in = { $count ->
    [0] Ara no encaixa enlloc.
    [one] Encaixaria en { $count } casella.
   *[other] Encaixaria en { $count } caselles.
}
pile-choose = Tria'n una per veure on encaixaria.
