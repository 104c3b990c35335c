import { expect, test } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import type { Viewer } from "#rules/game.ts";
import { ask, ginny, mia, openNew, rig, startWith, terms, thomas } from "../testing/rig.ts";
import { isAwaited, optionOf, watch, type Watcher } from "../testing/watcher.ts";
import { settled } from "../testing/hand-clock.ts";
import { the } from "../testing/the.ts";
import { viewAfter } from "./replay.ts";
import type { Table } from "../table.ts";
import type { Version } from "../talk/words.ts";
import type { Past } from "../talk/past.ts";

const game = bountyHunters;
const people = [ginny, mia];

/** Two people and a bot, with chat, a hand-over and take-backs on the way. */
async function played(
  until: (version: Version) => boolean,
): Promise<{ table: Table; eyes: Map<Viewer, Watcher> }> {
  const bench = rig();
  const table = await openNew(bench, game, terms(game, 3));
  const crowd = await watch(table, thomas, "spectator");
  await ask(table, ginny, { type: "sit", seat: 0, entropy: "a" });
  await ask(table, mia, { type: "sit", seat: 1, entropy: "b" });
  const eyes = new Map<Viewer, Watcher>([
    [0, await watch(table, ginny, 0)],
    [1, await watch(table, mia, 1)],
    ["spectator", crowd],
  ]);
  await ask(table, ginny, { type: "seat-bot", seat: 2, level: "steady" });
  await ask(table, ginny, { type: "start" });
  for (
    let step = 0;
    step < 3000 && table.info(null).phase === "playing" && !until(crowd.version());
    step++
  ) {
    for (const [seat, person] of people.entries()) {
      const watcher = the(eyes.get(seat));
      if (isAwaited(watcher, seat))
        await ask(table, person, {
          type: "command",
          seat,
          command: optionOf(game, watcher, step * 7),
        });
      if (step % 11 === 3) await ask(table, person, { type: "take-back", seat });
      if (step % 11 === 3)
        await ask(table, the(people[1 - seat]), { type: "agree", seat: 1 - seat, yes: true });
    }
    if (step % 17 === 0)
      await ask(table, mia, { type: "say", said: { type: "phrase", phrase: "ouch" } });
    if (step % 23 === 5) await ask(table, mia, { type: "substitute", seat: 1, level: "random" });
    if (step % 23 === 6) await ask(table, mia, { type: "substitute", seat: 1, level: null });
    await settled();
  }
  expect(bench.bugs).toEqual([]);
  return { table, eyes };
}

async function pastThrough(
  table: Table,
  as: Viewer | "everyone",
  from: Version,
  to: Version | null,
  person = "",
): Promise<Past> {
  const past = await table.past(person, as, from, to);
  if ("code" in past) throw new Error(past.code);
  return past;
}

test("a replay is, to the byte, what each pair of eyes saw live", async () => {
  const { table, eyes } = await played(() => false);
  expect(table.info(null).phase).toBe("over");
  for (const [as, watcher] of eyes) {
    const past = await pastThrough(table, as, 0, null);
    let compared = 0;
    for (const [count, page] of past.pages.entries()) {
      const live = watcher.views.get(page.version);
      if (live === undefined) continue;
      if (count % 29 === 0) expect(JSON.stringify(viewAfter(past, count + 1))).toBe(live);
      compared++;
    }
    expect(compared).toBeGreaterThan(100);
    const steps = new Map(past.pages.map((page) => [page.version, JSON.stringify(page.steps)]));
    for (const tell of watcher.tells)
      if (tell.type === "update" && tell.from === tell.version - 1)
        expect(JSON.stringify(tell.steps)).toBe(steps.get(tell.version));
    expect(JSON.stringify(viewAfter(past, past.pages.length))).toBe(JSON.stringify(watcher.view()));
    expect(JSON.stringify(past.pages.flatMap(({ log }) => log))).toBe(JSON.stringify(watcher.log));
  }
});

test("any stretch of the past can be asked for, forward and back", async () => {
  const { table } = await played((version) => version > 60);
  const whole = await pastThrough(table, "spectator", 0, null);
  const stretch = await pastThrough(table, "spectator", 20, 40);
  expect(stretch.pages.map(({ version }) => version)).toEqual(
    Array.from({ length: 20 }, (_, i) => 21 + i),
  );
  for (const at of [0, 20, 7, 13])
    expect(viewAfter(stretch, at)).toEqual(viewAfter(whole, 20 + at));
  expect((await pastThrough(table, "spectator", 9999, null)).pages).toEqual([]);
});

test("while the game runs nobody sees another seat’s past", async () => {
  const { table } = await played((version) => version > 30);
  expect(await table.past(ginny.id, 1, 0, null)).toMatchObject({
    type: "error",
    code: "not-your-seat",
  });
  expect(await table.past(thomas.id, 0, 0, null)).toMatchObject({ code: "not-your-seat" });
  expect(await table.past(null, 2, 0, null)).toMatchObject({ code: "not-your-seat" });
  expect(await table.past(ginny.id, "everyone", 0, null)).toMatchObject({ code: "not-over" });
  expect(await table.past(ginny.id, 0, 0, null)).toMatchObject({ as: 0 });
  expect(await table.past(null, "spectator", 0, null)).toMatchObject({ as: "spectator" });
});

test("after the end everyone’s eyes are open at once", async () => {
  const { table, eyes } = await played(() => false);
  const past = await pastThrough(table, "everyone", 0, null);
  const views = viewAfter(past, past.pages.length) as readonly unknown[];
  expect(views).toHaveLength(3);
  expect(views[0]).toEqual(the(eyes.get(0)).view());
  const deal = the(
    past.pages
      .flatMap(({ log }) => log)
      .find((entry) => entry.type === "news" && entry.seat === null),
  );
  const hands =
    deal.type === "news"
      ? deal.news.filter((news) => (news as { type: string }).type === "hands-dealt")
      : [];
  expect(hands).toHaveLength(3);
  expect(await table.past(null, 2, 0, null)).toMatchObject({ as: 2 });
  expect(await table.past(null, 9, 0, null)).toMatchObject({ code: "no-such-seat" });
});

test("a rematch has the same terms and bots, a new seed, and is made once", async () => {
  const bench = rig();
  const table = await openNew(bench, game, terms(game, 2));
  await startWith(table, [ginny], 2);
  expect(await ask(table, ginny, { type: "rematch" })).toMatchObject({ code: "not-over" });
  await ask(table, ginny, { type: "substitute", seat: 0, level: "random" });
  for (let wait = 0; wait < 500 && table.info(null).phase !== "over"; wait++) await settled();
  expect(await ask(table, thomas, { type: "rematch" })).toMatchObject({ code: "not-your-table" });
  await Promise.all([
    ask(table, ginny, { type: "rematch" }),
    ask(table, ginny, { type: "rematch" }),
  ]);
  const next = the(table.info(null).rematch);
  const [old, header] = [
    the(await bench.journal.header(table.id)),
    the(await bench.journal.header(next)),
  ];
  expect(header).toMatchObject({ terms: old.terms, host: ginny.id });
  expect(header.seed).not.toBe(old.seed);
  expect(await bench.journal.read(next, 0)).toMatchObject([
    { type: "bot-seated", seat: 1, level: "random" },
  ]);
  expect(
    (await bench.journal.read(table.id, 0)).filter(({ type }) => type === "rematch"),
  ).toHaveLength(1);
});

test("another table that someone made takes the place of what was proposed before", async () => {
  const bench = rig();
  const table = await openNew(bench, game, terms(game, 2));
  await startWith(table, [ginny], 2);
  expect(await ask(table, ginny, { type: "rematch", next: "made" })).toMatchObject({
    code: "not-over",
  });
  await ask(table, ginny, { type: "substitute", seat: 0, level: "random" });
  for (let wait = 0; wait < 500 && table.info(null).phase !== "over"; wait++) await settled();
  await ask(table, ginny, { type: "rematch" });
  await ask(table, ginny, { type: "rematch", next: "made" });
  expect(table.info(null).rematch).toBe("made");
  expect(await ask(table, thomas, { type: "rematch", next: "mine" })).toMatchObject({
    code: "not-your-table",
  });
  await ask(table, ginny, { type: "rematch", next: "made" });
  expect(
    (await bench.journal.read(table.id, 0)).filter(({ type }) => type === "rematch"),
  ).toHaveLength(2);
});
