### The cards of Christmas Present.

decision-draw-card = Bere se karta
decision-lose-card = Z ruky se vybírá karta
decision-aim-card = { $card }: vyber cíl
decision-answer-card = { $card }: odpovědět štítem?
decision-scoring-card = { $feature ->
    [city] Zahrát kartu pro toto město?
    [road] Zahrát kartu pro tuto cestu?
   *[other] Zahrát kartu pro toto bodování?
}
decision-choose-tile = Kterou ze dvou kartiček přiložíš?
decision-discard-card = Odhoď karty, až jich zbude pět
help-decision-aim-card = Právě vzatou kartu lze i nevyužít.
help-decision-answer-card = Štít zruší kartu pro všechny.
help-decision-scoring-card = Území se právě bude bodovat.
help-decision-discard-card = Oba balíčky se počítají dohromady.
action-take-cloister-card = Vzít klášterní kartu
action-take-roadside-card = Vzít kartu z cest
action-draw-card = Vzít kartu
action-play-card = Zahrát: { $card }
action-choose-feature = { $feature ->
    [city] Toto město
    [road] Tato cesta
    [monastery] Tento klášter
   *[other] Tato louka
}
action-send-home = Poslat tuto figurku domů
action-choose-player = { $player }
action-move-follower = { $feature ->
    [city] Přesunout do tohoto města
    [road] Přesunout na tuto cestu
    [monastery] Přesunout do tohoto kláštera
   *[other] Přesunout na tuto louku
}
action-discard-card = Odhodit: { $card }
action-choose-tile = Přiložit tuto kartičku
event-card-drawn = { $deck ->
    [cloister] { $player } bere klášterní kartu.
   *[other] { $player } bere kartu z cest.
}
event-card-drawn-own = { $deck ->
    [cloister] { $player } bere klášterní kartu: { $card }.
   *[other] { $player } bere kartu z cest: { $card }.
}
event-card-played = { $player } hraje: { $card }.
event-card-played-against = { $player } hraje proti { $other }: { $card }.
event-card-cancelled = Štít ruší kartu hráče { $player }: { $card }.
event-card-discarded = { $player } odhazuje: { $card }.
event-card-taken = { $deck ->
    [cloister] { $player } bere klášterní kartu hráči { $other }.
   *[other] { $player } bere kartu z cest hráči { $other }.
}
event-card-taken-own = { $deck ->
    [cloister] { $player } bere klášterní kartu hráči { $other }: { $card }.
   *[other] { $player } bere kartu z cest hráči { $other }: { $card }.
}
event-followers-turned = Následovníci se otáčejí: jejich body se vyplatí na konci.
event-followers-barred = { $player } v příštím tahu nepostaví následovníka.
event-figure-moved = { $figure ->
    [abbot] { $player } přesouvá opata.
   *[other] { $player } přesouvá figurku.
}
event-points-noted = { $feature ->
    [city] { $player }: body za město se poznamenávají: { $points }.
    [road] { $player }: body za cestu se poznamenávají: { $points }.
   *[other] { $player }: body se poznamenávají: { $points }.
}
feature-card-points = Karta
features-card-points = Karty
term-card = karta
term-noted = { $count } { $count ->
    [one] poznamenaný bod
    [few] poznamenané body
   *[other] poznamenaných bodů
}
term-supply-followers = { $count } { $count ->
    [one] následovník v zásobě
    [few] následovníci v zásobě
   *[other] následovníků v zásobě
}
term-half-lost = polovina ztracena: { $count }
term-shared = rozděleno: { $count }
refusal-no-such-card = Taková karta tu není.
refusal-no-card-due = Z tohoto balíčku se teď karta nebere.
refusal-card-not-now = Tato karta se teď nehraje.
refusal-no-target = Pro tuto kartu není žádný cíl.
refusal-not-a-target = Na to karta použít nejde.
refusal-followers-barred = Karta ti v tomto tahu brání postavit následovníka.
refusal-not-drawn = To není žádná ze dvou vzatých kartiček.
option-christmas_present-name = Vánoční dárek
option-christmas_present = Zda se hraje se dvěma balíčky karet Vánočního dárku.
option-christmas_present-off = Karty nejsou.
option-christmas_present-on = Hraje se s oběma balíčky.
option-cards-name = Karty v balíčcích
option-cards = Které karty Vánočního dárku jsou v balíčcích.
option-cards-full = Všech 64.
option-cards-verified = Jen ty, které jsou známé nebo doložené výkladem; náhradní zůstanou stranou.
option-lightning-name = Karty s bleskem
option-lightning = Kdy se používají karty s bleskem.
option-lightning-on_draw = Hned po vzetí.
option-lightning-own_turn = Nechávají si je hráči a hrají je ve svém tahu.
option-xp_cloister-name = Karta za nedokončený klášter
option-xp_cloister = Kolik přinese karta za nedokončený klášter s n okolními kartičkami.
option-xp_cloister-1-plus-n = 1 bod za kartičku, i za vlastní.
option-xp_cloister-n = 1 bod za okolní kartičku.
option-xp_cloister-1-plus-2n = 1 bod za vlastní kartičku, 2 za okolní.
option-tie_card_share-name = Více karet při shodě
option-tie_card_share = Co dostanou hráči, kteří použili kartu při téže shodě.
option-tie_card_share-full = Každý celý počet bodů.
option-tie_card_share-split = Každý stejný díl, zaokrouhleno nahoru.
card-three-points = Tři body
card-three-points-rule = Získáš 3 body.
card-unfinished-road = Nedokončená cesta
card-unfinished-road-rule = Hned oboduješ nedokončenou cestu, na níž máš převahu: 2 body za kartičku. Všichni následovníci z ní jdou domů.
card-unfinished-city = Nedokončené město
card-unfinished-city-rule = Hned oboduješ nedokončené město, v němž máš převahu: 2 body za kartičku a 1 za erb. Všichni následovníci z něj jdou domů.
card-unfinished-cloister = Nedokončený klášter
card-unfinished-cloister-rule = Hned oboduješ nedokončený klášter, v němž máš převahu. Všichni následovníci z něj jdou domů.
card-free-feature = Volné území
card-free-feature-rule = Postavíš navíc následovníka na území, na kterém nikdo nestojí.
card-loop-road = Okružní cesta
card-loop-road-rule = Dokončená okružní cesta, na níž máš převahu, přinese 2 body za kartičku.
card-shield = Štít
card-shield-rule = Zruší kartu z cest zahranou proti tobě.
card-two-tiles = Dvě kartičky
card-two-tiles-rule = Vezmeš si 2 kartičky, jednu přiložíš, druhá jde ze hry.
card-pennants = Erby
card-pennants-rule = V dokončeném městě s tvou převahou přinese každý erb o 1 bod víc.
card-plain-city = Prosté město
card-plain-city-rule = Dokončené město bez erbů s tvou převahou přinese o 1 bod za kartičku víc.
card-recall = Odvolání
card-recall-rule = Vezmeš zpět jednoho svého následovníka.
card-late-road = Pozdní cesta
card-late-road-rule = Při závěrečném bodování ti jedna nedokončená cesta přinese o 1 bod za kartičku víc.
card-late-city = Pozdní město
card-late-city-rule = Při závěrečném bodování ti jedno nedokončené město přinese o 1 bod za kartičku víc.
card-late-cloister = Pozdní klášter
card-late-cloister-rule = Při závěrečném bodování ti jeden nedokončený klášter přinese o 1 bod víc za každou okolní kartičku.
card-late-field = Pozdní louka
card-late-field-rule = Při závěrečném bodování ti jedna louka přinese o 1 bod za město víc.
card-rest = Odpočinek
card-rest-rule = Na konci získáš 1 bod za každého následovníka ve své zásobě.
card-move-in = Přistěhování
card-move-in-rule = Postavíš navíc následovníka na obsazené území.
card-turned-followers = Otočení následovníci
card-turned-followers-rule = Otočíš následovníky na nedokončeném území soupeře: jeho body se vyplatí až na konci hry.
card-evict-thief = Vyhnání lupiče
card-evict-thief-rule = Pošleš soupeřova následovníka domů z nedokončené cesty.
card-evict-knight = Vyhnání rytíře
card-evict-knight-rule = Pošleš soupeřova následovníka domů z nedokončeného města.
card-evict-monk = Vyhnání mnicha
card-evict-monk-rule = Pošleš soupeřova následovníka domů z nedokončeného kláštera.
card-evict-farmer = Vyhnání sedláka
card-evict-farmer-rule = Pošleš soupeřova následovníka domů z louky.
card-toll = Mýto
card-toll-rule = Soupeř ztratí 3 body.
card-pickpocket = Kapsář
card-pickpocket-rule = Vezmeš soupeři náhodnou kartu.
card-spoiled-gift = Zkažený dárek
card-spoiled-gift-rule = Soupeř odhodí náhodnou kartu.
card-idle-hands = Nečinné ruce
card-idle-hands-rule = Soupeř v příštím tahu nepostaví následovníka.
card-poor-road = Chudá cesta
card-poor-road-rule = Cizí cesta, kterou dokončíš, přinese polovinu bodů, zaokrouhleno nahoru.
card-blank-pennants = Prázdné erby
card-blank-pennants-rule = V cizím městě, které dokončíš, se erby nepočítají.
card-cheap-city = Levné město
card-cheap-city-rule = Cizí město bez erbů, které dokončíš, přinese 1 bod za kartičku.
card-change-of-place = Změna místa
card-change-of-place-rule = Přesuneš svého následovníka na jiné volné území téže kartičky.
card-tie-break = Rozhodnutí shody
card-tie-break-rule = Z těch, kdo se dělí o převahu, boduješ jen ty a další, kdo tuto kartu použijí.
card-late-tie-break = Pozdní rozhodnutí shody
card-late-tie-break-rule = Jako rozhodnutí shody, při závěrečném bodování.
