title = Od twojej ostatniej wizyty
step = { $step } z { $of }
skip = Przejdź do teraz
now = Teraz
stoodIn =
    { $moves ->
        [one] Bot zagrał za ciebie jeden ruch.
        [few] Bot zagrał za ciebie { $moves } ruchy.
       *[many] Bot zagrał za ciebie { $moves } ruchów.
        [other] Bot zagrał za ciebie { $moves } ruchu.
    }
failed = Nie można teraz opowiedzieć, co się stało.
