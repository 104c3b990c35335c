import { expect, test } from 'vitest';
import file from './games/worked-games.json' with { type: 'json' };
import { judgeWorkedGame, readWorkedGames } from './index.ts';

const { games, mistakes } = readWorkedGames(file);

test('the file of worked games has no mistakes and all of its 128 games', () => {
  expect(mistakes).toEqual([]);
  expect(games).toHaveLength(128);
});

test.each(file.vectors.map(({ rule, id, expect: wanted }) => ({ rule, id, wanted })))('[$rule] worked game $id', ({ id, wanted }) => {
  const game = games.find((each) => each.id === id);
  expect(game && judgeWorkedGame(game)).toMatchObject(wanted);
});
