### La velada: la misma gente que sigue jugando. Marcador de todas las partidas, quién vino, quién se fue, y el cartel para enviar.

title = La velada
played =
    { $games ->
        [one] Una partida por ahora
       *[other] { $games } partidas por ahora
    }
who = Quién
won = Ganadas
gameNth = Partida { $nth }: { $game }
absent = no estaba
place = Puesto { $place }
crown = lleva la corona
wears = { $name } lleva la corona.
nobodyLeads = Nadie va en cabeza todavía.
went =
    { $after ->
        [1] { $name } se fue tras la primera partida.
       *[other] { $name } se fue tras la partida { $after }.
    }
came = { $name } llegó en la partida { $nth }.

## poster

wanted = Se busca
forCrown = por llevarse { $wins } de { $games } partidas
forWin =
    { $points ->
        [none] por ganar a { $game }
       *[other] por ganar a { $game } con { $points } puntos
    }
forShare = por compartir la victoria en { $game }
forNobody = por una velada que nadie ganó
company = En compañía de
reward = Recompensa: la revancha
seen = Último paradero: { $address }, { $date }
poster = Guardar el cartel
sharePoster = Compartir el cartel
posterLine = Un cartel. Se busca a { $who } { $why }.

## big screen

screenName = Pantalla grande
scan = Escanea y siéntate
screenLine = Para una tele o un directo: la mesa abierta, en grande y sin nada secreto.
screenQr = Código QR de la pantalla grande
