title = Der Abend
played =
    { $games ->
        [one] Bisher ein Spiel
       *[other] Bisher { $games } Spiele
    }
who = Wer
won = Siege
gameNth = Spiel { $nth }: { $game }
absent = nicht dabei
place = Platz { $place }
crown = trägt die Krone
wears = { $name } trägt die Krone.
nobodyLeads = Noch liegt niemand vorn.
went =
    { $after ->
        [one] { $name } ging nach dem ersten Spiel.
       *[other] { $name } ging nach Spiel { $after }.
    }
came = { $name } kam zu Spiel { $nth }.

## poster

wanted = Gesucht
forCrown = für { $wins } von { $games } Spielen
forWin =
    { $points ->
        [none] für den Sieg bei { $game }
       *[other] für den Sieg bei { $game } mit { $points } Punkten
    }
forShare = für den geteilten Sieg bei { $game }
forNobody = für einen Abend, den niemand gewann
company = In Gesellschaft von
reward = Belohnung: eine Revanche
seen = Zuletzt gesehen: { $address }, { $date }
poster = Plakat speichern
sharePoster = Plakat teilen
posterLine = Ein Plakat: { $who }, gesucht { $why }.

screenName = Großer Bildschirm
scan = Scannen und hinsetzen
screenLine = Für einen Fernseher oder einen Stream: der offene Tisch, groß, und nichts Geheimes darauf.
screenQr = QR-Code des großen Bildschirms
