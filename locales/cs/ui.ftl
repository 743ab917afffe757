### Texty stolu v prohlížeči.

## Všude

play = Hrát
new-game = Nová hra
rulebook = Pravidla
settings = Nastavení
language = Jazyk
light-or-dark = Světlý nebo tmavý vzhled
close = Zavřít
save = Uložit
try-again = Zkusit znovu
skip-to-content = Přejít k obsahu
skip-to-board = Přejít na herní plán
main-navigation = Hlavní nabídka
main-navigation-bottom = Hlavní nabídka dole
to-start = Na úvodní stránku
guest = Host
computer = Počítač
your-name = Tvoje jméno
name = Jméno
your-colour = Tvoje barva
name-title = Jméno a barva
name-help = Zůstává v tomto zařízení. Účet není potřeba.
name-and-colour = { $name }: jméno a barva
colour-red = Červená, trojúhelník
colour-blue = Modrá, kruh
colour-yellow = Žlutá, hvězda
colour-black = Černá, čtverec
colour-pink = Růžová, kříž
colour-green = Zelená, kosočtverec
colour-white = Bílá, přesýpací hodiny
colour-orange = Oranžová, dva pruhy
colour-purple = Fialová, půlměsíc
rule-link = Pravidlo { $id }
rule-missing = Pravidlo { $id } neexistuje.
open-in-rulebook = Otevřít v pravidlech
no-such-page = Taková stránka není
no-such-page-help = Adresa nikam nevede. Dál vedou odkazy nahoře.

## Úvod

start-title = Polož kartičku. Obsaď, co roste.
start-lead = Hraj s přáteli u jedné obrazovky, přes odkaz, nebo proti počítači, s rozšířeními podle chuti.
greeting = Rádi tě vidíme, { $name }
your-turns = { $count ->
    [0] Teď na tebe nikdo nečeká.
    [one] Jsi na tahu v jedné hře.
    [few] Jsi na tahu ve { $count } hrách.
   *[other] Jsi na tahu v { $count } hrách.
}
join-code = Připojit se kódem nebo odkazem
join = Připojit
code-unreadable = Tohle není kód ani odkaz na zdejší stůl.
your-games = Tvoje hry
games-failed = Tvoje hry se nepodařilo načíst
games-failed-help = Server neodpověděl. Nic se neztratilo. Zkus to znovu, nebo otevři odkaz na stůl.
no-games = Zatím žádné hry
no-games-help = Tady budou hry, které hraješ na tomto zařízení, i ty, ke kterým tě pozvali. Účet není potřeba.
new-here = Jsi tu poprvé?
first-game = První hra
first-game-help = Dvě minuty proti mírnému počítači, s nápovědou
rulebook-help = Každé pravidlo má číslo, každý bod vysvětlení
footer = Otevřený zdrojový kód, bez účtu, bez sledování.

## Nová hra

edition = Vydání
expansions = Rozšíření
view = Zobrazení
view-boxes = Krabice
view-rules = Pravidla
show = Ukázat
search-expansions = Hledat rozšíření a pravidla
filter-all = Všechna
filter-built = Hratelná
filter-chosen = V této hře
found-nothing = Nic takového tu není: „{ $query }“
found-nothing-help = Zkus kratší část jména, nebo ukaž všechna.
abbot-card = Opat a zahrady
abbot-card-help = Každému jedna figurka navíc, do klášterů a zahrad
set-tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
set-missing = Jeho pravidla zatím nejsou hotová
set-edition = { $edition ->
    [C1] První
    [C2] Druhé
   *[other] { $edition }
}
adjust = Upravit
changed = změněno
copies = Kolikrát
copies-help = Víc sad se zamíchá dohromady.
copies-less = O jednu méně
copies-more = O jednu víc
seats = Místa
seat-here = Tady
seat-link = Odkazem
seat-open = Volné
seat-computer = Počítač
seat-help-here = U této obrazovky
seat-help-link = Dostane vlastní odkaz
seat-help-open = Kdo má odkaz
seat-free = Volné
seat-anyone = Kdokoli
seat-add = Přidat místo
seat-remove = Odebrat místo { $number }
seat-name = Jméno na místě { $number }
seat-kind = Místo { $number }: kdo hraje
seat-level = Místo { $number }: jak dobře hraje počítač
seat-colour = Barva místa { $number }
shuffle-seats = Pořadí vylosovat
purist = Purista
purist-help = Bez počtů a nápověd, pro všechny
purist-title = Bez počtů a nápověd
differs = V čem se liší od běžných pravidel
differs-nothing = V ničem. Hraješ běžná pravidla.
standard-is = (běžně: { $value })
summary-tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
summary-figures = { $count ->
    [one] každý { $count } figurku
    [few] každý { $count } figurky
   *[other] každý { $count } figurek
}
summary-minutes = asi { $count } min
setup-problem = Takhle se hrát nedá.
open-table = Otevřít stůl
share-setup = Sdílet toto nastavení
setup-copied = Odkaz na toto nastavení je zkopírovaný.
setup-link-damaged = Odkaz na nastavení je poškozený; ukazuje se obvyklé nastavení. Vyžádej si odkaz znovu.
setup-in-address = Odkaz na toto nastavení je v řádku s adresou.
saved-setups = Uložená nastavení
setup-name = Jméno tohoto nastavení
setup-forget = Zapomenout { $name }
no-saved-setups = Zatím žádné. Uložená nastavení zůstávají v tomto zařízení.
load-file = Načíst soubor
file-read = Soubor { $name } je načtený.
file-refused = Soubor { $name } se nepodařilo přečíst: { $reason }
your-table = Tvůj stůl
table-of = Stůl: { $name }
catalogue-failed = Sady se nepodařilo načíst

## Stůl

table-unnamed = Stůl
table-loading = Stůl se načítá
table-finished = Dohráno
table-failed = Stůl se nedá ukázat
no-such-table = Takový stůl není
no-such-table-help = Stůl s tímto odkazem neexistuje. Možná chybí písmeno.
watching = Díváš se
players = Hráči
panel = Hráči a průběh
menu = Nabídka
you = ty
away = pryč
your-turn = Jsi na tahu
turn-of = Na tahu: { $player }
points-word = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
tiles-left = { $count ->
    [one] zbývá { $count } kartička
    [few] zbývají { $count } kartičky
   *[other] zbývá { $count } kartiček
}
tiles-left-short = zbývá { $count }
figure = Figurka
figure-in-supply = { $figure }: { $count }
confirm = Potvrdit
confirm-with = Potvrdit: { $what }
confirm-waits = Tvoje volba zůstává. Potvrdit ji půjde, až spojení naskočí.
take-back = Vzít zpět
nothing-to-take-back = Není co vzít zpět: další kartička už je tažená.
choose-cell-first = Nejdřív vyber místo pro kartičku.
choose-first = Nejdřív něco vyber.
only-this-way = Tady se hodí jen takhle otočená.
turn-left = Otočit opačně
turn-right = Otočit kartičku
places-fit = { $count ->
    [one] Hodí se na { $count } místo.
    [few] Hodí se na { $count } místa.
   *[other] Hodí se na { $count } míst.
}
choose-lit-place = Vyber vyznačené místo.
choose-lit-cell = Vyber vyznačené pole.
place-it-here = Položit ji sem?
nothing-more-to-choose = V tomto tahu už není z čeho vybírat.
places-outside = { $count ->
    [one] { $count } další místo mimo pohled
    [few] { $count } další místa mimo pohled
   *[other] { $count } dalších míst mimo pohled
}
waiting-dock = Co se teď děje
waiting-for = { $player } vybírá
waiting-help = Zatím se podívej na kterékoli území a uvidíš jeho cenu.
waiting-away = Právě není u stolu. Hra půjde dál po návratu.
waiting-seats = Čeká se na hráče
waiting-seats-help = Hra začne, až budou všechna místa obsazená.
invite-help = Pošli každému jeho odkaz. Hra začne, až budou všechna místa obsazená.
invite-link = Odkaz na místo
invite-none = Odkazy jsou v zařízení, které stůl otevřelo.
copy-link = Kopírovat odkaz
link-copied = Zkopírováno
seat-taken = Je tady
join-title = Připojit se – { $table }
join-help = Posaď se pod svým jménem, nebo se jen dívej.
join-needs-name = Nejdřív napiš své jméno.
join-watch = Jen se dívat
line-lost = Spojení přerušeno. Zkouším znovu…
line-offline = Spojení pořád není.
line-safe = Hra je v bezpečí. Můžeš se rozhlížet; tahy počkají, až spojení naskočí.
line-try-now = Zkusit teď
newer-version = Je tu novější verze
newer-version-help = Načti stránku znovu a pokračuj, kde jsi byl.
reload = Načíst znovu
board-role = herní plán
board-label = { $count ->
    [one] Plán s { $count } kartičkou. { $question }
    [few] Plán s { $count } kartičkami. { $question }
   *[other] Plán s { $count } kartičkami. { $question }
}
board-help = Šipky přecházejí mezi možnými místy, R otočí kartičku, Enter potvrdí, Escape vezme zpět, L otevře seznam všeho, co můžeš udělat.
board-tools = Plán
zoom-in = Přiblížit
zoom-out = Oddálit
show-all = Ukázat celý plán
field-owners = Čí jsou louky
fields-note = Louky podle vlastníka. Číslo je jejich cena na konci; pruhované louky jsou společné.
list-view = Seznam možných tahů
list-help = Všechno, co pravidla teď dovolují, slovy.
list-places = Místa
nothing-to-do = Teď pro tebe nic není.
features-title = Co je na plánu
features-empty = Zatím nikdo nic neobsadil.
tab-history = Průběh
tab-tiles = Zbylé kartičky
tab-features = Území
history-empty = Zatím se nic nestalo. Každý bod tu bude vysvětlen.
history-final = Na konci
pile-kinds = { $count ->
    [one] { $count } druh, nejčastější první.
    [few] { $count } druhy, nejčastější první.
   *[other] { $count } druhů, nejčastější první.
}
pile-copies = zbývá { $count }
feature-card = Území
card-complete = Dokončeno
card-open = { $count ->
    [one] { $count } otevřená strana
    [few] { $count } otevřené strany
   *[other] { $count } otevřených stran
}
card-missing = { $count ->
    [one] { $count } pole kolem je prázdné
    [few] { $count } pole kolem jsou prázdná
   *[other] { $count } polí kolem je prázdných
}
card-owner = Vlastník
card-owners = Společně
card-now = Teď
card-at-end = Na konci
card-if-finished = Kdyby bylo hotové
cells = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
nobody = Nikdo
where-first = první kartička
where-east = { $count } na východ
where-west = { $count } na západ
where-north = { $count } na sever
where-south = { $count } na jih
where-cell = { $place } od první kartičky
part-of-tile = { $part ->
    [north] u severní strany
    [north-east] v severovýchodním rohu
    [east] u východní strany
    [south-east] v jihovýchodním rohu
    [south] u jižní strany
    [south-west] v jihozápadním rohu
    [west] u západní strany
    [north-west] v severozápadním rohu
   *[middle] uprostřed
}
said-place = { $player } pokládá kartičku { $place }
copy-watch-link = Kopírovat odkaz pro diváky
board-picture = Obrázek plánu
record = Stáhnout záznam
leave-table = Odejít; hra počká, až se vrátíš
seal = Pečeť tahů kartiček
seal-help = Všechna tažení byla určena před začátkem hry. Tohle je otisk tajemství, ze kterého vycházejí; po hře se tajemství otevře a každý ho může ověřit.
seal-promise = Slib
seal-seed = Otevřené tajemství

## Konec hry

result-wins = { $points ->
    [one] Vítězí { $player }: { $points } bod
    [few] Vítězí { $player }: { $points } body
   *[other] Vítězí { $player }: { $points } bodů
}
result-shared = { $points ->
    [one] Společné vítězství, { $points } bod: { $players }
    [few] Společné vítězství, { $points } body: { $players }
   *[other] Společné vítězství, { $points } bodů: { $players }
}
result-ahead = Náskok { $points }, další je { $player }.
result-turns = { $count ->
    [one] { $count } tah.
    [few] { $count } tahy.
   *[other] { $count } tahů.
}
result-seal = Všechna tažení byla určena na začátku.
result-total = Celkem
chart-title = Body během hry
chart-label = Čáry bodů hráčů, tah po tahu
play-again = Hrát znovu
play-on = Hrát dál odtud
replay = Krokovat hru
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrávat
replay-pause = Pozastavit
replay-on = O krok dál
replay-last = Na konec

## Pravidla

contents = Obsah
pages = Stránky
search-rules = Hledat, nebo BG-31
searching = Hledám…
rules-found = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
rules-found-nothing = Nic nenalezeno. Pravidla jsou anglicky: cell, feature, figure, supply.
rules-built = Hratelné
rules-not-built = Zatím nehotové
rules-language = Kniha pravidel je psaná anglicky.
about-rules = O pravidlech
table-of-rules = Tabulka
sources-title = Jak jisté je pravidlo?
source-printed = tištěné
source-official = oficiální
source-community = komunita
source-own = naše
source-help-printed = V tištěných pravidlech
source-help-official = Oficiální odpověď vydavatele
source-help-community = Výklad komunity
source-help-own = Naše rozhodnutí, kde pramen mlčí

## Nastavení

settings-lead = Zůstává v tomto zařízení. Co stůl dovoluje, se rozhoduje při jeho otevření.
settings-look = Vzhled
settings-playing = Hraní
settings-telling = Upozornění
settings-purist = U stolu puristů je tohle pro všechny vypnuté.
as-the-system = Jako systém
as-the-browser = Jako prohlížeč
setting-theme = Stránka
theme-light = Světlá
theme-dark = Tmavá
setting-motion = Pohyb
motion-full = Plný
motion-none = Žádný
setting-marks = Znaménka na figurkách
setting-marks-help = Vedle barvy má každý hráč svůj tvar.
setting-confirm = Potvrzování
setting-confirm-help = Konečné tahy se ptají vždy.
confirm-turn = Jednou za tah
confirm-step = Každý krok
confirm-final = Jen konečné
setting-dead-cells = Označit pole, kam se už nic nehodí
setting-worth = Ukazovat cenu území
setting-notice = Když jsem na tahu
notice-title = V záložce
notice-system = Oznámení
notice-none = Vůbec
setting-announce = Čtečka obrazovky
setting-announce-help = Kolik toho čte.
announce-short = Stručně
announce-normal = Běžně
announce-full = Všechno

## Klávesnice

keyboard = Klávesnice
key-arrows = přecházet mezi možnými místy
key-enter = vybrat; pak potvrdit
key-turn = otočit kartičku
key-digit = vybrat volbu s tímto číslem
key-zero = bez figurky, nic
key-kind = změnit druh figurky
key-back = zavřít, co je otevřené; vzít krok zpět
key-list = seznam všeho, co můžeš udělat
key-features = co je na plánu
key-fields = čí jsou louky
key-tabs = zbylé kartičky, průběh
key-all = ukázat celý plán
key-zoom = přiblížit, oddálit
key-pan = posunout plán
key-step = krokovat hru
key-help = tento seznam

## Rulebook and table

in-your-game = Ve tvé hře
in-your-game-nothing = Tato stránka nemá žádné přepínače.
rule-at-table = { $id } u stolu
rule-used = { $count ->
    [0] Zatím za něj nebyly body.
    [one] Zatím použito jednou.
    [few] Zatím použito { $count }krát.
   *[other] Zatím použito { $count }krát.
}
rule-used-last = Naposledy: tah { $turn }, { $player }, { $score }.
rule-refused = { $count ->
    [one] Odmítlo jednu tvou volbu:
    [few] Odmítlo { $count } tvé volby, naposledy:
   *[other] Odmítlo { $count } tvých voleb, naposledy:
}
back-to-table = Zpět ke stolu
fits-in = { $count ->
    [0] Teď se nehodí nikam.
    [one] Hodila by se na { $count } pole.
    [few] Hodila by se na { $count } pole.
   *[other] Hodila by se na { $count } polí.
}
pile-choose = Vyber si jeden a uvidíš, kam by se hodil.
