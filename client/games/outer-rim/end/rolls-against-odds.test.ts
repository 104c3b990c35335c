import { expect, test } from "vitest";
import { fold } from "#rules/game.ts";
import { outerRim, type News } from "#rules/outer-rim/index.ts";
import { stage, type Stage, type StagedScene } from "#rules/outer-rim/testing/stage.ts";
import { luckOf } from "./rolls-against-odds.ts";

type Somebody = StagedScene["players"][number];

/** A table of two. */
function playing(one: Somebody): Stage {
  return stage({ players: [one, { character: "dengar" }] });
}

/** A test of the first player's, told with what was so then. */
function tested(table: Stage, known: number, passed: boolean): News {
  const event = {
    type: "test-resolved",
    player: 0,
    skill: "tech",
    passed,
    known,
    rule: "OR-TEST-02",
  } as const;
  return { ...event, ...outerRim.date?.(table.state(), event) };
}

test("[OR-TEST-02] tests passed beside what the odds promised, each player's own", () => {
  const bossk = playing({ character: "bossk" });
  const other: News = { ...tested(bossk, 2, true), player: 1 } as News;
  const news = [tested(bossk, 0, false), tested(bossk, 1, true), other];
  const mine = { tests: 2, passed: 1, expected: 15 / 64 + 48 / 64, atLeast: false };
  expect(luckOf(news, 0)).toEqual(mine);
  expect(luckOf(news, 1)).toMatchObject({ tests: 1, passed: 1, expected: 60 / 64 });
});

test("[OR-TEST-04] whoever may roll a die again was promised more, as the page said", () => {
  const lando = playing({ character: "lando-calrissian" });
  const five = [1, 1, 1, 0, 1].map((known) => tested(lando, known, true));
  expect(luckOf(five, 0).expected).toBeCloseTo(4 * 0.875 + 1 - (7 / 8) ** 3);
});

test("[OR-TEST-04] a crew who may roll again counts while aboard", () => {
  const table = playing({ character: "bossk" });
  const crew = "lando-calrissian";
  const joins = {
    type: "crew-gained",
    player: 0,
    crew,
    token: 3,
    deck: null,
    rule: "OR-CREW-01",
  } as const;
  const aboard: Stage = { ...table, state: () => fold(outerRim, table.state(), [joins]) };
  const [before, meanwhile, after] = [table, aboard, table].map((at) => tested(at, 1, true));
  const news = [before, meanwhile, after].filter((one) => one !== undefined);
  expect(luckOf(news, 0).expected).toBeCloseTo(0.75 + 0.875 + 0.75);
});

test("[OR-TEST-03] where more could have been used by choice, it is at least that", () => {
  const at = (one: Somebody): boolean => luckOf([tested(playing(one), 1, true)], 0).atLeast;
  const bossk = { character: "bossk" } as const;
  const chewbacca = { character: "chewbacca", flipped: true } as const;
  expect([at(bossk), at(chewbacca)]).toEqual([false, true]);
});

test("[OR-SOLO-12] a printed opponent takes its dice as they fall", () => {
  const opponent = { deck: "base", cards: [], handicap: 0 } as const;
  const printed = playing({ character: "lando-calrissian", opponent });
  expect(luckOf([tested(printed, 1, true)], 0).expected).toBe(0.75);
});
