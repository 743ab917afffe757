### Commit points: what cannot be taken back, and why.

final-random-result = Final at once: chance decides next.
final-hidden-seen = Final at once: something hidden is seen next.
final-other-player-decides = Final at once: another player decides next.
final-end-of-turn = This ends your turn.

no-take-back-random-result = Nothing to take back: chance has decided since.
no-take-back-hidden-seen = Nothing to take back: something hidden has been seen.
no-take-back-other-player-decides = Nothing to take back: another player has decided since.
no-take-back-confirmed = Nothing to take back: what you confirmed stays.
