### Language: Español
### Whole: what it lacks is a mistake.

appName = Guildhall
saidBy = { $name }: { $text }
tagline = Toma asiento. Los contratos están en la pared.
notices = Avisos
close = Cerrar
cancel = Cancelar
backToHall = Volver al salón
backToTable = Volver a la mesa
copy = Copiar
share = Compartir
copied = Copiado.
copyByHand = Para copiar
loading = Encendiendo las lámparas…
tryAgain = Reintentar
you = Tú
nameAndYou = { $name } (tú)
recruit = Recluta
settings = Ajustes
myPage = Mi página
rules = Reglas
verify = Verificar una partida
verifyThis = Verificar esta partida
skip = Ir al contenido
notice = Guildhall es un proyecto de aficionados, no oficial. No está afiliado a los editores o titulares de derechos de los juegos e historias que menciona ni cuenta con su respaldo; todos los nombres pertenecen a sus dueños.
openSource = Software libre con licencia MIT.
licences = Licencias de lo que contiene
notFound = No hay nada detrás de esta puerta.
noServer = No hay conexión con el salón. Las partidas en este dispositivo siguen funcionando.

## errors

errors_offline = No hay conexión con el salón.
errors_not-json = El salón no ha podido leerlo.
errors_not-text = El salón no ha podido leerlo.
errors_wrong-ask = El salón no lo entiende. Vuelve a cargar la página.
errors_wrong-shape = El salón no lo entiende. Vuelve a cargar la página.
errors_too-large = Es más de lo que el salón admite de una vez.
errors_too-deep = Tiene demasiados niveles para leerse.
errors_wrong-method = Eso no se puede hacer aquí.
errors_wrong-address = Esta no es una dirección del salón.
errors_no-route = No hay nada en esta dirección.
errors_no-such-file = Esa página no existe.
errors_no-host = El navegador no ha dicho a qué salón se dirige.
errors_wrong-origin = Otra página ha querido hablar por ti. Abre el propio salón.
errors_no-session = Primero dinos tu nombre.
errors_seat-token = Esta clave solo vale para un asiento.
errors_token-scope = Esta clave no permite eso.
errors_too-many-tokens = El salón no guarda más claves por persona; elimina antes una.
errors_wrong-name = Elige otro nombre, por favor.
errors_wrong-code = Este código es erróneo, ya se usó o ha caducado.
errors_someone-here = Este navegador ya es alguien aquí.
errors_no-such-session = Esa sesión ya no existe.
errors_no-passkeys-here = Las llaves de acceso piden https, o localhost.
errors_wrong-passkey = Esta llave de acceso no encaja. Inténtalo otra vez.
errors_no-such-passkey = Esa llave de acceso ya no existe.
errors_too-many-passkeys = Demasiadas llaves de acceso. Quita una antes.
errors_wrong-words = Estas palabras no son correctas. Comprueba el orden.
errors_too-many-tries = Demasiados intentos. Espera una hora.
errors_shut-out = Quien lleva este salón te ha cerrado la puerta.
errors_too-fast = Más despacio, y vuelve a probar.
errors_too-many-connections = Demasiadas páginas abiertas. Cierra una y prueba otra vez.
errors_too-many-tables = Ya tienes tantas mesas abiertas como permite el salón.
errors_too-many-listed = Ya tienes bastantes mesas en la lista. Empieza o deja una antes, o juega solo con el enlace.
errors_too-many-bots = Ya hay bastantes partidas solo de bots. Espera un poco o toma un asiento.
errors_gone = La conexión se ha perdido entretanto.
errors_no-such-guild = Ese gremio no existe, o no formas parte de él.
errors_no-such-member = Nadie en el gremio tiene ese número.
errors_no-such-evening = Esa sesión se ha quitado del calendario.
errors_not-yours-to-lead = Solo pueden hacerlo quien fundó el gremio y quienes le ayudan.
errors_removed-from-guild = Este gremio te ha cerrado la puerta.
errors_guild-full = Este gremio ya tiene tanta gente como permite el salón.
errors_too-many-guilds = Formas parte de tantos gremios como permite el salón.
errors_too-many-evenings = Ya hay suficientes fechas propuestas. Quita una antes.
errors_wrong-date = Elige un momento entre ahora y dentro de un año.
errors_wrong-note = Así no se puede anotar esta partida: la jugaste, al menos entre dos, y cada persona aparece una vez.
errors_too-many-notes = El gremio ya ha anotado tantas partidas como puede; tacha antes una.
errors_game-in-guild = Un gremio ya tiene esta partida.
errors_hand-over-first = Diriges este gremio. Entrégalo antes a alguien, o disuélvelo.
errors_no-such-tournament = Ese torneo no existe.
errors_too-many-tournaments = Olvida antes un torneo viejo.
errors_tournament-refuses = El torneo dice que no.
errors_no-such-channel = Ese canal ya no existe.
errors_too-many-channels = Tienes tantos canales como permite el salón. Quita uno primero.
errors_forbidden-address = Esa dirección está en la red del salón, o su puerto no es para esto. Elige otra.
errors_no-mail-host = Quien lleva este salón no le ha dado manera de enviar correos.
errors_wrong-zone = El salón no conoce esa zona horaria.
errors_nudged-already = Hoy ya se le ha dado un toque.
errors_no-such-game = El salón no conoce ese juego.
errors_no-such-bot = El salón no conoce ese bot.
errors_no-such-content = El salón no tiene ese mazo de cartas.
errors_wrong-setup = Estas condiciones no valen para el juego.
errors_wrong-seats = Este juego no admite ese número de personas.
errors_no-such-table = Esa mesa no existe.
errors_elsewhere = Otra copia del salón tiene ahora esta mesa; se está conectando con ella.
errors_no-such-seat = Ese asiento no existe.
errors_no-such-page = Esa línea ya no existe.
errors_no-such-phrase = El salón no conoce esa frase.
errors_not-your-table = No tienes asiento en esta mesa.
errors_not-your-seat = Ese asiento no es tuyo.
errors_not-host = Solo puede hacerlo quien abrió la mesa.
errors_sent-away = Quien abrió la mesa te ha pedido que la dejes.
errors_members-only = Aquí solo pueden sentarse o mirar miembros de un gremio. Pide una invitación al gremio a quien te envió el enlace.
errors_no-programs = En esta mesa no pueden sentarse programas.
errors_no-such-program = Ese programa no está a la escucha o no juega a este juego.
errors_seat-kept = El asiento se guarda hasta que se le acabe el tiempo, por larga que sea la ausencia.
errors_too-soon = El asiento se guarda un poco más: tras un corte, al menos un minuto.
errors_muted = Quien abrió la mesa te ha pedido silencio.
errors_spectators-silent = En esta mesa solo habla quien tiene asiento.
errors_no-such-line = No existe esa línea.
errors_dealing = Se está repartiendo: un momento.
errors_not-dealing = No hay ningún comienzo en marcha.
errors_wrong-part = No es la parte que este dispositivo prometió.
errors_seat-taken = Ese asiento ya está ocupado.
errors_fewer-seats = Hay más gente que eso en la mesa.
errors_seat-in-use = Alguien ocupa un asiento que desaparecería. Antes tiene que pasar a uno libre.
errors_seats-open = Quedan asientos libres.
errors_already-started = La partida ya ha empezado.
errors_not-started = La partida aún no ha empezado.
errors_over = La partida ha terminado.
errors_not-over = La partida aún no ha terminado.
errors_substitute-plays = Un bot juega por ti. Recupera antes tu asiento.
errors_not-ahead = Esa jugada no se puede programar.
errors_unreadable-command = Este juego no conoce esa jugada.
errors_empty = Está vacío.
errors_too-long = Es demasiado largo.
errors_nothing-to-take-back = No hay nada que deshacer.
errors_already-asked = Eso ya se ha pedido.
errors_nothing-asked = Nadie ha pedido eso.
errors_not-yours-to-agree = Nada espera tu acuerdo.
errors_nothing-to-redo = No hay nada que rehacer.
errors_not-amendable = En este juego el pasado se queda como está.
errors_table-too-long = El historial de esta mesa es demasiado largo para eso. Lo escrito se queda; sigue en una mesa nueva.
errors_not-your-entry = Esta entrada la escribió otra persona; solo ella puede cambiarla.
errors_no-backup = No se ha podido hacer la copia. El motivo está en «Lo que ha ido mal».
errors_disk-full = El disco del salón está lleno: no se apunta nada nuevo hasta que quien lo lleva haga sitio. No se pierde nada.
errors_busy = Un momento, y vuelve a probar.
errors_bug = Se ha producido un error. No se pierde nada; prueba otra vez.

##

errorOther = El salón dice que no ({ $code }).

## name

name_ask = ¿Cómo te llaman?
name_why = El resto de la mesa ve este nombre. Sin cuenta ni correo.
name_longest = { $letters } letras como máximo.
name_label = Tu nombre
name_enter = Entrar
name_before = ¿Ya estuviste aquí?
name_save = Guardar
name_change = Nombre y cara
name_keep = Solo este navegador conoce tu nombre. ¿Conservarlo también para otros dispositivos?
name_keepDo = Conservarlo
name_keepNot = Ahora no
name_underWay = La partida ya está en curso: puedes mirar.
name_invited =
    { $people ->
        [0] Te invitan a una mesa de { $game }.
       *[other] Te invitan a una mesa de { $game }, con { $people }.
    }
name_hello =
    { $part ->
        [night] ¿Todavía en pie, { $name }?
        [morning] Buenos días, { $name }.
        [noon] Buenos días, { $name }.
        [evening] Buenas noches, { $name }.
       *[afternoon] Buenas tardes, { $name }.
    }

## lobby

lobby_games = Juegos de la casa
lobby_playNow = Jugar ya
lobby_playNowHint =
    { $offline ->
        [true] «Jugar ya» empieza al momento una partida contra bots, en este dispositivo y sin red.
       *[false] «Jugar ya» empieza al momento una partida contra bots, en este dispositivo.
    }
lobby_quickWho =
    { $bots ->
        [0] A solas{ $chosen } · cambiar
        [one] Tú y { $bots } bot{ $chosen } · cambiar
       *[other] Tú y { $bots } bots{ $chosen } · cambiar
    }
lobby_quickTitle = Jugar ya: { $game }
lobby_quickSeats = ¿Cuántos asientos, contando el tuyo?
lobby_begin = Abrir un registro
lobby_firstGame = ¿Primera vez? Aprende jugando
lobby_newTable = Nueva mesa
lobby_myTables = Tus mesas
lobby_openTables = Mesas abiertas
lobby_noOpenTables = Ahora mismo no espera nadie. Abre una mesa y manda el enlace a quien quieras.
lobby_here = En este dispositivo
lobby_yourMove = Te toca
lobby_turn = Turno { $turn }
lobby_due = antes de { $when }
lobby_gathering = Preparando la mesa
lobby_playing = En juego
lobby_over = Terminada
lobby_free =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
lobby_players =
    { $most ->
        [one] { $range } persona
       *[other] { $range } personas
    }
# As in English.
lobby_minutes = { $minutes } min
lobby_join = Unirme
lobby_continue = Seguir
lobby_look = Mirar
lobby_remove = Quitar
lobby_removeGame = Quitar { $game }, { $people }
lobby_pages = También aquí

## guilds

guilds_title = Tus gremios
guilds_hint = Un gremio es un grupo tuyo: sus mesas, sus sesiones, su clasificación.
guilds_found = Fundar un gremio
guilds_label = ¿Cómo se llama?
guilds_foundDo = Fundarlo

## create

create_titleOf = Nueva mesa: { $game }
create_where = ¿Dónde juegas?
create_byLink = Con un enlace
create_near = Móviles en esta sala
create_nearHint = Este dispositivo es la mesa y los demás se unen con un código. Sin salón y sin internet: basta una misma red o el punto de acceso de un móvil. Mantén esta página abierta durante la partida.
create_nearSecrets = Las cartas de todos están en este dispositivo. Nadie las ve en su pantalla; quien sepa programar podría mirar, como en la máquina de cualquier anfitrión.
create_onDevice = En este dispositivo
create_onDeviceHint =
    { $offline ->
        [true]
            { $secrets ->
                [true] Funciona sin red. Varias personas comparten la pantalla; entre turnos cae un telón.
               *[false] Funciona sin red. Varias personas comparten la pantalla.
            }
       *[false]
            { $secrets ->
                [true] Varias personas comparten la pantalla; entre turnos cae un telón.
               *[false] Varias personas comparten la pantalla.
            }
    }
create_seats = Asientos
create_people = Personas en este dispositivo
create_bots = Asientos para bots
create_noBots = Ninguno
create_botLevel = ¿Qué nivel tienen los bots?
create_clock = Tiempo por decisión
create_noClock = Sin límite
create_listed = ¿Quién puede venir?
create_listedYes = Todo el salón
create_listedNo = Solo con el enlace
create_listedGuild = Solo { $guild }
create_cardSet = Mazo de cartas
create_ownSet = El de la casa
create_coach = Un entrenador puede comentar mis jugadas
create_more = Opciones de la mesa
create_open = Abrir la mesa
create_start = Repartir

## table

table_seats = Asientos
table_openSeat = Asiento libre
table_sit = Sentarme aquí
table_moveHere = Pasar aquí
table_changeTerms = Cambiar
table_changeTitle = Cambiar la mesa
table_changeDo = Cambiar la mesa
table_game = Juego
table_stand = Levantarme
table_addBot = Añadir un bot
table_removeBot = Quitar
table_start = Empezar la partida
table_startWhyNot = Cada asiento necesita una persona o un bot.
table_waitHost = Falta que quien abrió la mesa empiece la partida.
table_waitSeats =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
table_invite = Invitar
table_inviteWatch = Quien tenga este enlace puede mirar.
table_inviteLine = Quien tenga este enlace puede sentarse o mirar.
table_inviteMembers =
    { $watching ->
        [true] Aquí solo miembros de { $guild } pueden mirar; el enlace por sí solo no abre nada.
       *[false] Aquí solo miembros de { $guild } pueden sentarse o mirar; el enlace por sí solo no abre nada.
    }
table_itsGuild = su gremio
table_inviteQr = Código QR de la invitación
table_secondDevice = Jugar en un segundo dispositivo
table_secondDeviceLine = Escanéalo con el otro dispositivo o escribe allí el código. Sirve una vez y caduca pronto.
table_code = Código { $code }
table_sealed = El barajado está sellado
table_sealedLine = Esta huella de la semilla se publicó antes de la primera carta. Al terminar puedes comprobar que nada cambió.
table_yourMove = Te toca
table_waitingFor =
    { $names ->
        [0] Esperamos a { $names }
        [1] Esperamos a { $names }
        [2] Esperamos a { $names }
       *[other] Esperamos a { COUNT($names) } personas
    }
table_ready = ya ha elegido
table_thinking = eligiendo
table_lost = conexión perdida
table_left = ausente
table_substitute = un bot juega en su lugar
table_watching =
    { $count ->
        [one] { $count } persona mira
       *[other] { $count } personas miran
    }
table_youWatch = Estás mirando.
table_secondsLeft =
    { $count ->
        [one] queda { $count } segundo
       *[other] quedan { $count } segundos
    }
table_guest = Visita { $number }
table_log = Registro
# As in English.
table_chat = Chat
table_chatNew = Chat, algo nuevo
table_more = Más
table_tools = Lo que puedes hacer en esta mesa
table_coachDoor = Entrenador
table_takeBack = Deshacer
table_redo = Rehacer
table_takeBackNone = Ahora no hay nada tuyo que deshacer.
table_takeBackAsk = Desde entonces se ha revelado algo. ¿Preguntas a la mesa?
table_takeBackAskDo = Preguntar a la mesa
table_takeBackAsked = { $name } querría deshacer su última jugada.
table_takeBackBot =
    { $whose ->
        [none] Un bot jugó esto por ti. Se deshace todo lo que jugó por ti y el asiento vuelve a ser tuyo.
       *[other] Se deshace todo lo que un bot jugó por { $whose }, y el asiento vuelve a ser de { $whose }.
    }
table_takeBackBotAsked =
    { $whose ->
        [none] Un bot jugó por { $name }, que querría deshacerlo.
       *[other] { $name } querría deshacer lo que un bot jugó por { $whose }.
    }
table_takeBackMine = Lo que has jugado desde entonces también se deshace.
table_takeBackWait = Pedido; esperamos a { $names }.
table_takeBackBots = Desde entonces se ha revelado algo, pero nadie se opone: tu jugada se deshará.
table_agree = Por mí, bien
# As in English.
table_disagree = No
table_withdraw = Retirar la petición
table_giveUp = Ceder mi asiento
table_giveUpSure = ¿Ceder tu asiento?
table_giveUpLine = Un bot ({ $bot }) juega por ti enseguida, hasta que vuelvas: «{ $back }» te devuelve el asiento.
table_keepSeat = Conservar mi asiento
table_takeOver = Ya he vuelto
table_botPlays = Un bot juega por ti.
table_letBotPlay = Dejar el asiento a un bot
table_rematchAsk =
    { $who ->
        [none] ¿Otra? La misma gente, los mismos asientos.
       *[other] { $who } propone otra: la misma gente, los mismos asientos.
    }
table_askedFor = Esperamos a { $name }
table_saidNotNow = { $name }: esta vez no
table_playWithout = Jugar sin { $name }
table_takeChair = Quitar la silla
table_rematchYes = Me apunto
table_rematchNo = Ahora no
table_sendAway = Echar
table_sendAwayWho = Echar a { $name }
table_spectator = alguien que mira
table_hiddenLine = línea oculta
table_aboutLine = Sobre { $name }
table_hideForMe = Ocultar para mí
table_showAgain = Mostrar de nuevo
table_muteForAll = Silenciar para toda la mesa
table_unmute = Devolver la palabra
table_spectatorsTalk = El público puede hablar
table_rematch = Revancha
table_toRematch = A la revancha
table_gameOver = La partida ha terminado.
table_result = Resultado
table_showBoard = Ver la mesa
table_settings = Opciones de la mesa
table_passTo = Pásale el dispositivo a { $name }
table_passLine = Que no mire nadie más.
table_iAm = Soy { $name }
table_say = Di algo
table_send = Enviar
table_quick = Frases rápidas
table_react = Reaccionar
table_bigScreen = Pantalla grande
table_evening = La velada
table_earlierTalk = Dicho antes en la velada
table_noChat = Nadie ha dicho nada todavía.
table_noLog = Todavía no ha pasado nada.
table_whyRule = ¿Por qué? La regla
table_ruleUnknown = Esta regla aún no está escrita en tu idioma.
table_earlier =
    { $count ->
        [one] { $count } línea anterior
       *[other] { $count } líneas anteriores
    }
table_botReasons = Lo que pensó el bot

## logEntry

logEntry_sat-down = { $name } toma asiento.
logEntry_you-sat-down = Tomas asiento.
logEntry_stood-up = { $name } se levanta.
logEntry_bot-sat-down = { $name }, un bot, toma asiento.
logEntry_substitute-plays = Un bot juega por { $name }.
logEntry_sent-away = Quien abrió la mesa pide a { $name } que la deje.
# $name (text)
logEntry_changed-seat = { $name } cambia de asiento.
logEntry_renamed = Nuevo nombre en este asiento: { $name }.
logEntry_pause =
    { $name ->
        [none] Hay acuerdo: los relojes se paran hasta el { $until }.
       *[other] { $name } pide una pausa hasta el { $until }.
    }
logEntry_start-void =
    { $names ->
        [one] Se anuló el inicio: el dispositivo de { $names } no respondió. Todas las partes se sacan de nuevo.
       *[other] Se anuló el inicio: los dispositivos de { $names } no respondieron. Todas las partes se sacan de nuevo.
    }
# $game (text)
# $seats (number)
logEntry_terms-changed =
    { $seats ->
        [one] La mesa ha cambiado: { $game }, { $seats } asiento.
       *[other] La mesa ha cambiado: { $game }, { $seats } asientos.
    }
logEntry_part-waived = { $name } acepta un reparto sin su parte.
logEntry_came-back = { $name } ha vuelto.
logEntry_taken-back = { $name } deshace su última jugada.
logEntry_hall-closed = El salón estaba cerrado al acabarse el tiempo: ningún reloj corrió entretanto.
logEntry_bot-taken-back = { $name } deshace lo que un bot jugó por { $whose }: el asiento vuelve a ser de { $whose }.
logEntry_take-back-refused = { $name } dice que no: la jugada se queda.
logEntry_take-back-withdrawn = { $name } retira su petición: la jugada se queda.
logEntry_amended = Se corrigió una entrada anterior; todo lo que sigue se juzgó de nuevo.
logEntry_clock = A { $name } se le acabó el tiempo.

## phrases

phrases_hello = ¡Hola!
phrases_good-luck = Suerte.
phrases_nice-one = Bien hecho.
phrases_ouch = Ay.
phrases_robbed = ¡Esa era mía!
phrases_thinking = Déjame pensar…
phrases_hurry = Cuando quieras.
phrases_sorry = ¡Perdón!
phrases_thanks = Gracias.
phrases_good-game = Buena partida.
phrases_again = ¿Otra?
phrases_not-now = Esta vez no.

## link

link_queued = Sin conexión. Tu jugada saldrá sola.
link_late = Tu jugada llegó demasiado tarde.
link_connecting = Conectando…
link_lost = Conexión perdida. Reintentando…
link_near = La mesa está fuera de alcance. Lee su código otra vez.
link_open = En línea
link_local = En este dispositivo

## rulesPage

rulesPage_title = { $game }: las reglas
rulesPage_search = Buscar en las reglas
rulesPage_none = No se ha encontrado ninguna regla.
rulesPage_count =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
rulesPage_all = Todas las reglas, numeradas
rulesPage_toAll =
    { $count ->
        [one] ¿Ya conoces el juego? { $count } regla numerada
       *[other] ¿Ya conoces el juego? { $count } reglas numeradas
    }
rulesPage_exactly = Exactamente:
rulesPage_newHere = ¿Primera vez? El juego en un minuto

## galleryPage

galleryPage_title = { $game }: la galería

## settingsPage

settingsPage_sounds = Sonidos suaves y vibración en los móviles que la tienen
settingsPage_ambience = La sala: fuego, voces, viento
settingsPage_device = Este dispositivo
settingsPage_install = Instalar como aplicación
settingsPage_installHint = Usa «Añadir a pantalla de inicio» en tu navegador.
settingsPage_code = Tengo un código de mi otro dispositivo
settingsPage_claim = Traer mis asientos aquí
settingsPage_claimed = Tus asientos están ahora en este dispositivo.
settingsPage_forget = Olvidarme en este dispositivo
settingsPage_otherDevice = Llevar mis asientos a otro dispositivo

## next

next_title = Siguiente partida
next_line =
    { $people ->
        [one] Tú, contra bots.
       *[other] Para las { $people } personas de esta mesa; quien diga que sí se sienta.
    }
next_game = Juego
next_tooMany = No se ofrece un juego con menos de { $people } asientos.
next_seating = Asientos
next_same = los mismos
next_drawn = por sorteo
next_propose = Proponer
next_ask =
    { $who ->
        [none] ¿Y ahora { $game }?
       *[other] { $who } propone { $game }. ¿Te apuntas?
    }

## replay

replay_title = Repetición
replay_watch = Ver la repetición
replay_lookBack = Dónde se decidió
replay_leave = Salir de la repetición
replay_play = Reproducir
replay_pause = Pausa
replay_pace = Cambiar la velocidad (×{ $n })
replay_first = Al principio
replay_previous = Un paso atrás
replay_next = Un paso adelante
replay_last = Al final
replay_position = Paso
replay_goTo = Ir a
replay_start = Inicio · { $of } pasos
replay_step = Paso { $step } de { $of }
replay_eyes = ¿Desde qué punto de vista?
replay_spectator = Alguien que mira
replay_everyone = Todo el mundo
replay_quiet = De este paso no hay nada que contar.
replay_failed = La repetición no se puede abrir ahora.

## deal

deal_changed = Alguien modificó tu parte del reparto antes de la primera carta. No te fíes; pregunta a quien lleva el salón.
deal_good = Comprobado en este dispositivo: nadie eligió este reparto.
deal_bad = Este reparto no es aquel en el que participó tu dispositivo.
deal_why_bad-journal = Al repetirlo, el registro no da ni las mismas cartas ni las mismas decisiones.
deal_why_bad-seal = Lo sellado antes de la primera carta no es lo que está escrito ahora.
deal_why_bad-part = Falta la parte que sacó tu dispositivo.
deal_why_bad-slept = Dice que un inicio se anuló porque este dispositivo no respondió. Sí respondió.
deal_why_bad-other = Hay una parte a tu nombre que este dispositivo no sacó. Si ningún otro dispositivo tuyo participó, no te fíes.
deal_why_bad-yes = Dice que aceptaste un reparto sin tu parte. En este dispositivo nadie lo aceptó.
deal_why_bad-alone = Salió de la parte de una sola persona, sin la tuya y sin tu permiso: si esa persona también llevaba el salón, podía elegir las cartas.
deal_from =
    { $names ->
        [0] Repartido solo con la semilla del salón: ningún dispositivo participó.
        [one] Repartido solo con la parte de { $names }.
       *[other] Repartido con las partes de { $names }.
    }
deal_whoCould = ¿Quién podría elegir las cartas?
deal_fromHere = Repartido por este dispositivo.
deal_agreed = De acuerdo con un reparto sin su parte: { $names }.
deal_without = Sin parte de { $names }: no llegó respuesta a tiempo.
deal_alone = No todo el mundo participó o estuvo de acuerdo: si { $name } también llevaba el salón, { $name } podía elegir estas cartas.
deal_nothingKept = Este dispositivo no guardó nada de este reparto; lo puede comprobar aquel con el que te sentaste. Si era este, no te fíes del reparto.
deal_otherDevice = Participó otro dispositivo tuyo, y ese lo puede comprobar. Si no tienes otro, no te fíes del reparto.
deal_waits =
    { $names ->
        [one] Las cartas esperan al dispositivo de { $names }.
       *[other] Las cartas esperan a los dispositivos de { $names }.
    }
deal_waitsHow = Basta con abrir allí esta mesa: entonces se reparten solas.
deal_waitsHost = No hace falta esperar: echa a alguien, y un bot u otra persona puede ocupar el asiento. Quien se va así no puede volver a sentarse aquí.
deal_waitsGuest = Quien abrió la mesa también puede liberar el asiento, y tú puedes levantarte.
deal_asks = Las cartas te esperan.
deal_asksWhy = Tu parte del reparto está en otro dispositivo tuyo, o este la ha perdido. Abre la mesa allí, o decide aquí.
deal_takePart = Participar con este dispositivo
deal_waive = Repartir sin mi parte
deal_waiveMeans = Sin tu parte, las cartas pueden salir de la parte de una sola persona. Si también lleva este salón, podría elegirlas. Todo el mundo leerá que lo aceptaste.
deal_wasVoid =
    { $names ->
        [one] Se anuló el inicio: el dispositivo de { $names } no respondió.
       *[other] Se anuló el inicio: los dispositivos de { $names } no respondieron.
    }
deal_dealing = Todos los dispositivos reparten juntos…

## time

time_leaving_after = Tu asiento se guarda. Tras { $length } de ausencia, el resto puede dejar que juegue un bot hasta que vuelvas.
time_leaving_clock = Tu asiento se guarda hasta que se te acabe el tiempo, por larga que sea tu ausencia.
time_leaving_never = Tu asiento se guarda, por larga que sea tu ausencia.
time_absence_after = Tras { $length }, el resto puede dejar que juegue un bot hasta que vuelva
time_absence_clock = El asiento se guarda hasta que se le acabe el tiempo
time_absence_never = El asiento se guarda el tiempo que haga falta
time_programs = Programas
time_programsMay = Los programas pueden sentarse
time_programsMayNot = Solo pueden sentarse personas
time_absent = Alguien se ausenta
time_patience = ¿Cuándo puede jugar un bot por quien no está?
time_noPatienceNeeded = El asiento se guarda hasta que se acabe su tiempo, por larga que sea la ausencia.
time_after = Tras { $length }
time_never = Nunca
time_days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
time_hours =
    { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }
time_minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
time_bank = { $minutes } min para la partida, +{ $increment } s por jugada
time_others = Otras duraciones
time_weekends = Los sábados y domingos no cuentan
time_whenUp = Cuando a alguien se le acaba el tiempo
time_bot = Juega un bot hasta que vuelva
time_wait = La partida espera y el resto puede decidir
time_late = A { $name } se le ha acabado el tiempo.
time_timeLeft = Tiempo que le queda a { $name }: { $length }.
time_away = { $name } no está. Última conexión: { $since }.
time_kept = Asiento guardado: { $seconds } s
time_ask = Pedir una pausa
time_until = ¿Hasta cuándo?
time_hint = Deben estar de acuerdo todas las demás personas que juegan. Ningún reloj corre hasta entonces; quien quiera puede jugar.
time_asks = { $name } pide una pausa: sin reloj hasta el { $until }.
time_waits = Has pedido una pausa hasta el { $until }. Aún faltan acuerdos.
time_rests = Los relojes están parados hasta el { $until }.

## The games, as the lobby names them

games_bounty-hunters_name = Bounty Hunters
games_bounty-hunters_blurb = Elige cartas, envía cazarrecompensas y captura objetivos. La cuarta captura acaba la partida; se gana por puntos.
games_bounty-hunters_pages_learn = Aprende jugando
games_bounty-hunters_pages_score-pad = Tabla de puntuaciones
games_bounty-hunters_pages_lab = Laboratorio de cartas
games_outer-rim_name = Outer Rim
games_outer-rim_blurb = Vuela, comercia, caza y negocia en el borde de la galaxia hasta hacerte un nombre.
games_outer-rim_pages_learn = Aprende jugando
games_outer-rim_pages_companion = Junto al tablero de verdad
games_legion_name = Registro de recompensas Legión
games_legion_blurb = Junto a la mesa de verdad: marcas, puntos y por qué.
games_legion_pages_judge = Juez
games_legion_pages_event = Torneos
games_legion_pages_desk = Mesa del torneo

## What “play now” was told beside the usual

quick_bounty-hunters_introductory = sin contratos
quick_outer-rim_5 = 5 de fama
quick_outer-rim_8 = 8 de fama
quick_outer-rim_12 = 12 de fama
quick_outer-rim_bounty-hunter = contra un cazarrecompensas
quick_outer-rim_both = dos rivales

## A game on this device is thrown away

throw_title = ¿Tirar esta partida?
throw_line = La partida de { $names } no ha terminado y solo existe en este dispositivo.
throw_remove = Tirarla
throw_keep = Conservarla
aloud_endWins =
    { $who ->
        [none] Ganas con { $points }.
       *[other] { $who } gana con { $points }.
    }
aloud_endShared = { $names } comparten la victoria.
aloud_endPlace =
    Quedas en { $place ->
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
       *[other] sexto
    } lugar de { $count ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
       *[other] seis
    }.
aloud_hasChosen =
    { $names ->
        [1] { $names } ha elegido.
       *[other] { $names } han elegido.
    }
aloud_toldInLog =
    { $count ->
        [one] Ha pasado una cosa más: está en el registro.
       *[other] Han pasado { $count } cosas más: están en el registro.
    }
