### La soirée : les mêmes personnes qui continuent de jouer. Score de toutes les parties, qui est venu, qui est parti, et l’affiche à envoyer.

title = La soirée
played =
    { $games ->
        [one] Une partie pour l’instant
       *[other] { $games } parties pour l’instant
    }
who = Qui
won = Gagnées
gameNth = Partie { $nth } : { $game }
absent = pas là
place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
crown = porte la couronne
wears = { $name } porte la couronne.
nobodyLeads = Personne ne mène encore.
went =
    { $after ->
        [1] { $name } a quitté la soirée après la première partie.
       *[other] { $name } a quitté la soirée après la partie { $after }.
    }
came = { $name } a rejoint la soirée à la partie { $nth }.

## poster

wanted = Avis de recherche
forCrown =
    { $wins ->
        [1] pour avoir raflé une partie sur { $games }
       *[other] pour avoir raflé { $wins } parties sur { $games }
    }
forWin =
    { $points ->
        [none] pour avoir gagné à { $game }
       *[other] pour avoir gagné à { $game } avec { $points } points
    }
forShare = pour avoir partagé la victoire à { $game }
forNobody = pour une soirée que personne n’a gagnée
company = En compagnie de
reward = Récompense : une revanche
seen = Dernier lieu connu : { $address }, { $date }
poster = Enregistrer l’affiche
sharePoster = Partager l’affiche
posterLine = Une affiche. Avis de recherche : { $who }, { $why }.

## big screen

screenName = Grand écran
scan = Scanne et prends place
screenLine = Pour une télé ou un direct : la table ouverte, en grand, et rien de secret dessus.
screenQr = Code QR du grand écran
