# What the server answers.

server-no-such-seat = This link opens no seat.
server-no-such-table = There is no such table.
server-seat-taken = Somebody sits there already.
server-not-a-person = No person plays this seat.
server-not-away = This player is here: a bot may take over only for someone who has been away for a while.
server-stale = The table has moved on. Here is how it stands now.
server-no-undo = There is nothing you may take back: someone else has decided, or something hidden was shown.
server-nothing-said = Nothing was said.
server-not-your-turn = It is not your decision now.
server-seats-open = The game begins when every seat is taken.
server-over = The game is over.
server-illegal = This is not possible now ({ $rule }).
server-bad-value = This does not fit: { $why }.
server-broken = Something went wrong on our side. Nothing you did is lost.
server-not-yours = This table is by invitation only.
server-not-patient = Nobody is asked in secret at this table unless there is something to decide.
