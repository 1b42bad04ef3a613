site-rules-title = { $game }: the rules
site-rules-counted = { $rules } rules in { $sections } sections. { $rulings ->
    [0] None of them is a ruling
    [one] One of them is a ruling
   *[other] { $rulings } of them are rulings
  } of ours, { $reconstructed ->
    [0] none is reconstructed
    [one] one is reconstructed
   *[other] { $reconstructed } are reconstructed
  }.
site-rules-how = Every rule has an id that never changes. It stands on the code that carries the rule out, on the tests that show it at work, at the table on every question and in the log.
site-rules-other = Queste regole in italiano
site-rules-code = Code
site-rules-tests = Tests
site-rules-more = { $number } more
