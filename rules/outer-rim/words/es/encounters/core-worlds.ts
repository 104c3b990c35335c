/** In Spanish: stories of the Core Worlds; lines a player may take stand after their card. */
import type { coreWorlds as english } from '../../en/encounters/core-worlds.ts';

export const coreWorlds: Readonly<Record<keyof typeof english, string>> = {
  'encounter.core-worlds-01.core-worlds': 'Esta noche abre una galería famosa. Lo que importa es que te vean.',
  'encounter.core-worlds-01.show': 'Comprar una invitación',
  'encounter.core-worlds-01.across': 'Un crucero lleva pasajeros por el Núcleo; las caras buscadas viajan con el equipaje.',
  'encounter.core-worlds-02.core-worlds': 'Venden una mansión sala a sala, mal etiquetada.',
  'encounter.core-worlds-02.across': 'El peaje cuenta créditos de día y escapadas de noche.',
  'encounter.core-worlds-02.toll': 'Pagar el peaje',
  'encounter.core-worlds-03.core-worlds': 'El ministerio paga a sus amigos a la luz y a los demás a oscuras.',
  'encounter.core-worlds-03.across': 'Un controlador de tráfico busca una razón para dejarte pasar. La que sea.',
  'encounter.core-worlds-04.core-worlds': 'Un oficial del estado mayor juega a la guerra en el parque y busca un rival que no le deje ganar.',
  'encounter.core-worlds-04.across': 'Tu ruta cruza unas maniobras de la flota.',
  'encounter.core-worlds-05.core-worlds': 'El archivo está cerrado para ti. El coleccionista de enfrente, no.',
  'encounter.core-worlds-05.archive': 'Visitar el archivo de noche',
  'encounter.core-worlds-05.collector': 'Venderle una historia al coleccionista',
  'encounter.core-worlds-05.across': 'Una piloto de las rutas interiores mira tu historial y dice un precio.',
  'encounter.core-worlds-05.bribe': 'Pagar el precio',
};
