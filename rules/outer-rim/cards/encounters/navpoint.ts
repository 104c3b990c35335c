/** Encounters at navpoints: one section with a patrol in the space, one without. */
import type { EncounterCard } from '../types.ts';

export const navpointEncounters = {
  'navpoint-01': {
    deck: 'navpoint',
    origin: 'designed',
    sections: {
      patrol: { effects: [{ do: 'may', options: [{ label: 'encounter.navpoint-01.slip', effects: [{ do: 'test', skill: 'stealth', pass: [{ do: 'extra-turn' }], fail: [{ do: 'lose-reputation', faction: 'patrol' }] }] }] }] },
      'no-patrol': {
        effects: [
          {
            do: 'if',
            when: { is: 'reputation', faction: 'rebel', at: ['negative'] },
            then: [{ do: 'test', skill: 'piloting', fail: [{ do: 'suffer', on: 'ship', amount: 3 }] }],
            otherwise: [{ do: 'patrol-to-you', faction: 'rebel' }, { do: 'recover', on: 'ship', amount: 'all' }],
          },
        ],
      },
    },
  },
} as const satisfies Record<string, EncounterCard>;
