### The cards of Christmas Present.

decision-draw-card = Es roba una carta
decision-lose-card = Es tria una carta d'una mà
decision-aim-card = { $card }: tria un objectiu
decision-answer-card = { $card }: vols respondre amb un escut de defensa?
decision-scoring-card = { $feature ->
    [city] Vols jugar una carta per a aquesta ciutat?
    [road] Vols jugar una carta per a aquest camí?
   *[other] Vols jugar una carta per a aquesta puntuació?
}
decision-choose-tile = Quina de les dues llosetes col·loques?
decision-discard-card = Descarta fins a quedar-te amb cinc cartes
help-decision-aim-card = Una carta acabada de robar també es pot deixar passar.
help-decision-answer-card = L'escut de defensa anul·la la carta per a tothom.
help-decision-scoring-card = El territori és a punt de puntuar.
help-decision-discard-card = Els dos munts compten junts.
action-take-cloister-card = Roba una carta de monestir
action-take-roadside-card = Roba una carta de camí
action-draw-card = Roba una carta
action-play-card = Juga: { $card }
action-choose-feature = { $feature ->
    [city] Aquesta ciutat
    [road] Aquest camí
    [monastery] Aquest monestir
   *[other] Aquest camp
}
action-send-home = Envia aquesta figura a casa
action-choose-player = { $player }
action-move-follower = { $feature ->
    [city] Mou a aquesta ciutat
    [road] Mou a aquest camí
    [monastery] Mou a aquest monestir
   *[other] Mou a aquest camp
}
action-discard-card = Descarta: { $card }
action-choose-tile = Col·loca aquesta lloseta
event-card-drawn = { $deck ->
    [cloister] { $player } roba una carta de monestir.
   *[other] { $player } roba una carta de camí.
}
event-card-drawn-own = { $deck ->
    [cloister] { $player } roba una carta de monestir: { $card }.
   *[other] { $player } roba una carta de camí: { $card }.
}
event-card-played = { $player } juga: { $card }.
event-card-played-against = { $player } juga contra { $other }: { $card }.
event-card-cancelled = Un escut de defensa anul·la una carta de { $player }: { $card }.
event-card-discarded = { $player } descarta: { $card }.
event-card-taken = { $deck ->
    [cloister] { $player } pren una carta de monestir a { $other }.
   *[other] { $player } pren una carta de camí a { $other }.
}
event-card-taken-own = { $deck ->
    [cloister] { $player } pren una carta de monestir a { $other }: { $card }.
   *[other] { $player } pren una carta de camí a { $other }: { $card }.
}
event-followers-turned = Els seguidors es giren: els seus punts es paguen al final.
event-followers-barred = { $player } no posarà cap seguidor en el pròxim torn.
event-figure-moved = { $figure ->
    [abbot] { $player } mou un abat.
   *[other] { $player } mou un seguidor.
}
event-points-noted = { $feature ->
    [city] { $player }: s'anoten { $points } punts per una ciutat.
    [road] { $player }: s'anoten { $points } punts per un camí.
   *[other] { $player }: s'anoten { $points } punts.
}
feature-card-points = Carta
features-card-points = Cartes
term-card = carta
term-noted = { $count } { $count ->
    [one] punt anotat
   *[other] punts anotats
}
term-supply-followers = { $count } { $count ->
    [one] seguidor a la reserva
   *[other] seguidors a la reserva
}
term-half-lost = meitat perduda: { $count }
term-shared = repartit: { $count }
refusal-no-such-card = No hi ha aquesta carta.
refusal-no-card-due = Ara no toca cap carta d'aquest munt.
refusal-card-not-now = Aquesta carta no es juga ara.
refusal-no-target = No hi ha cap objectiu per a aquesta carta.
refusal-not-a-target = La carta no es pot usar amb això.
refusal-followers-barred = Una carta t'impedeix posar seguidors en aquest torn.
refusal-not-drawn = No és cap de les dues llosetes robades.
option-christmas_present-name = Regal de Nadal
option-christmas_present = Si es juga amb els dos munts de cartes del Regal de Nadal.
option-christmas_present-off = No hi ha cartes.
option-christmas_present-on = Es juga amb els dos munts.
option-cards-name = Cartes dels munts
option-cards = Quines cartes del Regal de Nadal hi ha als munts.
option-cards-full = Totes 64.
option-cards-verified = Només les conegudes o provades per una resolució; les provisionals queden fora.
option-lightning-name = Cartes amb llamp
option-lightning = Quan s'usen les cartes amb llamp.
option-lightning-on_draw = Tan bon punt es roben.
option-lightning-own_turn = Es guarden i es juguen en un torn propi.
option-xp_cloister-name = Carta del monestir inacabat
option-xp_cloister = Què val la carta del monestir inacabat amb n llosetes al voltant.
option-xp_cloister-1-plus-n = 1 punt per lloseta, la seva inclosa.
option-xp_cloister-n = 1 punt per lloseta del voltant.
option-xp_cloister-1-plus-2n = 1 punt per la seva lloseta, 2 per cada lloseta del voltant.
option-tie_card_share-name = Diverses cartes de desempat
option-tie_card_share = Què reben els jugadors que han usat una carta en el mateix empat.
option-tie_card_share-full = Cadascú el total.
option-tie_card_share-split = Cadascú una part igual, arrodonida amunt.
card-three-points = Tres punts
card-three-points-rule = Guanyes 3 punts.
card-unfinished-road = Camí inacabat
card-unfinished-road-rule = Puntues ara un camí inacabat on tens la majoria: 2 punts per lloseta. Tots els seguidors en tornen a casa.
card-unfinished-city = Ciutat inacabada
card-unfinished-city-rule = Puntues ara una ciutat inacabada on tens la majoria: 2 punts per lloseta i 1 per escut. Tots els seguidors en tornen a casa.
card-unfinished-cloister = Monestir inacabat
card-unfinished-cloister-rule = Puntues ara un monestir inacabat on tens la majoria. Tots els seguidors en tornen a casa.
card-free-feature = Territori lliure
card-free-feature-rule = Poses un seguidor de més en un territori on no hi ha ningú.
card-loop-road = Camí circular
card-loop-road-rule = Un camí circular completat on tens la majoria val 2 punts per lloseta.
card-shield = Escut de defensa
card-shield-rule = Anul·la una carta de camí jugada contra tu.
card-two-tiles = Dues llosetes
card-two-tiles-rule = Robes 2 llosetes, en col·loques una i l'altra surt del joc.
card-pennants = Escuts
card-pennants-rule = En una ciutat completada on tens la majoria, cada escut val 1 punt més.
card-plain-city = Ciutat senzilla
card-plain-city-rule = Una ciutat completada sense escuts on tens la majoria val 1 punt més per lloseta.
card-recall = Retirada
card-recall-rule = Recuperes un dels teus seguidors.
card-late-road = Camí tardà
card-late-road-rule = En la puntuació final, un camí inacabat et dona 1 punt més per lloseta.
card-late-city = Ciutat tardana
card-late-city-rule = En la puntuació final, una ciutat inacabada et dona 1 punt més per lloseta.
card-late-cloister = Monestir tardà
card-late-cloister-rule = En la puntuació final, un monestir inacabat et dona 1 punt més per cada lloseta del voltant.
card-late-field = Camp tardà
card-late-field-rule = En la puntuació final, un camp et dona 1 punt més per ciutat.
card-rest = Descans
card-rest-rule = Al final guanyes 1 punt per cada seguidor de la teva reserva.
card-move-in = Mudança
card-move-in-rule = Poses un seguidor de més en un territori ocupat.
card-turned-followers = Seguidors girats
card-turned-followers-rule = Gires els seguidors d'un territori inacabat d'un rival: els punts només es paguen al final de la partida.
card-evict-thief = Fora el lladre
card-evict-thief-rule = Envies a casa un seguidor rival d'un camí inacabat.
card-evict-knight = Fora el cavaller
card-evict-knight-rule = Envies a casa un seguidor rival d'una ciutat inacabada.
card-evict-monk = Fora el monjo
card-evict-monk-rule = Envies a casa un seguidor rival d'un monestir inacabat.
card-evict-farmer = Fora el pagès
card-evict-farmer-rule = Envies a casa un seguidor rival d'un camp.
card-toll = Peatge
card-toll-rule = Un rival perd 3 punts.
card-pickpocket = Carterista
card-pickpocket-rule = Prens una carta a l'atzar a un rival.
card-spoiled-gift = Regal malmès
card-spoiled-gift-rule = Un rival descarta una carta a l'atzar.
card-idle-hands = Mans ocioses
card-idle-hands-rule = Un rival no posa cap seguidor en el pròxim torn.
card-poor-road = Camí pobre
card-poor-road-rule = Un camí d'altres que tu completes dona la meitat dels punts, arrodonida amunt.
card-blank-pennants = Escuts en blanc
card-blank-pennants-rule = En una ciutat d'altres que tu completes els escuts no compten.
card-cheap-city = Ciutat barata
card-cheap-city-rule = Una ciutat d'altres sense escuts que tu completes dona 1 punt per lloseta.
card-change-of-place = Canvi de lloc
card-change-of-place-rule = Mous un dels teus seguidors a un altre territori lliure de la mateixa lloseta.
card-tie-break = Desempat
card-tie-break-rule = Dels qui comparteixen la majoria només puntueu tu i els qui també usin aquesta carta.
card-late-tie-break = Desempat tardà
card-late-tie-break-rule = Com el desempat, en la puntuació final.
