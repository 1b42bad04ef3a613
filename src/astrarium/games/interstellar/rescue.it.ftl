# Starship Interstellar: le azioni Salvezza.

ask-build = Quale meccanismo costruisci?
ask-lower-cube = { $mechanism }: per quale cubo paghi col colore immediatamente inferiore?
ask-save = Chi salvi? Si paga un cubo di quel colore o di valore più alto.
ask-save-second = Logistica criogenica: salvi un secondo componente?
ask-provide = Quale posizione prende il tuo scienziato? Ottieni i bonus da sinistra fino a lì.
ask-bonus-planet = { $bonus } { $amount }: su quale dei tuoi pianeti?
ask-choose-track = Su quale tracciato Leader avanzi?
ask-explore = Dove va il tuo satellite, per { $price } Carburante?
ask-move-government = Dove va il satellite del Governo?

note-builds = { $player } costruisce { $mechanism }.
note-saves = { $player } salva { $humanity }.
note-takes-office = { $player } prende una posizione nel Governo: { $office }.
note-explores = Il satellite di { $player } va in { $space } per { $fuel } Carburante.
note-government-explores = Il satellite del Governo va in { $space }.
note-discovered = Scoperta in { $space }: { $discovery }.
note-reaches-trappist = { $player } raggiunge Trappist come numero { $number }.
