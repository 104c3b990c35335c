title = Obecne programy
line = Każdy sam decyduje, czy przyjdzie, i zajmuje wolne miejsce.
ask = Zaproś
askWho = Zaproś: { $name }
asked = Zaproszony
declined = Nie tym razem
