### The cards of Christmas Present.

decision-draw-card = A card is drawn
decision-lose-card = A card is picked from a hand
decision-aim-card = { $card }: choose a target
decision-answer-card = { $card }: answer with a shield?
decision-scoring-card = { $feature ->
    [city] Play a card for this city?
    [road] Play a card for this road?
   *[other] Play a card for this scoring?
}
decision-choose-tile = Which of the two tiles will you place?
decision-discard-card = Discard down to five cards
help-decision-aim-card = A card just drawn may also be declined.
help-decision-answer-card = A shield cancels the card for everybody.
help-decision-scoring-card = The feature is about to be scored.
help-decision-discard-card = Both decks count together.
action-take-cloister-card = Draw a Cloister card
action-take-roadside-card = Draw a Roadside card
action-draw-card = Draw a card
action-play-card = Play: { $card }
action-choose-feature = { $feature ->
    [city] This city
    [road] This road
    [monastery] This cloister
   *[other] This field
}
action-send-home = Send this figure home
action-choose-player = { $player }
action-move-follower = { $feature ->
    [city] Move into this city
    [road] Move onto this road
    [monastery] Move into this cloister
   *[other] Move onto this field
}
action-discard-card = Discard: { $card }
action-choose-tile = Place this tile
event-card-drawn = { $deck ->
    [cloister] { $player } draws a Cloister card.
   *[other] { $player } draws a Roadside card.
}
event-card-drawn-own = { $deck ->
    [cloister] { $player } draws a Cloister card: { $card }.
   *[other] { $player } draws a Roadside card: { $card }.
}
event-card-played = { $player } plays: { $card }.
event-card-played-against = { $player } plays against { $other }: { $card }.
event-card-cancelled = A shield cancels a card of { $player }: { $card }.
event-card-discarded = { $player } discards: { $card }.
event-card-taken = { $deck ->
    [cloister] { $player } takes a Cloister card of { $other }.
   *[other] { $player } takes a Roadside card of { $other }.
}
event-card-taken-own = { $deck ->
    [cloister] { $player } takes a Cloister card of { $other }: { $card }.
   *[other] { $player } takes a Roadside card of { $other }: { $card }.
}
event-followers-turned = The followers are turned: their points are paid at the end.
event-followers-barred = { $player } will place no follower in the next turn.
event-figure-moved = { $figure ->
    [abbot] { $player } moves an abbot.
   *[other] { $player } moves a meeple.
}
event-points-noted = { $feature ->
    [city] { $player }: { $points } points for a city are noted.
    [road] { $player }: { $points } points for a road are noted.
   *[other] { $player }: { $points } points are noted.
}
feature-card-points = Card
features-card-points = Cards
term-card = card
term-noted = { $count } { $count ->
    [one] point noted
   *[other] points noted
}
term-supply-followers = { $count } { $count ->
    [one] follower in the supply
   *[other] followers in the supply
}
term-half-lost = half lost: { $count }
term-shared = shared: { $count }
refusal-no-such-card = There is no such card.
refusal-no-card-due = No card of that deck is due.
refusal-card-not-now = This card is not played now.
refusal-no-target = There is nothing at which this card can be aimed.
refusal-not-a-target = The card cannot be aimed at that.
refusal-followers-barred = A card bars your followers in this turn.
refusal-not-drawn = That is none of the two tiles drawn.
option-christmas_present-name = Christmas Present
option-christmas_present = Whether the two decks of cards of Christmas Present are in play.
option-christmas_present-off = There are no cards.
option-christmas_present-on = Both decks are in play.
option-cards-name = Cards in the decks
option-cards = Which cards of Christmas Present are in the decks.
option-cards-full = All 64.
option-cards-verified = Only those that are known or proved by a ruling; placeholders stay out.
option-lightning-name = Cards with lightning
option-lightning = When cards with lightning are used.
option-lightning-on_draw = As soon as they are drawn.
option-lightning-own_turn = They are held, and played in an own turn.
option-xp_cloister-name = Card for an unfinished cloister
option-xp_cloister = What the card for an unfinished cloister with n neighbour tiles is worth.
option-xp_cloister-1-plus-n = 1 point a tile, its own included.
option-xp_cloister-n = 1 point a neighbour tile.
option-xp_cloister-1-plus-2n = 1 point for its own tile, 2 a neighbour tile.
option-tie_card_share-name = Several cards against a tie
option-tie_card_share = What several players get who have used a card against the same tie.
option-tie_card_share-full = Each the whole amount.
option-tie_card_share-split = Each an equal share, rounded up.
card-three-points = Three points
card-three-points-rule = Score 3 points.
card-unfinished-road = Unfinished road
card-unfinished-road-rule = Score an unfinished road with your majority now: 2 points a tile. All followers on it go home.
card-unfinished-city = Unfinished city
card-unfinished-city-rule = Score an unfinished city with your majority now: 2 points a tile and 1 a pennant. All followers on it go home.
card-unfinished-cloister = Unfinished cloister
card-unfinished-cloister-rule = Score an unfinished cloister with your majority now. All followers on it go home.
card-free-feature = Free feature
card-free-feature-rule = Put an extra follower onto a feature on which nobody stands.
card-loop-road = Loop road
card-loop-road-rule = A completed road in a ring on which you have the majority gives 2 points a tile.
card-shield = Shield
card-shield-rule = Cancels a Roadside card that is played against you.
card-two-tiles = Two tiles
card-two-tiles-rule = Draw 2 tiles, place one, the other leaves the game.
card-pennants = Pennants
card-pennants-rule = In a completed city with your majority each pennant gives 1 point more.
card-plain-city = Plain city
card-plain-city-rule = A completed city without pennants, with your majority, gives 1 point more a tile.
card-recall = Recall
card-recall-rule = Take one of your followers back.
card-late-road = Late road
card-late-road-rule = In final scoring one unfinished road gives you 1 point more a tile.
card-late-city = Late city
card-late-city-rule = In final scoring one unfinished city gives you 1 point more a tile.
card-late-cloister = Late cloister
card-late-cloister-rule = In final scoring one unfinished cloister gives you 1 point more for each tile around it.
card-late-field = Late field
card-late-field-rule = In final scoring one field gives you 1 point more a city.
card-rest = Rest
card-rest-rule = At the end you score 1 point for each follower in your supply.
card-move-in = Move in
card-move-in-rule = Put an extra follower onto an occupied feature.
card-turned-followers = Turned followers
card-turned-followers-rule = Turn the followers on an opponent's unfinished feature: its points are paid only at the end of the game.
card-evict-thief = Evict a thief
card-evict-thief-rule = Send an opponent's follower home from an unfinished road.
card-evict-knight = Evict a knight
card-evict-knight-rule = Send an opponent's follower home from an unfinished city.
card-evict-monk = Evict a monk
card-evict-monk-rule = Send an opponent's follower home from an unfinished cloister.
card-evict-farmer = Evict a farmer
card-evict-farmer-rule = Send an opponent's follower home from a field.
card-toll = Toll
card-toll-rule = An opponent loses 3 points.
card-pickpocket = Pickpocket
card-pickpocket-rule = Take a random card of an opponent.
card-spoiled-gift = Spoiled gift
card-spoiled-gift-rule = An opponent discards a random card.
card-idle-hands = Idle hands
card-idle-hands-rule = An opponent places no follower in the next turn.
card-poor-road = Poor road
card-poor-road-rule = A road of others that you complete gives half the points, rounded up.
card-blank-pennants = Blank pennants
card-blank-pennants-rule = In a city of others that you complete pennants count nothing.
card-cheap-city = Cheap city
card-cheap-city-rule = A city of others without pennants that you complete gives 1 point a tile.
card-change-of-place = Change of place
card-change-of-place-rule = Move one of your followers to another free feature of its tile.
card-tie-break = Tie-break
card-tie-break-rule = Of those who share a majority only you and other users of this card score.
card-late-tie-break = Late tie-break
card-late-tie-break-rule = As the tie-break, in final scoring.
