people = El grupo
peopleCount =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
joinTitle = Unirse a { $name }
joinFrom = { $from } te invita al gremio { $name }.
joinWhat = Un gremio es una mesa propia: sus partidas, sus veladas, su clasificación.
joinGames = Allí se juega a { $games }.
joinLine =
    { $people ->
        [one] { $people } persona por ahora. Basta un nombre.
       *[other] { $people } personas por ahora. Basta un nombre.
    }
first = Lo primero: invita a los demás
here =
    { $people ->
        [one] Estás aquí
       *[other] Hay { $people } personas aquí
    }
away = Ahora no están
evenings = Veladas
games =
    { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
poster = Cartel
notedBy = partida anotada por { $name }
strike = Tachar
take = Llevar a un gremio
takeLine = El gremio guarda esta partida y las que jugaste antes en esta velada.
taken = Ahora está en { $name }.
note = A un gremio
noteLine = ¿Quién era quién? La partida cuenta para toda la gente del gremio.
outside = fuera del gremio
noteDo = Anotarla
noteMe = También jugaste: elige quién eres.
join = Unirme
tables = Mesas
noTables = No hay ninguna mesa abierta. Abre una: todo el gremio la encuentra aquí.
waitsFor = espera a { $names }, { $since }
openTable = Abrir una mesa
whichGame = ¿Qué juego?
evening = La próxima sesión
noEvening = Aún no hay fecha. Propón una: se responde pulsando una respuesta.
propose = Proponer una fecha
when = ¿Cuándo?
proposeDo = Proponerla
proposedBy = propuesta por { $name }

## answers

answers_yes = Sí
answers_maybe = Quizá
# As in English.
answers_no = No

##

answersLabel = ¿Vienes?
answered =
    { $yes ->
        [one]
            { $maybe ->
                [0] { $yes } viene
               *[other] { $yes } viene, { $maybe } quizá
            }
       *[other]
            { $maybe ->
                [0] { $yes } vienen
               *[other] { $yes } vienen, { $maybe } quizá
            }
    }
who = Quién viene: { $yes }
agreed = Fecha elegida
agree = Elegir esta fecha
dropEvening = Quitarla
calendar = A mi calendario
standings = Clasificación
programs = Programas
name = Nombre
gamesPlayed = Partidas
wins = Victorias
averagePlace = Puesto medio
averagePoints = Puntos de media
winsOverTime = Victorias, partida a partida
chartLine =
    { $wins ->
        [one] { $name }: { $wins } victoria
       *[other] { $name }: { $wins } victorias
    }
duels = Cara a cara
duelLine =
    { $level ->
        [0] { $first } { $a } : { $b } { $second }
        [one] { $first } { $a } : { $b } { $second } ({ $level } empate)
       *[other] { $first } { $a } : { $b } { $second } ({ $level } empates)
    }
history = Partidas jugadas
hostedBy = en la mesa de { $name }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
replay = Ver de nuevo
again = Jugar otra vez
older = Partidas anteriores

## roles

roles_founder = dirige el gremio
roles_helper = ayuda a dirigirlo
roles_member = miembro

##

invite = Invitar
inviteLine = Quien abre este enlace y da un nombre forma parte del gremio { $name }.
qr = La invitación como código QR
renew = Crear otro enlace
renewed = El enlace anterior ya no abre nada.
hooks = Avisos para todo el grupo
hooksLine = Un webhook propio del gremio: su canal se entera de a quién le toca en las mesas del gremio y de cuándo hay sesión. En el idioma de quien lo añade.
lead = Dirigir el gremio
rename = Cambiar el nombre
renamed = Ya tiene su nuevo nombre.
more = Más opciones: { $name }
makeHelper = Pedir ayuda a { $name }
makeMember = Quitar a { $name } el papel de ayudante
handOver = Entregar el gremio a { $name }
sendAway = Expulsar a { $name }
leave = Dejar el gremio
end = Disolver el gremio
sureEnd = La página desaparece para todo el mundo. Partidas y resultados se quedan con quienes los jugaron.
sureLeave = Tus resultados se quedan, los webhooks que añadiste se van. El enlace te trae de vuelta.
sureSendAway = { $name } queda fuera al momento: sin avisos, sin voz en la próxima sesión, sin mesas abiertas ni webhooks suyos. El enlace también cambia: da el nuevo a los demás. Sus resultados se quedan, y una partida empezada continúa.
sureHandOver = { $name } dirigirá el gremio; tú te quedas para ayudar.
