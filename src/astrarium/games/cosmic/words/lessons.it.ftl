# Che cosa dice la guida di ogni lezione. Una riga vuota comincia una nuova pagina.

lesson-first-title = Prima partita
lesson-first-aim =
    Ognuno governa un sistema di cinque pianeti con quattro pedine su ciascuno, e ha un potere che infrange una regola del gioco.
    Tu sei il Blu, lo Zombie. Arancione e Rosso sono bot.

    Lo scopo: basi su cinque pianeti fuori dal tuo sistema. Più giocatori possono arrivarci insieme e vincere insieme.

    Nel tuo turno fai una sfida; se la vinci puoi farne una seconda. Contro chi, lo dice il destino: hai girato una carta dell’Arancione.
    Punta il cono su uno dei suoi pianeti. Sono tutti uguali: prendi il numero 2.
lesson-first-aim-why = Andrebbe bene qualunque pianeta; la lezione prosegue con il numero 2.
lesson-first-launch =
    Quante pedine mandi, da 1 a 4? Ognuna vale 1 nel tuo totale. Se perdi, finiscono tutte nel Warp. Mandane 2.
lesson-first-launch-why = Due aggiungono qualcosa e rischiano poco.
lesson-first-from =
    Le pedine vengono dalle tue basi. Prendile da pianeti diversi: un pianeta senza pedine non è più una base.
lesson-first-from-why = Distribuiscile: nessun pianeta deve restare vuoto.
lesson-first-from-next =
    E una dal pianeta 2.
lesson-first-from-next-why = Distribuiscile.
lesson-first-invite =
    Ora gli alleati. Puoi invitare chi non è coinvolto: le sue pedine contano per te. Se l’attacco vince, anche gli alleati atterrano sul pianeta, e per loro è una base.
    Invita il Rosso.
lesson-first-invite-why = Per una prima base vale la pena dividere.
lesson-first-red-joins =
    L’Arancione non invita nessuno. Guarda: il Rosso si unisce a te con una pedina.
lesson-first-select =
    Il cuore della sfida: i due sfidanti mettono giù una carta coperta. Con due carte attacco vince la somma più alta di carta e pedine; a parità, il difensore.
    Nel cono ci sono 3 pedine, sul pianeta l’Arancione ne ha 4. Il 30 è troppo prezioso: prova Attack 14.
lesson-first-select-why = Tieni il 30 per una sfida importante, e le carte basse per una che non lo è.
lesson-first-reveal =
    Anche l’Arancione sceglie. Poi le due carte si girano.
lesson-first-flare =
    14 + 3 = 17 contro 10 + 4 = 14: hai vinto! Le tue pedine atterrano, e le quattro dell’Arancione vanno nel Warp.
    In mano hai un Flare, una carta che si gioca in certi momenti. Quando si può giocare qualcosa il tavolo lo chiede. Questa volta passa.
lesson-first-flare-why = Caccerebbe una base appena conquistata, e quella è tua.
lesson-first-again =
    Hai vinto la prima sfida, quindi puoi farne una seconda. Sì!
lesson-first-again-why = Una seconda sfida è una seconda occasione per una base.
lesson-first-aim-again =
    Il destino indica di nuovo l’Arancione. Questa volta il pianeta 5.
lesson-first-aim-again-why = Sul pianeta 2 hai già una base.
lesson-first-one =
    La tua mano è piena di carte mediocri, e una mano nuova arriva solo quando le carte Challenge sono finite. Usa questa sfida per liberarti di una carta scarsa. Basta 1 pedina.
lesson-first-one-why = Se ti aspetti di perdere, rischia poco.
lesson-first-from-three =
    Dal pianeta 3.
lesson-first-from-three-why = I pianeti 1 e 2 hanno già dato.
lesson-first-alone =
    Non invitare nessuno: chi si unisce a una sfida persa non torna più.
lesson-first-alone-why = Questa sfida non è fatta per vincere.
lesson-first-low =
    Butta via il 4.
lesson-first-low-why = Le carte migliori servono in momenti migliori.
lesson-first-zombie =
    5 contro 24: persa, come previsto. La pedina di chiunque altro finirebbe nel Warp, da cui se ne libera una per turno.
    Ma tu sei lo Zombie: le tue pedine tornano subito a casa. Rimettila sul pianeta 3.
lesson-first-zombie-why = Veniva da lì.
lesson-first-orange-turn =
    Tocca all’Arancione. Prima riprende una pedina dal Warp, poi il destino lo manda contro il Rosso.
lesson-first-join =
    Il Rosso ti invita in difesa. Gli alleati della difesa non conquistano basi. Se vincono ricevono un premio per pedina: una carta, o una pedina dal Warp.
    L’Arancione manda una sola pedina, quindi il Rosso reggerà: unisciti alla difesa.
lesson-first-join-why = Una carta nuova con poco rischio, e il Rosso se ne ricorderà.
lesson-first-ally-one =
    Una pedina, quindi una carta.
lesson-first-ally-one-why = Neanche uno Zombie deve avere fretta.
lesson-first-ally-from =
    Dal pianeta 4.
lesson-first-ally-from-why = Ne ha ancora quattro.
lesson-first-home =
    17 + 4 pedine contro 7: il Rosso regge. La tua pedina torna a casa, e il premio si pesca dal mazzo.
lesson-first-home-why = Veniva da lì.
lesson-first-zap =
    Il premio è un Cosmic Zap: ferma un potere nel momento in cui viene usato. Il Rosso sta usando Warrior, e il tavolo te lo chiede.
    Qui Warrior raccoglie solo un punto. Passa: uno Zap vale di più dopo.
lesson-first-zap-why = Tieni lo Zap per un potere che ti farebbe male.
lesson-first-end =
    Questa è una sfida: destino, cono, alleati, carte, si girano. Hai una base straniera; con cinque si vince.

    Ci sono anche le carte Compromise: se sono due, si può fare un accordo. Il tavolo ti aiuta a scriverlo. Continua come vuoi: Consiglio (H) dice che cosa farebbe un bot, Regole (R) che cosa è scritto.
