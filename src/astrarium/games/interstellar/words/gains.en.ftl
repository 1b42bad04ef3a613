# Starship Interstellar: gains and losses, each with its cause.

note-earth-fuel = { $player } produces { $amount } fuel on Earth.
note-outpost-fuel = { $player } gains { $amount } fuel from an outpost.
note-token-fuel = { $token } brings { $player } { $amount } fuel.
note-pass-fuel = { $player } gains { $amount } fuel from the pass token.
note-leader-fuel = { $player } gains { $amount } fuel as a leader.
note-office-fuel = { $player } gains { $amount } fuel from the office.
note-leftover-fuel = { $player } turns { $amount } × { $resource } into { $fuel } fuel.
note-built-prestige = { $player } gains { $amount } prestige for the mechanism.
note-patent-prestige = Patent Office brings { $player } { $amount } prestige.
note-office-built = { $player } gains { $amount } prestige from the office for the mechanism.
note-governor-built = { $player } gains { $amount } prestige as governor for the mechanism.
note-highlight-prestige = { $player } gains { $amount } prestige: the action is highlighted on the token.
note-outpost-prestige = { $player } gains { $amount } prestige from an outpost.
note-pass-prestige = { $player } gains { $amount } prestige from the pass token.
note-leader-prestige = { $player } gains { $amount } prestige as a leader.
note-office-prestige = { $player } gains { $amount } prestige from the office.
note-discovery-prestige = { $player } gains { $amount } prestige for the discovery.
note-wormhole-prestige = { $player } gains { $amount } prestige for the wormhole.
note-arrival-prestige = { $player } gains { $amount } prestige for reaching Trappist.
note-top-prestige = { $player } gains { $amount } prestige for reputation in the top row.
note-bottom-loss = { $player } loses { $amount } prestige: reputation cannot fall any lower.
note-flight-loss = { $player } loses { $amount } prestige: { $fuel } fuel { $fuel ->
    [one] is
   *[other] are
} missing on the flight.
note-row-prestige = { $player } gains { $amount } prestige by the row of their reputation.
note-row-loss = { $player } loses { $amount } prestige by the row of their reputation.
note-rank-prestige = { $player } gains { $amount } prestige: rank { $number } on the way to Trappist.
note-leftover-prestige = { $player } gains { $amount } prestige for { $fuel } fuel.
note-saved-reputation = { $player } gains { $amount } reputation for the component saved.
note-relations-reputation = Public Relations bring { $player } { $amount } reputation.
note-office-rescue = { $player } gains { $amount } reputation from the office for the rescue.
note-governor-rescue = { $player } gains { $amount } reputation as governor for the rescue.
note-outpost-reputation = { $player } gains { $amount } reputation from an outpost.
note-token-reputation = { $token } brings { $player } { $amount } reputation.
note-pass-reputation = { $player } gains { $amount } reputation from the pass token.
note-discovery-reputation = { $player } gains { $amount } reputation for the discovery.
note-galaxy-reputation = { $player } gains { $amount } reputation for the galaxy.
note-solar-loss = { $player } loses { $amount } reputation for exploiting the Sun.
note-spared-reputation = Reputation Plus spares { $player } { $amount } reputation.
note-leader-scientist = { $player } gains a scientist as a leader.
note-galaxy-scientist = { $player } gains a scientist in the galaxy.
note-recruited = { $player } gains a scientist.
note-immediate-cubes = { $player } gains { $amount } × { $resource } from the token.
note-pays = { $player } pays { $paid }.
note-leader-extra = { $player } gains an extra action as a leader.
note-column-extra = The column brings { $player } an extra action.
note-takes-extra = { $player } takes the extra action { $token }.
note-no-extra = No extra action is left for { $player }.
note-leader-step = { $player } reaches step { $step } as { $leader }.
note-unlocked = { $building } is now available to { $player }.
