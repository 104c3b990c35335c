title = Alles läuft auf diesem Gerät
what = Spiel allein, gegen Bots oder um einen Bildschirm herum; nach diesem ersten Besuch auch ohne Netz.
hall = Um einen Tisch, alle mit eigenem Telefon: Neuer Tisch, Telefone in diesem Raum. Für Leute, die anderswo sind, eröffnet jemand eine Halle.
how = Wie man eine Halle eröffnet
