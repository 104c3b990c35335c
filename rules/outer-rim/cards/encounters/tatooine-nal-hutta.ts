/** Two suns and one family of crime lords. */
import { credits, dented, disliked, fame, fight, has, hurt, liked, line, may, pay, standing, takeTop, test, when } from '../verbs.ts';
import { encounters } from './deck.ts';

export const tatooineNalHutta = encounters('tatooine-nal-hutta', {
  '01': {
    tatooine: [may(line('encounter.tatooine-nal-hutta-01.race', [test('piloting', [credits(6000), fame(1)], [hurt(2)])], { pay: 2000 }), line('encounter.tatooine-nal-hutta-01.bet', [{ do: 'roll', hit: [credits(3000)], crit: [credits(5000)] }], { pay: 1000 }))],
    'nal-hutta': [when(standing('hutt', 'negative'), [fight('ground', 4, [fame(1)], [hurt(1)])], [credits(3000)])],
  },
  '02': {
    tatooine: [test('strength', [credits(3000)], [pay(2000)])],
    'nal-hutta': [may(line('encounter.tatooine-nal-hutta-02.gift', [liked('hutt')], { pay: 3000 }), line('encounter.tatooine-nal-hutta-02.joke', [test('influence', [credits(4000)], [disliked('hutt'), hurt(1)])]))],
  },
  '03': {
    tatooine: [test('knowledge', [takeTop('luxury')], [dented(1)])],
    'nal-hutta': [when(has('bounty'), [credits(4000)], [takeTop('bounty')])],
  },
  '04': {
    tatooine: [fight('ground', 3, [takeTop('gear-mod')], [hurt(1), pay(1000)])],
    'nal-hutta': { secret: { step: 'action', when: { is: 'on-planet-of', faction: 'hutt' }, effects: [credits(5000), { do: 'discard-this' }] } },
  },
  '05': {
    tatooine: [test('stealth', [{ do: 'reveal-contact' }, credits(2000)], [{ do: 'patrol-to-you', faction: 'hutt' }])],
    'nal-hutta': [test('tactics', [credits(3000), fame(1)], [hurt(2)])],
  },
});
