title = Avisos
lead = Cuando una mesa te espera y no la estás mirando, el salón te lo dice una vez, por las vías que elijas aquí.
none = Todavía no hay avisos.

## types

types_webhook = Webhook
types_push = Este dispositivo
types_email = Correo
types_page = La mesa que estoy mirando

## shapes

shapes_json = JSON sencillo
shapes_discord = Discord
shapes_slack = Slack
shapes_ntfy = ntfy

##

shape = ¿Qué servicio?
url = Dirección del webhook
email = Tu dirección de correo
add = Añadir
addPush = Avísame en este dispositivo
addPage = Avísame mientras miro otra mesa
addHook = Añadir un webhook
addEmail = Añadir una dirección de correo
noPush = Este navegador no acepta avisos aquí. Hace falta https.
pushDenied = El navegador no permite avisos de este salón. Sus ajustes pueden cambiarlo.
unconfirmed = Sin confirmar: pulsa Probar y abre el enlace del correo.
tryIt = Probar
trying = En camino…
arrived = Se ha entregado. ¿Ha llegado?
remove = Quitar
removed = Ya no habrá avisos por ahí.

## troubles

troubles_not-found = Ese nombre no lleva a ningún sitio al que el salón pueda llamar.
troubles_forbidden-address = El salón no puede llamar a esa dirección: está en la red de quien lo lleva, o su puerto no es para esto.
troubles_no-answer = Nadie contestó a tiempo.
troubles_refused = El otro lado lo rechazó.
troubles_gone = Ya no hay nada en esa dirección.
troubles_redirects = El otro lado solo nos manda a otro sitio.
troubles_no-mail-host = Quien lleva este salón no le ha dado manera de enviar correos.
troubles_mail-refused = El servidor rechazó el correo.
troubles_enough-letters = Una dirección recibe dos correos al día mientras no diga que sí. Abre el enlace de uno de ellos, o prueba mañana.
troubles_asked-to-stop = Quien lee esa dirección no quiere correos de este salón. El enlace al final de un correo anterior puede volver a permitirlos.
troubles_nobody-there = Ahora mismo no miras ninguna mesa.
troubles_bug = El salón se ha equivocado aquí. Quien lo lleva lo encuentra en el registro del servidor.

##

quiet = Horas de silencio
quietHint = Ningún aviso entonces, salvo que se te acabe el tiempo. Tu zona horaria: { $zone }.
quietOn = Guardar horas de silencio
from = De
to = A
save = Guardar
saved = Guardado.
failed = Avisos que no llegaron
retrying = Se vuelve a intentar.
givenUp = Abandonada.

## kinds

kinds_your-move = Te toca
kinds_all-wait = Solo faltas tú
kinds_deal-waits = Las cartas te esperan
kinds_half-time = La mitad del tiempo
kinds_last-tenth = Se acaba el tiempo
kinds_nudge = Un toque
kinds_bot-plays = Un bot juega por ti
kinds_time-up = Se acabó el tiempo
kinds_over = Partida terminada
kinds_rematch = Otra partida
kinds_evening-agreed = Hay fecha para una sesión
kinds_evening-day = Sesión mañana
kinds_evening-hour = Sesión en una hora

##

endTitle = ¿Desactivar todos los avisos?
endLead = El salón no te dirá nada más, por ninguna vía. Tus asientos siguen siendo tuyos.
endNow = Desactivar todos
ended = Hecho. Ya no hay avisos.
stopTitle = ¿No más correos?
stopLead = El salón no volverá a escribir a esta dirección, lo pida quien lo pida. Si te avisaba aquí por correo, también se acaban todos tus avisos. Tus asientos siguen siendo tuyos.
stopNow = No más correos
stopped = Hecho. El salón ya no escribe a esta dirección.
allowNow = Dejar que vuelva a escribir
allowed = Hecho. Puedes añadir otra vez esta dirección en los ajustes.
confirmTitle = ¿Puede escribirte el salón?
confirmNow = Sí, a esta dirección
confirmed = Hecho. Desde ahora los avisos llegan a esta dirección.
goThere = Ir allí
wrongLink = Este enlace ya no lleva a ninguna parte.
nudge = Dar un toque
nudged = { $name } lo sabrá.

## nudges

nudges_your-turn = Te toca.
nudges_no-hurry = Sin prisa, solo para que lo sepas.
nudges_curious = Tengo curiosidad por tu jugada.
nudges_miss-you = Te echamos de menos en la mesa.
