title = Mi página
running = En curso y por empezar
noRunning = Ahora no tienes asiento en ninguna mesa.
games = Lo que has jugado
noGames = Todavía no has terminado ninguna partida en este salón.
older = Partidas anteriores
replay = Volver a verla
dates = del { $from } al { $to }
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
you = tú
guilds = Tus gremios
noGuilds = No perteneces a ningún gremio.
statistics = Tus estadísticas
gamesPlayed = Partidas
wins = Victorias
averagePlace = Puesto medio
averagePoints = Puntos de media
bestPoints = Mejor resultado
keep = Conserva tu nombre
keepLine = Solo este navegador sabe quién eres. Añade uno de estos medios, y si pierdes la cookie no pierdes el asiento.
kept = Puedes volver desde cualquier dispositivo.
passkeys = Llaves de acceso
passkeysHint = Tu teléfono u ordenador responde por ti: con un dedo, la cara o un PIN.
noPasskeysHere = Las llaves de acceso piden una dirección segura con nombre (https, o localhost). Aquí no la hay: las palabras de rescate funcionan en todas partes.
addPasskey = Añadir una llave de acceso
passkeyName = ¿Cómo la llamas?
passkeyDefault = Este dispositivo
makePasskey = Crearla
passkeyAdded = La llave de acceso está creada.
passkeyNone = No se ha creado ninguna llave de acceso.
passkeyMade = creada el { $date }
passkeyUsed = usada por última vez el { $date }
rename = Cambiar el nombre de { $name }
renameDo = Cambiar el nombre
remove = Quitar { $name }
removed = Eliminada.
words = Palabras de rescate
wordsHint = Siete palabras en un papel. Funcionan en cualquier navegador.
wordsDrawn = Tus palabras se sacaron el { $date }.
drawWords = Sacar siete palabras
drawAgain = Sacar otras
drawAgainHint = Otras nuevas ocuparían su lugar.
wordsTitle = Apunta estas palabras
wordsLine = En este orden, con sus números. Solo se muestran esta vez; el salón solo guarda una huella.
wordsDone = Ya las he apuntado
dropWords = Eliminarlas
second = Un segundo dispositivo
secondLine = Escanea allí un código, y también será tuyo.
secondDo = Mostrar el código
devices =
    { $count ->
        [one] { $count } dispositivo te conoce
       *[other] { $count } dispositivos te conocen
    }
choose = ¿Primera vez aquí? Elige un nombre
back = ¿Ya estuviste aquí?
backLine = Recupera tus asientos, tus gremios y tu nombre.
backPasskey = Volver con una llave de acceso
backWords = Tus palabras de rescate
backWordsHint = En su orden. Mayúsculas, acentos y espacios no importan.
backWordsDo = Volver
backCode = Con un código de otro dispositivo
welcomeBack = Hola de nuevo, { $name }.
data = Lo que el salón sabe de ti
dataLine = Nombres, dispositivos, gremios, partidas y lo que dijiste en tus mesas, en un solo archivo JSON.
download = Descargar el archivo
leave = Borrarme de este salón
leaveTitle = ¿Borrarte de este salón?
leaveGoes = Desaparecen enseguida: tu nombre, todos tus dispositivos y llaves, lo que has consultado y tus respuestas. Los bots ocupan tus asientos en las partidas en curso, y quien te siga dirige tus gremios.
leaveDevice = De este dispositivo se van tu nombre, lo que espera a ser enviado, las partidas terminadas que guarda para cuando no hay red y las notificaciones.
leaveOwnGames = Borrar también lo que solo está en este dispositivo: partidas contra bots, listas, tablas de puntuaciones
leaveStays = Lo que queda: las jugadas de tus partidas, bajo un número, porque de ellas están hechas las partidas de otras personas; lo que dijiste allí se borra. Las copias que hizo antes quien lleva el salón conservan lo que tenían.
leaveFirst = ¿Solo quieres dejar este dispositivo? Conserva antes tu nombre y luego haz que el dispositivo te olvide.
leaveType = Escribe { $name } para irte
leaveDo = Borrarme
left = Has dejado este salón.
