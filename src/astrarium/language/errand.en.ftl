# Notices: that it is somebody's turn, and nothing of the game.

errand-title = Tell me when it is my turn
errand-means = Notices come when you are asked and are not looking at the table. They say at which table it is your turn, nothing else. Each of them can be ended with one click.
errand-this-browser = This or another browser
errand-by-browser = Tell this browser, also with the page closed
errand-by-mail = Tell me by mail
errand-mail = Mail address
errand-daily = at most one mail a day
errand-unsure = not confirmed yet
errand-end = End
errand-back = Back to the table
errand-asked = A mail with a question is on its way: notices begin when you say yes there.
errand-yes = Yes, tell me here
errand-silence = No more notices here
errand-confirmed = From now on you will be told.
errand-silenced = Nothing more will be sent there.
errand-over = These notices have ended already.
errand-no-address = Nothing can be sent to this address.
errand-too-many = This seat has five addresses already. End one of them first.
errand-turn = It is your turn: { $table }
errand-hurry = { $hours ->
    [one] About one hour left for your decision: { $table }
   *[other] About { $hours } hours left for your decision: { $table }
}
errand-digest = It is your turn at { $count } tables
errand-confirm = Shall we tell you when it is your turn? { $table }
errand-confirm-means = Somebody at a table of Astrarium has asked for notices to this address. If it was you, say yes there; if not, do nothing, and nothing more will come.
