# Ciò che il server risponde.

server-no-such-seat = Questo collegamento non apre alcun posto.
server-no-such-table = Questo tavolo non esiste.
server-seat-taken = Lì siede già qualcuno.
server-not-a-person = Questo posto non è di una persona.
server-not-away = Questo giocatore è presente: un bot può subentrare solo a chi manca da un po'.
server-stale = Il tavolo è andato avanti. Ecco come sta ora.
server-no-undo = Non puoi annullare nulla: qualcun altro ha deciso, o è stato mostrato qualcosa di nascosto.
server-nothing-said = Non hai scritto nulla.
server-not-your-turn = Ora la decisione non è tua.
server-seats-open = La partita comincia quando tutti i posti sono occupati.
server-over = La partita è finita.
server-illegal = Ora non è possibile ({ $rule }).
server-bad-value = Questo non va: { $why }.
server-broken = Qualcosa è andato storto da parte nostra. Nulla di ciò che hai fatto è perduto.
server-not-yours = A questo tavolo si entra solo su invito.
server-not-patient = A questo tavolo nessuno riceve domande in segreto se non ha qualcosa da decidere.
