title = Wszystko działa na tym urządzeniu
what = Graj samotnie, z botami albo wokół jednego ekranu; po tej pierwszej wizycie także bez sieci.
hall = Wokół jednego stołu, każdy z własnym telefonem: Nowy stół, Telefony w tym pokoju. Dla osób, które są gdzie indziej, ktoś otwiera salę.
how = Jak otworzyć salę
