# Rapporti dell'arena.

report-title = Arena
report-run = La prova
report-fact-game = Gioco
report-fact-seats = Giocatori al tavolo
report-fact-games = Partite
report-fact-blocks = Blocchi indipendenti
report-fact-options = Opzioni
report-fact-seed = Seme
report-fact-version = Versione
report-fact-build = Programma
report-build-compiled = compilato
report-build-plain = Python puro
report-fact-without = Disattivati
report-fact-box = Componente cambiato
report-fact-seconds = Durata di una partita
report-fact-player = Giocatore
report-as-it-comes = il gioco di base
report-rules = regole { $version }
report-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
report-games-axis = partite

## Classifica

report-entrants = Partecipanti
report-entrant = Partecipante
report-standings = Classifica
report-standings-note = Quota di vittorie con il suo intervallo al 95 %; una vittoria condivisa si divide. La linea tratteggiata è la quota pari, quella di chi vale quanto tutti gli altri.
report-share = Quota di vittorie
report-rating = Valutazione
report-wins = Vittorie
report-score = Punti in media
report-forfeits = Rinunce
report-above = sopra la quota pari del { $even }
report-below = sotto la quota pari del { $even }
report-even = non distinta dalla quota pari del { $even }

## Chi batte chi

report-verdicts = Chi batte chi
report-verdicts-note = I posti ruotano sugli stessi semi, così la fortuna della distribuzione non favorisce nessuno. Un verdetto è netto se il suo intervallo esclude la metà.
report-ahead = { $first } finisce davanti a { $second } nel { $share } delle loro partite.
report-no-difference = Fra { $first } e { $second } non emerge alcuna differenza ({ $share }).
report-never-met = { $first } e { $second } non si sono mai incontrati.
report-interval = Intervallo al 95 %
report-rounds = In { $won ->
    [one] 1 turno
   *[other] { $won } turni
} { $first } ha vinto più partite, in { $lost ->
    [one] 1 turno
   *[other] { $lost } turni
} { $second }; { $level ->
    [one] 1 è finito
   *[other] { $level } sono finiti
} alla pari.
report-sign-test = Test dei segni bilaterale:

## Grafici

report-ratings = Valutazioni
report-ratings-note = OpenSkill (Plackett-Luce) dai piazzamenti di ogni partita, con intervalli al 95 %.
report-course = I punti durante la partita
report-course-note = Punti in media dalla prima decisione all'ultima; la fascia contiene la metà centrale delle partite.
report-course-axis = svolgimento della partita
report-length = Lunghezza di una partita
report-length-note = Decisioni in una partita; la linea tratteggiata è quella di mezzo, { $middle }.
report-decisions = decisioni
report-share-by = Quota di vittorie per { $kind }
report-some-shown = Su { $all } le { $shown } voci ai due estremi, dove le partite bastano.
key-above = sopra
key-below = sotto
key-open = non netto: l'intervallo contiene il termine di confronto
report-too-few = Troppo poche partite per un confronto.
report-by-entrant = Per partecipante
report-table = Tutte le cifre
report-without = Gli altri
report-expected = Attesa
report-adjusted = p, corretto
report-foot = Gli intervalli contengono il valore vero in 95 casi su 100. Fra le quote un segno pieno ha un intervallo che esclude la quota pari; uno vuoto no. Le partite con lo stesso seme contano come un blocco, non come partite indipendenti. Fatto da Astrarium.

report-seat = posto
report-seat-value = Posto { $number }
report-order = ordine di turno
report-order-value = { $number ->
    [1] inizia
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] sesto
}

## Equilibrio

balance-title = Equilibrio
balance-sub = Equilibrio, con { $players } a ogni posto
balance-compared = Confronti
balance-sure = Squilibri netti
balance-verdict = Che cosa è squilibrato
balance-count = Su { $compared } quote di vittorie { $uneven } hanno un intervallo che esclude la quota attesa; per puro caso sarebbero circa { $chance }.
balance-none-left = Tenuto conto di tanti confronti, nessuna è nettamente squilibrata.
balance-left = { $count ->
    [one] Tenuto conto di tanti confronti, una è nettamente squilibrata:
   *[other] Tenuto conto di tanti confronti, { $count } sono nettamente squilibrate:
}
balance-come-by = ottenuta giocando
balance-dealt = Ciò che assegna il caso
balance-dealt-note = Dato prima della prima decisione, chiunque giochi, e con una quota attesa pari al { $even }: una differenza qui dipende dal gioco.
balance-played = Ciò che i giocatori ottengono
balance-played-note = Conservato, giocato o acquisito durante la partita. La lineetta verticale è la quota che ci si attende da chi l'ha ottenuto, visto ciò che aveva ricevuto. Chi va bene ne ottiene di più, quindi una quota alta è un indizio, non una prova: il rapporto di ablazione disattiva un componente e mostra che cosa fa.
balance-foot = Le probabilità corrette sono quelle di Holm, su tutti i confronti di un tipo; ciò che è comparso in troppo poche partite ne resta fuori.

## Ablazione

ablation-title = Ablazione
ablation-sub = Ablazione: gli stessi semi con e senza ogni componente, giocati da { $player }
ablation-components = Componenti
ablation-fact-games = Partite ciascuno
ablation-fact-longest = Al massimo, se nessuna cambia
ablation-fact-table = Tavolo
ablation-own-table = ogni componente a un tavolo dove è in gioco
ablation-clear = Cambiano la quota del titolare
ablation-without-effect = Senza alcun effetto
ablation-verdict = Che cosa fanno i componenti
ablation-count = Su { $compared } componenti con un titolare { $clear } ne cambiano la quota di vittorie con un intervallo che esclude lo 0; per puro caso sarebbero circa { $chance }. Tenuto conto di tanti confronti: { $sure }.
ablation-all-matter = Ogni componente ha cambiato qualche partita.
ablation-never = Nessuna partita cambia senza: { $components }.
ablation-absent = Mai in gioco: { $components }.
ablation-columns = Una partita cambia se lo stesso seme, giocato senza il componente, prende altre decisioni o finisce in un'altra posizione. Le variazioni sono quelle prodotte dal componente, la partita normale meno quella senza: in decisioni per partita, e nei punti e nella quota di vittorie del titolare.
ablation-share-note = Quanto il componente aggiunge alla quota di vittorie del titolare.
ablation-differ-note = Quota di partite che cambiano senza di esso.
ablation-exact = Il titolare è scelto dal caso, quindi il confronto è esatto.
ablation-first-user = Il titolare è chi lo ha usato per primo nella partita normale; chi arriva a usarlo dipende dalla partita, quindi le piccole variazioni vanno lette con cautela.
ablation-head-component = componente
ablation-head-games = partite
ablation-head-differ = cambiano
ablation-head-winner = altro vincitore
ablation-head-length = lunghezza
ablation-head-score = punti del titolare
ablation-head-share = quota del titolare
ablation-heading = Ablazione: che cosa fanno i componenti di { $game }
ablation-intro = Ogni componente viene disattivato e gli stessi semi si giocano con e senza di esso da giocatori { $player }, a un tavolo dove è in gioco: { $games } partite ciascuno, di più se nessuna di esse è cambiata. Scritto da { $command } nel suo `ablation.md`. Una quota in grassetto ha un intervallo che esclude lo 0.
ablation-foot = Gli intervalli contengono il valore vero in 95 casi su 100. Le probabilità corrette sono quelle di Holm, su tutti i componenti di un tipo. Fatto da Astrarium.

## Due scatole

against-title = Una scatola cambiata, sugli stessi semi
against-pairs = Coppie di partite
against-differing = di cui diverse
against-changed = Che cosa è stato cambiato
against-change = Cambiamento
against-always = A ogni sguardo
against-needed = Coppie per { $points } punti
against-found = Un cambiamento c'è: un intervallo valido a ogni sguardo esclude lo 0. Non si è giocato oltre.
against-small = Nessuna quota cambia di { $points } punti o più. Non si è giocato oltre.
against-games = Tutte le partite sono state giocate, e gli intervalli validi a ogni sguardo lasciano aperta la questione.
against-foot = L'intervallo del 95 % è quello di Student per le coppie giocate. L'altro è una sequenza di confidenza asintotica (mistura normale di Robbins), corretta per tutte le righe: vale comunque spesso si guardi, perciò decide quando fermarsi.
