# Che cosa dice la guida di ogni lezione. Una riga vuota comincia una nuova pagina.

lesson-first-title = Prima partita
lesson-first-take =
    L’umanità vive sulla Terra, su Marte e nella Fascia, e qualcosa di alieno è stato trovato. Tu guidi le Nazioni Unite; Marte è giocato da un bot.

    Lo scopo: avere più Punti Controllo (PC) alla fine. Ne hai 10, e servono anche per pagare.
    Quasi tutti i PC vengono dalle Basi: chi ha più Influenza su una Base la segna, ma solo in un turno di Conteggio.

    Il turno è breve: prendi una delle cinque carte del tracciato e usala. La più vecchia è gratis; le più nuove costano 1 o 2 PC.
    Prendi Antony Dresden: costa 1 PC e dà 4 punti azione.
lesson-first-take-why = I suoi 4 punti azione sono un buon inizio.
lesson-first-points =
    Ogni carta si usa in uno di due modi: i punti azione (PA) oppure l’Evento. Non tutti e due.
    Usa i punti. Quando li avrai spesi, l’Evento andrebbe offerto a Marte, se la carta avesse il simbolo di Marte. Questa non ce l’ha.
lesson-first-points-why = Con i punti vedi subito le azioni di base.
lesson-first-influence =
    4 punti, 1 per azione. La prima azione è l’Influenza: un cubo su una Base, se hai una flotta nell’Orbita che la serve.
    Hai una flotta a Cerere, e sulla Base non c’è ancora nessuno. Clicca Cerere sulla mappa, o il suo pulsante.
lesson-first-influence-why = Su Cerere basta un cubo per essere in testa.
lesson-first-cube =
    Le Nazioni Unite hanno due tipi di cubi. I Diplomatici varranno doppio più avanti, con una certa Tecnologia; fino ad allora valgono 1 come gli altri. Ne hai solo tre: metti un cubo normale.
lesson-first-cube-why = I tre Diplomatici valgono di più dopo.
lesson-first-second =
    Restano 3 punti. Un altro cubo, su Eurasia: più cubi hai, più è difficile scacciarti.
lesson-first-second-why = Eurasia è casa tua, e Marte arriverà.
lesson-first-second-cube =
    Di nuovo un cubo normale.
lesson-first-second-cube-why = Tieni i Diplomatici.
lesson-first-move =
    La seconda azione è Muovere: un gruppo di tue flotte va in un’altra Orbita, nella stessa Zona o in quella accanto.
    A Eros non c’è nessuno. Parti dall’Orbita della Terra, dove hai due flotte.
lesson-first-move-why = Dove non hai flotte non puoi mettere Influenza.
lesson-first-how-many =
    Una flotta parte, una resta a guardia della Terra: chi ha più flotte di chiunque altro in un’Orbita ne ha il Controllo Orbitale, che vale come un cubo in più su ogni sua Base dove hai un cubo.
lesson-first-how-many-why = Senza flotte perderesti il controllo dell’Orbita della Terra.
lesson-first-where =
    Queste Orbite sono raggiungibili. Vai a Eros: lì sarai da solo.
lesson-first-where-why = A Eros nessuno ti contende il primato.
lesson-first-last =
    L’ultimo punto: ora che la flotta è lì, metti un cubo su Eros.
lesson-first-last-why = Da solo, con una flotta e un cubo: la Base è tua.
lesson-first-last-cube =
    Spesi i punti, il turno è finito. Il tracciato scorre a sinistra, entra una carta nuova, e tocca a Marte.
lesson-first-last-cube-why = Tieni i Diplomatici.
lesson-first-mars =
    Marte prende la carta gratuita, Voci di Eros, e ne usa l’Evento: tre cubi su Basi di Zone diverse. Per un Evento non servono flotte.
lesson-first-event =
    Ora Marte è anche su Africa, Cerere e Rea. Su Cerere siete pari, e un primo posto pari vale poco.
    Tocca a te. La Distruzione di Deimos ha solo il tuo simbolo. Costa 1 PC, e il suo Evento colpisce Marte in casa.
lesson-first-event-why = Questo Evento non serve a nessuno più che a te.
lesson-first-resolve =
    La carta ha il tuo simbolo, quindi puoi usarne l’Evento: subito, o più avanti se paghi 1 PC per tenerla. Risolvilo.
lesson-first-resolve-why = Proprio ora Marte è debole in casa.
lesson-first-place =
    Le due Basi di Marte hanno perso il cubo. L’Evento ti dà anche un cubo sulla Terra: Eurasia.
lesson-first-place-why = Su Africa sei già in testa grazie alla flotta.
lesson-first-diplomat =
    Qui un Diplomatico sta bene: nessuno disturba Eurasia, e un giorno varrà doppio.
lesson-first-diplomat-why = Un Diplomatico è più al sicuro in casa.
lesson-first-black-ops =
    Marte prende la Squadra Operativa Clandestina, questa volta per i punti azione. Guarda: quattro cubi. Ma la carta ha anche il tuo simbolo…
lesson-first-offer =
    È il cuore del gioco: chi prende una carta per i punti ne regala l’Evento. Marte ha usato i punti, quindi l’Evento è offerto a te, anche se non è il tuo turno e senza pagare.
    Fino a tre Basi, ognuna in una Zona diversa, perdono un cubo. Risolvilo.
lesson-first-offer-why = Un Evento gratis contro Marte: prendilo.
lesson-first-first-target =
    Prima Cerere, nella Fascia, dove siete pari.
lesson-first-first-target-why = Rompere una parità vale di più.
lesson-first-whose =
    Lì avete un cubo tutti e due. Il tuo deve restare.
lesson-first-whose-why = Toglieresti il tuo cubo.
lesson-first-second-target =
    Poi Africa, nei Pianeti Interni.
lesson-first-second-target-why = Una Base per Zona, e su Africa Marte ti sta accanto.
lesson-first-whose-again =
    Di nuovo il cubo di Marte.
lesson-first-whose-again-why = Toglieresti il tuo cubo.
lesson-first-third-target =
    La terza lontano: Titano, nella Zona di Saturno. Lì ha un cubo solo Marte, quindi nessuno chiede di chi.
lesson-first-third-target-why = Su Titano Marte segnerebbe da solo.
lesson-first-scoring =
    Guarda il tracciato: una carta Conteggio è gratis. Chi la prende decide quando tutti segnano punti, e quale Settore vale di più. Sei in testa su diverse Basi: prendila adesso.
lesson-first-scoring-why = Conviene segnare mentre sei in testa.
lesson-first-sector =
    In segreto scegli il Settore Bonus: lì il primo posto su una Base dà 2 PC e il secondo 1, altrove il primo ne dà 1.
    Nella Fascia sei in testa su Cerere ed Eros, e Marte non ha nulla. La Fascia!
lesson-first-sector-why = Altrove ci guadagnerebbe anche Marte.
lesson-first-end =
    Questo è il gioco: una carta, punti o Evento, e il momento giusto per segnare. Dopo ogni turno di Conteggio tutti ricevono una Tecnologia, e la Rocinante va a chi è indietro: conta come una flotta, e il suo equipaggio aiuta nei turni di Conteggio.

    Quando compare la sesta carta Conteggio si passa subito al punteggio finale, dove ogni Base vale 5, 3 e 1. Continua come vuoi: Consiglio (H) dice che cosa farebbe un bot, Regole (R) che cosa è scritto.
