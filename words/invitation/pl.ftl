invites = { $name } zaprasza cię: { $game }
table = Stół: { $game }
sitDown =
    { $free ->
        [one] Jedno miejsce jest wolne. Wystarczy imię, bez konta.
        [few] Wolne są { $free } miejsca. Wystarczy imię, bez konta.
       *[many] Wolnych jest { $free } miejsc. Wystarczy imię, bez konta.
        [other] Wolne jest { $free } miejsca. Wystarczy imię, bez konta.
    }
watch = Rzuć okiem na stół. Wystarczy imię, bez konta.
hall = Gry planszowe o łowcach nagród, ze znajomymi albo z botami. Wystarczy imię, bez konta.
forMembers = Stół gildii, dla jej członków.
guild = Dołącz do gildii { $name }
members =
    { $people ->
        [one] Jest w niej jedna osoba. Wystarczy imię, bez konta.
        [few] Są w niej { $people } osoby. Wystarczy imię, bez konta.
       *[many] Jest w niej { $people } osób. Wystarczy imię, bez konta.
        [other] Jest w niej { $people } osoby. Wystarczy imię, bez konta.
    }
noScript = Guildhall potrzebuje JavaScriptu: gry działają w twojej przeglądarce.
