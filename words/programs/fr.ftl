title = Programmes présents
line = Chacun décide s’il vient et prend une place libre.
ask = Inviter
askWho = Inviter { $name }
asked = Invité
declined = Pas cette fois
