/** In Spanish: stories of Ryloth and Naboo; lines a player may take stand after their card. */
import type { rylothNaboo as english } from '../../en/encounters/ryloth-naboo.ts';

export const rylothNaboo: Readonly<Record<keyof typeof english, string>> = {
  'encounter.ryloth-naboo-01.ryloth': 'Una caravana te pide que pases una caja ante la guarnición, y que no la abras.',
  'encounter.ryloth-naboo-01.smuggle': 'Llevar la caja',
  'encounter.ryloth-naboo-01.report': 'Venderle la ruta a la guarnición',
  'encounter.ryloth-naboo-01.naboo': 'Una curandera junto al lago no pide nombre ni dinero. Deja un poco sobre la mesa.',
  'encounter.ryloth-naboo-02.ryloth': 'Esclavistas en la cresta. Cuentan seis cabezas de más en su corral.',
  'encounter.ryloth-naboo-02.naboo': 'Recepción en el viejo palacio: muchos discursos, chismes excelentes.',
  'encounter.ryloth-naboo-03.ryloth': 'Un oficial de intendencia vende raciones sobrantes, o te vende a ti.',
  'encounter.ryloth-naboo-03.naboo': 'En un museo cerrado, una sala sigue encendida.',
  'encounter.ryloth-naboo-04.ryloth': 'Un viejo combatiente graba en tu mesa la plancha débil de una patrulla. «No lo olvides».',
  'encounter.ryloth-naboo-04.naboo': 'La regata del río es para barcos. Nadie dijo que no pudieran volar.',
  'encounter.ryloth-naboo-05.ryloth': 'La bomba de una aldea se ha parado. Los técnicos que fueron a mirar, también.',
  'encounter.ryloth-naboo-05.naboo': 'La gobernadora necesita escolta por una noche; los buzos, por una inmersión.',
  'encounter.ryloth-naboo-05.guard': 'Escoltar a la gobernadora',
  'encounter.ryloth-naboo-05.swim': 'Bucear hasta el pecio',
};
