/** Whatever is asked in whatever order, nobody receives a word that is not theirs to know. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Viewer } from "#rules/game.ts";
import type { BotQuestion, BotDecision, Person } from "../ports.ts";
import { sealed, wordOf } from "../testing/sealed-game.ts";
import {
  ask,
  ginny,
  mia,
  openNew,
  reopen,
  rig,
  startWith,
  terms,
  type Rig,
} from "../testing/rig.ts";
import { settled } from "../testing/hand-clock.ts";
import { the } from "../testing/the.ts";
import { watch, type Watcher } from "../testing/watcher.ts";
import type { Table } from "../table.ts";
import type { LogEntry } from "../talk/words.ts";

const crowd: Person = { id: "p-crowd", name: "Crowd" };
const people = [ginny, mia];

/** A bot that tells its sealed choice and keeps its secret, to be caught if either comes out too early. */
async function frankBot({ view, seat, version }: BotQuestion): Promise<BotDecision> {
  const { round, secret } = view as { round: number; secret: string };
  const word = `${wordOf("choice", seat, round)}-v${version}`;
  return {
    command: { type: "seal", word },
    reasons: { told: { because: word }, kept: { holding: secret } },
  };
}

/** Words of others in a text that nobody has shown yet. */
function leaks(
  text: string,
  viewer: Viewer | "everyone",
  shown: ReadonlySet<string>,
): readonly string[] {
  const words = [...text.matchAll(/(?:secret|choice)-of-(\d)-[\w-]+/g)];
  return words
    .filter(([word, seat]) => Number(seat) !== viewer && !shown.has(word))
    .map(([word]) => word);
}

/** What has ever been shown to all, taken back or not. */
async function shownIn({ journal }: Rig, table: Table): Promise<ReadonlySet<string>> {
  const pages = await journal.read(table.id, 0);
  const events = pages.flatMap((page) => (page.type === "played" ? page.events : [])) as readonly {
    type: string;
    words?: readonly string[];
  }[];
  return new Set(events.flatMap((event) => (event.type === "shown" ? (event.words ?? []) : [])));
}

function roundOf(watcher: Watcher): number {
  return (watcher.view() as { round: number } | null)?.round ?? 0;
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant("seal" as const),
      seat: fc.nat(1),
      plain: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("peek" as const), seat: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant("back" as const),
      seat: fc.nat(1),
      yes: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant("hand" as const),
      seat: fc.nat(1),
      level: fc.constantFrom("random", null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant("past" as const), seat: fc.nat(2), from: fc.nat(20) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("meddle" as const), seat: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.constant({ type: "restart" as const }) },
);

test("no message, answer, log line or replay holds another seat’s secret", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (script) => {
      const bench = rig({ think: frankBot });
      let table = await openNew(bench, sealed, terms(sealed, 3));
      await startWith(table, people, 3);
      const { seed } = the(await bench.journal.header(table.id));
      let eyes = await allEyes(table);
      const answers: string[] = [];
      for (const said of script) {
        const over = table.info(null).phase === "over";
        if (said.type === "restart") {
          table.close();
          table = await reopen(bench, sealed, table.id);
          eyes = await allEyes(table);
        } else if (said.type === "past") {
          for (const viewer of [0, 1, 2, "spectator", "everyone"] as const) {
            const person = the([ginny, mia, crowd][said.seat]);
            const past = await table.past(person.id, viewer, said.from, null);
            const mine =
              viewer === "spectator" ||
              (typeof viewer === "number" && people[viewer]?.id === person.id);
            expect(mine || over ? "pages" in past : past).toEqual(
              mine || over ? true : expect.objectContaining({ type: "error" }),
            );
            if (!over)
              expect(leaks(JSON.stringify(past), viewer, await shownIn(bench, table))).toEqual([]);
          }
        } else answers.push(await act(table, eyes, said));
        await settled();
        const shown = await shownIn(bench, table);
        for (const [at, watcher] of eyes.entries()) {
          const told = JSON.stringify(watcher.tells.splice(0));
          if (table.info(null).phase !== "over") expect(told).not.toContain(seed);
          expect(leaks(told, at < 2 ? at : "spectator", shown)).toEqual([]);
        }
      }
      expect(
        answers.filter((answer) => answer.includes("secret-of") || answer.includes("choice-of")),
      ).toEqual([]);
      expect(bench.bugs).toEqual([]);
    }),
    { numRuns: process.env["DEEP"] === "1" ? 1500 : 60 },
  );
});

async function allEyes(table: Table): Promise<Watcher[]> {
  return [
    await watch(table, ginny, 0),
    await watch(table, mia, 1),
    await watch(table, crowd, "spectator"),
  ];
}

let sealedSoFar = 0;

type Act = Exclude<
  typeof step extends fc.Arbitrary<infer S> ? S : never,
  { type: "restart" } | { type: "past" }
>;

async function act(table: Table, eyes: readonly Watcher[], said: Act): Promise<string> {
  const person = people[said.seat] ?? crowd;
  switch (said.type) {
    case "seal": {
      const word =
        wordOf("choice", said.seat, roundOf(the(eyes[0]))) +
        (said.plain ? "" : `-${++sealedSoFar}`);
      return JSON.stringify(
        await ask(table, person, {
          type: "command",
          seat: said.seat,
          command: { type: "seal", word },
        }),
      );
    }
    case "peek":
      return JSON.stringify(
        await ask(table, person, { type: "command", seat: said.seat, command: { type: "peek" } }),
      );
    case "back": {
      const first = await ask(table, person, { type: "take-back", seat: said.seat });
      const other = the(people[1 - said.seat]);
      return JSON.stringify([
        first,
        await ask(table, other, { type: "agree", seat: 1 - said.seat, yes: said.yes }),
      ]);
    }
    case "hand":
      return JSON.stringify(
        await ask(table, person, { type: "substitute", seat: said.seat, level: said.level }),
      );
    case "meddle": {
      const wishes = [0, 1, 2].flatMap((seat) => [
        { type: "command" as const, seat, command: { type: "peek" } },
        { type: "take-back" as const, seat },
        { type: "amend" as const, seat, page: 5, command: null },
      ]);
      const heard: unknown[] = [];
      for (const wish of wishes) heard.push(await ask(table, crowd, wish));
      expect(heard.every((answer) => (answer as { type: string }).type === "error")).toBe(true);
      return JSON.stringify(heard);
    }
  }
}

test("a bot’s reasons come with the page that settles its choice, what it keeps never", async () => {
  const bench = rig({ think: frankBot });
  const table = await openNew(bench, sealed, terms(sealed, 2));
  await startWith(table, [ginny], 2);
  const eyes = await watch(table, ginny, 0);
  await settled();
  const botPage = the(eyes.log.at(-1));
  expect(botPage).toMatchObject({ type: "news", seat: 1, by: "bot", reasons: [] });
  await ask(table, ginny, {
    type: "command",
    seat: 0,
    command: { type: "seal", word: wordOf("choice", 0, 1) },
  });
  const settling = eyes.log.find(
    (entry): entry is Extract<LogEntry, { type: "news" }> =>
      entry.type === "news" && entry.version === botPage.version + 1,
  );
  expect(settling?.reasons).toEqual([
    {
      page: botPage.version,
      seat: 1,
      reasons: { because: expect.stringContaining(wordOf("choice", 1, 1)) },
    },
  ]);
});

test("reasons wait for the reveal even where a sealed choice may still be changed", async () => {
  const open = {
    ...sealed,
    awaited: (state: Parameters<typeof sealed.awaited>[0]) =>
      sealed.outcome(state) ? [] : state.sealed.map((_, seat) => seat),
  };
  let moves = 0;
  const think = async (question: BotQuestion): Promise<BotDecision> =>
    moves++ === 0 ? frankBot(question) : new Promise(() => {});
  const table = await openNew(rig({ think }), open, terms(open, 2));
  await startWith(table, [ginny], 2);
  const eyes = await watch(table, ginny, 0);
  await settled();
  expect(eyes.log.at(-1)).toMatchObject({ seat: 1, by: "bot", reasons: [] });
  await ask(table, ginny, {
    type: "command",
    seat: 0,
    command: { type: "seal", word: wordOf("choice", 0, 1) },
  });
  expect(eyes.log.at(-1)).toMatchObject({ seat: 0, reasons: [{ seat: 1 }] });
});

test("a choice that was changed before the reveal keeps its reasons for itself", async () => {
  const table = await openNew(rig({ think: frankBot }), sealed, terms(sealed, 2));
  await startWith(table, [ginny, mia], 2);
  const other = await watch(table, mia, 1);
  await ask(table, ginny, { type: "substitute", seat: 0, level: "random" });
  await settled();
  await ask(table, ginny, { type: "substitute", seat: 0, level: null });
  await ask(table, ginny, {
    type: "command",
    seat: 0,
    command: { type: "seal", word: `${wordOf("choice", 0, 1)}-mine` },
  });
  await ask(table, mia, {
    type: "command",
    seat: 1,
    command: { type: "seal", word: wordOf("choice", 1, 1) },
  });
  expect(other.view()).toMatchObject({ round: 2 });
  expect(other.log.at(-1)).toMatchObject({ reasons: [] });
});

test("the person of a seat hears at once why the substitute moved so", async () => {
  const table = await openNew(rig({ think: frankBot }), sealed, terms(sealed, 2));
  await startWith(table, [ginny, mia], 2);
  const [own, other] = [await watch(table, ginny, 0), await watch(table, mia, 1)];
  await ask(table, ginny, { type: "substitute", seat: 0, level: "random" });
  await settled();
  expect(own.log.at(-1)).toMatchObject({
    reasons: [{ seat: 0, reasons: { because: expect.stringContaining(wordOf("choice", 0, 1)) } }],
  });
  expect(other.log.at(-1)).toMatchObject({ reasons: [] });
  await ask(table, mia, {
    type: "command",
    seat: 1,
    command: { type: "seal", word: wordOf("choice", 1, 1) },
  });
  const told = (watcher: Watcher): unknown[] =>
    watcher.log.flatMap((entry) =>
      entry.type === "news" ? entry.reasons.map(({ page, seat }) => ({ page, seat })) : [],
    );
  expect(told(other).length).toBeGreaterThan(0);
  expect(new Set(told(own).map((one) => JSON.stringify(one))).size).toBe(told(own).length);
});
