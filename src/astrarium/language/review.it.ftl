# Riguardare una partita finita.

review-title = Analisi
review-open = Analizza la partita
review-chances = Probabilità di vittoria nel tempo, per quanto ogni posto poteva sapere
review-chances-mean = Un bot ha stimato ogni linea da ciò che quel posto sapeva in quel momento, e da nient'altro: le linee non devono sommare al 100 %. Finché a un posto era nascosto chi doveva decidere, la sua linea resta dov'era. La linea punteggiata è la parte uguale.
review-chart = La probabilità di vittoria di ogni posto dopo ogni decisione
review-pointer = Indica un punto del grafico per vedere quel momento; fai clic per rivederlo.
review-looking = Il bot sta riguardando la partita: { NUMBER($have, useGrouping: 0) } momenti su { NUMBER($total, useGrouping: 0) }. Ciò che ha trovato è già mostrato.
review-progress = Avanzamento dell'analisi
review-sampled = Una partita lunga, di { NUMBER($decisions, useGrouping: 0) } decisioni: il bot ne guarda { $looked } momenti, distribuiti in modo uniforme.
review-turns = I momenti che hanno cambiato la partita
review-decisions = { $count ->
    [one] Decisione { NUMBER($begin, useGrouping: 0) }
   *[other] Decisioni da { NUMBER($begin, useGrouping: 0) } a { NUMBER($end, useGrouping: 0) }
}
review-left-out = { $count ->
    [one] … una riga della cronaca omessa …
   *[other] … { $count } righe della cronaca omesse …
}
review-instead = Il bot avrebbe scelto: { $option } (+{ $percent } %)
review-no-turns = Nessuna decisione ha cambiato molto da sola: la partita è stata vinta poco a poco.
review-not-yet = Il bot non è ancora arrivato fin lì.
review-verdicts = Che cosa avrebbe fatto il bot
review-agreed = Buone come il bot: { $agreed } su { NUMBER($decisions, useGrouping: 0) }
review-given-away = ceduto: { $percent } %
review-costly = { $costly ->
    [0] Nessuna delle { NUMBER($decisions, useGrouping: 0) } decisioni è costata qualcosa di rilevante.
    [one] Una delle { NUMBER($decisions, useGrouping: 0) } decisioni è costata probabilità, secondo il bot.
   *[other] { $costly } delle { NUMBER($decisions, useGrouping: 0) } decisioni sono costate probabilità, secondo il bot.
}
review-bot = Il bot:
review-lost = Probabilità persa
review-all = Mostra anche le decisioni buone
