### Un torneo en el salón: inscripción, emparejamientos, hojas, clasificación, organización.
### Looked up by name: refusals, flaws, how, usual

title = Torneos
mine = Tus torneos
noneMine = Todavía no participas en ningún torneo. Abre uno, o escanea su código.
open = Abrir un torneo
openLine = Cada cual se apunta en su teléfono, los emparejamientos aparecen allí, y ambos firman la hoja. En un solo dispositivo, sin salón, usa la mesa del torneo.
desk = Mesa del torneo en este dispositivo
name = Nombre del torneo
ended = acabado
leads = lo organizas tú
usualGames = Los habituales
usual_standard = 1000 puntos, 150 min
usual_with-setup = 1000 puntos, 170 min
usual_recon = 600 puntos, 120 min
rounds = Rondas
minutes = Minutos por ronda
edition = Edición
points = Puntos de una lista
units = Unidades de una lista como mucho
anyUnits = sin límite
rulings = Lecturas abiertas para todo el torneo
rulingsLine = Cada registro del torneo empieza con ellas.
fromNowOn = La edición y las lecturas valen para los registros que se abran desde ahora; los ya abiertos conservan las suyas.
save = Guardar
settings = Ajustes
# $rounds (number)
# $minutes (number)
# $points (number)
terms = Rondas: { $rounds }, de { $minutes } min cada una. Puntos de una lista: { $points }

## signing up

signUp = Apuntarme
signUpLine = Pega tu lista: se lee al momento, y ves lo que se ha leído.
list = Tu lista
listOf = Lista
changeList = Entregar otra lista
handIn = Entregarla
noList = Aún sin lista
signedUp = Te has apuntado.
signUpClosed = La inscripción está cerrada.
comeIn = No juego, ayudo
helping = Estás aquí sin jugar. La organización puede nombrarte árbitro.
# $read (number)
# $said (text)
countUnits = { $read } de { $said } unidades
# $read (number)
onlyUnits = { $read } unidades
# $read (number)
# $most (number)
countPoints = { $read } de { $most } puntos
fits = La lista encaja.
# $names (text)
asks = Se aclara en la mesa: { $names }
flaws_unreadable = Nada de este texto parece una lista.
flaws_too-dear = Cuesta más de lo permitido.
flaws_too-many-units = Tiene más unidades de las permitidas.
flaws_other-count = Dice otro número de unidades que el leído.
flaws_other-total = Dice otra suma de puntos que la contada.
flaws_questions = Algunas cartas no son seguras.
flaws_unread = Algunas líneas no se han podido leer.
drop = Dejar el torneo
dropSure = Dejarlo de verdad
return = Volver a jugar

## my table

myTable = Mi mesa
# $number (number)
table = Mesa { $number }
# $round (number)
# $rounds (number)
round = Ronda { $round } de { $rounds }
# $name (text)
against = contra { $name }
blue = Empiezas de azul
red = Empiezas de rojo
bye = Descansas esta ronda: una victoria.
waitForPairing = El próximo emparejamiento aparece aquí solo.
lastRound = Esa fue la última ronda.
missions = Misiones traídas
# $name (text)
# $cards (text)
pool = { $name }: { $cards }
callJudge = Llamar a un árbitro
called = Se ha llamado a un árbitro.
# $name (text)
coming = { $name } viene.
callDone = Resuelto, no hace falta
clockStands = El reloj de la ronda está parado.
timeUp = se acabó el tiempo
left = quedan

## the slip

slip = La hoja
slipLine = Ambos firman la misma; entonces cuenta.
sign = Firmar la hoja
# $name (text)
signedBy = { $name } ha firmado:
signSame = Firmar la misma
youSigned = Has firmado. Tu rival aún no ha firmado la misma.
otherSlip = Firmar otra cosa
howEnded = ¿Cómo acabó?
how_played = Jugada hasta el final
how_tabled = Un bando aniquilado
how_conceded = Abandono
how_no-show = Alguien no vino
how_drawn = Empate acordado
how_judged = Decisión de árbitro
winner = ¿Quién ganó?
nobody = Nadie
# $name (text)
pointsOf = Puntos de { $name }
# $name (text)
defeatedOf = Puntos de unidades que eliminó { $name }
# $one (number)
# $two (number)
score = { $one } : { $two }
# $name (text)
won = Gana { $name }
drawn = Empate
settled = El resultado cuenta.
correct = Corregir
reason = Por qué
settle = Decidir
history = Lo que ponía antes
both = firmado por ambos
# $name (text)
by = por { $name }
ledger = Registro

## pairings and standings

pairings = Emparejamientos
# $one (text)
# $two (text)
versus = { $one } – { $two }
# $name (text)
hasBye = { $name }: descansa
noPairings = Aún no hay ninguna ronda emparejada.
standings = Clasificación
# $round (number)
afterRound = tras la ronda { $round }
columnPlayer = Jugador
columnScore = Puntuación
columnRecord = V–E–D
columnMargin = Puntos
columnOpponents = Rivales
columnDefeated = Eliminados
why = ¿Por qué aquí?
explainScore = Puntuación: dos por victoria o descanso, uno por empate.
explainMargin = Puntos: la parte media de los puntos de todas las rondas acabadas. Un descanso cuenta 75 %, una ronda sin partida 0 %.
explainOpponents = Rivales: su puntuación media por ronda.
# $round (number)
notThere = Ronda { $round }: sin partida
# $round (number)
# $share (text)
explainBye = Ronda { $round }: descanso, parte { $share }
# $round (number)
# $outcome (text)
# $name (text)
# $share (text)
# $score (text)
explainGame = Ronda { $round }: { $outcome } contra { $name }, parte { $share }; puntuación rival por ronda: { $score }
win = victoria
draw = empate
loss = derrota
screen = Para un proyector
joinHere = Apúntate aquí
export = Para una hoja de cálculo
exportStandings = Clasificación
exportGames = Partidas
exportPlayers = Jugadores
exportLine = CSV sencillo. Qué archivo leen Longshanks y Best Coast Pairings no consta; copia desde estas tablas.

## organising

organise = Organizar
# $count (number)
players = Jugadores: { $count }
invite = Enlace y código para apuntarse
signUpOpen = La inscripción está abierta
# $round (number)
pair = Emparejar la ronda { $round }
unpair = Deshacer este emparejamiento
unpairSure = Deshacerlo de verdad
byHand = Cambiar emparejamientos a mano
byHandLine = Elige dos jugadores que cambian de sitio.
swap = Cambiar de sitio
clockStart = Poner el reloj en marcha
clockStop = Parar el reloj
# $minutes (number)
giveTime = { $minutes } min más
calls = Llamadas a un árbitro
# $table (number)
# $names (text)
callFrom = Mesa { $table }: { $names }
come = Voy
done = Hecho
addPlayer = Añadir a alguien sin teléfono
player = Jugador
makeJudge = Árbitro
makeOrganiser = Organización
remove = Expulsar
comeBack = Readmitir
# $round (number)
gone = salió antes de la ronda { $round }
removed = expulsado
late = llegó tarde
end = Acabar el torneo
endSure = Acabarlo de verdad
reopen = Abrirlo de nuevo
endedLine = Este torneo ha acabado.
forget = Olvidar este torneo
forgetSure = Olvidarlo todo de verdad
judge = árbitro
organiser = organización
# $open (number)
stillOpen =
    { $open ->
        [one] Queda { $open } partida abierta
       *[other] Quedan { $open } partidas abiertas
    }

## refusals

refusals_not-organiser = Solo lo puede la organización.
refusals_not-judge = Solo lo pueden árbitros y organización.
refusals_not-yours = Esa no es tu mesa.
refusals_sign-up-closed = La inscripción está cerrada. Pregunta a la organización.
refusals_full = Este torneo está completo: 64 jugadores.
refusals_removed = La organización te ha expulsado.
refusals_no-such-member = No hay tal jugador.
refusals_no-such-table = No hay tal mesa en esta ronda.
refusals_no-name = Hace falta un nombre.
refusals_list-too-long = Esta lista es demasiado larga.
refusals_wrong-settings = Uno de estos números no es posible.
refusals_round-open = Quedan partidas abiertas en esta ronda.
refusals_rounds-over = Todas las rondas se han jugado. Los ajustes permiten más.
refusals_too-few = Hacen falta dos jugadores.
refusals_no-legal-round = Todos se han enfrentado: no hay otra ronda sin repetir.
refusals_no-round = Aún no hay ninguna ronda emparejada.
refusals_wrong-pairings = Cada cual debe tener un solo sitio.
refusals_has-results = Ya hay resultados.
refusals_wrong-result = Puntos y ganador no encajan con ese final.
refusals_settled-already = El resultado ya cuenta. Un árbitro puede corregirlo.
refusals_called-already = Ya se ha llamado a un árbitro.
refusals_no-call = Esa llamada ya está cerrada.
refusals_last-organiser = Alguien tiene que organizarlo.
refusals_enough-said = Has escrito bastante en este torneo. Pregunta a la organización.
refusals_ended = El torneo ha acabado.
