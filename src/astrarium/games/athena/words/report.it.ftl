# Come i rapporti chiamano i tratti dei giocatori e i tipi di componenti.

trait-card = carta aggiunta al Convoglio o all'equipaggio
trait-loot = Bottino preso
trait-object = Oggetto usato
trait-ability = abilità usata
trait-deal = opzione scelta
trait-turret = Torretta distrutta

trial-ability = Sopravvissuti
trial-special = Caselle speciali
trial-object = Oggetti
trial-deal = Opzioni di incontri e azioni bonus
trial-happening = Eventi
trial-ambush = Agguati
