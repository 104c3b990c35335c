/** Cantonica gambles; Ord Mantell trades in what fell off a transport. */
import { credits, dented, disliked, fame, fight, hurt, liked, line, may, pay, takeTop, test, when, has, healed, repaired } from '../verbs.ts';
import { encounters } from './deck.ts';

export const cantonicaOrdMantell = encounters('cantonica-ord-mantell', {
  '01': {
    cantonica: [may(line('encounter.cantonica-ord-mantell-01.bet', [{ do: 'roll', hit: [credits(4000)], crit: [credits(8000), fame(1)], focus: [credits(2000)] }], { pay: 2000 }))],
    'ord-mantell': [test('tech', [takeTop('gear-mod')], [dented(1)])],
  },
  '02': {
    cantonica: [test('knowledge', [credits(4000)], [pay(2000)])],
    'ord-mantell': [when({ is: 'reputation', faction: 'syndicate', at: ['negative'] }, [fight('ground', 3, [credits(3000)], [hurt(1)])], [credits(2000), liked('syndicate')])],
  },
  '03': {
    cantonica: [
      may(
        line('encounter.cantonica-ord-mantell-03.spa', [healed('all')], { pay: 1000 }),
        line('encounter.cantonica-ord-mantell-03.pocket', [test('stealth', [credits(5000)], [hurt(1), pay(1000)])]),
      ),
    ],
    'ord-mantell': [may(line('encounter.cantonica-ord-mantell-03.race', [test('piloting', [credits(5000)], [dented(2)])]), line('encounter.cantonica-ord-mantell-03.rest', [repaired(2)]))],
  },
  '04': {
    cantonica: { secret: { step: 'action', when: { is: 'on-planet' }, effects: [{ do: 'market', discount: 3000 }, { do: 'discard-this' }] } },
    'ord-mantell': [test('strength', [credits(3000), fame(1)], [hurt(2)])],
  },
  '05': {
    cantonica: [when(has('crew', 2), [credits(3000)], [{ do: 'reveal-contact' }])],
    'ord-mantell': [test('influence', [{ do: 'market', discount: 2000 }], [disliked('planet')])],
  },
});
