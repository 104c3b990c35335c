title = Llevar este salón
locked = Esta página se abre con un enlace que sirve una sola vez.
lockedHow = El salón muestra uno al arrancar; «npm run host» da otro.
wrongLink = Este enlace ya se usó, o es demasiado viejo. Pide otro al salón.
again = Mirar otra vez
health = Estado
open = Abierto desde
memory = Memoria
sockets = Pantallas conectadas
tables = Mesas
tablesLine = { $playing } en juego, { $gathering } en preparación, { $over ->
        [one] { $over } terminada
       *[other] { $over } terminadas
    }
people = Personas
disk = En el disco
diskLine = { $used }; quedan { $free } libres
folder = Carpeta de datos
mail = Correo

## mailStates

mailStates_sends = Se envían.
mailStates_no-public-url = No se envía ninguno: hay SMTP_URL y no PUBLIC_URL, así que sus enlaces llevarían a donde diga un invitado. Ponlo y vuelve a arrancar.
mailStates_none = Ninguno: no hay servidor de correo.

##

tell = Decírselo a todo el mundo
tellLabel = Una línea que muestran todas las pantallas, como «Reiniciamos a las diez»
tellSend = Mostrarla
tellEnd = Quitarla
told = Todo el mundo la verá en medio minuto.
toldEnd = Se ha quitado.
backups = Copias
backUp = Hacer una copia ahora
backedUp = Hay una copia entera en backups/{ $name }.
noBackups = Todavía no se ha hecho ninguna copia desde esta página.
listed = Mesas de la lista
noListed = No hay mesas en la lista.
unlist = Quitar de la lista: { $names }
unlisted = Ya no está en la lista. Quien tenga el enlace aún la encuentra.
openSeat = libre
seen = Quién ha pasado por aquí
nobody = Nadie ha venido desde que abrió el salón.
shut = Cerrar la puerta a { $name }
shutAddress = Cerrar la puerta a la dirección { $address }
shutOut = Puerta cerrada
noShutOut = La puerta no está cerrada a nadie.
letIn = Dejar entrar de nuevo a { $name }
isOut = La puerta está cerrada, ya y también tras un reinicio.
isIn = Ya puede volver a entrar.
sure = ¿Cerrar la puerta?
sureLine = { $name } sale ahora y no podrá volver hasta que tú lo digas.
errors = Lo que ha ido mal
noErrors = Nada ha ido mal desde que abrió el salón.
limits = Límites alcanzados
noLimits = Nadie ha pedido demasiado.
times =
    { $times ->
        [one] una vez
       *[other] { $times } veces
    }

## works

works_request = peticiones
works_connect = conexiones
works_ask = jugadas y otras peticiones
works_say = charla
works_watch = mirar mesas
works_past = leer el pasado
works_journal = leer registros
works_content = leer mazos
works_guild = visitas a gremios
works_make-table = abrir mesas
works_poll = consultar mesas
works_keys = llaves de acceso
works_words = palabras de rescate
works_call = avisos
works_bots-alone = partidas solo de bots
