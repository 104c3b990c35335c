### Las caras que se pueden elegir y sus colores: para quien las oye sin verlas.

face = Tu cara
colour = Tu color
why = Van contigo a todas las mesas. Si alguien llegó antes con tu color, recibes el más parecido.

## busts

busts_hood = Capucha
busts_visor = Visera
busts_horns = Cuernos
busts_brim = Sombrero de ala ancha
busts_ears = Orejas largas
busts_goggles = Gafas de piloto
busts_braid = Trenza
busts_beard = Barba blanca
busts_fur = Pelaje
busts_tusks = Colmillos
busts_tendrils = Tentáculos
busts_veil = Velo
busts_curls = Rizos
busts_crest = Cresta de plumas
busts_mask = Máscara de aire
busts_beak = Pico
busts_stalks = Ojos saltones
busts_spectacles = Anteojos
busts_patch = Parche en el ojo
busts_fins = Aletas

## colours

colours_amber = Ámbar
colours_leaf = Verde
colours_teal = Turquesa
colours_sky = Azul
colours_violet = Violeta
colours_rose = Rosa
# As in English.
colours_coral = Coral
colours_sand = Arena
