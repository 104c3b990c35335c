invites = { $name } t’invite : { $game }
table = Une table { ELIDE("de", $game) }
sitDown =
    { $free ->
        [1] Une place est libre. Un nom suffit, sans compte.
       *[other] { $free } places sont libres. Un nom suffit, sans compte.
    }
watch = Viens voir la table. Un nom suffit, sans compte.
hall = Des jeux de chasse aux primes, à plusieurs ou contre des bots. Un nom suffit, sans compte.
forMembers = La table d’une guilde, pour ses membres.
guild = Rejoins la guilde { $name }
members =
    { $people ->
        [1] Une personne en fait partie. Un nom suffit, sans compte.
       *[other] { $people } personnes en font partie. Un nom suffit, sans compte.
    }
noScript = Guildhall a besoin de JavaScript : les jeux tournent dans ton navigateur.
