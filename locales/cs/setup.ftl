### Co se nesnáší v nastavení hry a tlačítka, která to spraví.

problem-seats = { $seats ->
    [one] Jeden hráč hru nehraje: je pro 2 až { $most } hráčů.
    [few] { $seats } hráči: hra je pro 2 až { $most }.
   *[other] { $seats } hráčů: hra je pro 2 až { $most }.
}
problem-unknown-set = Sada „{ $set }“ tu není.
problem-copies = { $set }: { $copies } kopií nejde, jen 1 až { $most }.
problem-set-twice = { $set } je v seznamu dvakrát.
problem-no-base-game = Chybí základní hra: ostatní sady ji jen rozšiřují.
problem-two-editions = { $set } je tu ve dvou vydáních. Stačí jedno.
problem-needs = { $set } se nedá hrát bez některé z těchto sad: { $needs }.
problem-not-built = { $set } se zatím hrát nedá: její pravidla ještě nejsou hotová.
problem-unknown-option = Volba „{ $option }“ neexistuje.
problem-unknown-value = { $option }: možnost „{ $value }“ neexistuje.
problem-unknown-layout = Počáteční rozložení „{ $layout }“ neexistuje.
problem-unknown-start-tile = Počáteční rozložení jmenuje kartičku „{ $tile }“, která neexistuje.
problem-start-tile-not-in-sets = Počáteční rozložení potřebuje kartičku, která ve zvolených sadách není: { $tile }.
problem-start-tile = Kartička { $tile } v počátečním rozložení nesedí tam, kde leží.
problem-empty-start = Na začátku na stole nic neleží.
problem-one-river = Řeka může být jen jedna: jedna kopie sady { $set }.
problem-too-many-tiles = { $count } kartiček je víc, než se do jedné hry vejde.
problem-halflings = { $each ->
    [one] Jedna půlka pro každého z { $seats } hráčů je víc, než kolik jich je: { $available }.
    [few] { $each } půlky pro každého z { $seats } hráčů je víc, než kolik jich je: { $available }.
   *[other] { $each } půlek pro každého z { $seats } hráčů je víc, než kolik jich je: { $available }.
}
problem-card-table = Tato hra vznikla s jinou tabulkou karet, než která se tu používá.
problem-unreadable = Nastavení se nedá přečíst.

repair-seats = { $seats ->
    [few] Hrát ve { $seats }
   *[other] Hrát v { $seats }
}
repair-add-set = Přidat: { $set }
repair-remove-set = Vynechat: { $set }
repair-copies = { $copies ->
    [one] Vzít jen jednu kopii: { $set }
    [few] Vzít { $copies } kopie: { $set }
   *[other] Vzít { $copies } kopií: { $set }
}
repair-option = Nastavit { $option }: { $value }
repair-remove-option = Volbu vynechat
repair-usual-start = Začít jako obvykle

set-with-edition = { $set } ({ $edition })
