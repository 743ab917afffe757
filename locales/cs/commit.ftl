### Kdy už se nedá nic vzít zpět a proč.

final-random-result = Nepůjde vzít zpět: dál rozhodne náhoda.
final-hidden-seen = Nepůjde vzít zpět: dál se odkryje něco skrytého.
final-other-player-decides = Nepůjde vzít zpět: dál rozhoduje jiný hráč.
final-end-of-turn = Tím tvůj tah končí.

no-take-back-random-result = Není co vzít zpět: mezitím rozhodla náhoda.
no-take-back-hidden-seen = Není co vzít zpět: už se odkrylo něco skrytého.
no-take-back-other-player-decides = Není co vzít zpět: mezitím rozhodoval jiný hráč.
no-take-back-confirmed = Není co vzít zpět: co je potvrzené, platí.
