title = Deine Gäste kommen über einfaches http.
costs = Spielen geht. Was Browser nur mit TLS erlauben, geht nicht: als App installieren, ohne Netz spielen, Passkeys, Mitteilungen bei geschlossener Seite, das Teilen-Menü.
how = Wie man eine Adresse mit TLS bekommt
understood = Verstanden
