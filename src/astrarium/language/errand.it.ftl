# Avvisi: che tocca a qualcuno, e nulla della partita.

errand-title = Avvisami quando tocca a me
errand-means = Gli avvisi arrivano quando tocca a te e non stai guardando il tavolo. Dicono a quale tavolo tocca a te, nient'altro. Ognuno si può far cessare con un clic.
errand-this-browser = Questo o un altro browser
errand-by-browser = Avvisa questo browser, anche a pagina chiusa
errand-by-mail = Avvisami per posta elettronica
errand-mail = Indirizzo di posta elettronica
errand-daily = al massimo un messaggio al giorno
errand-unsure = non ancora confermato
errand-end = Basta
errand-back = Torna al tavolo
errand-asked = È partito un messaggio con una domanda: gli avvisi cominciano quando lì rispondi di sì.
errand-yes = Sì, avvisami qui
errand-silence = Qui niente più avvisi
errand-confirmed = D'ora in poi sarai avvisato.
errand-silenced = Lì non arriverà più nulla.
errand-over = Questi avvisi sono già cessati.
errand-no-address = A questo indirizzo non si può mandare nulla.
errand-too-many = Questo posto ha già cinque indirizzi. Prima fanne cessare uno.
errand-turn = Tocca a te: { $table }
errand-hurry = { $hours ->
    [one] Ti resta circa un'ora per decidere: { $table }
   *[other] Ti restano circa { $hours } ore per decidere: { $table }
}
errand-digest = Tocca a te a { $count } tavoli
errand-confirm = Ti avvisiamo quando tocca a te? { $table }
errand-confirm-means = Qualcuno a un tavolo di Astrarium ha chiesto avvisi per questo indirizzo. Se sei stato tu, rispondi lì di sì; se no, non fare nulla, e non arriverà altro.
