# Il caso che si può controllare: che cosa pubblica un tavolo, che cosa vi aggiungono le persone, e se è stato mantenuto.

chance-title = Il caso
chance-sealed = Nessuno può scegliere che cosa esce
chance-promise = Da un solo segreto discende tutto ciò che il caso deciderà a questo tavolo. Il tavolo lo ha sigillato: l'impegno qui sotto corrisponde a questo segreto e a nessun altro. Quando ti siedi, il tuo browser aggiunge una parte sua, che nessuno conosce prima. Solo allora si mescola. Così né chi ospita né questo server possono scegliere che cosa esce, e dopo la partita ognuno può controllarlo.
chance-commitment = Impegno
chance-your-share = La tua parte
chance-your-share-means = Fatta a caso nel tuo browser. Puoi scriverne una tua: lettere e cifre.
chance-no-script = Senza script il tuo browser non può fare la sua parte: scrivila tu, lettere e cifre a piacere.
chance-more = Per saperne di più

## Prima di mescolare

chance-waiting = Non è stato ancora distribuito nulla
chance-waiting-means = { $count ->
    [one] C'è ancora un posto libero. Quando sarà preso, si mescola tutto e la partita comincia.
   *[other] Ci sono ancora { $count } posti liberi. Quando saranno presi, si mescola tutto e la partita comincia.
}
chance-seats = Al tavolo
chance-talk = Chat

## La pagina

chance-shares = Parti
chance-shares-mean = Che cosa hanno aggiunto tutti quelli che si sono seduti, e chi ha preparato il tavolo.
chance-host = Chi ha preparato il tavolo
chance-no-share = nessuna propria
chance-bot-share = a un bot non serve
chance-secret = Segreto
chance-secret-later = Il segreto resta sigillato finché la partita non è finita. Allora lo si mostra qui, e si ridistribuisce tutto.
chance-seeded = Qualcuno ha scelto il seme di questo tavolo, e può quindi sapere che cosa è coperto. Non c'è nulla da controllare.
chance-known = Mazzo noto
chance-uploaded = Questo tavolo è stato aperto da un file: chi ha il file può sapere che cosa è coperto, adesso e in seguito. Nessuno ha potuto aggiungervi una parte.
chance-dealt-before = Questo posto è stato distribuito prima di arrivare a questo browser, senza una parte sua. Chi lo aveva finora ne ha visto la mano.
chance-unshared = Nessuno ha aggiunto una parte
chance-unshared-means = Il tavolo ha sigillato il segreto da cui esce tutto: l'impegno qui sotto corrisponde a questo segreto e a nessun altro. Ma nessuno ha aggiunto una parte prima che si mescolasse, quindi chi gestisce questo server avrebbe potuto scegliere che cosa esce.
chance-dealt-promise = Da un solo segreto discende tutto ciò che il caso decide a questo tavolo. Il tavolo lo ha sigillato: l'impegno qui sotto corrisponde a questo segreto e a nessun altro. Prima che si mescolasse, chi qui sotto ha una parte l'aveva aggiunta. Così né chi ospita né questo server potevano scegliere che cosa esce, purché almeno un'altra persona abbia dato una parte; chi non ne ha data nessuna è arrivato a un posto già distribuito. Dopo la partita ognuno può controllarlo.
chance-unsealed = Questo tavolo è stato preparato prima che il caso fosse sigillato. Non c'è nulla da controllare.
chance-holds = Impegno mantenuto
chance-holds-means = Il segreto corrisponde all'impegno. { $decisions ->
    [one] Una decisione è stata rigiocata
   *[other] Tutte le { $decisions } decisioni sono state rigiocate
} dal segreto e da { $shares ->
    [one] una parte
   *[other] { $shares } parti
}: la partita finisce esattamente come al tavolo.
chance-agrees = Il file è coerente
chance-partly = Controllato in parte
chance-partly-means = Il segreto corrisponde all'impegno, e { $decisions ->
    [one] una decisione da allora è stata rigiocata
   *[other] { $decisions } decisioni da allora sono state rigiocate
} come al tavolo. Prima le regole sono cambiate: { $former ->
    [0] la distribuzione iniziale non si può
    [one] la distribuzione iniziale e l'unica decisione delle regole di prima non si possono
   *[other] la distribuzione iniziale e le { $former } decisioni delle regole di prima non si possono
} rigiocare qui. Per quell'inizio c'è solo la parola del server.
chance-former-rules = Questa partita è stata giocata con regole di prima, e con quelle di adesso non si può rigiocare; un Astrarium di allora può farlo. Il segreto e le parti qui sotto sono quelli da cui è uscito tutto.
chance-fails = Impegno non mantenuto
chance-problem-commitment = Il segreto non è quello a cui si riferiva l'impegno.
chance-problem-noted = L'impegno non è quello annotato prima della partita.
chance-problem-share = La parte data non è tra quelle usate.
chance-problem-shares = Le parti non sono tante quante le persone.
chance-problem-breaks = Ciò che esce da questo segreto e da queste parti non permette ciò che è stato deciso.
chance-problem-key = Il caso è proseguito da una chiave diversa da quella che discende da questo segreto e da queste parti.
chance-problem-end = Ciò che esce da questo segreto e da queste parti finisce in un altro modo.
chance-yourself = Controlla da te
chance-yourself-means = Questa pagina è fatta dallo stesso server che ha distribuito. Chi non se ne fida controlla su una macchina propria: scarica la partita e lascia che sia Astrarium a ridistribuirla lì.
chance-memory = Che cosa ha annotato questo browser
chance-memory-same = Quando ti sei seduto, il { $date }, questo browser ha annotato proprio questo impegno, e la sua parte è tra quelle qui sopra.
chance-memory-missing = Questo browser ha annotato questo impegno quando ti sei seduto, il { $date }; ma la parte che ha dato, { $share }, non è tra quelle qui sopra.
chance-memory-none = Questo browser non ha annotato alcun impegno di questo tavolo: ti sei seduto su un altro dispositivo, o senza script, oppure stai guardando.

## Dalla riga di comando

chance-verified = { $game }: impegno mantenuto. { $decisions } decisioni rigiocate dal segreto e da { $shares ->
    [one] una parte
   *[other] { $shares } parti
}. Impegno: { $commitment }
chance-not-verified = { $game }: impegno NON mantenuto. { $problems } Impegno: { $commitment }
chance-partly-verified = { $game }: controllato IN PARTE. { $decisions } decisioni rigiocate dal segreto e da { $shares ->
    [one] una parte
   *[other] { $shares } parti
}, da una posizione lasciata da regole di prima dopo { $former } decisioni; come queste hanno distribuito non si può controllare qui. Impegno: { $commitment }
