# Come i rapporti chiamano i tratti dei giocatori e i tipi di componenti.

trait-faction = fazione
trait-kept = Evento conservato
trait-played = Evento risolto
trait-crew = membro dell'equipaggio usato

trial-card = Eventi
trial-tech = Tecnologie
trial-ability = Abilità
trial-crew = L'equipaggio della Rocinante
