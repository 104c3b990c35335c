title = Programar mi próxima jugada
line = Para la próxima vez que se te pregunte. Nadie lo sabe antes, y si entonces no es posible, simplemente se te pregunta.
notNow = Ahora mismo no hay ninguna jugada que programar.
nothing = Nada: pregúntame
left = Programada.
taken = Se te preguntará.
