### The guided first game.

play-first-game = Play the two-minute first game
first-game-tiles = Two minutes, twelve tiles
seal-help-chosen = The tiles of the first game come in a chosen order, so that each hint finds its tile. Nothing is drawn by lot, and the record says so.
result-seal-chosen = The tiles came in a chosen order.

## Hints of the first game

hint = Hint
hint-number = Hint { $number } of { $of }
hint-end = Play without help
hint-cell = Welcome. This is your tile.
hint-cell-text = The first tile already lies on the board. Choose one of the marked cells beside it.
hint-turn = Turn the tile.
hint-turn-text = It fits in more than one way. Press the tile on the board, or an arrow under the tile in the dock, or the key R.
hint-turn-touch = It fits in more than one way. Press the tile on the board, or an arrow under the tile in the dock.
hint-claim = Claim what you are building.
hint-claim-text = Choose a spot for a figure: on the road it is a thief, on the field a farmer. A road pays when it is finished, and the figure comes home.
hint-confirm = Now confirm.
hint-confirm-text = Until then you can take everything back. After it, the computer takes its turn.
hint-city = This tile has a piece of city.
hint-city-text = A finished city pays 2 points a cell. Place the tile so that a wall closes, put a knight in, and confirm.
hint-monastery = A monastery.
hint-monastery-text = A monk earns 1 point for its cell and 1 for each cell around it. Put one in, or go on without, and confirm.
hint-numbers = Every number can be asked why.
hint-numbers-text = Press a city or a road on the board, or a rule such as BG-31 in the history, and see where the points come from.
