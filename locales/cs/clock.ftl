### Hodiny a odchod ze hry.

clock = Čas
clock-none = Času dost
clock-move-seconds = { $count ->
    [one] { $count } sekunda na tah
    [few] { $count } sekundy na tah
   *[other] { $count } sekund na tah
}
clock-move-minutes = { $count ->
    [one] { $count } minuta na tah
    [few] { $count } minuty na tah
   *[other] { $count } minut na tah
}
clock-move-days = { $count ->
    [one] { $count } den na tah
    [few] { $count } dny na tah
   *[other] { $count } dní na tah
}
clock-game-minutes = { $count ->
    [one] { $count } minuta na hru
    [few] { $count } minuty na hru
   *[other] { $count } minut na hru
}
clock-help = Když čas dojde, nic se samo nestane: ostatní můžou nechat hrát dál počítač.
clock-left = Zbývá: { $time }
clock-days-left = { $days } d { $hours } h
out-of-time = Čas vypršel, na tahu: { $player }. Samo se nic nestane.
let-computer-play = Ať hraje dál počítač
taken-over = dál hraje počítač
seat-lost = Odteď za tebe hraje počítač. Dívat se můžeš dál.
resign = Vzdát své místo
resign-question = Počítač za tebe dohraje do konce, s tvými body. Na tohle místo už se vrátit nedá.
resign-seat = Odejít: { $player }
resign-no = Zůstat
event-left = Ze hry odchází { $player }: dál hraje počítač.
event-out-of-time = Čas vypršel, na tahu: { $player }. Dál hraje počítač.
error-only-other-seats = To může udělat jen jiný hráč u stolu.
error-clock-not-over = Čas ještě nevypršel.
error-game-over = Hra už skončila.
