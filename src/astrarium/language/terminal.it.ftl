# Ciò che il terminale dice attorno a una partita.

terminal-welcome = { $title }. Seme { $seed }. Scrivi un numero per decidere, ? per la regola dietro la decisione.
terminal-keys = un numero decide · ? regola · ? 3 sull'opzione 3 · x perché no · h consiglio · u annulla · b tavolo · d scarti · l diario · s salva · q esci
terminal-help = Scrivi un numero da 1 a { $most }, oppure: ? x h u b d l s q en it.
terminal-nothing-refused = Non c'è altro: tutte le opzioni sono aperte.
terminal-no-heaps = Non ci sono pile scoperte da sfogliare.
terminal-hint = Al tuo posto un bot sceglierebbe { $number }: { $what }.
terminal-hint-option = · { $number } { $what }: probabilità di vittoria { $percent } %
terminal-chances = Probabilità di vittoria ora, per quanto puoi sapere: { $chances }
terminal-chance = { $player } { $percent } %
terminal-no-undo = Non puoi annullare nulla: qualcun altro ha deciso, o è stato mostrato qualcosa di nascosto.
terminal-curtain = Ora tocca a { $player }. Gli altri distolgano lo sguardo; premi Invio.
terminal-saved = Salvata: { $path }
terminal-not-saved = Non salvata: { $why }
terminal-resume = Riprendi quando vuoi con: { $command }
terminal-replay = Rivedila con: { $command }
