### Texty hry: co herní jádro jmenuje klíčem. Klíče jsou ve všech jazycích stejné.

## Otázky a co se k nim říká

decision-waiting = Čeká se na hráče
decision-draw-tile = Táhne se kartička
decision-place-tile = Polož kartičku
decision-main-action = Postavit na ni figurku?
decision-game-over = Hra skončila
help-decision-place-tile = Vyber vyznačené pole.
help-decision-main-action = Vyber místo na kartičce, nebo potvrď bez figurky.
confirm-decision-main-action = Potvrdit bez figurky

## Tahy

action-draw = Táhnout kartičku
action-place-tile = Položit kartičku
action-place-meeple = { $feature ->
    [city] Rytíř
    [road] Lupič
    [monastery] Mnich
    [field] Sedlák
   *[other] Družiník
}
action-place-abbot = Opat
action-return-abbot = Opat domů
action-pass = Bez figurky

## Figurky, území, role

figure-meeple = Družiník
figure-abbot = Opat
figure-large_meeple = Velký družiník
feature-city = Město
feature-road = Cesta
feature-field = Louka
feature-monastery = Klášter
feature-garden = Zahrada
feature-river = Řeka
features-city = Města
features-road = Cesty
features-field = Louky
features-monastery = Kláštery
features-garden = Zahrady
role = { $figure ->
    [abbot] Opat
    [shepherd] Ovčák
   *[other] { $feature ->
        [city] Rytíř
        [road] Lupič
        [monastery] Mnich
        [field] Sedlák
       *[other] Figurka
    }
}

## Členy bodování

term-tiles = { $count } { $count ->
    [one] pole
    [few] pole
   *[other] polí
}
term-pennants = { $count } { $count ->
    [one] znak
    [few] znaky
   *[other] znaků
}
term-surroundings = { $count } { $count ->
    [one] pole
    [few] pole
   *[other] polí
}
term-cities = { $count } { $count ->
    [one] hotové město
    [few] hotová města
   *[other] hotových měst
}
term-pig-herd = { $count } { $count ->
    [one] město s vepři
    [few] města s vepři
   *[other] měst s vepři
}

## Co se stalo

event-turn = { $player }: nový tah
event-draw = Táhne se kartička
event-discard = Kartička se nikam nehodila a vypadla ze hry.
event-set-aside = Kartičku teď nejde položit, zkusí se později.
event-place = Kartička je položena
event-figure = { $player } staví figurku: { $figure ->
    [abbot] opat
   *[other] { $feature ->
        [city] rytíř
        [road] lupič
        [monastery] mnich
        [field] sedlák
       *[other] figurka
    }
}
event-pass = { $player } nestaví figurku
event-score = { $player }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} za { $feature ->
    [city] město
    [road] cestu
    [monastery] klášter
    [garden] zahradu
    [field] louku
   *[other] území
}
event-return = { $player }: { $figure ->
    [abbot] opat se vrací
   *[other] družiník se vrací
}
event-final-scoring = Závěrečné bodování
event-end = Hra skončila

## Strany kartiček

sides = na severu { $north ->
    [city] město
    [road] cesta
    [river] řeka
   *[other] louka
}, na východě { $east ->
    [city] město
    [road] cesta
    [river] řeka
   *[other] louka
}, na jihu { $south ->
    [city] město
    [road] cesta
    [river] řeka
   *[other] louka
}, na západě { $west ->
    [city] město
    [road] cesta
    [river] řeka
   *[other] louka
}

## Co pravidla nedovolí

refusal-game-over = Hra už skončila.
refusal-not-yours = Rozhoduje { $player }.
refusal-not-now = Teď je na řadě něco jiného.
refusal-not-in-pile = Taková kartička se teď nedá táhnout.
refusal-out-of-limits = To je za okrajem plánu.
refusal-occupied = Tam už něco leží.
refusal-touches-nothing = Kartička by se žádnou stranou nedotýkala položené kartičky.
refusal-side-mismatch = Takhle se tam nehodí: její { $side ->
    [N] severní
    [E] východní
    [S] jižní
   *[W] západní
} strana nenavazuje na sousední kartičku.
refusal-diagonal-mismatch = Dlouhé strany obou půlek na sebe nenavazují.
refusal-river-not-continued = Kartička musí navazovat na řeku.
refusal-river-turns-back = Řeka nesmí dvakrát po sobě zatočit na stejnou stranu.
refusal-river-flows-back = Řeka nesmí téct proti směru od pramene.
refusal-river-blocked = Řeka by odtud nemohla pokračovat.
refusal-not-in-supply = Takovou figurku v zásobě nemáš.
refusal-not-just-placed = Figurky se staví jen na právě položenou kartičku.
refusal-no-such-segment = Nic takového tam není.
refusal-feature-taken = { $player } už tam figurku má.
refusal-wrong-figure = Tahle figurka tam stát nesmí.
refusal-no-abbot-there = Opata tam nemáš.
refusal-abbots-feature-complete = Opatovo místo je hotové a boduje se jako hotové.
