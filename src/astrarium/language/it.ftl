# Parole comuni a tutti i giochi. Un gioco può ridefinirle nei propri file.

do-pass = Passa
do-yes = Sì
do-no = No
do-accept = Accetta
do-refuse = Rifiuta
do-counter = Fai una controfferta
amount = { $number }
player = Giocatore { $number }

# Una parola sola: i messaggi la usano come selettore dove non si è ancora scelto nulla.
nothing = niente
listed = { $first }, { $second }
counted = { $number } { $thing }

ask-secret = Si decide in segreto.
ask-silence = Si decide in segreto.
ask-over = La partita è finita.

note-rules-changed = Le regole sono cambiate (dalla versione { $earlier_version } alla { $present_version }). La partita continua da qui con quelle nuove; ciò che è stato deciso prima non si può annullare.
note-decisions-lost = { $decisions ->
    [one] L'ultima decisione non è compatibile con le nuove regole ed è stata annullata.
   *[other] Le ultime { $decisions } decisioni non sono compatibili con le nuove regole e sono state annullate.
}

refused-over = La partita è finita.
refused-not-offered = Non è fra le opzioni di questo momento.
refused-too-dear = Costa { $price }; possiedi { $owned }.
refused-lacks = Costa { $price }; possiedi { $owned }.
