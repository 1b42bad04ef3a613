# What the server answers.

server-no-such-seat = There is no such seat.
server-no-such-link = This link leads nowhere, or no longer: there may be a new one in its place. Ask whoever invited you.
server-link-used = This link has been used: somebody sits there by now. Was that you, in another browser? Then choose “On another device” in the menu of the table there. Otherwise ask whoever invited you for another seat.
server-link-again = Please open the link that you were sent once more. This browser has to accept cookies.
server-carried-away = This seat has been carried to another browser. To have it here again, choose “On another device” in the menu of the table there.
server-seat-needs-link = At this table every seat has a link of its own. Ask whoever set up the table for one.
server-talk-needs-link = To join the talk, sit down or come in by the table's link.
server-not-the-host = The links are shown only in the browser in which the table was set up.
server-not-your-seat = This browser has no such seat.
server-no-such-table = There is no such table.
server-seat-taken = Somebody sits there already.
server-not-a-person = No person plays this seat.
server-not-away = This player is here: a bot may take over only for someone who has been away for a while.
server-stale = The table has moved on. Here is how it stands now.
server-no-undo = There is nothing you may take back: someone else has decided, or something hidden was shown.
server-nothing-said = Nothing was said.
server-not-your-turn = It is not your decision now.
server-seats-open = The game begins when every seat is taken.
server-not-dealt = Nothing is dealt yet: the game begins when every seat is taken.
server-ticket-used = This promise was kept already, for another table. Ask for a new one.
server-over = The game is over.
server-illegal = This is not possible now ({ $rule }).
server-bad-value = This does not fit: { $why }.
server-broken = Something went wrong on our side. Nothing you did is lost.
server-not-yours = This table is by invitation only.
server-not-patient = Nobody is asked in secret at this table unless there is something to decide.
