### Les visages au choix et leurs couleurs : pour qui les entend sans les voir.

face = Ton visage
colour = Ta couleur
why = Les tiens à toutes les tables. Si quelqu’un y est déjà avec ta couleur, tu reçois la plus proche.

## busts

busts_hood = Capuche
busts_visor = Visière
busts_horns = Cornes
busts_brim = Large chapeau
busts_ears = Longues oreilles
busts_goggles = Lunettes d’aviateur
busts_braid = Tresse
busts_beard = Barbe blanche
busts_fur = Fourrure
busts_tusks = Défenses
busts_tendrils = Tentacules
busts_veil = Voile
busts_curls = Boucles
busts_crest = Crête de plumes
busts_mask = Masque respiratoire
busts_beak = Bec
busts_stalks = Yeux pédonculés
busts_spectacles = Lunettes
busts_patch = Bandeau sur l’œil
busts_fins = Nageoires

## colours

colours_amber = Ambre
colours_leaf = Vert
# As in English.
colours_teal = Turquoise
colours_sky = Bleu
# As in English.
colours_violet = Violet
colours_rose = Rose
colours_coral = Corail
colours_sand = Sable
