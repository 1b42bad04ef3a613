# Che cosa dice la guida di ogni lezione. Una riga vuota comincia una nuova pagina.

lesson-first-title = Prima partita
lesson-first-blue =
    L’inverno non finisce. Un’ultima rompighiaccio, l’Aurora, naviga lungo la costa, e chi vuole vivere guida fin là: un camion, qualche rimorchio, un pugno di persone. Tu sei il Rosso; il Blu è un bot.

    Lo scopo: più fama di tutti alla fine, al massimo dopo sei round o quando un convoglio incontra l’Aurora. La fama viene dalla strada fatta, dai nemici, e all’Aurora da ogni sopravvissuto sano.

    Un round ha cinque fasi: esplorare, riposare, guidare, sparare, fine del round. Prima si esplora, a turno. Guarda il Blu.
lesson-first-explore =
    Tocca a te. Ci sono cinque siti; ognuno chiede sopravvissuti di un certo valore e dà qualcosa. Il sito 2 ha un rimorchio: più posto per ciò che trovi.
lesson-first-explore-why = Il tuo convoglio è quasi pieno; un rimorchio serve per tutta la partita.
lesson-first-leader =
    Chi va? Manda il Leader: chi ha agito poi riposa, e il Leader si riprende prima degli altri.
lesson-first-leader-why = Il Leader va nella Zona Riposo, gli altri nella Zona Esausti.
lesson-first-nobody-else =
    Qui basta il Leader. Tieni il Copilota per un altro sito.
lesson-first-nobody-else-why = Due persone in un sito sono un sito in meno.
lesson-first-append =
    Un rimorchio va dietro l’ultimo veicolo, finché il camion riesce a tirarlo. Ogni sua casella tiene qualcosa, o un giorno si danneggia.
lesson-first-append-why = Sostituire il tuo container non darebbe posto.
lesson-first-recruit =
    Il tuo Copilota è ancora attivo. Nel sito 1 c’è un Eremita che si unirebbe a te: due mani in più in ogni round.
lesson-first-recruit-why = Un sopravvissuto preso presto vale più delle merci.
lesson-first-rest =
    La fase Riposo. Chi è esausto ha bisogno di un round in più, a meno che non mangi: spendi 1 cibo per il Copilota, e nel prossimo round sarà di nuovo attivo.
lesson-first-rest-why = Il cibo serve proprio a questo.
lesson-first-move =
    La fase Movimento. Con 1 carburante fai la strada che il camion permette; il Copilota aggiunge 1. Chi è davanti prende più fama, ma incontra anche per primo i nemici. Guida.
lesson-first-move-why = L’Aurora non aspetta.
lesson-first-step =
    Spazio dopo spazio. Avanti fino allo spazio 2.
lesson-first-step-why = Sullo spazio 2 c’è qualcosa.
lesson-first-stop =
    Qui c’è una Tappa Speciale, e la prende solo chi vi si ferma. Fermati.
lesson-first-stop-why = Uno spazio in più o in meno non conta ancora.
lesson-first-take =
    Bagaglio Smarrito: un Oggetto, segreto finché non si usa. Se resta inutilizzato vale 1 fama alla fine. Prendilo.
lesson-first-take-why = Hai posto.
lesson-first-blue-drives =
    Il Blu fa uno spazio in più e ora è davanti. Poi la fase Fuoco: i nemici nei siti vanno nella regione di chi è in testa.
lesson-first-ambush =
    I Cavalieri del Lupo! L’imboscata colpisce ogni convoglio nella Valle: 1 danno nella prima colonna, il camion. Una casella danneggiata non si usa, e ciò che contiene è perso. L’arma chiede munizioni che ora non vuoi sprecare: mettilo lì.
lesson-first-ambush-why = Una persona o delle merci sarebbero perse, l’arma si ripara.
lesson-first-enemy-fire =
    Poi sparano. Una carta dice dove: sul veicolo della terza colonna, il rimorchio nuovo. Scegli la casella di mezzo.
lesson-first-enemy-fire-why = Le altre caselle tengono cose che ti servono di più.
lesson-first-second-round =
    L’Aurora va al secondo ormeggio, e comincia il secondo round. Ora sei dietro, e chi è dietro esplora per primo. Al sito 1, il Negozio Abbandonato.
lesson-first-second-round-why = Ha merci, e accanto c’è una riparazione.
lesson-first-leader-again =
    Di nuovo il Leader: valore 2, ne serve 1.
lesson-first-leader-again-why = Torna prima degli altri.
lesson-first-alone =
    Da solo.
lesson-first-alone-why = Gli altri hanno altro da fare.
lesson-first-bonus =
    Il sito offre anche un’azione bonus, e puoi fare tutte e due. Prima la riparazione: togli 1 danno.
lesson-first-bonus-why = Sono gratis tutte e due, in qualsiasi ordine.
lesson-first-repair =
    L’arma: con quella puoi rispondere al fuoco.
lesson-first-repair-why = I nemici colpiti danno fama.
lesson-first-use =
    E ora il negozio.
lesson-first-use-why = Lasceresti lì due oggetti.
lesson-first-fuel =
    Fino a due cose. Carburante, per la strada.
lesson-first-fuel-why = Senza carburante il convoglio sta fermo.
lesson-first-fuel-again =
    E un altro carburante.
lesson-first-fuel-again-why = Due carburanti sono altri due round di strada.
lesson-first-end =
    Un round e un pezzo: esplora, riposa, guida, spara. Tieni la gente sfamata, il convoglio in ordine e l’Aurora in vista: avanza a ogni round e non aspetta nessuno.

    Continua come vuoi: Consiglio (H) dice che cosa farebbe un bot, Regole (R) che cosa è scritto.
