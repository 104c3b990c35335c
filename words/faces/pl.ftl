face = Twoja twarz
colour = Twój kolor
why = Twoje przy każdym stole. Jeśli ktoś przyszedł wcześniej z twoim kolorem, dostajesz najbliższy.

## busts

busts_hood = Kaptur
busts_visor = Przyłbica
busts_horns = Rogi
busts_brim = Szerokie rondo
busts_ears = Długie uszy
busts_goggles = Gogle
busts_braid = Warkocz
busts_beard = Biała broda
busts_fur = Kudłate futro
busts_tusks = Kły
busts_tendrils = Macki
busts_veil = Welon
busts_curls = Loki
busts_crest = Czub z piór
busts_mask = Maska do oddychania
busts_beak = Dziób
busts_stalks = Oczy na szypułkach
busts_spectacles = Okulary
busts_patch = Opaska na oku
busts_fins = Płetwy

## colours

colours_amber = Bursztynowy
colours_leaf = Zielony
colours_teal = Turkusowy
colours_sky = Niebieski
colours_violet = Fioletowy
colours_rose = Różowy
colours_coral = Koralowy
colours_sand = Piaskowy
