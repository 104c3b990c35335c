
face = Dein Gesicht
colour = Deine Farbe
why = An jedem Tisch deine. War jemand mit deiner Farbe schon da, bekommst du die nächstliegende.

## busts

busts_hood = Kapuze
busts_visor = Visier
busts_horns = Hörner
busts_brim = Breite Krempe
busts_ears = Lange Ohren
busts_goggles = Schutzbrille
busts_braid = Zopf
busts_beard = Weißer Bart
busts_fur = Zottiges Fell
busts_tusks = Hauer
busts_tendrils = Tentakel
busts_veil = Schleier
busts_curls = Locken
busts_crest = Federkamm
busts_mask = Atemmaske
busts_beak = Schnabel
busts_stalks = Stielaugen
busts_spectacles = Brille
busts_patch = Augenklappe
busts_fins = Flossen

## colours

colours_amber = Bernstein
colours_leaf = Grün
colours_teal = Türkis
colours_sky = Blau
colours_violet = Violett
colours_rose = Rosa
colours_coral = Koralle
# As in English.
colours_sand = Sand
