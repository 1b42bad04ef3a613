# Comete: ciò che le regole dicono alle persone. I nomi dei componenti sono in box/components.toml.

do-rest = Riposa
ask-act = Catturi una cometa o riposi?
note-catches = { $player } cattura { $comet }.
note-rests = { $player } riposa e ha { $fuel } di carburante.
comet-is = { $ice } di ghiaccio, distanza { $distance }
has-fuel = { $number } di carburante
ice = ghiaccio
