languageTitle = Idioma
theme = Apariencia

## themes

themes_auto = Como el dispositivo
themes_light = Día
themes_dark = Noche

##

motion = Movimiento

## motions

motions_auto = Como el dispositivo
motions_full = Completo
motions_less = Reducido

##

motionHint = Con el movimiento reducido, lo que cambia se enmarca.
speech = Lo que dice el lector de pantalla

## speechLevels

speechLevels_all = Todo
speechLevels_mine = Lo que me afecta
speechLevels_questions = Mis preguntas

##

speechHint = El resultado de tus propias jugadas y el final de una partida se anuncian siempre.
keys = Teclas sueltas

## keyWays

keyWays_plain = Activadas
keyWays_alt = Con Alt
keyWays_off = Desactivadas

##

keysHint = En una mesa, las cifras eligen una respuesta y ? muestra la lista de teclas.
keysTitle = Teclas de esta mesa
keysChange = Desactivar o cambiar las teclas sueltas

## keysDo

keysDo_digits = elige la respuesta con ese número
keysDo_arrows = de una carta de tu mano a otra
keysDo_look = muestra entera la carta en la que estás
keysDo_escape = suelta lo que llevas, cierra lo que está abierto
keysDo_help = esta lista

##

shapes = Cada color va siempre con su forma: ▲ verde, ■ azul, ● naranja. No hay nada que activar.
forgotten = Olvidado.
forgetTitle = ¿Olvidarme en este dispositivo?
forgetLine = Este dispositivo perderá tus asientos en las mesas en curso: ya no podrá jugarlos. Con un código puedes llevarlos antes a otro.
forgetCode = Primero enséñame un código
title = Mis dispositivos y programas
hint = Tus dispositivos y los programas que juegan un asiento tuyo. Si cierras uno, tus asientos siguen siendo tuyos.
here = Este dispositivo
hereIs = Este dispositivo: { $device }
browser = { $browser } en { $system }
since = desde el { $date }, { $used }
device = Otro dispositivo, o un programa
seat = Un programa para el asiento { $seat }
token = Clave «{ $name }»
seen = usado hacia el { $date }
end = Cerrar
ended = Cerrado.
partOfLanguage = { $name } (traducido al { $share } %)
