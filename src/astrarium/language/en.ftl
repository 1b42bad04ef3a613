# Words that all games share. A game may word any of these itself, in its own files.

do-pass = Pass
do-yes = Yes
do-no = No
do-accept = Accept
do-refuse = Refuse
do-counter = Make a counter-offer
amount = { $number }
player = Player { $number }

# One word: messages select on it where nobody or nothing has been picked yet.
nothing = nothing
listed = { $first }, { $second }
counted = { $number } { $thing }

ask-secret = A decision is made in secret.
ask-silence = A decision is made in secret.
ask-over = The game is over.

note-rules-changed = The rules have changed (from version { $earlier_version } to { $present_version }). The game goes on from here by the new ones; what came before cannot be taken back.
note-decisions-lost = { $decisions ->
    [one] The last decision does not fit the new rules and has been taken back.
   *[other] The last { $decisions } decisions do not fit the new rules and have been taken back.
}

refused-over = The game is over.
refused-not-offered = This is not among the options now.
refused-too-dear = Costs { $price }; you have { $owned }.
refused-lacks = Costs { $price }; you have { $owned }.
