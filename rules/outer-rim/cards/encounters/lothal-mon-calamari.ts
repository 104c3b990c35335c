/** Lothal under the Empire's eye; Mon Calamari builds ships and hides people. */
import { credits, dented, disliked, fame, fight, hurt, liked, line, may, pay, standing, takeTop, test, when, repaired } from '../verbs.ts';
import { encounters } from './deck.ts';

export const lothalMonCalamari = encounters('lothal-mon-calamari', {
  '01': {
    lothal: [when(standing('imperial', 'negative'), [test('stealth', [credits(2000)], [fight('ground', 3, [], [hurt(1)])])], [credits(3000)])],
    'mon-calamari': [may(line('encounter.lothal-mon-calamari-01.dock', [repaired('all')], { pay: 1000 }), line('encounter.lothal-mon-calamari-01.help', [test('tech', [credits(3000), liked('rebel')], [dented(1)])]))],
  },
  '02': {
    lothal: [may(line('encounter.lothal-mon-calamari-02.denounce', [credits(4000), liked('imperial'), disliked('rebel')]), line('encounter.lothal-mon-calamari-02.warn', [liked('rebel'), disliked('imperial')]))],
    'mon-calamari': [test('knowledge', [takeTop('job')], [])],
  },
  '03': {
    lothal: [test('tech', [{ do: 'move-patrol', faction: 'rebel', spaces: 2 }, credits(4000)], [{ do: 'patrol-to-you', faction: 'imperial' }])],
    'mon-calamari': [test('piloting', [credits(4000)], [dented(2)])],
  },
  '04': {
    lothal: [fight('ground', 4, [fame(1)], [pay(2000)])],
    'mon-calamari': { secret: { step: 'encounter', when: standing('rebel', 'neutral', 'positive'), effects: [repaired('all'), liked('rebel'), { do: 'discard-this' }] } },
  },
  '05': {
    lothal: [test('influence', [{ do: 'reveal-contact' }, credits(1000)], [disliked('imperial')])],
    'mon-calamari': [test('strength', [credits(2000), { do: 'market', discount: 2000, decks: ['ship', 'gear-mod'] }], [hurt(1)])],
  },
});
