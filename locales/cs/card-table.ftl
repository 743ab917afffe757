### Cards at the table in the browser.

decision-cards-before-tile = Táhnout kartičku, nebo nejdřív zahrát kartu?
decision-cards-after-tile = Vzít nebo zahrát kartu?
decision-cards-after-figures = Zahrát kartu před bodováním?
decision-cards-after-scoring = Zahrát kartu po bodování?
help-decision-cards-before-tile = Ostatní vidí jen počet tvých karet, proto se ptáme každého, kdo nějaké drží.
help-decision-cards-after-tile = Karta s bleskem se použije hned.
help-decision-cards-after-figures = Své karty vidíš jen ty.
help-decision-cards-after-scoring = Své karty vidíš jen ty.
help-decision-aim-card-must = Vyber, kde se použije.
help-decision-choose-tile = Druhá se odstraní ze hry.
confirm-decision-cards-before-tile = Táhnout kartičku
confirm-decision-cards-after-tile = Potvrdit, bez karty
confirm-decision-cards-after-figures = Potvrdit, bez karty
confirm-decision-cards-after-scoring = Potvrdit, bez karty
confirm-decision-scoring-card = Potvrdit, bez karty
confirm-decision-answer-card = Nechat být
confirm-decision-aim-card = Potvrdit, bez účinku
action-pass-draw = Táhnout kartičku
action-pass-cards = Žádná karta
action-pass-answer = Nechat být
action-pass-aim = Bez účinku
answer-card-to-you = { $player } hraje proti tobě: { $card }.
answer-card-at-figure = { $feature ->
    [city] { $player } hraje proti tvému rytíři: { $card }.
    [road] { $player } hraje proti tvému lupiči: { $card }.
    [monastery] { $player } hraje proti tvému mnichovi: { $card }.
   *[other] { $player } hraje proti tvému sedlákovi: { $card }.
}
answer-card-at-feature = { $feature ->
    [city] { $player } hraje na tvé město: { $card }.
    [road] { $player } hraje na tvou cestu: { $card }.
    [monastery] { $player } hraje na tvůj klášter: { $card }.
   *[other] { $player } hraje na tvou louku: { $card }.
}
answer-shared-feature = { $feature ->
    [city] V tahu hráče { $player } se boduje město, v němž máš shodnou většinu.
    [road] V tahu hráče { $player } se boduje cesta, na níž máš shodnou většinu.
   *[other] V tahu hráče { $player } se boduje území, na němž máš shodnou většinu.
}
answer-time-over = Bez včasné odpovědi: nechat být.
answer-seconds-left = { $count ->
    [one] zbývá { $count } sekunda
    [few] zbývají { $count } sekundy
   *[other] zbývá { $count } sekund
}
answer-choice = Čas na odpověď na kartu
answer-choice-help = Potom karta platí.
answer-no-limit = Bez omezení
answer-limit = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}
beside = Také lze:
beside-decision-cards-after-tile = hned
beside-decision-cards-after-figures = před bodováním
beside-decision-cards-after-scoring = po bodování
cards-own = Tvoje karty
cards-only-you = Vidíš je jen ty
card-playable = Teď ji lze zahrát.
card-unplayable = Teď ji nelze zahrát.
card-not-now-lightning = Teď ne: nejsi na tahu.
card-not-now-none = Teď ne: nejsi na tahu a nikdo se tě neptá.
card-not-now-town = Teď ne: ukáže se až na konci hry.
cards-of = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
noted-of = { $count ->
    [one] { $count } bod poznamenán, vyplatí se na konci
    [few] { $count } body poznamenány, vyplatí se na konci
   *[other] { $count } bodů poznamenáno, vyplatí se na konci
}
barred = V příštím tahu nepostaví následovníka
cards-decks = Balíčky karet
deck-cloister = Klášterní balíček
deck-roadside = Balíček z cest
deck-cloister-left = Klášterní balíček: zbývá { $count }
deck-roadside-left = Balíček z cest: zbývá { $count }
discard-pile = Odkládací balíček: { $count }
discard-pile-title = Odkládací balíček
discard-pile-help = Použité karty leží lícem nahoru: každý se smí dívat. Už se nikdy nemíchají.
discard-pile-empty = Zatím nebyla použita žádná karta.
card-copies = { $count ->
    [one] { $count } kus
    [few] { $count } kusy
   *[other] { $count } kusů
}
card-certainty-confirmed = Známá
card-certainty-inferred = Odvozená
card-certainty-assumed = Doplněná námi
card-certainty-confirmed-why = co dělá, říká přeložený text karty nebo výklad.
card-certainty-inferred-why = výklad dokazuje, že taková karta je; její přesné znění jsme nenašli.
card-certainty-assumed-why = její text jsme nikde nenašli; vymysleli jsme ji, aby měl každý balíček 16 druhů.
cards-expansion = Vánoční dárek
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
cards-partly-ours = Zčásti doplněno námi
cards-certainty = Karty vyšly v Maďarsku roku 2013; ne všechny jejich texty jsou známé.
cards-own-table = Kdo vlastní tištěné karty, může je opravit v tabulce karet; jak, říká docs/cards.md.
reveal-title = Karty pro konec hry
reveal-unused = Není na co ji použít
reveal-all = Ukázat vše
reveal-close = Ukázat výsledek
card-moment-drawn = Při vzetí
card-moment-own-turn = Tvůj tah
card-moment-scoring = Při bodování
card-moment-answer = Jako odpověď
card-moment-end = Konec hry
answer-card-other = { $player } hraje proti { $other }: { $card }.
answer-shared-other = { $other } má shodnou většinu na tom, co { $player } dokončuje.
offer-two-tiles = Dvě kartičky, jedna se přiloží
help-decision-cards-before-tile-none = Žádnou svou teď nelze zahrát. Ostatní to vědět nemohou, proto se ptáme každého s kartami.
