# Il gioco in una pagina
page-title = Il gioco in una pagina
page-goal-title = Lo scopo
page-turn-title = Un turno
page-end-title = La fine
page-symbols-title = I simboli
page-terms-title = Le parole
page-known = Conosco il gioco
