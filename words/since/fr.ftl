title = Depuis ton départ
step = { $step } sur { $of }
skip = Passer au présent
now = Maintenant
stoodIn =
    { $moves ->
        [1] Un bot a joué un coup pour toi.
       *[other] Un bot a joué { $moves } coups pour toi.
    }
failed = Ce qui s’est passé depuis ne peut pas être raconté maintenant.
