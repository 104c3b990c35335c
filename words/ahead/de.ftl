title = Zug vormerken
line = Für das nächste Mal, wenn du gefragt wirst. Vorher erfährt es niemand, und wenn es dann nicht geht, wirst du einfach gefragt.
notNow = Gerade gibt es keinen Zug, der sich vormerken ließe.
nothing = Nichts: frag mich
left = Vorgemerkt.
taken = Du wirst gefragt.
