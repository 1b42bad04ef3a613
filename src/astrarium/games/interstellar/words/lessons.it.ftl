# Che cosa dice la guida di ogni lezione. Una riga vuota comincia una nuova pagina.

lesson-first-title = Prima partita
lesson-first-travel =
    Il Sole sta morendo. Le corporazioni sfruttano i pianeti, costruiscono una nave per le stelle e salvano quel che possono dell’umanità. Tu ne guidi una; l’altra è un bot.

    Lo scopo: più prestigio di tutti alla fine. Viene da parti della nave, persone salvate, cariche di Governo, scoperte.
    La partita finisce quando il Sole si spegne, o prima, quando due grandi opere su tre sono compiute.

    Un round ha tre fasi: Azione (raccogli risorse), Salvezza (le trasformi in prestigio), Governo (si tirano le somme).
    Nella fase Azione si gioca a turno un segnalino azione. Ne hai cinque. Gioca Viaggi.
lesson-first-travel-why = Senza una base su un pianeta non c’è nulla da produrre.
lesson-first-mars =
    Il tuo Explorer parte dalla Terra. Il prezzo è 1 per il decollo e 1 per ogni orbita e quadrante attraversati. Marte è vicino e va bene per cominciare.
lesson-first-mars-why = Più lontano è più ricco, ma il ritorno costa altrettanto.
lesson-first-load =
    Il carburante si carica solo sulla Terra, quindi pensa al ritorno: 3 per l’andata, e altrettanto per tornare. I pianeti si muovono, quindi prendine uno in più. Carica 7.
lesson-first-load-why = Ogni carburante che manca costa 2 punti prestigio.
lesson-first-found =
    All’arrivo puoi fondare una base. Sì: da ora il pianeta lavora per te.
lesson-first-found-why = Sei venuto per questo.
lesson-first-deposit =
    Hai esaminato un giacimento. Un altro sguardo costa 2 carburanti. Prendi questo: mette cubi nel giacimento e ti dà subito tre cubi gialli.
lesson-first-deposit-why = Il carburante serve per tornare.
lesson-first-brown =
    Ora l’altra corporazione. Vola fino a Nettuno, dove i cubi valgono di più, e paga il carburante che manca con il prestigio.
lesson-first-research =
    Con i cubi puoi fare ricerca. Gioca Ricerche Tecnologiche.
lesson-first-research-why = Una tecnologia serve di più se arriva presto.
lesson-first-ion =
    Un primo livello costa un cubo e uno scienziato, che vi resta. La Propulsione Ionica rende ogni volo più economico di 1 carburante, fino alla fine.
lesson-first-ion-why = Volerai spesso.
lesson-first-earth =
    La Produzione Terrestre dà 4 carburanti, in ogni round.
lesson-first-earth-why = Senza carburante non si muove nulla.
lesson-first-market =
    Il Mercato compra e vende cubi in cambio di carburante. Giocalo.
lesson-first-market-why = Ti manca un cubo rosso.
lesson-first-buy =
    Hai carburante, quindi compra.
lesson-first-buy-why = I cubi gialli servono nella prossima fase.
lesson-first-red =
    Un cubo costa il suo valore più 2: il rosso (1) costa 3, il viola (5) costa 7. Basta quello economico.
lesson-first-red-why = Ogni colore serve a qualcosa, ma il carburante è poco.
lesson-first-pass =
    Passa. Ogni segnalino rimasto in mano gira di una faccia il segnalino Pass, e così ogni altro turno degli altri: ciò che mostra a fine fase è tuo.
    Chi passa prima, inoltre, comincia prima nella fase seguente.
lesson-first-pass-why = Lo Sfruttamento Solare avvicinerebbe la fine del Sole.
lesson-first-salvation =
    La fase Salvezza. Gli stessi segnalini, ma ora ognuno vale una fra quattro altre azioni; quella stampata sul segnalino dà 1 prestigio in più. Comincia l’altro giocatore.
lesson-first-token =
    Tocca a te. Il segnalino Ricerche evidenzia il Governo: giocalo per quello.
lesson-first-token-why = L’azione evidenziata dà 1 prestigio in più.
lesson-first-government =
    Fornire un Componente al Governo: un tuo scienziato prende una carica.
lesson-first-government-why = È l’azione che questo segnalino evidenzia.
lesson-first-office =
    Ottieni i bonus di tutte le cariche da sinistra fino alla tua. La posizione 4 dà carburante, una trivella, prestigio e un ARS: proprio quello che manca alla tua base su Marte. E per ora guidi il Governo.
lesson-first-office-why = Una trivella e un ARS fanno lavorare Marte.
lesson-first-drill =
    La trivella porta cubi dal giacimento al magazzino della base…
lesson-first-drill-why = Di più è meglio.
lesson-first-ars =
    …e l’ARS da lì alla tua riserva, senza volare. A una base servono tutti e due.
lesson-first-ars-why = Nella riserva puoi spenderlo.
lesson-first-humanity-token =
    Poi il segnalino Mercato: evidenzia Salvare l’Umanità.
lesson-first-humanity-token-why = 1 prestigio in più.
lesson-first-humanity =
    Salvare l’Umanità.
lesson-first-humanity-why = Di nuovo l’azione evidenziata.
lesson-first-yellow =
    Un cubo giallo salva un componente giallo: persone di valore 2, quindi 2 di reputazione. A fine round la reputazione dà prestigio, o lo toglie.
    Sali anche di un passo come Leader dell’Umanità.
lesson-first-yellow-why = Più alto il valore, più reputazione.
lesson-first-satellite-token =
    Ancora uno: il segnalino Viaggi, per il tuo satellite.
lesson-first-satellite-token-why = Evidenzia l’Esplorazione Satellitare.
lesson-first-satellite =
    Esplorazione Satellitare: la via verso Trappist, la nuova casa.
lesson-first-satellite-why = Di nuovo l’azione evidenziata.
lesson-first-space =
    Il satellite va una colonna a destra, su uno spazio che nessuno ha visto: le scoperte danno reputazione o prestigio. Colonna 1, riga 3.
lesson-first-space-why = La scoperta è di chi arriva prima.
lesson-first-salvation-pass =
    Tieni gli ultimi cubi e passa; resta un segnalino, quindi il Pass gira. Poi viene la fase Governo, che si gioca da sola: chi guida il Governo, questa volta il Marrone, riceve qualcosa per tutto ciò che vi si fa.
lesson-first-salvation-pass-why = Ciò che tieni ora costruisce qualcosa nel prossimo round.
lesson-first-end =
    Un round intero: il Sole è avanzato, è accaduto un evento, progetti e mercato sono cambiati, i pianeti si sono mossi. Comincia il round successivo; ora fra le tue azioni c’è il segnalino di Marte.

    Continua come vuoi: Consiglio (H) dice che cosa farebbe un bot, Regole (R) che cosa è scritto.
