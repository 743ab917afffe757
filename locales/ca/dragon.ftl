### La princesa i el drac, i en Gingebret.

decision-move-fairy = Moure la fada?
decision-move-dragon = Mou el drac: pas { $step } de { $of }
decision-move-gingerbread-man = On va en Gingebret?
help-decision-move-fairy = Tria una figura teva, o confirma sense moure-la.
help-decision-move-dragon = Tria una peça marcada. On entra, s'ho menja tot.
help-decision-move-gingerbread-man = Tria una ciutat inacabada.
confirm-decision-move-fairy = Confirmar, es queda

action-remove-knight = Princesa: el cavaller torna a casa
action-move-fairy = La fada amb aquesta figura
action-move-fairy-to-tile = La fada en aquesta peça
action-move-dragon = { $side ->
    [N] Drac al nord
    [E] Drac a l’est
    [S] Drac al sud
    [W] Drac a l’oest
   *[other] Drac aquí
}
action-move-gingerbread-man = A aquesta ciutat: { $points ->
    [one] { $points } casella
   *[other] { $points } caselles
}

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

## Opcions

option-dragon-name = Drac
option-dragon = Si els volcans porten el drac i les peces de drac el mouen.
option-dragon-on = El drac juga amb les peces que el mostren.
option-dragon-off = Volcans i dracs són decoració.
option-dragon_move-name = Quan es mou el drac
option-dragon_move = Quan es mou el drac.
option-dragon_move-before = Abans de puntuar els elements acabats.
option-dragon_move-after = Després de puntuar els elements acabats.
option-fairy-name = Fada
option-fairy = On és la fada.
option-fairy-meeple = Al costat d’una figura, que afavoreix.
option-fairy-tile = En una peça, i afavoreix totes les figures que hi ha.
option-fairy-off = No hi ha fada.
option-fairy_alone-name = Fada sense les peces del drac
option-fairy_alone = Si la fada juga sense les peces de la princesa i el drac.
option-fairy_alone-off = Només ve amb aquelles peces.
option-fairy_alone-on = Sempre juga.
option-volcano_fairy-name = Fada i volcà
option-volcano_fairy = Si la fada es pot moure en el torn en què es col·loca un volcà.
option-volcano_fairy-yes = Sí.
option-volcano_fairy-no = No.
option-princess-name = Princesa
option-princess = Si una princesa unida a una ciutat amb cavallers n’ha d’enviar un a casa.
option-princess-must = Un cavaller ha de tornar a casa, i no es pot fer res més.
option-princess-may = Un cavaller pot tornar a casa.
option-princess-off = Les princeses són decoració.
option-princess_takes-name = Qui s’endú la princesa
option-princess_takes = A qui pot enviar a casa una princesa.
option-princess_takes-knights = Només cavallers.
option-princess_takes-any = Qualsevol figura de jugador que hi hagi a la ciutat.
option-princess_then_fairy-name = Fada després de la princesa
option-princess_then_fairy = Si la fada es pot moure després que una princesa hagi enviat un cavaller a casa.
option-princess_then_fairy-no = No.
option-princess_then_fairy-yes = Sí.
option-portal-name = Portals màgics
option-portal = Si una figura pot anar a una altra peça per un portal màgic.
option-portal-on = Sí.
option-portal-off = Els portals són decoració.
option-gb_set-name = Peces d’en Gingebret
option-gb_set = Quina impressió de les sis peces d’en Gingebret es fa servir.
option-gb_set-correct = Sis peces diferents.
option-gb_set-first_print = La primera impressió: falta una peça i una altra hi és dues vegades.
option-gb_return-name = El retorn d’en Gingebret
option-gb_return = Si una peça de gingebre ha de fer tornar en Gingebret al tauler.
option-gb_return-must = Sí, ho ha de fer.
option-gb_return-may = Ho pot fer.
option-gb_no_target-name = En Gingebret sense destí
option-gb_no_target = Si la ciutat acabada d’en Gingebret dona els seus punts quan no té on anar.
option-gb_no_target-pay = Sí.
option-gb_no_target-none = No.
walk = { $figure ->
    [dragon] Drac
    [fairy] Fada
    [gingerbread-man] Gingebret
   *[other] Figura
}: { $count ->
    [one] { $place }
   *[other] { $count } passos, { $place }
}
walk-short = { $figure ->
    [dragon] Drac
    [fairy] Fada
    [gingerbread-man] Gingebret
   *[other] Figura
}: { $count ->
    [one] es mou
   *[other] { $count } passos
}
walk-eats = tornen a casa
cell-sends-home = { $question ->
    [decision-move-dragon] en menja { $count }
   *[other] { $count } a casa
}
would-go-home = torna a casa: { $figure }
figure-of = { $player }: { $role }
figure-at = { $figure }: { $place }
order-label = Ara: { $now }. Després: { $next }.
you-are-asked = Et toca decidir
features-neutral = Figures de ningú
sends-nobody = { $question ->
    [decision-move-dragon] no menja ningú
   *[other] ningú no torna
}
sends-whom = { $question ->
    [decision-move-dragon] menja: { $figures }
   *[other] a casa: { $figures }
}
setting-gingerbread-token = Gingebret com a fitxa
setting-gingerbread-token-help = Una fitxa rodona de cartró, com en l’edició russa, en lloc de la figura de fusta.
