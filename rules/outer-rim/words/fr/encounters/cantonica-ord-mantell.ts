/** In French: stories of Cantonica and Ord Mantell; lines a player may take stand after their card. */
import type { cantonicaOrdMantell as english } from '../../en/encounters/cantonica-ord-mantell.ts';

export const cantonicaOrdMantell: Readonly<Record<keyof typeof english, string>> = {
  'encounter.cantonica-ord-mantell-01.cantonica': 'La roue ralentit. Un inconnu couvert de bagues te glisse un seul jeton.',
  'encounter.cantonica-ord-mantell-01.bet': 'Miser 2 000 sur la roue',
  'encounter.cantonica-ord-mantell-01.ord-mantell': 'Un ferrailleur vend des casiers scellés au poids. L’un d’eux bourdonne.',
  'encounter.cantonica-ord-mantell-02.cantonica': 'Le croupier compte dans une vieille langue de marchands. Si tu la suis, la banque peut perdre.',
  'encounter.cantonica-ord-mantell-02.ord-mantell': 'Des gants noirs sur le comptoir : le syndicat du coin veut parler de tes frais d’amarrage.',
  'encounter.cantonica-ord-mantell-03.cantonica': 'Un après-midi libre au palace. Les bains sont chauds et personne ne surveille les manteaux.',
  'encounter.cantonica-ord-mantell-03.spa': 'Prendre les bains',
  'encounter.cantonica-ord-mantell-03.pocket': 'T’occuper des manteaux',
  'encounter.cantonica-ord-mantell-03.ord-mantell': 'Des pilotes de casse font la course dans une épave, tous feux éteints.',
  'encounter.cantonica-ord-mantell-03.race': 'Prendre le couloir extérieur',
  'encounter.cantonica-ord-mantell-03.rest': 'Rester et rafistoler la coque',
  'encounter.cantonica-ord-mantell-04.cantonica': 'Tu trouves une carte d’invité de la maison des joailliers. Elle vaut pour un achat.',
  'encounter.cantonica-ord-mantell-04.ord-mantell': 'Le ring n’a pas de cordes et le champion pas de cou. La foule scande quand même ton nom.',
  'encounter.cantonica-ord-mantell-05.cantonica': 'Une dénicheuse de talents paie pour une tablée complète, ou t’indique quelqu’un qui vaut le détour.',
  'encounter.cantonica-ord-mantell-05.ord-mantell': 'Un marchand doit une faveur à qui parlera le plus longtemps.',
};
