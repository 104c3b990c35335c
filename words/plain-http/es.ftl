title = Aquí se entra por http sin cifrar.
costs = Se juega igual. Falta lo que los navegadores reservan a TLS: instalar como aplicación, jugar sin red, las llaves de acceso, los avisos con la página cerrada y el menú de compartir.
how = Cómo tener una dirección con TLS
understood = Entendido
