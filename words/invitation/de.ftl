invites = { $name } lädt dich ein: { $game }
table = Ein Tisch für { $game }
sitDown =
    { $free ->
        [one] Ein Platz ist frei. Ein Name genügt, kein Konto.
       *[other] { $free } Plätze sind frei. Ein Name genügt, kein Konto.
    }
watch = Wirf einen Blick auf den Tisch. Ein Name genügt, kein Konto.
hall = Brettspiele um Kopfgeldjäger, mit Freunden oder gegen Bots. Ein Name genügt, kein Konto.
forMembers = Der Tisch einer Gilde, für ihre Mitglieder.
guild = Tritt der Gilde { $name } bei
members =
    { $people ->
        [one] Eine Person ist dabei. Ein Name genügt, kein Konto.
       *[other] { $people } Leute sind dabei. Ein Name genügt, kein Konto.
    }
noScript = Guildhall braucht JavaScript: Die Spiele laufen in deinem Browser.
