### Errors of the server, by their codes.

error-malformed = The request makes no sense to the server.
error-no-such-token = Your seat at this table is not known any more.
error-not-your-seat = It is not your turn to decide.
error-no-such-table = There is no table with this link.
error-not-found = There is nothing at this address.
error-no-such-version = The table has no such moment.
error-old-version = Somebody was faster: the table has moved on.
error-waiting = The game begins when all seats are taken.
error-seat-taken = That seat has been taken already.
error-no-such-invitation = This table gave out no invitation with that code.
error-setup = The set-up cannot be played.
error-unplayable = That cannot be done now.
error-too-many = Too many requests at once. Wait a moment.
error-too-large = That is too large for the server.
error-closing = The server is shutting down. Try again in a moment.
error-internal = Something went wrong in the server. The game is as it was before.
error-cannot-write = The move was not saved and has not happened. Try again later.
error-wrong-method = The server does not answer to that.
error-no-line = The server did not answer.
error-server = The server answered with an error.
