/** The Core Worlds: rich, watched, and the only way across [UB-CORE-05]. Crossing is harder when the Empire knows your name [UB-CORE-08]. */
import type { Effects } from '../../effects.ts';
import { credits, dented, disliked, fame, fight, hurt, line, liked, may, pay, standing, takeTop, test, when } from '../verbs.ts';
import { encounters } from './deck.ts';

const crossed: Effects = [{ do: 'move-to', space: 'other-core' }];

export const coreWorlds = encounters('core-worlds', {
  '01': {
    'core-worlds': [may(line('encounter.core-worlds-01.show', [test('influence', [fame(1)], [pay(3000)])], { pay: 1000 }))],
    across: [when(standing('imperial', 'negative'), [test('stealth', crossed, [hurt(2)])], crossed)],
  },
  '02': {
    'core-worlds': [test('knowledge', [takeTop('luxury')], [pay(1000)])],
    across: [when(standing('imperial', 'negative'), [test('piloting', crossed, [dented(2)])], [may(line('encounter.core-worlds-02.toll', crossed, { pay: 1000 }))])],
  },
  '03': {
    'core-worlds': [when(standing('imperial', 'positive'), [credits(5000)], [test('stealth', [credits(4000)], [disliked('imperial')])])],
    across: [test(['influence', 'tech'], crossed, [when(standing('imperial', 'negative'), [{ do: 'patrol-to-you', faction: 'imperial' }], crossed)])],
  },
  '04': {
    'core-worlds': [test('tactics', [credits(3000), liked('choice')], [hurt(1)])],
    across: [when(standing('imperial', 'negative'), [fight('ship', 3, crossed, [dented(1)])], [credits(1000), ...crossed])],
  },
  '05': {
    'core-worlds': [may(line('encounter.core-worlds-05.archive', [test('tech', [{ do: 'reveal-planet' }, credits(3000)], [disliked('imperial')])]), line('encounter.core-worlds-05.collector', [credits(3000)]))],
    across: [when(standing('imperial', 'negative'), [may(line('encounter.core-worlds-05.bribe', crossed, { pay: 5000 }))], crossed)],
  },
});
