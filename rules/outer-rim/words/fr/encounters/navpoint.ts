/** In French: stories of the navpoints; lines a player may take stand after their card. */
import type { navpoint as english } from '../../en/encounters/navpoint.ts';

export const navpoint: Readonly<Record<keyof typeof english, string>> = {
  'encounter.navpoint-01.patrol': 'La patrouille te tourne le dos. Pas pour longtemps.',
  'encounter.navpoint-01.slip': 'Te faufiler moteurs froids',
  'encounter.navpoint-01.no-patrol': 'Une frégate cachée surgit du noir et demande de quel côté tu es.',
  'encounter.navpoint-02.patrol': '« Coupe les moteurs et annonce ce qui t’amène. » Tu as plusieurs réponses prêtes.',
  'encounter.navpoint-02.no-patrol': 'Un relais mort garde encore une semaine de cours de la bourse.',
  'encounter.navpoint-03.patrol': 'Une navette des douanes veut voir la soute.',
  'encounter.navpoint-03.no-patrol': 'L’appel de détresse se répète un peu trop régulièrement.',
  'encounter.navpoint-04.patrol': 'La patrouille escorte un ravitailleur et a l’air fatiguée.',
  'encounter.navpoint-04.escort': 'Proposer ton escorte',
  'encounter.navpoint-04.raid': 'T’attaquer au ravitailleur',
  'encounter.navpoint-04.no-patrol': 'Des modules de fret dérivent à la file. Quelqu’un était pressé.',
  'encounter.navpoint-05.patrol': 'Ils veulent une course jusqu’à la prochaine balise. Ils ont les canons ; toi, le style.',
  'encounter.navpoint-05.no-patrol': 'Le calme. Pour une fois, tu répares ce qui grince.',
  'encounter.navpoint-06.patrol': 'Tu écoutes leurs bavardages depuis une heure. Eux n’ont rien entendu.',
  'encounter.navpoint-06.no-patrol': 'Un paquebot gît en travers de la voie, portes bloquées.',
  'encounter.navpoint-06.answer': 'T’amarrer et aider',
};
