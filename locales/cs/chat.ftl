### Povídání u stolu.

tab-chat = Chat
chat-empty = Zatím nikdo nic neřekl.
chat-placeholder = Řekni něco ostatním u stolu
chat-message = Zpráva
chat-send = Odeslat
chat-watching = Psát sem můžou jen ti, kdo u stolu sedí.
chat-said = { $player }: { $text }
chat-as = Jako { $player }
error-chat-of-nobody = Psát sem můžou jen ti, kdo u stolu sedí.
error-chat-empty = Zpráva je prázdná.
error-chat-too-long = Zpráva je moc dlouhá: nejvýš 500 znaků.
error-chat-control = Ve zprávě jsou znaky, které se nedají zobrazit. Napiš jeden řádek textu.
error-chat-too-fast = Moc zpráv najednou. Chvilku počkej.
error-chat-full = Víc zpráv si tenhle stůl nepamatuje.
