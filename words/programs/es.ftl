title = Programas presentes
line = Cada uno decide si viene y ocupa un asiento libre.
ask = Invitar
askWho = Invitar a { $name }
asked = Invitado
declined = Esta vez no
