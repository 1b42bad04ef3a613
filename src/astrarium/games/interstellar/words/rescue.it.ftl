# Starship Interstellar: le azioni Salvezza.

ask-build = Quale meccanismo costruisci?
ask-lower-cube = { $mechanism }: per quale cubo paghi col colore immediatamente inferiore?
ask-save = Chi salvi? Si paga un cubo di quel colore o di valore più alto.
ask-save-second = Logistica criogenica: salvi un secondo componente?
ask-provide = Quale posizione prende il tuo scienziato? Ottieni i bonus da sinistra fino a lì.
ask-bonus-planet = { $bonus } { $amount }: su quale dei tuoi pianeti?
ask-choose-track = Su quale tracciato Leader avanzi?
ask-explore = Dove va il tuo satellite, per { $price } { $price ->
    [one] Carburante
   *[other] Carburanti
}?
ask-move-government = Dove va il satellite del Governo?

note-builds = { $player } costruisce { $mechanism }.
note-saves = { $player } salva { $humanity }.
note-takes-office = { $player } prende la posizione di governo in { $office }.
note-office-gives = Bonus di { $office }.
note-lobbying-gives = Lobbismo: anche il bonus di { $office }.
note-explores = Il satellite di { $player } va in { $space } per { $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
}.
note-stays = Il satellite di { $player } resta nel wormhole.
note-government-explores = { $player } manda il satellite del Governo in { $space }.
note-government-stays = { $player } lascia il satellite del Governo dov'è.
note-drifts = Nessuno governa: il satellite del Governo va in { $space }.
note-discovered = Scoperta in { $space }: { $discovery }.
note-reaches-trappist = Il satellite di { $player } raggiunge Trappist come numero { $number }.
note-government-arrives = Il satellite del Governo raggiunge Trappist come numero { $number }.
