# Ciò che il server risponde.

server-no-such-seat = Questo posto non esiste.
server-no-such-link = Questo collegamento non porta da nessuna parte, o non più: forse ce n'è uno nuovo al suo posto. Chiedi a chi ti ha invitato.
server-link-used = Questo collegamento è già stato usato: ora lì siede qualcuno. Eri tu, con un altro browser? Allora scegli lì, nel menù del tavolo, «Su un altro dispositivo». Altrimenti chiedi un altro posto a chi ti ha invitato.
server-link-again = Apri di nuovo il collegamento che hai ricevuto. Questo browser deve accettare i cookie.
server-carried-away = Questo posto è passato a un altro browser. Per riaverlo qui, scegli lì, nel menù del tavolo, «Su un altro dispositivo».
server-seat-needs-link = A questo tavolo ogni posto ha un suo collegamento. Chiedilo a chi ha preparato il tavolo.
server-talk-needs-link = Per parlare siediti, o entra con il collegamento del tavolo.
server-not-the-host = I collegamenti si vedono solo nel browser con cui il tavolo è stato preparato.
server-not-your-seat = Questo browser non ha un posto simile.
server-no-such-table = Questo tavolo non esiste.
server-seat-taken = Lì siede già qualcuno.
server-not-a-person = Questo posto non è di una persona.
server-not-away = Questo giocatore è presente: un bot può subentrare solo a chi manca da un po'.
server-stale = Il tavolo è andato avanti. Ecco come sta ora.
server-no-undo = Non puoi annullare nulla: qualcun altro ha deciso, o è stato mostrato qualcosa di nascosto.
server-nothing-said = Non hai scritto nulla.
server-not-your-turn = Ora la decisione non è tua.
server-seats-open = La partita comincia quando tutti i posti sono occupati.
server-not-dealt = Non è stato ancora distribuito nulla: la partita comincia quando ogni posto è preso.
server-ticket-used = Questa promessa è già stata mantenuta, per un altro tavolo. Chiedine una nuova.
server-over = La partita è finita.
server-illegal = Ora non è possibile ({ $rule }).
server-bad-value = Questo non va: { $why }.
server-broken = Qualcosa è andato storto da parte nostra. Nulla di ciò che hai fatto è perduto.
server-not-yours = A questo tavolo si entra solo su invito.
server-not-patient = A questo tavolo nessuno riceve domande in segreto se non ha qualcosa da decidere.
