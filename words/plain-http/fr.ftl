title = On entre ici en http simple.
costs = On joue sans souci. Ce que les navigateurs réservent au TLS manque : installer l’application, jouer sans réseau, les clés d’accès, les notifications page fermée, le menu de partage.
how = Obtenir une adresse avec TLS
understood = Compris
