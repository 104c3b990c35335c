/** Ambition sheets: a second way to measure a career. Two are known, the others are ours. [UB-COMP-08, UB-CARD-07, UB-AMB-07] */
import type { AmbitionSheet } from './types.ts';

export const ambitions = {
  'hero-of-the-rebellion': {
    name: 'Hero of the Rebellion',
    origin: 'fact',
    credits: 5000,
    card: 'quad-laser-cannon',
    abilities: [{ type: 'step', step: 'encounter', id: 'ambition-rebel-donation', when: { is: 'on-planet-of', faction: 'rebel' }, pay: 10_000, effects: [{ do: 'gain-reputation', faction: 'rebel' }] }],
    goals: [
      { kind: 'numbered', encounter: ['mon-calamari'] },
      { kind: 'numbered', encounter: ['ryloth'] },
      { kind: 'infinity', when: { is: 'all', of: [{ is: 'reputation', faction: 'rebel', at: ['positive'] }, { is: 'reputation', faction: 'imperial', at: ['negative'] }] } },
      { kind: 'fame', step: 'encounter', when: { is: 'patrol-here', faction: 'imperial', levels: [4] }, effects: [{ do: 'fight', combat: 'ship', strength: 7, win: [{ do: 'if', when: { is: 'defeated' }, effects: [], otherwise: [{ do: 'win-game' }] }] }] },
    ],
  },
  'servant-of-the-emperor': {
    name: 'Servant of the Emperor',
    origin: 'fact',
    credits: 6000,
    card: 'imperial-favor',
    abilities: [{ type: 'step', step: 'encounter', id: 'ambition-imperial-donation', when: { is: 'on-planet-of', faction: 'imperial' }, pay: 10_000, effects: [{ do: 'gain-reputation', faction: 'imperial' }] }],
    goals: [
      { kind: 'numbered', encounter: ['spinward-core', 'trailing-core'] },
      {
        kind: 'numbered',
        step: 'action',
        when: { is: 'any', of: [{ is: 'player-here', reputation: { faction: 'rebel', at: ['positive'] } }, { is: 'player-here', reputation: { faction: 'imperial', at: ['negative'] } }, { is: 'has', kind: 'crew', atLeast: 1 }] },
        effects: [{ do: 'move-patrol', faction: 'imperial', spaces: 8 }, { do: 'complete-ambition', goal: 1 }],
      },
      { kind: 'infinity', when: { is: 'all', of: [{ is: 'reputation', faction: 'imperial', at: ['positive'] }, { is: 'reputation', faction: 'rebel', at: ['negative'] }] } },
      { kind: 'fame', step: 'encounter', when: { is: 'patrol-here', faction: 'rebel', levels: [3, 4] }, effects: [{ do: 'databank', number: 63 }] },
    ],
  },
  'king-of-the-docks': {
    name: 'King of the Docks',
    origin: 'designed',
    credits: 7000,
    card: null,
    abilities: [{ type: 'step', step: 'action', id: 'ambition-dock-fees', when: { is: 'all', of: [{ is: 'on-planet' }, { is: 'has', kind: 'cargo', atLeast: 2 }] }, effects: [{ do: 'gain-credits', amount: 1000 }] }],
    goals: [
      { kind: 'dash', encounter: ['nal-hutta'] },
      { kind: 'dash', encounter: ['ord-mantell'] },
      { kind: 'infinity', when: { is: 'credits', atLeast: 15_000 } },
      { kind: 'fame', step: 'encounter', when: { is: 'at', spaces: ['kessel'] }, effects: [{ do: 'test', skill: ['influence', 'knowledge'], pass: [{ do: 'win-game' }], fail: [{ do: 'lose-credits', amount: 3000 }] }] },
    ],
  },
  'last-of-the-free-captains': {
    name: 'Last of the Free Captains',
    origin: 'designed',
    credits: 6000,
    card: null,
    abilities: [{ type: 'step', step: 'planning', id: 'ambition-free-run', when: { is: 'on-navpoint' }, effects: [{ do: 'move-up-to', spaces: 4, ignoringPatrols: true }] }],
    goals: [
      { kind: 'numbered', encounter: ['takodana'] },
      { kind: 'numbered', encounter: ['cantonica'] },
      { kind: 'infinity', when: { is: 'has', kind: 'crew', atLeast: 2 } },
      { kind: 'fame', step: 'encounter', when: { is: 'at', spaces: ['maelstrom'] }, effects: [{ do: 'test', skill: 'piloting', pass: [{ do: 'win-game' }], fail: [{ do: 'suffer', on: 'ship', amount: 2 }] }] },
    ],
  },
} as const satisfies Record<string, AmbitionSheet>;

export type AmbitionId = keyof typeof ambitions;
export const ambitionIds = Object.keys(ambitions) as AmbitionId[];

export function ambitionSheet(id: AmbitionId): AmbitionSheet {
  return ambitions[id];
}
