title = Programme, die da sind
line = Jedes entscheidet selbst, ob es kommt, und nimmt einen freien Platz.
ask = Fragen
askWho = { $name } fragen
asked = Gefragt
declined = Diesmal nicht
