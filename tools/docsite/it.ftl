site-rules-title = { $game }: le regole
site-rules-counted = { $rules } regole in { $sections } sezioni. { $rulings ->
    [0] Nessuna è una decisione nostra
    [one] Una è una decisione nostra
   *[other] { $rulings } sono decisioni nostre
  }, { $reconstructed ->
    [0] nessuna è ricostruita
    [one] una è ricostruita
   *[other] { $reconstructed } sono ricostruite
  }.
site-rules-how = Ogni regola ha un numero che non cambia mai. Lo si ritrova nel codice che la applica, nelle prove che la mostrano all'opera e, al tavolo, su ogni domanda e nel diario della partita.
site-rules-other = These rules in English
site-rules-code = Codice
site-rules-tests = Prove
site-rules-more = altri { $number }
