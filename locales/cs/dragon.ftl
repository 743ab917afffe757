### Princezna a drak a Pan Perníček.

decision-move-fairy = Přesunout vílu?
decision-move-dragon = Táhni drakem: krok { $step } z { $of }
decision-move-gingerbread-man = Kam jde Pan Perníček?
help-decision-move-fairy = Vyber svou figurku, nebo potvrď bez přesunu.
help-decision-move-dragon = Vyber světlou kartičku. Kam drak vstoupí, tam všechny sežere.
help-decision-move-gingerbread-man = Vyber nedokončené město.
confirm-decision-move-fairy = Potvrdit, víla zůstává

action-remove-knight = Princezna: rytíř domů
action-move-fairy = Víla k této figurce
action-move-fairy-to-tile = Víla na tuto kartičku
action-move-dragon = Drak sem
action-move-gingerbread-man = Pan Perníček sem

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
