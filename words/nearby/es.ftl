### Una mesa formada por los dispositivos de una misma sala: uno de ellos es la mesa y los demás se unen, sin salón.

invite = Dos miradas traen un móvil a la mesa.
first = 1. La cámara del otro móvil lee este código, o le envías el enlace.
codeAlt = Código que lleva a otro móvil a esta mesa
copyLink = Copiar el enlace
second = 2. Entonces el otro móvil muestra su propio código. Léelo aquí o pega el texto que te enviaron.
scan = Leer con la cámara
stopScan = Parar
paste = La respuesta del otro móvil
pasteHint = Pega el texto aquí
accept = Dejar entrar
wrongAnswer = Esa no es la respuesta a este código. Los dos deben ser de ahora: que el otro móvil lea el código otra vez.
coming = El otro móvil está llegando…
noCamera = Este navegador no da cámara aquí. Pide que te envíen el texto y pégalo.
making = Preparando el código…
askHost = Quien abrió esta mesa invita a los demás con su dispositivo.
back = ¿Alguien ha perdido el camino? Le basta una mirada:
backFor = Código para { $name }
returning = Volviendo a la mesa… Si no pasa nada, pide el código corriente.

title = Unirse a una mesa en esta sala
reading = Leyendo el código…
wrongCode = Eso no es una invitación a una mesa, o está cortada. Lee el código otra vez o copia el enlace entero.
name = Tu nombre
join = Unirme
show = Muestra este código al dispositivo que te invitó, o devuelve el texto.
answerAlt = Mi respuesta, como código
copyAnswer = Copiar el texto
waiting = En cuanto se haya leído, la mesa se abrirá aquí sola.
awayTitle = La mesa está fuera de alcance
away = El dispositivo que es la mesa duerme, está cerrado o se ha alejado. No se pierde nada: tu asiento y la partida se guardan allí. Cuando despierte, lee su código otra vez: menú, Invitar.

handOverTitle = Otro dispositivo como mesa
handOver = ¿Tienes que irte o te queda poca batería? El dispositivo de otra persona puede ser la mesa: la partida, los asientos y la charla pasan allí, y nadie necesita un código nuevo.
handOverTo = A { $name }
handingOver = Se le pregunta a { $name }…
handOverNo = { $name } dijo que no, o se perdió el camino. Este dispositivo sigue siendo la mesa.
handedOver = El dispositivo de { $name } es ahora la mesa.
offerTitle = Tu dispositivo como mesa
offer = { $name } pide que tu dispositivo sea la mesa. Tendrá entonces todas las manos, así que nadie debe buscarlas ahí; tiene que seguir despierto, con esta página abierta.
offerYes = Sí, aquí
# As in English.
offerNo = No
