/** Encounters at navpoints: one section with a patrol in the space, one without. */
import { credits, dented, disliked, fame, fight, has, line, liked, may, pay, standing, takeTop, test, when, repaired } from '../verbs.ts';
import { encounters } from './deck.ts';

export const navpointEncounters = encounters('navpoint', {
  '01': {
    patrol: [may(line('encounter.navpoint-01.slip', [test('stealth', [{ do: 'extra-turn' }], [disliked('patrol')])]))],
    'no-patrol': [
      when(
        standing('rebel', 'negative'),
        [{ do: 'test', skill: 'piloting', fail: [dented(3)] }],
        [{ do: 'patrol-to-you', faction: 'rebel' }, repaired('all')],
      ),
    ],
  },
  '02': {
    patrol: [test('influence', [credits(2000), liked('patrol')], [{ do: 'fight-patrol', faction: 'patrol' }])],
    'no-patrol': [test('tech', [credits(4000)], [dented(1)])],
  },
  '03': {
    patrol: [when(has('cargo'), [test('stealth', [credits(2000)], [pay(3000)])], [credits(1000)])],
    'no-patrol': [fight('ship', 3, [credits(4000), fame(1)], [pay(2000)])],
  },
  '04': {
    patrol: [may(line('encounter.navpoint-04.escort', [credits(3000), liked('patrol')]), line('encounter.navpoint-04.raid', [{ do: 'fight-patrol', faction: 'patrol' }]))],
    'no-patrol': [test('knowledge', [takeTop('cargo')], [])],
  },
  '05': {
    patrol: [test('piloting', [fame(1)], [dented(2)])],
    'no-patrol': [repaired(2), credits(1000)],
  },
  '06': {
    patrol: [test('tactics', [credits(4000)], [disliked('patrol')])],
    'no-patrol': [may(line('encounter.navpoint-06.answer', [test(['tech', 'strength'], [liked('choice'), credits(2000)], [dented(2)])]))],
  },
});
