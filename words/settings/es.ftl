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
seen = usado hacia el { $date }
end = Cerrar
ended = Cerrado.
