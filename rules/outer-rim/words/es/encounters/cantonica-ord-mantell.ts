/** In Spanish: stories of Cantonica and Ord Mantell; lines a player may take stand after their card. */
import type { cantonicaOrdMantell as english } from '../../en/encounters/cantonica-ord-mantell.ts';

export const cantonicaOrdMantell: Readonly<Record<keyof typeof english, string>> = {
  'encounter.cantonica-ord-mantell-01.cantonica': 'La ruleta se frena. Un desconocido con demasiados anillos te pasa una sola ficha.',
  'encounter.cantonica-ord-mantell-01.bet': 'Apostar 2000 a la ruleta',
  'encounter.cantonica-ord-mantell-01.ord-mantell': 'Un chatarrero vende taquillas selladas al peso. Una de ellas zumba.',
  'encounter.cantonica-ord-mantell-02.cantonica': 'El crupier cuenta en una vieja lengua de comerciantes. Si la entiendes, la banca puede perder.',
  'encounter.cantonica-ord-mantell-02.ord-mantell': 'Guantes negros sobre la barra: el sindicato local quiere hablar de tus tasas de atraque.',
  'encounter.cantonica-ord-mantell-03.cantonica': 'Una tarde libre en el balneario. Los baños están calientes y nadie vigila los abrigos.',
  'encounter.cantonica-ord-mantell-03.spa': 'Tomar los baños',
  'encounter.cantonica-ord-mantell-03.pocket': 'Ocuparte de los abrigos',
  'encounter.cantonica-ord-mantell-03.ord-mantell': 'Unos pilotos de desguace corren por dentro de un casco con las luces apagadas.',
  'encounter.cantonica-ord-mantell-03.race': 'Ir por el carril de fuera',
  'encounter.cantonica-ord-mantell-03.rest': 'Quedarte a remendar el casco',
  'encounter.cantonica-ord-mantell-04.cantonica': 'Encuentras una tarjeta de invitado de la casa de joyeros. Vale para una compra.',
  'encounter.cantonica-ord-mantell-04.ord-mantell': 'El ring no tiene cuerdas y el campeón no tiene cuello. El público corea tu nombre de todos modos.',
  'encounter.cantonica-ord-mantell-05.cantonica': 'Una cazatalentos paga por una mesa llena, o te señala a alguien que conviene conocer.',
  'encounter.cantonica-ord-mantell-05.ord-mantell': 'Un mercader le debe un favor a quien hable más tiempo.',
};
