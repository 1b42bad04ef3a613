# Come i rapporti chiamano i tratti dei giocatori e i tipi di componenti.

trait-technology = tecnologia ricercata
trait-base = base fondata
trait-extra = azione extra presa
trait-office = posizione di governo presa
trait-salvation = azione Salvezza

trial-technology = Tecnologie
trial-extra = Azioni extra
trial-event = Eventi solari
trial-office = Posizioni del Governo
trial-discovery = Scoperte
