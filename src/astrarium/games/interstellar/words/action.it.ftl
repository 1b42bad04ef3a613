# Starship Interstellar: Sfruttamento Solare, spirale, Ricerca, produzione, mercato e azioni extra.

## Sfruttamento Solare e spirale

ask-keep-cubes = { $kept ->
    [0] Quali dei cubi pescati tieni? Ognuno costa Reputazione e vita del Sole.
   *[other] Ne tieni un altro, o basta così?
}
lose-reputation = perdi { $number } di Reputazione
lose-prestige = perdi { $number } di Prestigio
sun-advances = il Sole avanza{ $number ->
    [1] { "" }
   *[other] { " " }di { $number }
}
ask-spare-cube = Contenimento Stellare: quale tra { $cubes } non muove l'indicatore di sfruttamento?
ask-place-wormhole = Su quale pianeta metti il tuo wormhole?

## Ricerca

ask-research = Quale tecnologia sviluppi?
ask-crash-research = Quale tecnologia sviluppi? Puoi non pagare un cubo richiesto.
ask-omit-cube = { $technology }: quale cubo richiesto non paghi?
refused-level = Serve prima { $technology }.
refused-salvation-most = Hai già tutte le tecnologie Salvezza permesse: { $number }.

## Produzione

ask-produce = { $planet }: che cosa attivi adesso?
ask-to-warehouse = { $planet }: che cosa va dal giacimento al magazzino? { $left ->
    [one] Si può spostare un cubo.
   *[other] Si possono spostare fino a { $left } cubi.
}
ask-to-reserve = { $planet }: che cosa va dal magazzino alla tua riserva? { $left ->
    [one] Si può spostare un cubo.
   *[other] Si possono spostare fino a { $left } cubi.
}
option-cubes = { $amount } × { $resource }
ask-convert = { $planet }: quale cubo del magazzino sale di un valore?

## Mercato

ask-trade = { $token }: vendi o compri?
ask-sell = Quale colore vendi?
ask-sell-amount = { $resource } rende { $price } { $price ->
    [one] Carburante
   *[other] Carburanti
} a cubo: quanti ne vendi?
ask-sell-more = { $resource } rende { $price } { $price ->
    [one] Carburante
   *[other] Carburanti
} a cubo: quanti altri ne vendi?
option-each = { $resource } ({ $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
} a cubo)
option-for-all = { $number } ({ $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
})
ask-buy = Quale colore compri?
ask-buy-amount = { $resource } costa { $price } { $price ->
    [one] Carburante
   *[other] Carburanti
} a cubo: quanti ne compri?
refused-just-bought = Hai comprato questo colore con lo stesso segnalino.
refused-just-sold = Hai venduto questo colore con lo stesso segnalino.

## Azioni extra

ask-recruit = Paghi { $price } { $price ->
    [one] Carburante
   *[other] Carburanti
} per uno scienziato?
ask-extra-target = { $token }: su quale pianeta?
ask-transmute = Quale cubo della tua riserva sale di un valore?

## Che cosa è successo

note-keeps-cubes = { $player } tiene { $cubes }.
note-keeps-none = { $player } non tiene nessun cubo.
note-spares = { $player } contiene il Sole: { $resource } non conta.
note-exploitation = Lo sfruttamento è a { $position }.
note-sun-advances = Il Sole avanza a { $position }.
note-earth-burns = Il Sole raggiunge la Terra: questo è l'ultimo round.
note-solar-event = { $event }, zona { $zone ->
    [green] verde
    [red] rossa
   *[other] nera
}.
note-destroyed = { $planet }: distrutto.
note-loses-base = { $player } perde tutto su { $planet }.
note-wormhole-placed = Il wormhole di { $player } porta a { $planet }.
note-researches = { $player } sviluppa { $technology }.
note-omits = Programma Accelerato: { $player } non paga { $resource }.
note-lowers = Assemblaggio Modulare: per { $resource } { $player } paga un valore in meno.
note-extracts = { $player } estrae { $amount } × { $resource } su { $planet }.
note-brings-home = { $player } riporta { $amount } × { $resource } da { $planet }.
note-converts = { $player } alza di un valore { $resource } su { $planet }.
note-transmutes = { $player } alza di un valore { $resource }.
note-sells = { $player } vende { $amount } × { $resource } per { $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
}.
note-buys = { $player } compra { $amount } × { $resource } per { $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
}.
note-recruits = { $player } recluta per { $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
}.
note-exploited = Lo sfruttamento ha completato il giro: il Sole avanza.
note-event-advances = L'evento spinge avanti il Sole.
note-round-advances = Il round è finito: il Sole avanza.
note-with-base = { $player } estrae con la base su { $planet }.
note-with-explorer = { $player } estrae con la Explorer su { $planet }.
note-with-drill = { $player } attiva una trivella su { $planet }.
note-with-ars = { $player } attiva un ARS su { $planet }.
note-with-converter = { $player } attiva un converter su { $planet }.
note-with-outpost = Un avamposto di { $player } è all'opera su { $planet }.
note-token-planet = { $token } va su { $planet } per { $player }.
note-office-planet = { $bonus } per { $player } su { $planet }.
note-outpost-growth = Il giacimento di { $player } su { $planet } cresce di { $amount } × { $resource }: l'avamposto.
note-token-growth = Prospezione: il giacimento di { $player } su { $planet } cresce di { $amount } × { $resource }.
note-office-growth = Il giacimento di { $player } su { $planet } cresce di { $amount } × { $resource }: la posizione di governo.
note-office-improves = Il giacimento di { $player } su { $planet } cresce di { $amount } × { $resource }: la posizione di governo lo migliora.
