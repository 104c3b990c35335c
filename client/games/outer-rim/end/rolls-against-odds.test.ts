import { expect, test } from "vitest";
import { outerRim, type News, type PlayerView } from "#rules/outer-rim/index.ts";
import { stage, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import { luckOf } from "./rolls-against-odds.ts";

const resolved = (player: number, known: number, passed: boolean): News => ({
  type: "test-resolved",
  player,
  skill: "tech",
  passed,
  known,
  rule: "OR-TEST-02",
});

function playing(one: StagedScene["players"][number]): PlayerView {
  const table = stage({ players: [one, { character: "dengar" }] });
  const [player] = outerRim.viewFor(table.state(), 0).players;
  if (player === undefined) throw new Error("nobody there");
  return player;
}

test("[OR-TEST-02] tests passed beside what the odds promised, each player's own", () => {
  const bossk = playing({ character: "bossk" });
  const news = [resolved(0, 0, false), resolved(0, 1, true), resolved(1, 2, true)];
  const mine = { tests: 2, passed: 1, expected: 15 / 64 + 48 / 64, atLeast: false };
  expect(luckOf(news, 0, bossk)).toEqual(mine);
  expect(luckOf(news, 1, bossk)).toMatchObject({ tests: 1, passed: 1, expected: 60 / 64 });
});

test("[OR-TEST-04] whoever may roll a die again was promised more, as the page said", () => {
  const lando = playing({ character: "lando-calrissian" });
  const five = [1, 1, 1, 0, 1].map((known) => resolved(0, known, true));
  expect(luckOf(five, 0, lando).expected).toBeCloseTo(4 * 0.875 + 1 - (7 / 8) ** 3);
});

test("[OR-TEST-04] a crew who may roll again counts while aboard", () => {
  const bossk = playing({ character: "bossk" });
  const crew = "lando-calrissian";
  const joins: News = {
    type: "crew-gained",
    player: 0,
    crew,
    token: 3,
    deck: null,
    rule: "OR-CREW-01",
  };
  const leaves: News = { type: "crew-discarded", player: 0, crew, to: null, rule: "OR-CREW-03" };
  const roll = resolved(0, 1, true);
  const { expected } = luckOf([roll, joins, roll, leaves, roll], 0, bossk);
  expect(expected).toBeCloseTo(0.75 + 0.875 + 0.75);
});

test("[OR-TEST-03] where more could have been used by choice, it is at least that", () => {
  const bossk = playing({ character: "bossk" });
  const chewbacca = playing({ character: "chewbacca", flipped: true });
  const at = (one: PlayerView): boolean => luckOf([resolved(0, 1, true)], 0, one).atLeast;
  expect([at(bossk), at(chewbacca)]).toEqual([false, true]);
});
