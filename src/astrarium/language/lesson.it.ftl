# La guida di una lezione
lesson-guide = La guida
lesson-count = { $number } di { $last }
lesson-later = Avanti
lesson-earlier = Indietro
lesson-watch = Guarda
lesson-next = La prossima lezione
lesson-your-move = Tocca a te:
lesson-others = Giocano gli altri…
lesson-alone = Lascia la guida
lesson-alone-means = Da qui in poi giochi come vuoi, contro i bot. Il tavolo resta com’è.
lesson-close = Chiudi la guida
lesson-astray = Le regole lo permettono, e non è successo nulla. Qui la lezione prosegue con «{ $option }».
lesson-end = La lezione è finita. La partita continua: gioca come vuoi, un consiglio è a un clic.

# Farne una da una partita
lesson-make = Fanne una lezione
lesson-make-means = Qualcun altro rigioca questa partita: le stesse carte, e gli altri decidono come allora. Tu dici che cosa racconta la guida prima di ogni sua decisione.
lesson-whose = Chi impara
lesson-begin = Dalla decisione
lesson-until = Fino alla decisione
lesson-show = Mostra queste decisioni
lesson-title = Come si chiama la lezione
lesson-own = Una lezione nostra
lesson-words-mean = Che cosa dice la guida prima di ogni decisione; una riga vuota comincia una nuova pagina. Dove non dici nulla, nomina solo la mossa.
lesson-nothing = Qui questo giocatore non decide nulla.
lesson-export = Salvala come file
lesson-try = Provala subito
lesson-running = Una lezione rivela come sono state date le carte: si può fare a partita finita.
lesson-former = Questa partita è cominciata con regole precedenti; non se ne può fare una lezione.
lesson-number = { $name } è un numero fino a { $most }.
lesson-unreadable = Questa lezione non si può aprire: { $why }.
