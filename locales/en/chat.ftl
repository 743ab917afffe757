### The chat of a table.

tab-chat = Chat
chat-empty = Nobody has said anything yet.
chat-placeholder = Say something to the table
chat-message = Message
chat-send = Send
chat-watching = Only those who have a seat write here.
chat-said = { $player } says: { $text }
chat-as = As { $player }
error-chat-of-nobody = Only those who have a seat write here.
error-chat-empty = The message is empty.
error-chat-too-long = The message is too long: 500 characters at most.
error-chat-control = The message holds characters that cannot be shown. Write one line of text.
error-chat-too-fast = Too many messages at once. Wait a moment.
error-chat-full = This table keeps no more messages.
