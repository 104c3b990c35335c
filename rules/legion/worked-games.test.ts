import { describe, expect, test } from 'vitest';
import file from './games/worked-games.json' with { type: 'json' };
import { judgeWorkedGame, readWorkedGames } from './index.ts';

const { games, mistakes } = readWorkedGames(file);

/** Every rule of the classic keyword has at least one worked game. */
const rules = [
  'LB-SETUP-01', 'LB-SETUP-02', 'LB-SETUP-03', 'LB-SETUP-04', 'LB-SETUP-05', 'LB-SETUP-06', 'LB-SETUP-07', 'LB-SETUP-08', 'LB-SETUP-09', 'LB-SETUP-10', 'LB-SETUP-11', 'LB-SETUP-12', 'LB-SETUP-13', 'LB-SETUP-14', 'LB-SETUP-15', 'LB-SETUP-16',
  'LB-ORDER-01', 'LB-ORDER-02', 'LB-ORDER-03', 'LB-ORDER-04', 'LB-ORDER-05', 'LB-ORDER-06',
  'LB-DEFEAT-01', 'LB-DEFEAT-02', 'LB-DEFEAT-03', 'LB-DEFEAT-04', 'LB-DEFEAT-05', 'LB-DEFEAT-06', 'LB-DEFEAT-07', 'LB-DEFEAT-08', 'LB-DEFEAT-09', 'LB-DEFEAT-10', 'LB-DEFEAT-11', 'LB-DEFEAT-12', 'LB-DEFEAT-13', 'LB-DEFEAT-14', 'LB-DEFEAT-15',
  'LB-TRANSFER-01', 'LB-TRANSFER-02', 'LB-TRANSFER-03', 'LB-TRANSFER-04', 'LB-TRANSFER-05', 'LB-TRANSFER-06', 'LB-TRANSFER-07', 'LB-TRANSFER-08', 'LB-TRANSFER-09', 'LB-TRANSFER-10', 'LB-TRANSFER-11',
  'LB-END-01', 'LB-END-02', 'LB-END-03', 'LB-END-04', 'LB-END-05', 'LB-END-06', 'LB-END-07', 'LB-END-08', 'LB-END-09', 'LB-END-10', 'LB-END-11',
  'LB-GUARDIAN-01', 'LB-GUARDIAN-02', 'LB-GUARDIAN-03', 'LB-GUARDIAN-04', 'LB-GUARDIAN-05', 'LB-GUARDIAN-06', 'LB-GUARDIAN-07',
  'LB-CHARGE-01', 'LB-CHARGE-02', 'LB-CHARGE-03', 'LB-CHARGE-04', 'LB-CHARGE-05', 'LB-CHARGE-06', 'LB-CHARGE-07', 'LB-CHARGE-08', 'LB-CHARGE-09',
  'LB-STIMS-01', 'LB-STIMS-02', 'LB-STIMS-03', 'LB-STIMS-04', 'LB-STIMS-05', 'LB-STIMS-06', 'LB-STIMS-07', 'LB-STIMS-08', 'LB-STIMS-09',
  'LB-POISON-01', 'LB-POISON-02', 'LB-POISON-03', 'LB-POISON-04', 'LB-POISON-05', 'LB-POISON-06', 'LB-POISON-07', 'LB-POISON-08', 'LB-POISON-09',
  'LB-TRANSPORT-01', 'LB-TRANSPORT-02', 'LB-TRANSPORT-03', 'LB-TRANSPORT-04', 'LB-TRANSPORT-05', 'LB-TRANSPORT-06', 'LB-TRANSPORT-07',
  'LB-SECRET-01', 'LB-SECRET-02', 'LB-SECRET-03', 'LB-SECRET-04', 'LB-SECRET-05', 'LB-SECRET-06',
  'LB-SCENARIO-01', 'LB-SCENARIO-02', 'LB-SCENARIO-03', 'LB-SCENARIO-04', 'LB-SCENARIO-05',
  'LB-E2E-01', 'LB-E2E-02', 'LB-E2E-03', 'LB-E2E-04', 'LB-E2E-05',
];

test('the file of worked games has no mistakes and all of its 128 games, for each of 116 rules', () => {
  expect(mistakes).toEqual([]);
  expect(games).toHaveLength(128);
  expect(rules).toHaveLength(116);
  expect([...new Set(file.vectors.map((vector) => vector.rule))]).toEqual(rules);
});

describe.each(rules)('[%s]', (rule) => {
  const vectors = file.vectors.filter((vector) => vector.rule === rule).map(({ id, expect: wanted }) => ({ id, wanted }));
  test.each(vectors)('worked game $id', ({ id, wanted }) => {
    const game = games.find((each) => each.id === id);
    expect(game && judgeWorkedGame(game)).toMatchObject(wanted);
  });
});
