/** Kessel's mines and the storm around them. */
import { credits, dented, disliked, fame, fight, hurt, liked, line, may, takeTop, test, until, when, has, pay } from '../verbs.ts';
import { encounters } from './deck.ts';

export const kesselMaelstrom = encounters('kessel-maelstrom', {
  '01': {
    kessel: [test('strength', [credits(5000)], [hurt(2)])],
    maelstrom: [until('piloting', [dented(1)]), credits(4000)],
  },
  '02': {
    kessel: [may(line('encounter.kessel-maelstrom-02.free', [fight('ground', 3, [liked('rebel'), fame(1), disliked('syndicate')], [hurt(1)])]), line('encounter.kessel-maelstrom-02.look-away', [credits(2000)]))],
    maelstrom: [test('tech', [takeTop('gear-mod')], [dented(2)])],
  },
  '03': {
    kessel: [when(has('cargo'), [credits(3000)], [takeTop('cargo')])],
    maelstrom: [test('knowledge', [fame(1)], [dented(1), { do: 'move-up-to', spaces: 1 }])],
  },
  '04': {
    kessel: [test('stealth', [credits(6000), disliked('syndicate')], [fight('ground', 4, [credits(2000)], [pay(2000)])])],
    maelstrom: { secret: { step: 'planning', effects: [{ do: 'move-up-to', spaces: 6, ignoringPatrols: true }, { do: 'discard-this' }] } },
  },
  '05': {
    kessel: [test('influence', [liked('syndicate'), credits(1000)], [disliked('syndicate')])],
    maelstrom: [fight('ship', 3, [credits(5000), fame(1)], [dented(1)])],
  },
});
