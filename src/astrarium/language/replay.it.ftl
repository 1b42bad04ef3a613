# La partita rivista, e ciò che segue la fine.

replay-title = Replay
replay-controls = Momenti della partita
replay-first = All'inizio
replay-back = Una mossa indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Una mossa avanti
replay-last = Alla fine
replay-space = Spazio
replay-moment = Momento
replay-speed = Velocità
replay-eyes = Con gli occhi di
replay-seen-as = Con gli occhi di: { $who }
replay-show = Mostra
replay-all-knowing = Onnisciente
replay-spectator = Spettatore
replay-to-table = Al tavolo
replay-log = Cronaca
replay-files = Questo momento come file
replay-link = Copia il collegamento a questo momento
replay-save = Scarica la partita
replay-decided = Decisione: { $what }
replay-own-seat = Finché la partita è in corso puoi vederla solo con i tuoi occhi.
replay-not-over = La partita non è ancora finita.

## Dopo la fine

replay-summary = Punteggi e grafici
replay-won = { $count ->
    [one] vince
   *[other] condividono la vittoria
}
replay-rematch = Rivincita
replay-rematch-seats = Solo chi sedeva al tavolo può chiedere la rivincita.
replay-watch = Rivedi la partita
replay-course = L'andamento della partita
replay-chart = I punti di ogni giocatore dopo ogni decisione
replay-chart-below = decisioni
replay-sources = Da dove vengono i punti
replay-source = Fonte
replay-total = Totale
replay-source-start = All'inizio
replay-source-other = Altri punti
replay-thinking = Tempo per pensare
replay-pace = { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
} in { $minutes ->
    [0] {""}
   *[other] { $minutes } min{" "}
}{ $seconds } s; la più lunga ha richiesto { $longest } s

## Perché ha vinto?

decided-title = Che cosa ha deciso
decided-by-points = Punti
decided-by-tie = Pareggio
decided-by-goal = Obiettivo raggiunto
decided-ahead = { $winner }: { $points }, contro { $theirs } di { $rival }; { $by } in più.
decided-level = { $winner } e { $rival } sono pari a { $points }.
decided-fewer = { $rival } ne ha di più, { $theirs } contro { $points } di { $winner }: non è stato questo a decidere.
decided-goal = Chi raggiunge l'obiettivo vince subito; i numeri mostrano solo a che punto erano gli altri.
decided-tie = Nessuno ha più di chi vince: ha deciso ciò che rompe i pareggi.
decided-more = Più di { $rival } con
decided-less = Meno di { $rival } con
decided-how = Come si vince
decided-turns = Tre momenti che l'hanno decisa
decided-turns-there = Un bot li trova riguardando la partita:
decided-looking = Il bot sta ancora riguardando, al % %: possono cambiare.
