/** Each step of a page is what its events changed in that viewer's view; together they are the page. */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { differs } from "#rules/conformance/differs.ts";
import { subjects } from "#rules/conformance/samples.ts";
import { walk } from "#rules/conformance/walk.ts";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { outerRim } from "#rules/outer-rim/index.ts";
import type { Game, GameEvent, Viewer } from "#rules/game.ts";
import { inAnyGame } from "#tools/testing/any-game.ts";
import { tally } from "../testing/tally-game.ts";
import { ask, ginny, mia, openNew, reopen, rig, startWith, terms } from "../testing/rig.ts";
import { settled } from "../testing/hand-clock.ts";
import { isAwaited, optionOf, watch, type Watcher } from "../testing/watcher.ts";
import { same } from "../talk/steps/patch.ts";
import type { Step } from "../talk/steps/step.ts";
import { newsIn, seenSteps } from "../talk/steps/seen-steps.ts";
import type { Tell } from "../talk/words.ts";
import { eyesOf } from "./eyes.ts";
import { tellMove } from "./steps.ts";

/** What each news leaves in sight, folded event by event. */
function looksOf(game: Game, state: unknown, events: readonly GameEvent[], as: Viewer): unknown[] {
  const looks: unknown[] = [];
  let now = state;
  for (const event of events) {
    now = game.evolve(now, event);
    if (game.newsFor(event, as) !== null) looks.push(game.viewFor(now, as));
  }
  // What nobody hears of, a question above all, comes with the last news.
  if (looks.length > 0) looks[looks.length - 1] = game.viewFor(now, as);
  return looks;
}

/** What is wrong with the steps of a page, or null. */
function complaint(game: Game, as: Viewer, before: unknown, events: readonly GameEvent[]) {
  const after = events.reduce(game.evolve, before);
  const view = game.viewFor(before, as);
  const { news, steps } = tellMove(game, eyesOf(game, as), view, { before, events, after });
  const seen = seenSteps(view, steps, news, 0);
  const looks = looksOf(game, before, events, as);
  if (steps.slice(1).some(({ patch }) => patch === same)) return "a step that changes nothing";
  const last = differs(seen.at(-1)?.view ?? view, game.viewFor(after, as));
  if (last !== null) return `the last step is not the end${last}`;
  let heard = 0;
  for (const step of seen)
    // News that change nothing wait with the step before them.
    for (const one of step.news) {
      const unlike = differs(step.view, looks[heard]) ?? differs(one, news[heard]);
      if (unlike !== null) return `step ${heard}${unlike}`;
      heard++;
    }
  return heard === looks.length ? null : `${heard} of ${looks.length} news`;
}

describe.each(await subjects())("$id", ({ game, sample }) => {
  test("[HALL] each step is what its news changed, and the last one is the table as it is", () => {
    inAnyGame({ usual: 6, deep: 600, length: 250 }, ({ seed, length }) => {
      const { pages, setup } = walk(game, sample, seed, length);
      for (const { before, events } of pages)
        for (const as of [...Array(setup.seats).keys(), "spectator" as const])
          if (complaint(game, as, before, events) !== null)
            throw new Error(`${as}: ${complaint(game, as, before, events)}`);
    });
  });
});

type Update = Extract<Tell, { readonly type: "update" }>;

function updatesOf({ tells }: Watcher): readonly Update[] {
  return tells.filter((tell): tell is Update => tell.type === "update");
}

test("[HALL] a page of one news is one step, a deal too, and talk is none", async () => {
  const bench = rig();
  const table = await openNew(bench, bountyHunters, terms(bountyHunters, 2));
  const eyes = await watch(table, mia, "spectator");
  await startWith(table, [ginny, ginny], 2);
  await ask(table, ginny, { type: "say", said: { type: "phrase", phrase: "hello" } });
  await ask(table, ginny, { type: "command", seat: 0, command: { type: "draw", deck: 0 } });
  const [deal, talk, draw] = updatesOf(eyes).slice(-3);
  expect(deal?.steps).toHaveLength(1);
  expect(deal?.steps[0]?.news).toBe(newsIn(deal?.log ?? []).length);
  expect(talk?.steps).toEqual([]);
  expect(draw?.steps).toEqual([{ news: 1, patch: { step: { ready: [[true, false]] } } }]);
});

test("[HALL] what is taken back or amended is one step without news of its own", async () => {
  const bench = rig();
  const table = await openNew(bench, tally, terms(tally, 2));
  await startWith(table, [ginny, ginny], 2);
  const eyes = await watch(table, ginny, 0);
  const add = (n: number) =>
    ask(table, ginny, { type: "command", seat: 0, command: { type: "add", n } });
  await add(3);
  const before = eyes.view();
  await add(4);
  await ask(table, ginny, { type: "take-back", seat: 0 });
  const [back] = updatesOf(eyes).slice(-1);
  expect(back?.steps).toMatchObject([{ news: 0 }]);
  expect(eyes.view()).toEqual(before);
});

/** News that change nothing ride with the step before them, where there is one: it may be of the page before. */
function joined(steps: readonly Step[]): readonly Step[] {
  const all: Step[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (last === undefined || !isDeepStrictEqual(step.patch, same)) all.push(step);
    else all[all.length - 1] = { ...last, news: last.news + step.news };
  }
  return all;
}

test("[HALL] what another copy of the hall wrote is told page by page, as it was told there", async () => {
  const bench = rig();
  const here = await openNew(bench, outerRim, terms(outerRim, 2));
  await startWith(here, [ginny, mia], 2);
  const there = await reopen(bench, outerRim, here.id);
  const [at, away] = [await watch(here, ginny, 0), await watch(there, ginny, 0)];
  for (let move = 0; move < 9; move++)
    for (const [seat, person] of [ginny, mia].entries()) {
      const eyes = seat === 0 ? at : await watch(here, mia, 1);
      if (!isAwaited(eyes, seat)) continue;
      const command = optionOf(outerRim, eyes, move);
      await ask(here, person, { type: "command", seat, command });
    }
  const told = updatesOf(at).filter(({ from }) => from >= away.version());
  await there.catchUp();
  await settled();
  const [all] = updatesOf(away).slice(-1);
  expect(told.length).toBeGreaterThan(5);
  expect(all?.steps).toEqual(joined(told.flatMap(({ steps }) => steps)));
  expect(newsIn(all?.log ?? [])).toHaveLength(
    (all?.steps ?? []).reduce((sum, { news }) => sum + news, 0),
  );
});
