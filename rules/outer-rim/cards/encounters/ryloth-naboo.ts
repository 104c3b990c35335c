/** Ryloth resists; Naboo remembers better days. */
import { credits, dented, disliked, fame, fight, hurt, liked, line, may, pay, standing, takeTop, test, when, healed } from '../verbs.ts';
import { encounters } from './deck.ts';

export const rylothNaboo = encounters('ryloth-naboo', {
  '01': {
    ryloth: [may(line('encounter.ryloth-naboo-01.smuggle', [test('stealth', [liked('rebel'), credits(3000)], [disliked('imperial')])]), line('encounter.ryloth-naboo-01.report', [credits(2000), disliked('rebel')]))],
    naboo: [healed('all'), credits(1000)],
  },
  '02': {
    ryloth: [fight('ground', 3, [credits(4000)], [hurt(1)])],
    naboo: [test('influence', [credits(4000), { do: 'reveal-contact' }], [pay(1000)])],
  },
  '03': {
    ryloth: [when(standing('imperial', 'positive'), [credits(4000)], [test('tactics', [fame(1)], [hurt(2)])])],
    naboo: [test('knowledge', [takeTop('luxury')], [])],
  },
  '04': {
    ryloth: { secret: { step: 'patrol-won', effects: [fame(1), { do: 'discard-this' }] } },
    naboo: [test('piloting', [credits(5000)], [dented(2)])],
  },
  '05': {
    ryloth: [test('tech', [credits(3000), liked('planet')], [dented(1)])],
    naboo: [may(line('encounter.ryloth-naboo-05.guard', [fight('ground', 3, [credits(3000), liked('imperial')], [hurt(1)])]), line('encounter.ryloth-naboo-05.swim', [test('strength', [fame(1)], [hurt(2)])]))],
  },
});
