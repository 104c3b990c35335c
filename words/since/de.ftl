title = Seit du zuletzt hier warst
step = { $step } von { $of }
skip = Weiter zu jetzt
now = Jetzt
stoodIn =
    { $moves ->
        [one] Ein Bot hat einen Zug für dich gespielt.
       *[other] Ein Bot hat { $moves } Züge für dich gespielt.
    }
failed = Was seither geschah, lässt sich gerade nicht erzählen.
