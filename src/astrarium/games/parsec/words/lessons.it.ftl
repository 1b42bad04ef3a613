# Che cosa dice la guida di ogni lezione. Una riga vuota comincia una nuova pagina.

lesson-first-title = Prima partita
lesson-first-settle =
    Una galassia piena di pianeti e asteroidi, e due fazioni che la vogliono. Tu sei il Bianco; il Verde è un bot.

    Si vince in due modi, e in due giocatori sono brevi. Con la ricchezza: 5 colonie, e in mano 3 carte di Titanio, 3 di Oro e 3 di Energia. Con la forza: essere l’unico con navi da guerra su 4 moduli adiacenti della mappa.
    Si vince nel proprio turno, appena una delle due cose è vera.

    Tutti cominciano con due colonie, e un cargo su ognuna. Un dado ha scelto il pianeta Mirach per la prima: mettila sull’esagono 12.3.
lesson-first-settle-why = I suoi esagoni si equivalgono; da 12.3 un asteroide è vicino.
lesson-first-settle-again =
    La seconda su Argentea, al centro in 8.4. I due colori di un pianeta dicono che cosa produce, il numero dice quando.
lesson-first-settle-again-why = Dal centro tutti gli esagoni del pianeta sono vicini.
lesson-first-goods =
    Tre carte Risorsa per cominciare. Una colonia costa 2 Titanio e 2 Energia, quindi prendi 1 Titanio…
lesson-first-goods-why = Con 1 Titanio e 2 Energia ti manca una carta per una colonia.
lesson-first-goods-gold =
    …niente Oro, e quindi 2 Energia. Peschi anche una carta Evento.
lesson-first-goods-gold-why = L’Oro serve per navi da guerra e carte; prima le colonie.
lesson-first-roll =
    Il turno ha tre parti: un tiro per le risorse, le azioni, gli acquisti.
    Hai tirato 5, il numero di Argentea: ogni sua colonia produce una risorsa, per tutti. Prendi il Titanio.
lesson-first-roll-why = Con il Titanio hai il prezzo di una colonia.
lesson-first-card =
    Ora le azioni, in qualsiasi ordine e quante vuoi. La tua carta Convoglio di rifornimento ti dà un cargo gratis. Giocala.
lesson-first-card-why = Un cargo gratis serve subito.
lesson-first-gift =
    I vascelli nuovi compaiono dove hai una colonia, e si muovono dal turno dopo. Su Argentea.
lesson-first-gift-why = Argentea ha posto per altre colonie.
lesson-first-cargo =
    I cargo lavorano per te: costruiscono colonie, scavano asteroidi e commerciano. Ogni vascello si muove una volta per turno. Scegli il cargo 1, a Mirach.
lesson-first-cargo-why = Ha un asteroide a portata.
lesson-first-asteroid =
    Fino a 3 esagoni. Sull’asteroide 13.1: quando esce 1, chiunque tiri, un cargo lì guadagna 1 Titanio.
lesson-first-asteroid-why = Un cargo che aspetta su un asteroide guadagna qualcosa.
lesson-first-cargo-two =
    Poi il cargo 2, su Argentea.
lesson-first-cargo-two-why = Il cargo appena arrivato non si può ancora muovere.
lesson-first-free-hex =
    Un esagono regge una sola colonia. Per costruirne un’altra serve un cargo su un esagono libero di un pianeta: vai in 7.3.
lesson-first-free-hex-why = In 7.3 puoi costruire subito, accanto alla tua colonia.
lesson-first-shop =
    Hai mosso tutto: passa agli acquisti. Chi ha comprato qualcosa in questo turno non agisce più.
lesson-first-shop-why = Ora puoi pagare una colonia.
lesson-first-colony =
    Una colonia per 2 Titanio e 2 Energia. Il cargo resta. Con sole 2 Energia potresti trasformare il cargo stesso in colonia, ma lo perderesti.
    Le colonie vicine sullo stesso pianeta si difendono anche a vicenda.
lesson-first-colony-why = Il cargo ha ancora da lavorare.
lesson-first-green =
    Tre colonie su cinque. Il Verde fa più o meno lo stesso: muove i cargo e costruisce. Guardalo sulla mappa.
lesson-first-second-turn =
    Hai tirato 4, e nulla di tuo ha quel numero. Allora prepara: il cargo 3, quello regalato, ora si muove.
lesson-first-second-turn-why = Il cargo 1 sta bene dov’è.
lesson-first-energy =
    Sull’asteroide 8.1, che dà Energia con il 7.
lesson-first-energy-why = L’Energia serve per tutto.
lesson-first-cargo-two-again =
    E il cargo 2 prepara la prossima colonia.
lesson-first-cargo-two-again-why = Per la prossima colonia serve un cargo su un esagono libero.
lesson-first-free-hex-again =
    Di nuovo su Argentea, in 8.5.
lesson-first-free-hex-again-why = È accanto alla colonia centrale.
lesson-first-end-turn =
    Non puoi pagare nulla: finisci il turno.
lesson-first-end-turn-why = Il cargo 1 deve restare sul suo asteroide.
lesson-first-two =
    Il Verde ha tirato 5, e la produzione vale per tutti: le tue due colonie su Argentea danno due risorse. Prendi due Titanio.
lesson-first-two-why = Con il Titanio si costruiscono colonie e cargo.
lesson-first-wait =
    Ancora un 4. Tutto è al suo posto: finisci il turno.
lesson-first-wait-why = Sui posti buoni conviene aspettare.
lesson-first-mirach =
    Un 3 per il Verde: è Mirach. Prendi l’Energia.
lesson-first-mirach-why = Ogni acquisto vuole Energia.
lesson-first-shop-again =
    2 Titanio e 1 Energia: proprio il prezzo di un cargo. Agli acquisti.
lesson-first-shop-again-why = A Mirach al momento non lavora nessuno.
lesson-first-buy =
    Un lavoratore in più: compra un cargo. Le navi da guerra costano anche Oro; vincono combattimenti e moduli.
lesson-first-buy-why = Più cargo, più colonie e più miniere.
lesson-first-place =
    A Mirach: lì può sorgere la tua prossima colonia.
lesson-first-place-why = Argentea ha già due cargo vicini.
lesson-first-end =
    Hai visto un turno: tira, agisci, compra. Ancora due colonie e tre carte di ogni tipo, e la partita è tua. Commercia con il Verde, o al Porto Spaziale, per avere quello che ti manca.

    Continua come vuoi: Consiglio (H) dice che cosa farebbe un bot, Regole (R) che cosa è scritto.
