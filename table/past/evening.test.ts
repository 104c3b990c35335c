import { expect, test } from "vitest";
import type { Outcome } from "#rules/game.ts";
import { eveningOf, scoreOf, type EveningTable } from "./evening.ts";

/** Names in the order they came in; a bot's ends in `!`. */
function game(nth: number, ...order: readonly string[]): EveningTable {
  const isBot = (name: string): boolean => name.endsWith("!");
  const outcome: Outcome = {
    places: order.map((_, seat) => [seat]),
    pads: order.map((_, seat) => ({ total: 40 - seat })),
    rule: "x",
  };
  return {
    table: `t${nth}`,
    game: "bounty-hunters",
    phase: "over",
    made: nth,
    moved: nth,
    outcome,
    seats: order.map((name) => ({ name, face: null, person: isBot(name) ? null : `p-${name}` })),
  };
}

const score = (...tables: readonly EveningTable[]) => scoreOf(eveningOf(tables, null));

test("[evening] who won how often, over all its tables; a bot wins nothing", () => {
  const { rows, over } = score(
    game(1, "Ginny", "Mia", "Thomas"),
    game(2, "Mia", "Ginny", "Thomas"),
    game(3, "Mia", "Ginny", "Thomas"),
    game(4, "Clank!", "Thomas", "Mia", "Ginny"),
  );
  expect(over).toBe(4);
  expect(rows.map(({ name, games, wins }) => [name, games, wins])).toEqual([
    ["Mia", 4, 2],
    ["Ginny", 4, 1],
    ["Thomas", 4, 0],
  ]);
});

test("[evening] the crown goes to whoever leads alone, and stays while others draw level", () => {
  const games = [game(1, "Ginny", "Mia"), game(2, "Mia", "Ginny"), game(3, "Mia", "Ginny")];
  const crowns = [1, 2, 3].map((so) => {
    const { crown, rows } = score(...games.slice(0, so));
    return rows.find(({ person }) => person === crown)?.name;
  });
  expect(crowns).toEqual(["Ginny", "Ginny", "Mia"]);
  expect(score({ ...game(1, "Ginny", "Mia"), phase: "gathering", outcome: null }).crown).toBe(null);
});

test("[evening] who came later and who went is told by the games they missed", () => {
  const gathering = { ...game(3, "Ginny", "Bruno"), phase: "gathering", outcome: null } as const;
  const { rows } = score(game(1, "Ginny", "Mia"), game(2, "Ginny", "Mia", "Bruno"), gathering);
  expect(rows.map(({ name, came, went, here }) => ({ name, came, went, here }))).toEqual([
    { name: "Ginny", came: 0, went: null, here: true },
    { name: "Bruno", came: 1, went: null, here: true },
    { name: "Mia", came: 0, went: 2, here: false },
  ]);
});

test("[evening] a new name is the same person, the same name another one; nobody's id is told", () => {
  const second = game(2, "Ginny the Swift", "Mia");
  const renamed: EveningTable = {
    ...second,
    seats: [
      { name: "Ginny the Swift", face: null, person: "p-Ginny" },
      { name: "Mia", face: null, person: "p-other" },
    ],
  };
  const evening = eveningOf([game(1, "Ginny", "Mia"), renamed], "p-Mia");
  expect(evening.games.map(({ players }) => players.map(({ person }) => person))).toEqual([
    [1, 2],
    [1, 3],
  ]);
  expect(evening.me).toBe(2);
  expect(scoreOf(evening).rows[0]).toMatchObject({ name: "Ginny the Swift", wins: 2 });
  expect(JSON.stringify(evening)).not.toContain("p-");
});
