/** In French: stories of Ryloth and Naboo; lines a player may take stand after their card. */
import type { rylothNaboo as english } from '../../en/encounters/ryloth-naboo.ts';

export const rylothNaboo: Readonly<Record<keyof typeof english, string>> = {
  'encounter.ryloth-naboo-01.ryloth': 'Une caravane te demande de passer une caisse devant la garnison, sans l’ouvrir.',
  'encounter.ryloth-naboo-01.smuggle': 'Prendre la caisse',
  'encounter.ryloth-naboo-01.report': 'Vendre l’itinéraire à la garnison',
  'encounter.ryloth-naboo-01.naboo': 'Une guérisseuse au bord du lac ne demande ni nom ni argent. Elle en laisse sur la table.',
  'encounter.ryloth-naboo-02.ryloth': 'Des esclavagistes sur la crête. Ils comptent six têtes de trop dans leur enclos.',
  'encounter.ryloth-naboo-02.naboo': 'Réception au vieux palais : beaucoup de discours, d’excellents ragots.',
  'encounter.ryloth-naboo-03.ryloth': 'Un officier d’intendance vend des rations de reste, ou te vend toi.',
  'encounter.ryloth-naboo-03.naboo': 'Dans un musée fermé, une salle est encore allumée.',
  'encounter.ryloth-naboo-04.ryloth': 'Un vieux combattant grave dans ta table la plaque faible d’une patrouille. « Souviens-t’en. »',
  'encounter.ryloth-naboo-04.naboo': 'La régate du fleuve est réservée aux bateaux. Personne n’a dit qu’ils ne pouvaient pas voler.',
  'encounter.ryloth-naboo-05.ryloth': 'La pompe d’un village s’est arrêtée. Les techniciens partis voir aussi.',
  'encounter.ryloth-naboo-05.naboo': 'La gouverneure cherche un garde pour une nuit ; les plongeurs, pour une plongée.',
  'encounter.ryloth-naboo-05.guard': 'Garder la gouverneure',
  'encounter.ryloth-naboo-05.swim': 'Plonger vers l’épave',
};
