### The guided first game.

play-first-game = Zahrát si první hru na dvě minuty
first-game-tiles = Dvě minuty, dvanáct kartiček
seal-help-chosen = Kartičky první hry přicházejí v předem zvoleném pořadí, aby každá rada měla svou kartičku. Nic se nelosuje a zápis to říká.
result-seal-chosen = Kartičky přišly v předem zvoleném pořadí.

## Rady první hry

hint = Rada
hint-number = Rada { $number } z { $of }
hint-end = Hrát bez rad
hint-cell = Vítej. Tohle je tvoje kartička.
hint-cell-text = První kartička už leží na stole. Vyber jedno z vyznačených polí vedle ní.
hint-turn = Otoč kartičku.
hint-turn-text = Hodí se víc než jedním způsobem. Stiskni kartičku na plánu, šipku pod kartičkou dole, nebo klávesu R.
hint-turn-touch = Hodí se víc než jedním způsobem. Stiskni kartičku na plánu, nebo šipku pod kartičkou dole.
hint-claim = Obsaď, co stavíš.
hint-claim-text = Vyber místo pro figurku: na cestě je to lupič, na louce sedlák. Cesta přinese body, až bude hotová, a figurka se vrátí domů.
hint-confirm = Teď potvrď.
hint-confirm-text = Do té chvíle můžeš všechno vzít zpět. Potom je na tahu počítač.
hint-city = Na téhle kartičce je kus města.
hint-city-text = Dokončené město přinese 2 body za pole. Polož ji tak, aby se hradba uzavřela, postav do města rytíře a potvrď.
hint-monastery = Klášter.
hint-monastery-text = Mnich získá 1 bod za své pole a 1 za každé pole okolo. Postav ho tam, nebo pokračuj bez něj, a potvrď.
hint-numbers = U každého čísla se můžeš zeptat proč.
hint-numbers-text = Stiskni město nebo cestu na plánu, anebo pravidlo, třeba BG-31 v průběhu hry, a uvidíš, odkud body jsou.
