# Starship Interstellar: Viaggio, basi, sondaggi.
# $sort: 0 base o rossi, 1 trivelle o gialli, 2 ARS o verdi, 3 convertitori o blu, 4 avamposti o viola.

## Viaggio

ask-travel = Dove va la tua Explorer?
option-destination = { $planet } ({ $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
})
option-destination-hold = { $planet } ({ $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
}, { $owned } nella stiva: perdi { $prestige } di Prestigio)
option-destination-reserve = { $planet } ({ $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
}, { $owned } nella riserva: perdi { $prestige } di Prestigio)
refused-flight-hold = Il volo richiede { $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
} e nella stiva { $owned ->
    [one] ce n'è { $owned }
   *[other] ce ne sono { $owned }
}. Senza { $missing } { $missing ->
    [one] Carburante
   *[other] Carburanti
} perderesti { $prestige } di Prestigio, e ne hai { $left }.
refused-flight-reserve = Il volo richiede { $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
} e nella riserva { $owned ->
    [one] ce n'è { $owned }
   *[other] ce ne sono { $owned }
}. Senza { $missing } { $missing ->
    [one] Carburante
   *[other] Carburanti
} perderesti { $prestige } di Prestigio, e ne hai { $left }.
ask-load-buildings = Quanti edifici carichi di questo tipo: { $sort ->
    [1] trivelle
    [2] ARS
    [3] convertitori
   *[other] avamposti
}?
ask-load-fuel = Quanto Carburante carichi? Il volo verso { $planet } ne richiede { $cost }; ogni unità mancante costa Prestigio.
option-load-short = { $number } (perdi { $prestige } di Prestigio)
ask-leave-base = Smantelli la tua base su { $planet }? Il giacimento ({ $lost }) va perduto.
ask-visit-base = Smantelli la tua base su { $planet }? Il giacimento ({ $lost }) va perduto.
ask-load-cubes = { $planet }: quanti cubi carichi tra quelli { $sort ->
    [0] rossi
    [1] gialli
    [2] verdi
    [3] blu
   *[other] viola
}?

## Basi

ask-found-base = Fondi una base su { $planet }?
ask-choose-token = { $planet }: quale segnalino produzione prendi?
option-survey = Pescane un altro ({ $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
})
ask-pay-survey = Quanto Carburante paghi dalla stiva?
ask-install-buildings = { $planet }: quale edificio installi?

## Che cosa è successo

note-flies = { $player } vola verso { $planet } con { $fuel } di Carburante.
note-loads-fuel = { $player } carica { $fuel } di Carburante.
note-loads-buildings = { $player } carica { $loaded }.
note-loads-cubes = { $player } carica { $cubes }.
note-loads-last = { $player } carica { $cubes } per l'ultimo volo.
note-unloads = { $player } scarica: { $fuel } di Carburante; cubi: { $cubes }; edifici: { $loaded }.
note-surveys = { $player } guarda un segnalino produzione di { $planet }.
note-draws-token = Peschi { $token }.
note-pays-survey = { $player } paga { $fuel } di Carburante per un altro segnalino{ $aboard ->
    [0] , dalla riserva
   *[other] , { $aboard } dalla stiva
}.
note-founds = { $player } fonda una base su { $planet }: { $token }.
note-installs = { $player } installa su { $planet }: { $building }.
note-dismantles = { $player } smantella la base su { $planet }.
