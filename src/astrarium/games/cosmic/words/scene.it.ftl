# Didascalie del tavolo.

scene-players = { $number } giocatori
scene-turn = { $player }, { $number ->
    [1] prima Challenge
    [2] seconda Challenge
   *[other] Challenge { $number }
}
scene-phase-10 = fra le Challenge
scene-phase-1 = 1 Warp
scene-phase-2 = 2 Destiny
scene-phase-3 = 3 lancio
scene-phase-4 = 4 inviti dell'attaccante
scene-phase-5 = 5 inviti del difensore
scene-phase-6 = 6 alleanze
scene-phase-7 = 7 carte
scene-phase-8 = 8 risoluzione
scene-phase-9 = 9 scarti

table-active = turno
table-offense = attacco
table-defender = difesa
table-ally = alleato
table-kept = carte scoperte o note

## Il tavolo

scene-warp = Warp
scene-warp-tells = Qui attendono le pedine perse. L'attaccante ne può riprendere una nella fase 1.
scene-limbo-tells = Lato inverso: le pedine perse passano prima dal limbo.
scene-cone = Cono: l'attaccante e i suoi alleati
scene-ring = Anello: gli alleati del difensore
scene-cone-normal = Cono
scene-cone-reverse = Cono inverso
scene-cone-normal-tells = Chi si allea con l'attaccante ottiene una base se vince, chi si allea con il difensore ricompense.
scene-cone-reverse-tells = Chi si allea con il difensore atterra sul pianeta se vince, chi si allea con l'attaccante ha ricompense.
scene-home = Sistema di { $player }
scene-tokens = { $player }: { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
}
scene-target = Bersaglio del cono
scene-ring-value = Vale { $number } per il proprietario, se è attaccato
scene-limbo = limbo
scene-limbo-marker = Indicatore del limbo: qui arrivano le pedine perse
scene-moon-hidden = Luna coperta
scene-moon-open = Luna scoperta
scene-moon-secret = Luna coperta; tu la conosci
scene-reconstructed = Ricostruita: il testo originale non è noto.

scene-destiny = Destiny
scene-challenge-deck = Mazzo Challenge
scene-deck = Mazzo
scene-discard = Scarti
scene-offense = Attaccante
scene-defense = Difensore
scene-offense-is = Attaccante · { $player }
scene-defense-is = Difensore · { $player }
scene-face-down = Coperta
scene-own-tokens = { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
}
scene-allied-tokens = { $number ->
    [one] 1 alleata
   *[other] { $number } alleate
}
scene-boost = { $number } in più
scene-number = { $number }
scene-factor = ×{ $number }
scene-plus = +{ $number }
scene-compromise = C

## Le schede

scene-of-bases = su { $number }
scene-external = { $number ->
    [one] 1 base esterna
   *[other] { $number } basi esterne
}
scene-count-home = Basi interne
scene-count-hand = Carte in mano
scene-count-warp = Pedine nel Warp
scene-count-lucre = Lucre
scene-count-reserve = Pedine in riserva
scene-count-star = Pedine sulla stella
scene-count-out = Pedine fuori dal gioco
scene-count-moving = Pedine in viaggio
scene-power-down = Coperto: troppo poche basi interne.
scene-power-away = Assente fino alla fine della Challenge.
scene-power-cancelled = In questa Challenge non funziona.
scene-power-copy = Una copia, per questa Challenge.
scene-down = { $power } · coperto
scene-away = { $power } · assente
scene-cancelled = { $power } · annullato
scene-mark = { $effect }: { $number }
scene-queue = Coda, posto { $number }: { $player }
scene-debt = { $player } deve { $number } Lucre
scene-secrets = { $effect }: { $number ->
    [one] 1 segreto
   *[other] { $number } segreti
}
scene-held = { $number } di { $player }: { $keeping }
scene-known-card = Sai che questa carta è in quella mano.
scene-shown-card = Tutti conoscono questa carta.
scene-kept-by = Tenuta da { $effect }
scene-kept-hidden = { $effect }: una carta coperta

## Carte

scene-hand = La tua mano · { $number }
scene-wild-flare = WILD { $wild }
    SUPER { $super }
scene-super-flare = SUPER { $super }
    WILD { $wild }
scene-wild = Wild: { $effect }
scene-super = Super: { $effect }
scene-options = Fra cui scegliere
scene-in-use = In uso
scene-played-by = giocata da { $player }
scene-used-by = usa { $player }

## Accordi

scene-deal = Proposta
scene-deal-open = Ancora niente.
scene-deal-and = { $first } { $second }
scene-list = { $first }, { $second }
scene-proposed-by = propone { $player }
scene-deal-base = { $player } ottiene una base: { $place }{ $handed ->
    [0] , condiviso.
   *[other] ; chi c'era lo lascia.
}
scene-deal-cards = { $player } riceve: { $cards }.
scene-deal-wants = { $player } riceve { $number ->
    [one] 1 carta
   *[other] { $number } carte
} { $random ->
    [0] a scelta di chi le dà.
   *[other] a caso.
}
scene-deal-pays = { $player } paga { $number } Lucre.
scene-deal-frees = { $player } riprende { $number ->
    [one] 1 pedina
   *[other] { $number } pedine
} dal Warp.
