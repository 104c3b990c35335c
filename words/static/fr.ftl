title = Tout se passe sur cet appareil
what = Joue en solo, contre des bots ou à plusieurs autour d’un écran ; après cette première visite, même sans réseau.
hall = Pour une table où chacun joue sur son appareil, il faut que quelqu’un ouvre une salle.
how = Ouvrir une salle
