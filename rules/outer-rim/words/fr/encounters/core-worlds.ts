/** In French: stories of the Core Worlds; lines a player may take stand after their card. */
import type { coreWorlds as english } from '../../en/encounters/core-worlds.ts';

export const coreWorlds: Readonly<Record<keyof typeof english, string>> = {
  'encounter.core-worlds-01.core-worlds': 'Une galerie célèbre ouvre ce soir. Tout est d’y être vu.',
  'encounter.core-worlds-01.show': 'Acheter une invitation',
  'encounter.core-worlds-01.across': 'Un paquebot prend des passagers à travers le Noyau ; les têtes recherchées voyagent dans les bagages.',
  'encounter.core-worlds-02.core-worlds': 'On vend un domaine pièce par pièce, mal étiqueté.',
  'encounter.core-worlds-02.across': 'Le péage compte les crédits le jour et les passages la nuit.',
  'encounter.core-worlds-02.toll': 'Payer le péage',
  'encounter.core-worlds-03.core-worlds': 'Le ministère paie ses amis au grand jour et tous les autres dans l’ombre.',
  'encounter.core-worlds-03.across': 'Un aiguilleur cherche une raison de te laisser passer. N’importe laquelle.',
  'encounter.core-worlds-04.core-worlds': 'Un officier d’état-major joue à la guerre au parc et cherche quelqu’un qui ne le laisse pas gagner.',
  'encounter.core-worlds-04.across': 'Ta route croise une manœuvre de la flotte.',
  'encounter.core-worlds-05.core-worlds': 'Les archives te sont fermées. Le collectionneur d’en face, non.',
  'encounter.core-worlds-05.archive': 'Visiter les archives de nuit',
  'encounter.core-worlds-05.collector': 'Vendre une histoire au collectionneur',
  'encounter.core-worlds-05.across': 'Une pilote des voies intérieures regarde ton dossier et annonce un prix.',
  'encounter.core-worlds-05.bribe': 'Payer le prix',
};
