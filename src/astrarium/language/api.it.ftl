# Ciò che il server risponde ai programmi, e alle richieste che non accetta.

server-no-key = Qui serve una chiave: inviala come Authorization: Bearer CHIAVE.
server-wrong-key = Questa chiave non apre nulla a questo tavolo.
server-link-first = Questo è un collegamento, non una chiave. Scambialo prima con una chiave: POST /api/keys.
server-key-in-use = Questa chiave apre già un altro posto.
server-watch-only = Con questa chiave si può solo guardare.
server-no-vote = Su questo votano solo gli altri che giocano.
server-not-over = La partita non è ancora finita.
server-old-rules = A questo tavolo si è giocato con regole precedenti, e non ne è rimasto nulla da cui continuare o che si possa mostrare.
server-newer-rules = A questo tavolo si gioca con regole più recenti di quelle note a questo server. Riprova tra qualche istante.
server-no-such-page = A questo indirizzo non c'è nulla.
server-no-such-method = Questo indirizzo non accetta richieste del genere.
server-bad-request = La richiesta non si può leggere.
server-too-large = È troppo grande.
server-too-many = Troppe richieste in poco tempo. Attendi un momento.
server-other-site = Le richieste da altri siti non sono accettate.
server-store-fails = L'archivio non risponde. Guarda di nuovo il tavolo tra un momento.
