title = Programmer mon prochain coup
line = Pour la prochaine fois qu’on te le demande. Personne n’en sait rien avant, et si ce n’est plus possible alors, on te le demande tout simplement.
notNow = Pour l’instant, il n’y a aucun coup à programmer.
nothing = Rien : me demander
left = Programmé.
taken = On te le demandera.
