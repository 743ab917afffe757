### Cards at the table in the browser.

decision-cards-before-tile = Draw a tile, or play a card first?
decision-cards-after-tile = Draw or play a card?
decision-cards-after-figures = Play a card before scoring?
decision-cards-after-scoring = Play a card after scoring?
help-decision-cards-before-tile = Others see only how many cards you hold, so everybody who holds some is asked.
help-decision-cards-after-tile = A card drawn with lightning is used at once.
help-decision-cards-after-figures = Only you see your cards.
help-decision-cards-after-scoring = Only you see your cards.
help-decision-aim-card-must = Choose where it is used.
help-decision-choose-tile = The other one leaves the game.
confirm-decision-cards-before-tile = Draw a tile
confirm-decision-cards-after-tile = Confirm, no card
confirm-decision-cards-after-figures = Confirm, no card
confirm-decision-cards-after-scoring = Confirm, no card
confirm-decision-scoring-card = Confirm, no card
confirm-decision-answer-card = Let it pass
confirm-decision-aim-card = Confirm, without effect
action-pass-draw = Draw a tile
action-pass-cards = No card
action-pass-answer = Let it pass
action-pass-aim = Without effect
answer-card-to-you = { $player } plays against you: { $card }.
answer-card-at-figure = { $feature ->
    [city] { $player } plays against your knight: { $card }.
    [road] { $player } plays against your thief: { $card }.
    [monastery] { $player } plays against your monk: { $card }.
   *[other] { $player } plays against your farmer: { $card }.
}
answer-card-at-feature = { $feature ->
    [city] { $player } plays on your city: { $card }.
    [road] { $player } plays on your road: { $card }.
    [monastery] { $player } plays on your cloister: { $card }.
   *[other] { $player } plays on your field: { $card }.
}
answer-shared-feature = { $feature ->
    [city] In the turn of { $player } a city is scored in which you share the majority.
    [road] In the turn of { $player } a road is scored on which you share the majority.
   *[other] In the turn of { $player } a feature is scored whose majority you share.
}
answer-time-over = No answer in time means: let it pass.
answer-seconds-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
answer-choice = Time to answer a card
answer-choice-help = Afterwards the card passes.
answer-no-limit = No limit
answer-limit = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
beside = Also possible:
beside-decision-cards-after-tile = now
beside-decision-cards-after-figures = before scoring
beside-decision-cards-after-scoring = after scoring
cards-own = Your cards
cards-only-you = Only you see them
card-playable = Can be played now.
card-unplayable = Cannot be played now.
card-not-now-lightning = Not now: it is not your turn.
card-not-now-none = Not now: it is not your turn, and nobody asks you.
card-not-now-town = Not now: it is shown at the end of the game.
cards-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
noted-of = { $count ->
    [one] { $count } point noted, paid at the end
   *[other] { $count } points noted, paid at the end
}
barred = Places no follower in the next turn
cards-decks = Decks of cards
deck-cloister = Cloister deck
deck-roadside = Roadside deck
deck-cloister-left = Cloister deck: { $count } left
deck-roadside-left = Roadside deck: { $count } left
discard-pile = Discard pile: { $count }
discard-pile-title = Discard pile
discard-pile-help = Used cards lie face up: everybody may look. They are never shuffled again.
discard-pile-empty = No card has been used yet.
card-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
card-certainty-confirmed = Known
card-certainty-inferred = Inferred
card-certainty-assumed = Reconstructed by us
card-certainty-confirmed-why = a translated card text or a ruling says what it does.
card-certainty-inferred-why = a ruling proves that there is such a card; its exact words were not found.
card-certainty-assumed-why = its text was not found anywhere; we made it up, so that each deck has its 16 kinds.
cards-expansion = Christmas Present
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-partly-ours = Partly reconstructed by us
cards-certainty = The cards were printed in Hungary in 2013; not all of their texts are known.
cards-own-table = Who owns the printed cards can correct them in a table of cards; docs/cards.md says how.
reveal-title = Cards for the end of the game
reveal-unused = Nothing to use it on
reveal-all = Show all
reveal-close = Show the result
card-moment-drawn = When drawn
card-moment-own-turn = Your turn
card-moment-scoring = When scoring
card-moment-answer = As an answer
card-moment-end = End of the game
answer-card-other = { $player } plays against { $other }: { $card }.
answer-shared-other = { $other } shares the majority of what { $player } has completed.
offer-two-tiles = Two tiles, of which one is placed
help-decision-cards-before-tile-none = None of yours can be played now. Others can't know that, so everybody with cards is asked.
