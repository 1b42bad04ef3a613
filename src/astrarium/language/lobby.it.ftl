# Sedersi al tavolo: la pagina iniziale, i tavoli nuovi, i collegamenti, le regole.

lobby-line = Giochi da tavolo di fantascienza, a un solo tavolo
lobby-lead = Gioca con gli amici o contro i bot, nel browser. Il tavolo conosce ogni regola e ti spiega il perché; non serve registrarsi.
lobby-games = Giochi
lobby-play-now = Gioca subito
lobby-play-now-means = Gioca subito: tu contro { $bots ->
    [one] 1 bot
   *[other] { $bots } bot
}, all'istante.
lobby-new = Prepara un tavolo
lobby-rules = Regole
lobby-players = { $least }–{ $most } giocatori
lobby-languages = inglese, italiano
lobby-rules-count = { $count } regole, ognuna con il suo numero

lobby-mine = I miei tavoli
lobby-open-tables = Tavoli aperti
lobby-none-open = In questo momento nessuno cerca giocatori. Prepara un tavolo pubblico e comparirà qui.
lobby-over = Finita
lobby-your-turn = Tocca a te
lobby-waiting = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
lobby-turn-of = Decide { $name }
lobby-free = posto libero
lobby-take = Siediti qui
lobby-go = Vai al tavolo
lobby-look = Rivedi il tavolo
lobby-watch = Guarda
lobby-summary = Punteggi e grafici
lobby-guest = Ospite
lobby-person = Giocatore { $number }
lobby-bot-easy = Bot, facile
lobby-bot-medium = Bot, medio
lobby-bot-hard = Bot, difficile
lobby-bot-greedy = Bot, avido
lobby-bot-random = Bot, casuale

lobby-upload = Apri una partita salvata
lobby-upload-means = Una partita scaricata da Astrarium: finita, per rivederla, o in corso, per continuarla a questo schermo.
lobby-upload-button = Apri
lobby-unofficial = Non ufficiale, fatto da giocatori. I giochi e i loro nomi appartengono ai rispettivi proprietari; comprate le scatole.

## Un tavolo nuovo

lobby-new-of = { $game }: un tavolo nuovo
lobby-how-many = Giocatori
lobby-your-name = Il tuo nome
lobby-seats = Posti
lobby-seat = Posto { $number }
lobby-kind-me = Io
lobby-kind-open = Libero, su invito
lobby-kind-here = Un'altra persona qui
lobby-their-name = Il suo nome
lobby-seats-mean = Se più persone giocano a questo schermo, un sipario nasconde agli altri i segreti di ciascuno.
lobby-levels-mean = I bot sanno solo ciò che il loro posto può sapere. A quello facile sfugge molto e risponde subito; quello medio pensa fino a un secondo per decisione; quello difficile fino a tre.
lobby-who-comes = Chi può entrare
lobby-by-link = Solo chi ha un collegamento
lobby-public = Chiunque: il tavolo compare nella pagina iniziale
lobby-reactions = Reazioni
lobby-reactions-hidden = Il tavolo si ferma per tutti
lobby-reactions-quick = Rapide
lobby-reactions-mean = Dove qualcuno potrebbe reagire con una carta che nessuno ha visto, il tavolo si ferma un momento anche se nessuno può farlo: così una pausa non rivela nulla. Un tavolo rapido aspetta solo chi può reagire.
lobby-limit = Tempo per decidere
lobby-limit-of = { $minutes ->
    [0] Senza limite
    [1] 1 minuto
    [1440] 1 giorno
    [4320] 3 giorni
   *[other] { $minutes } minuti
}
lobby-limit-means = Quando il tempo scade, un bot prende quella singola decisione.
lobby-title = Nome del tavolo
lobby-create = Crea il tavolo
lobby-back = Indietro

## Collegamenti

lobby-ready = Il tavolo è pronto
lobby-links-mean = Manda ogni collegamento a una persona. Chi si siede con quello ha una chiave sua, che nessun altro ha, nemmeno tu. La partita comincia quando tutti i posti sono occupati.
lobby-no-open-mean = Ci siete tutti: la partita può cominciare.
lobby-links = Collegamenti
lobby-link-make = Crea un collegamento
lobby-link-renew = Creane uno nuovo
lobby-link-revoke = Revoca
lobby-link-none = Ora nessun collegamento porta qui.
lobby-seat-mine = Qui siedi tu.
lobby-seat-theirs = La chiave di questo posto è solo sua.
lobby-watch-means = Gli spettatori vedono ciò che tutti possono vedere e possono parlare. Il loro collegamento non porta mai a un posto. Se ne crei uno nuovo, chi è entrato con il precedente deve rientrare.
lobby-code = Mostra un codice per la fotocamera
lobby-code-means = Un codice con il collegamento: inquadralo con la fotocamera del telefono.
lobby-only-here = Questo indirizzo porta ogni computer a sé stesso. Per collegamenti che altri possano aprire, vieni qui con il nome o il numero di questo computer e avvia il tavolo con:
lobby-spectators = Spettatori
lobby-copy = Copia
lobby-copied = Copiato
lobby-to-table = Vai al tavolo

lobby-door-watch = Ti hanno invitato a guardare.
lobby-door-carried = Continua qui con il tuo posto: { $role }.
lobby-door-keep = Tieni il posto anche nell'altro browser
lobby-door-key = Il collegamento viene scambiato con una chiave che ha solo questo browser, e poi non apre più nulla.
lobby-door-seat = C'è un posto libero per te: { $role }.
lobby-door-back = Questo è il posto di { $name }: { $role }.
lobby-sit-down = Siediti
lobby-no-such-game = Questo gioco non c'è.

## Il proprio posto altrove

lobby-carry = Su un altro dispositivo
lobby-carry-means = Un collegamento che vale una volta sola porta il tuo posto in un altro tuo browser. Custodiscilo come le tue carte: chi lo apre siede al tuo posto.
lobby-carry-make = Crea un collegamento
lobby-carry-now = Aprilo sull'altro dispositivo. Vale una volta sola.
lobby-carry-withdraw = Ritiralo
lobby-carry-browsers = Questo posto è in { $count } browser.
lobby-carry-alone = Solo questo browser

## Regole

lobby-rules-of = { $game }: le regole
lobby-rules-mean = Tutte le regole con cui gioca il tavolo, con parole nostre. Il tavolo cita questi numeri.
lobby-rules-search = Cerca nelle regole
lobby-search = Cerca
lobby-rules-found = { $count ->
    [0] Nessuna regola
    [one] 1 regola
   *[other] { $count } regole
}
lobby-rules-none = Nessuna regola contiene tutte queste parole.
lobby-rules-all = Mostra tutte
lobby-kind-of-rule-ruling = Nostra decisione
lobby-kind-of-rule-ruling-means = Qui il regolamento tace o non è chiaro: abbiamo deciso noi.
lobby-kind-of-rule-public = Da materiale pubblico
lobby-kind-of-rule-public-means = Non è nel regolamento, ma si sa da materiale pubblico sul gioco pubblicato.
lobby-kind-of-rule-reconstructed = Ricostruita
lobby-kind-of-rule-reconstructed-means = Qui il contenuto della scatola non è noto: questa parte l'abbiamo progettata noi.

## Salvataggi

lobby-save-running = Un salvataggio rivela tutto, segreti compresi. Si può scaricare a partita finita.
lobby-save-seats = Solo chi sedeva al tavolo può scaricare la partita.
lobby-upload-empty = Non è stato scelto alcun file.
lobby-upload-not-json = Questo file non è una partita salvata: non si legge come JSON.
lobby-upload-lacks = Questa non è una partita salvata: nel file manca «{ $field }», o non è come dovrebbe essere.
lobby-upload-no-game = Qui non c'è nessun gioco «{ $game }».
lobby-upload-version = Questa partita è stata giocata con la versione { $theirs } delle regole; qui si gioca la versione { $ours }.
lobby-upload-former = Questa partita è stata giocata con la versione { $theirs } delle regole; qui si gioca la versione { $ours }. Il salvataggio non contiene una posizione da cui continuare: quelli più recenti sì.
lobby-upload-position = La posizione in questo salvataggio non si può leggere.
lobby-upload-players = Questa partita non si può aprire: il gioco è per { $least }-{ $most } giocatori.
lobby-upload-seed = Questa partita non si può aprire: il suo seme non è fra quelli usati qui.
lobby-upload-option = Questa partita non si può aprire: «{ $option }» non può essere «{ $value }».
lobby-upload-breaks = Questa partita non si può aprire: la sua decisione numero { $number } non è possibile secondo le regole.
lobby-upload-unkept = Questa partita non si può aprire: non è stata distribuita secondo l'impegno del suo tavolo, o è stata modificata.
lobby-upload-switched = In questo salvataggio alcuni componenti sono disattivati. Partite così si rivedono dalla riga di comando, non qui.
lobby-uploaded = Partita caricata
lobby-some-of = Oppure solo alcune

# Lessons
lobby-learn = Imparalo:
lobby-learn-means = Una partita con una guida: dieci, quindici minuti contro i bot. Esci e torna quando vuoi.

## Tavoli pronti

lobby-presets = Comincia con
lobby-preset-first = Prima partita
lobby-preset-box = Come nella scatola
lobby-preset-everything = Tutto
lobby-preset-box-means = Il gioco come lo vuole il regolamento, senza varianti.
lobby-preset-then = Tutto ciò che imposta si può cambiare qui sotto.
