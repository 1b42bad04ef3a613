# Come i rapporti chiamano i tratti dei giocatori e i tipi di componenti.

trait-faction = fazione
trait-planet = pianeta colonizzato all'inizio
trait-bought = unità prodotta
trait-played = Evento giocato

trial-faction = Fazioni
trial-event = Eventi
