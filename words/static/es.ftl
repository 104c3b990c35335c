title = Todo ocurre en este dispositivo
what = Juega a solas, contra bots o en grupo ante una sola pantalla; tras esta primera visita, también sin red.
hall = Para una mesa en la que cada cual juegue en su dispositivo, alguien tiene que abrir un salón.
how = Cómo abrir un salón
