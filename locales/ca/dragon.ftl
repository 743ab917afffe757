### La princesa i el drac, i en Gingebret.

decision-move-fairy = Moure la fada?
decision-move-dragon = Mou el drac: pas { $step } de { $of }
decision-move-gingerbread-man = On va en Gingebret?
help-decision-move-fairy = Tria una figura teva, o confirma sense moure-la.
help-decision-move-dragon = Tria una peça il·luminada. On entra, s'ho menja tot.
help-decision-move-gingerbread-man = Tria una ciutat inacabada.
confirm-decision-move-fairy = Confirmar, es queda

action-remove-knight = Princesa: el cavaller torna a casa
action-move-fairy = La fada amb aquesta figura
action-move-fairy-to-tile = La fada en aquesta peça
action-move-dragon = El drac aquí
action-move-gingerbread-man = En Gingebret aquí

figure-dragon = Drac
figure-fairy = Fada
figure-gingerbread-man = Gingebret
feature-fairy = Fada
feature-gingerbread-man = Gingebret
features-fairy = Fada
features-gingerbread-man = Gingebret

term-fairy = fada
term-gingerbread-knights = { $count } { $count ->
    [one] cavaller
   *[other] cavallers
}

event-shuffled-in = { $count ->
    [one] { $count } peça de drac torna
   *[other] { $count } peces de drac tornen
} a la pila.
event-neutral = { $figure ->
    [dragon] El drac es mou
    [fairy] La fada es mou
    [gingerbread-man] En Gingebret es mou
   *[other] Una figura es mou
}
event-neutral-leaves = { $figure ->
    [gingerbread-man] En Gingebret surt del tauler
   *[other] Una figura surt del tauler
}

refusal-fresh-volcano = No es pot posar cap figura en un volcà acabat de col·locar.
refusal-dragons-tile = No es pot posar cap figura a la peça del drac.
refusal-feature-complete = Pel portal només s'arriba a elements inacabats.
refusal-princess-first = La princesa primer ha d'enviar un cavaller a casa.
refusal-not-in-princess-city = Aquesta figura no és a la ciutat de la princesa.
refusal-not-your-meeple = La fada només va amb una figura teva.
refusal-no-meeple-of-yours = No tens cap figura en aquesta peça.
refusal-fairy-is-there = La fada ja hi és.
refusal-no-fairy-with-volcano = En un torn amb volcà la fada no es mou.
refusal-other-fairy-reading = En aquesta partida la fada es col·loca de l'altra manera.
refusal-not-beside-dragon = El drac fa un pas al nord, est, sud o oest.
refusal-no-land = Allà no hi ha cap peça.
refusal-already-visited = El drac ja hi ha passat en aquest moviment.
refusal-fairy-bars = La fada no deixa entrar el drac.
refusal-not-a-city = En Gingebret només va a les ciutats.
refusal-city-complete = Aquesta ciutat està acabada.
refusal-same-city = En Gingebret ja és en aquesta ciutat.
refusal-gingerbread-man-comes-here = En Gingebret arriba a la peça acabada de col·locar.
refusal-gingerbread-man-must-move = En Gingebret s'ha de moure.
