### Halflings, Hills and Sheep, crop circles.

decision-take-into-hand = Vyber si půlku
decision-choose-source = Táhnout, nebo přiložit půlku?
decision-draw-token = Losuje se žeton
decision-flock = Rozšířit stádo, nebo ho zavést domů?
decision-crop-circle = Co udělá kruh v obilí?
decision-crop-circle-add = Přidat figurku?
decision-crop-circle-remove = Vezmi si figurku zpět
help-decision-take-into-hand = Co máš před sebou, uvidíš jen ty.
help-decision-choose-source = Půlka se přikládá místo tažení kartičky.
help-decision-flock = Rozšíření losuje žeton: ovce, nebo vlka.
help-decision-crop-circle = Platí pro všechny hráče, počínaje tím po tvé levici.
help-decision-crop-circle-add = Přijde k některé tvé na stejné stavbě.
help-decision-crop-circle-remove = Vrátí se domů bez bodů.
confirm-decision-crop-circle-add = Potvrdit, žádnou
confirm-decision-crop-circle-remove = Potvrdit, žádnou
action-take-into-hand = Vzít tuto půlku
action-choose-to-draw = Táhnout kartičku
action-place-from-hand = Přiložit tuto půlku
action-place-shepherd = Ovčák
action-grow-flock = Rozšířit stádo
action-guide-flock-home = { $points ->
    [one] Zavést stádo domů: { $points } bod
    [few] Zavést stádo domů: { $points } body
   *[other] Zavést stádo domů: { $points } bodů
}
action-draw-token = { $sheep ->
    [0] Vlk
    [one] { $sheep } ovce
    [few] { $sheep } ovce
   *[other] { $sheep } ovcí
}
action-crop-circle-add-knights = A: každý smí přidat rytíře
action-crop-circle-remove-knights = B: každý vrátí domů rytíře
action-crop-circle-add-thieves = A: každý smí přidat lupiče
action-crop-circle-remove-thieves = B: každý vrátí domů lupiče
action-crop-circle-add-farmers = A: každý smí přidat sedláky
action-crop-circle-remove-farmers = B: každý vrátí domů sedláky
action-take-back = Tato figurka jde domů
figure-shepherd = Ovčák
feature-flock = Stádo
features-flock = Stáda
term-vineyards = { $count } { $count ->
    [one] vinice
    [few] vinice
   *[other] vinic
}
term-sheep = { $count } { $count ->
    [one] ovce
    [few] ovce
   *[other] ovcí
}
term-fixed-flock = { $count } { $count ->
    [one] tištěné stádo
    [few] tištěná stáda
   *[other] tištěných stád
}
event-dealt = { $player } dostává půlku.
event-dealt-own = { $player } dostává tuto půlku.
event-picked = { $player } si vybírá půlku.
event-hidden = Pod kopec jde kartička lícem dolů.
event-token = { $sheep ->
    [0] { $player }: přišel vlk.
    [one] { $player }: do stáda přibývá { $sheep } ovce.
    [few] { $player }: do stáda přibývají { $sheep } ovce.
   *[other] { $player }: do stáda přibývá { $sheep } ovcí.
}
event-crop-circle-add = { $feature ->
    [city] { $player }: smějí se přidat rytíři.
    [road] { $player }: smějí se přidat lupiči.
   *[other] { $player }: smějí se přidat sedláci.
}
event-crop-circle-remove = { $feature ->
    [city] { $player }: rytíři musí domů.
    [road] { $player }: lupiči musí domů.
   *[other] { $player }: sedláci musí domů.
}
counted = { $cells } { $cells ->
    [one] políčko
    [few] políčka
   *[other] políček
}, { $tiles } { $tiles ->
    [one] kartička
    [few] kartičky
   *[other] kartiček
}; { $ruling }
ruling-2021-01 = počítají se políčka: výklad 1/2021
ruling-2020 = města a cesty po kartičkách, kláštery po políčkách: výklad 2020
ruling-2015-10 = počítají se kartičky: výklad 10/2015
ruling-2014 = počítají se políčka: výklad 2014
hand-title = Tvé půlky
hand-only-you = Vidíš je jen ty
hand-of = { $count } { $count ->
    [one] půlka
    [few] půlky
   *[other] půlek
}
hand-not-now = Teď pro ni není místo, nebo nejsi na tahu.
offer-title = Půlky k výběru
under-hills = Pod kopci: { $count } { $count ->
    [one] kartička
    [few] kartičky
   *[other] kartiček
}
sheep-of = { $count } { $count ->
    [one] ovce
    [few] ovce
   *[other] ovcí
}
refusal-half-filled = Leží tam půlka: vedle ní se hodí jen další půlka.
refusal-other-half = Leží tam půlka: volná je jen druhá polovina.
refusal-not-in-reserve = Ta půlka už je pryč.
refusal-not-in-hand = Tu kartičku nemáš.
refusal-drawn-already = Kartička už je vytažená a musí se přiložit: půlka se přikládá místo tažení.
refusal-placed-already = Kartička už je přiložená.
refusal-field-has-shepherd = Na té louce už je ovčák.
refusal-not-in-bag = Takový žeton v sáčku není.
refusal-other-crop-circle = Tento kruh v obilí míní jiné figurky.
refusal-must-take-back = Jedna tvá figurka musí domů.
refusal-not-your-follower = Takovou figurku tam nemáš.
error-still-secret = Půlky se rozdaly lícem dolů: toto bude k mání až po hře.
option-halfling_setup-name = Půlky: rozdat, nebo vybírat
option-halfling_setup = Jak hráči přijdou ke svým půlkám.
option-halfling_setup-dealt = Rozdají se lícem dolů.
option-halfling_setup-draft = Leží lícem nahoru a hráči si je berou postupně proti směru hodin od posledního hráče.
option-halflings_per_player-name = Půlek na hráče
option-halflings_per_player = Kolik půlek dostane každý hráč.
option-halflings_per_player-usual = Tři s oběma sadami, dvě s jednou.
option-halflings_per_player-1 = Jednu.
option-halflings_per_player-2 = Dvě.
option-halflings_per_player-3 = Tři.
option-halflings_per_player-4 = Čtyři.
option-halflings_per_player-5 = Pět.
option-halflings_per_player-6 = Šest.
option-halflings_per_player-8 = Osm.
option-halflings_per_player-12 = Dvanáct.
option-halfling_symbol_tiles-name = Půlky se symboly
option-halfling_symbol_tiles = Zda jsou ve hře čtyři půlky s vinicí, ovcemi, kopcem a kruhem v obilí.
option-halfling_symbol_tiles-usual = Při rozdávání ne, při vybírání ano.
option-halfling_symbol_tiles-off = Zůstanou v krabici.
option-halfling_symbol_tiles-on = Jsou ve hře.
option-halfling_epoch-name = Výklad k půlkám
option-halfling_epoch = Který zveřejněný výklad říká, jak se počítají půlky a dvojité kartičky.
option-halfling_epoch-2021-01 = Leden 2021: všude políčka; dvě půlky v políčku jsou jedno.
option-halfling_epoch-2020 = Druhé vydání, 2020: města a cesty po kartičkách, kláštery po políčkách.
option-halfling_epoch-2015-10 = Říjen 2015: všude kartičky; klášter může dát až 18.
option-halfling_epoch-2014 = První vydání, 2014: všude políčka.
option-halfling_meeple-name = Figurky na půlkách
option-halfling_meeple = Kam smí figurka, když se přiložila půlka.
option-halfling_meeple-piece = Na tuto půlku.
option-halfling_meeple-partner = Na tuto půlku, nebo na druhou v témže políčku.
option-halfling_crop-name = Kruh v obilí na půlce
option-halfling_crop = Kdy působí kruh v obilí na půlce.
option-halfling_crop-end = Po bodování.
option-halfling_crop-at_once = Hned po přiložení.
option-vineyard_cells-name = Kde platí vinice
option-vineyard_cells = Kde klášter hledá vinice.
option-vineyard_cells-nine = V osmi políčkách okolo a ve svém vlastním.
option-vineyard_cells-eight = V osmi políčkách okolo.
option-vineyard-name = Vinice
option-vineyard = Zda vinice zvyšují hodnotu dokončených klášterů.
option-vineyard-on = 3 body za každou vinici okolo.
option-vineyard-off = Vinice jsou ozdoba.
option-vineyard_garden-name = Vinice u zahrad
option-vineyard_garden = Zda z vinic těží i dokončené zahrady.
option-vineyard_garden-off = Ne.
option-vineyard_garden-on = Jako kláštery.
option-hill-name = Kopce
option-hill = Zda kopce rozhodují shodu ve většině.
option-hill-on = Při shodě vyhrávají ti, kdo mají figurku na kopci.
option-hill-off = Kopce jsou ozdoba.
option-hill_tie-name = Jak kopce rozhodují
option-hill_tie = Jak kopce rozhodují shodu.
option-hill_tie-presence = Vyhrávají a dělí se všichni se shodou, kdo mají figurku na kopci.
option-hill_tie-count = Vyhrává ten se shodou, kdo má na kopcích nejvíc figurek.
option-shepherd-name = Ovčáci
option-shepherd = Zda má každý hráč ovčáka a může chovat stádo.
option-shepherd-on = Každý jednoho, s kartičkami Ovcí a kopců.
option-shepherd-off = Ovčáci nejsou.
option-crop_circles-name = Kruhy v obilí
option-crop_circles = Zda kruhy v obilí přidávají a vracejí figurky.
option-crop_circles-on = Ano.
option-crop_circles-off = Jsou ozdoba.
option-crop_circle_removal-name = Kruh v obilí, který vrací
option-crop_circle_removal = Zda se při vracení figurka vrátit musí.
option-crop_circle_removal-must = Každý, kdo takovou má, jednu vrátí.
option-crop_circle_removal-may = Každý, kdo takovou má, smí jednu vrátit.
half = { $corner ->
    [ne] severovýchodní půlka
    [se] jihovýchodní půlka
    [sw] jihozápadní půlka
   *[nw] severozápadní půlka
}
sides-halfling = { $from ->
    [north] na severu
    [east] na východě
    [south] na jihu
   *[other] na západě
} { $first ->
    [city] město
    [road] cesta
    [river] řeka
   *[other] louka
}, { $to ->
    [north] na severu
    [east] na východě
    [south] na jihu
   *[other] na západě
} { $second ->
    [city] město
    [road] cesta
    [river] řeka
   *[other] louka
}, dlouhá strana { $long ->
    [city] město
    [road] cesta
    [river] řeka
   *[other] louka
}
sides-short = { $first ->
    [city] město
    [road] cesta
    [river] řeka
   *[other] louka
}, { $second ->
    [city] město
    [road] cesta
    [river] řeka
   *[other] louka
}, dlouhá strana { $long ->
    [city] město
    [road] cesta
    [river] řeka
   *[other] louka
}
sign-monastery = klášter
sign-hill = kopec
sign-vineyard = vinice
sign-sheep = ovce
sign-crop-circle = kruh v obilí
place-halfling = Přilož půlku
place-halfling-help = Vyber jí zvýrazněné políčko, nebo vezmi jinou půlku.
offer-open = Leží lícem nahoru: všichni se mohou dívat.
drawings-assumed = Žádná publikace neukazuje všechny tyto kartičky: jejich kresby jsou zčásti domyšlené.
curtain = Předej obrazovku: { $player }
curtain-help = Co drží { $player }, zůstane skryté, dokud nebude u obrazovky.
curtain-show = { $player } je tu: ukázat ruku
record-waits = Záznam a pokračování odsud počkají do konce hry: hráči drží, co ostatní nesmějí vidět.
card-counted = Počítání
drawings-assumed-short = Kresby zčásti domyšlené
term-pieces = { $count } { $count ->
    [one] kartička
    [few] kartičky
   *[other] kartiček
}
