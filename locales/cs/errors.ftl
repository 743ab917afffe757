### Chyby serveru podle jejich kódů.

error-malformed = Server požadavku nerozumí.
error-no-such-token = Tvoje místo u tohoto stolu už server nezná.
error-not-your-seat = Teď nerozhoduješ ty.
error-no-such-table = Stůl s tímto odkazem neexistuje.
error-not-found = Na této adrese nic není.
error-no-such-version = Takový okamžik hra nemá.
error-old-version = Někdo byl rychlejší: hra už pokročila.
error-waiting = Hra začne, až budou všechna místa obsazená.
error-seat-taken = Tohle místo už je obsazené.
error-no-such-invitation = Pozvánku s tímto kódem stůl nevydal.
error-setup = Takhle se hrát nedá.
error-unplayable = To teď udělat nejde.
error-too-many = Příliš mnoho požadavků najednou. Chvíli počkej.
error-too-large = To je pro server příliš velké.
error-closing = Server se vypíná. Zkus to za chvíli.
error-internal = Na serveru se něco pokazilo. Hra je taková, jaká byla.
error-cannot-write = Tah se neuložil a neplatí. Zkus to později.
error-wrong-method = Na tohle server neodpovídá.
error-no-line = Server neodpověděl.
error-server = Server odpověděl chybou.
