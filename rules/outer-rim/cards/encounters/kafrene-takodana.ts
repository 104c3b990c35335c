/** The Ring of Kafrene never sleeps; on Takodana nobody asks for names. */
import { credits, dented, disliked, fame, fight, has, hurt, line, may, pay, takeTop, test, when, healed, repaired, liked } from '../verbs.ts';
import { encounters } from './deck.ts';

export const kafreneTakodana = encounters('kafrene-takodana', {
  '01': {
    'ring-of-kafrene': [test('stealth', [credits(4000)], [hurt(1), pay(1000)])],
    takodana: [healed(2), repaired(2), may(line('encounter.kafrene-takodana-01.listen', [{ do: 'reveal-planet' }]))],
  },
  '02': {
    'ring-of-kafrene': [may(line('encounter.kafrene-takodana-02.inform', [credits(3000), disliked('choice')]), line('encounter.kafrene-takodana-02.refuse', [test('tactics', [liked('choice')], [hurt(1)])]))],
    takodana: [test('knowledge', [fame(1)], [])],
  },
  '03': {
    'ring-of-kafrene': [test('tech', [{ do: 'market', discount: 3000, decks: ['gear-mod', 'ship'] }], [dented(1)])],
    takodana: [when(has('crew'), [credits(3000)], [{ do: 'reveal-contact' }])],
  },
  '04': {
    'ring-of-kafrene': [fight('ground', 4, [credits(3000), fame(1)], [hurt(1)])],
    takodana: { secret: { step: 'encounter', when: { is: 'on-planet' }, effects: [{ do: 'gain-crew', contact: 'maz-kanata' }, credits(2000), { do: 'discard-this' }] } },
  },
  '05': {
    'ring-of-kafrene': [test('influence', [takeTop('cargo')], [pay(1000)])],
    takodana: [may(line('encounter.kafrene-takodana-05.arm', [test('strength', [credits(5000)], [hurt(2)])]), line('encounter.kafrene-takodana-05.sit', [healed('all')]))],
  },
});
