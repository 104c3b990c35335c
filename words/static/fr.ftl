title = Tout se passe sur cet appareil
what = Joue en solo, contre des bots ou à plusieurs autour d’un écran ; après cette première visite, même sans réseau.
hall = Autour d’une table, chacun sur son téléphone : Nouvelle table, Téléphones dans cette pièce. Pour des amis qui sont ailleurs, il faut que quelqu’un ouvre une salle.
how = Ouvrir une salle
