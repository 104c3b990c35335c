### The faces people choose from, and their colours: heard by whoever does not see them.

face = Your face
colour = Your colour
why = Yours at every table. If somebody was there first with your colour, you get the nearest one.

## busts

busts_hood = Hood
busts_visor = Visor
busts_horns = Horns
busts_brim = Wide brim
busts_ears = Long ears
busts_goggles = Goggles
busts_braid = Braid
busts_beard = White beard
busts_fur = Shaggy fur
busts_tusks = Tusks
busts_tendrils = Tentacles
busts_veil = Veil
busts_curls = Curls
busts_crest = Crest of feathers
busts_mask = Breathing mask
busts_beak = Beak
busts_stalks = Eyes on stalks
busts_spectacles = Spectacles
busts_patch = Eye patch
busts_fins = Fins

## colours

colours_amber = Amber
colours_leaf = Green
colours_teal = Turquoise
colours_sky = Blue
colours_violet = Violet
colours_rose = Pink
colours_coral = Coral
colours_sand = Sand
