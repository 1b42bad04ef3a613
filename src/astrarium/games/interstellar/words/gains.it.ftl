# Starship Interstellar: guadagni e perdite, ciascuno con la sua causa.

note-earth-fuel = { $player } produce { $amount } { $amount ->
    [one] Carburante
   *[other] Carburanti
} sulla Terra.
note-outpost-fuel = { $player } ottiene { $amount } { $amount ->
    [one] Carburante
   *[other] Carburanti
} da un avamposto.
note-token-fuel = { $token } dà a { $player } { $amount } { $amount ->
    [one] Carburante
   *[other] Carburanti
}.
note-pass-fuel = { $player } ottiene { $amount } { $amount ->
    [one] Carburante
   *[other] Carburanti
} dal segnalino Pass.
note-leader-fuel = { $player } ottiene { $amount } { $amount ->
    [one] Carburante
   *[other] Carburanti
} come Leader.
note-office-fuel = { $player } ottiene { $amount } { $amount ->
    [one] Carburante
   *[other] Carburanti
} dalla posizione di governo.
note-leftover-fuel = { $player } trasforma { $amount } × { $resource } in { $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
}.
note-built-prestige = { $player } ottiene { $amount } di Prestigio per il meccanismo.
note-patent-prestige = L'Ufficio Brevetti dà a { $player } { $amount } di Prestigio.
note-office-built = { $player } ottiene { $amount } di Prestigio dalla posizione di governo per il meccanismo.
note-governor-built = { $player } ottiene { $amount } di Prestigio come governatore per il meccanismo.
note-highlight-prestige = { $player } ottiene { $amount } di Prestigio: l'azione è evidenziata sul segnalino.
note-outpost-prestige = { $player } ottiene { $amount } di Prestigio da un avamposto.
note-pass-prestige = { $player } ottiene { $amount } di Prestigio dal segnalino Pass.
note-leader-prestige = { $player } ottiene { $amount } di Prestigio come Leader.
note-office-prestige = { $player } ottiene { $amount } di Prestigio dalla posizione di governo.
note-discovery-prestige = { $player } ottiene { $amount } di Prestigio per la scoperta.
note-wormhole-prestige = { $player } ottiene { $amount } di Prestigio per il wormhole.
note-arrival-prestige = { $player } ottiene { $amount } di Prestigio per l'arrivo a Trappist.
note-top-prestige = { $player } ottiene { $amount } di Prestigio per la Reputazione nella riga più alta.
note-bottom-loss = { $player } perde { $amount } di Prestigio: la Reputazione non può scendere oltre.
note-flight-loss = { $player } perde { $amount } di Prestigio: al volo { $fuel ->
    [one] manca 1 Carburante
   *[other] mancano { $fuel } Carburanti
}.
note-row-prestige = { $player } ottiene { $amount } di Prestigio per la riga della sua Reputazione.
note-row-loss = { $player } perde { $amount } di Prestigio per la riga della sua Reputazione.
note-rank-prestige = { $player } ottiene { $amount } di Prestigio: posizione { $number } sulla rotta di Trappist.
note-leftover-prestige = { $player } ottiene { $amount } di Prestigio per { $fuel } { $fuel ->
    [one] Carburante
   *[other] Carburanti
}.
note-saved-reputation = { $player } ottiene { $amount } di Reputazione per il componente salvato.
note-relations-reputation = Le Pubbliche Relazioni danno a { $player } { $amount } di Reputazione.
note-office-rescue = { $player } ottiene { $amount } di Reputazione dalla posizione di governo per il salvataggio.
note-governor-rescue = { $player } ottiene { $amount } di Reputazione come governatore per il salvataggio.
note-outpost-reputation = { $player } ottiene { $amount } di Reputazione da un avamposto.
note-token-reputation = { $token } dà a { $player } { $amount } di Reputazione.
note-pass-reputation = { $player } ottiene { $amount } di Reputazione dal segnalino Pass.
note-discovery-reputation = { $player } ottiene { $amount } di Reputazione per la scoperta.
note-galaxy-reputation = { $player } ottiene { $amount } di Reputazione per la galassia.
note-solar-loss = { $player } perde { $amount } di Reputazione per lo sfruttamento del Sole.
note-spared-reputation = Reputation Plus risparmia a { $player } { $amount } di Reputazione.
note-leader-scientist = { $player } ottiene uno scienziato come Leader.
note-galaxy-scientist = { $player } ottiene uno scienziato nella galassia.
note-recruited = { $player } ottiene uno scienziato.
note-immediate-cubes = { $player } ottiene { $amount } × { $resource } dal segnalino.
note-pays = { $player } paga { $paid }.
note-leader-extra = { $player } ottiene un'azione extra come Leader.
note-column-extra = La colonna dà a { $player } un'azione extra.
note-takes-extra = { $player } prende l'azione extra { $token }.
note-no-extra = Per { $player } non è rimasta nessuna azione extra.
note-leader-step = { $player } arriva al passo { $step } come { $leader }.
note-unlocked = Ora { $player } dispone di: { $building }.
