title = Todo ocurre en este dispositivo
what = Juega a solas, contra bots o en grupo ante una sola pantalla; tras esta primera visita, también sin red.
hall = En torno a una mesa, cada cual con su móvil: Nueva mesa, Móviles en esta sala. Para amistades que están lejos, alguien tiene que abrir un salón.
how = Cómo abrir un salón
