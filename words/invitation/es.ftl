invites = { $name } te invita: { $game }
table = Una mesa de { $game }
sitDown =
    { $free ->
        [one] Hay un asiento libre. Basta un nombre, sin cuenta.
       *[other] Hay { $free } asientos libres. Basta un nombre, sin cuenta.
    }
watch = Ven a ver la mesa. Basta un nombre, sin cuenta.
hall = Juegos de cazarrecompensas, en compañía o contra bots. Basta un nombre, sin cuenta.
forMembers = La mesa de un gremio, para sus miembros.
guild = Únete al gremio { $name }
members =
    { $people ->
        [one] Hay una persona en él. Basta un nombre, sin cuenta.
       *[other] Hay { $people } personas en él. Basta un nombre, sin cuenta.
    }
noScript = Guildhall necesita JavaScript: los juegos funcionan en tu navegador.
