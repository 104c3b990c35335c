title = Desde que te fuiste
step = { $step } de { $of }
skip = Saltar al presente
now = Ahora
stoodIn =
    { $moves ->
        [one] Un bot ha hecho una jugada por ti.
       *[other] Un bot ha hecho { $moves } jugadas por ti.
    }
failed = Lo ocurrido desde entonces no se puede contar ahora.
