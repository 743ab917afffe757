### Princezna a drak a Pan Perníček.

decision-move-fairy = Přesunout vílu?
decision-move-dragon = Táhni drakem: krok { $step } z { $of }
decision-move-gingerbread-man = Kam jde Pan Perníček?
help-decision-move-fairy = Vyber svou figurku, nebo potvrď bez přesunu.
help-decision-move-dragon = Vyber vyznačenou kartičku. Kam drak vstoupí, tam všechny sežere.
help-decision-move-gingerbread-man = Vyber nedokončené město.
confirm-decision-move-fairy = Potvrdit, víla zůstává

action-remove-knight = Princezna: rytíř domů
action-move-fairy = Víla k této figurce
action-move-fairy-to-tile = Víla na tuto kartičku
action-move-dragon = { $side ->
    [N] Drak na sever
    [E] Drak na východ
    [S] Drak na jih
    [W] Drak na západ
   *[other] Drak sem
}
action-move-gingerbread-man = Do tohoto města: { $points ->
    [one] { $points } pole
    [few] { $points } pole
   *[other] { $points } polí
}

figure-dragon = Drak
figure-fairy = Víla
figure-gingerbread-man = Pan Perníček
feature-fairy = Víla
feature-gingerbread-man = Pan Perníček
features-fairy = Víla
features-gingerbread-man = Pan Perníček

term-fairy = víla
term-gingerbread-knights = { $count } { $count ->
    [one] rytíř
    [few] rytíři
   *[other] rytířů
}

event-shuffled-in = { $count ->
    [one] { $count } kartička s drakem se vrací
    [few] { $count } kartičky s drakem se vracejí
   *[other] { $count } kartiček s drakem se vrací
} do balíčku.
event-neutral = { $figure ->
    [dragon] Drak táhne
    [fairy] Víla se přesouvá
    [gingerbread-man] Pan Perníček jde dál
   *[other] Figurka se přesouvá
}
event-neutral-leaves = { $figure ->
    [gingerbread-man] Pan Perníček jde vedle plánu
   *[other] Figurka jde vedle plánu
}

refusal-fresh-volcano = Na právě položenou sopku se figurky nestaví.
refusal-dragons-tile = Na kartičku s drakem se figurky nestaví.
refusal-feature-complete = Magickou branou lze jen na nedokončené území.
refusal-princess-first = Princezna musí nejdřív poslat rytíře domů.
refusal-not-in-princess-city = Tahle figurka nestojí ve městě princezny.
refusal-not-your-meeple = Víla jde jen k tvé vlastní figurce.
refusal-no-meeple-of-yours = Na té kartičce žádnou figurku nemáš.
refusal-fairy-is-there = Víla už tam je.
refusal-no-fairy-with-volcano = V tahu se sopkou se víla nepřesouvá.
refusal-other-fairy-reading = V této hře se víla umisťuje jinak.
refusal-not-beside-dragon = Drak jde o jeden krok na sever, východ, jih nebo západ.
refusal-no-land = Tam žádná kartička neleží.
refusal-already-visited = Tam už drak v tomto tahu byl.
refusal-fairy-bars = Víla tam draka nepustí.
refusal-not-a-city = Pan Perníček chodí jen do měst.
refusal-city-complete = To město je dokončené.
refusal-same-city = V tom městě už Pan Perníček je.
refusal-gingerbread-man-comes-here = Pan Perníček přichází na právě položenou kartičku.
refusal-gingerbread-man-must-move = Pan Perníček se musí přesunout.

## Možnosti

option-dragon-name = Drak
option-dragon = Zda sopky přivolávají draka a kartičky s drakem jím hýbou.
option-dragon-on = Drak hraje s kartičkami, na kterých je.
option-dragon-off = Sopky a draci jsou jen ozdoba.
option-dragon_move-name = Kdy drak táhne
option-dragon_move = Kdy drak táhne.
option-dragon_move-before = Před bodováním dokončených území.
option-dragon_move-after = Po bodování dokončených území.
option-fairy-name = Víla
option-fairy = Kde víla stojí.
option-fairy-meeple = U jedné figurky, které přeje.
option-fairy-tile = Na kartičce a přeje všem figurkám na ní.
option-fairy-off = Víla ve hře není.
option-fairy_alone-name = Víla bez kartiček draka
option-fairy_alone = Zda víla hraje i bez kartiček Princezny a draka.
option-fairy_alone-off = Přichází jen s těmi kartičkami.
option-fairy_alone-on = Hraje vždy.
option-volcano_fairy-name = Víla a sopka
option-volcano_fairy = Zda se víla smí přesunout v tahu, kdy se položí sopka.
option-volcano_fairy-yes = Smí.
option-volcano_fairy-no = Nesmí.
option-princess-name = Princezna
option-princess = Zda princezna připojená k městu s rytíři musí jednoho poslat domů.
option-princess-must = Jeden rytíř musí domů a nic jiného se dělat nesmí.
option-princess-may = Jeden rytíř smí domů.
option-princess-off = Princezny jsou jen ozdoba.
option-princess_takes-name = Koho princezna bere
option-princess_takes = Koho smí princezna poslat domů.
option-princess_takes-knights = Jen rytíře.
option-princess_takes-any = Figurku kteréhokoli hráče, která ve městě stojí.
option-princess_then_fairy-name = Víla po princezně
option-princess_then_fairy = Zda se víla smí přesunout, když princezna poslala rytíře domů.
option-princess_then_fairy-no = Nesmí.
option-princess_then_fairy-yes = Smí.
option-portal-name = Magické brány
option-portal = Zda figurka smí magickou branou na jinou kartičku.
option-portal-on = Smí.
option-portal-off = Brány jsou jen ozdoba.
option-gb_set-name = Kartičky Pana Perníčka
option-gb_set = Který tisk šesti kartiček Pana Perníčka se použije.
option-gb_set-correct = Šest různých kartiček.
option-gb_set-first_print = První tisk: jedna kartička chybí, jiná je dvakrát.
option-gb_return-name = Návrat Pana Perníčka
option-gb_return = Zda perníková kartička musí Pana Perníčka vrátit na plán.
option-gb_return-must = Musí.
option-gb_return-may = Smí.
option-gb_no_target-name = Pan Perníček nemá kam jít
option-gb_no_target = Zda dokončené město Pana Perníčka vynáší jeho body, když nemá kam jít.
option-gb_no_target-pay = Vynáší.
option-gb_no_target-none = Nevynáší.
walk = { $figure ->
    [dragon] Drak
    [fairy] Víla
    [gingerbread-man] Pan Perníček
   *[other] Figurka
}: { $count ->
    [one] { $place }
    [few] { $count } kroky, { $place }
   *[other] { $count } kroků, { $place }
}
walk-short = { $figure ->
    [dragon] Drak
    [fairy] Víla
    [gingerbread-man] Pan Perníček
   *[other] Figurka
}: { $count ->
    [one] přesun
    [few] { $count } kroky
   *[other] { $count } kroků
}
walk-eats = domů jdou
cell-sends-home = { $question ->
    [decision-move-dragon] sežere { $count }
   *[other] { $count } domů
}
would-go-home = domů půjde { $figure }
figure-of = { $player }: { $role }
figure-at = { $figure }: { $place }
order-label = Teď: { $now }. Potom: { $next }.
you-are-asked = Rozhoduješ ty
features-neutral = Figurky, které nikomu nepatří
sends-nobody = { $question ->
    [decision-move-dragon] nesežere nikoho
   *[other] nikdo nejde domů
}
sends-whom = { $question ->
    [decision-move-dragon] sežere: { $figures }
   *[other] domů: { $figures }
}
setting-gingerbread-token = Pan Perníček jako žeton
setting-gingerbread-token-help = Kulatý kartonový žeton jako v ruském vydání místo dřevěné figurky.
