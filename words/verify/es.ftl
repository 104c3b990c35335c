title = Verificar una partida
intro = La semilla se selló antes de la primera carta y se abrió tras la última. Esta página reparte de nuevo toda la partida con ella, aquí en tu navegador, y compara cada suceso.
file = Elegir el registro de una partida
fileFrom = El registro de la partida sale de la página de resultado de una partida terminada: abre allí «Verificar esta partida» y luego «Guardar el registro». Quien lleva el salón también obtiene uno de una partida de bots con simulate --export.
checking = Repartiendo de nuevo…
good = Cada carta salió de la semilla sellada y cada jugada fue legal.
otherRules = Las jugadas se juzgaron con la versión { $then } de las reglas; este salón tiene la versión { $now }, que juzga igual { $alike } de { $moves }. El reparto y el resultado son los que da la semilla.
bad = Este registro no es lo que se jugó.
badge = Verificada
notOver = La semilla sigue sellada hasta que acabe la partida.
pages =
    { $count ->
        [one] { $count } página del registro verificada
       *[other] { $count } páginas del registro verificadas
    }
seed = Semilla
commit = Sellada como
download = Guardar el registro
unreadable = Este archivo no es el registro de una partida.

## flaws

flaws_not-a-journal = Esto no es el registro de una partida.
flaws_too-large = Este archivo es más grande que el registro de cualquier partida. No se ha leído.
flaws_no-journal = Aquí no hay ningún registro.
flaws_newer-format = El archivo viene de un Guildhall más nuevo.
flaws_altered = El texto se cambió después de guardarlo.
flaws_cut-off = Falta el final del archivo.
flaws_unreadable = Hay una página ilegible.
flaws_unknown-game = Es de un juego que este salón no conoce.
flaws_other-rules = Se juzgó con otra versión de las reglas.
flaws_content = El mazo de cartas no es el que se jugó.
flaws_numbering = Las páginas están desordenadas.
flaws_not-finished = La partida no ha terminado.
flaws_commit = La semilla no coincide con su sello.
flaws_seed = La semilla es ilegible.
flaws_entropies = Se cambió lo que aportaron quienes juegan.
flaws_set-up = El reparto no sale de la semilla.
flaws_refused = Una jugada iba contra las reglas.
flaws_events = Lo ocurrido no se sigue de la jugada.
flaws_time-out = Una jugada por tiempo no es la de las reglas.
flaws_reasons = Se cambiaron las razones de un bot.
flaws_taken-back = Una jugada deshecha no encaja.
flaws_amended = Una corrección no encaja.
flaws_outcome = El resultado no se sigue de la partida.
flaws_after-the-end = Algo pasó después del final.

##

atPage =
    { $page ->
        [0] En la cabecera
       *[other] En la página { $page }
    }
