/** The session against a real table: gaps, lost words, and asks said twice. */
import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import { bountyHunters } from "#rules/bounty-hunters/index.ts";
import { ginny, openNew, rig, startWith, terms } from "#table/testing/rig.ts";
import { settled } from "#table/testing/hand-clock.ts";
import type { Viewer } from "#rules/game.ts";
import { newsIn } from "#table/talk/steps/seen-steps.ts";
import type { Ask, LogEntry, Tell } from "#table/talk/words.ts";
import { openSession } from "./session.ts";
import { lossyWire } from "./testing/lossy-wire.ts";
import type { Link, Wire } from "./wire.ts";

async function seated() {
  const bench = rig();
  const table = await openNew(bench, bountyHunters, terms(bountyHunters, 2));
  await startWith(table, [ginny, ginny], 2);
  const wire = lossyWire(table, ginny);
  const session = openSession(table.id, wire, 0);
  await settled();
  return { table, wire, session, breath: () => new Promise((resolve) => setTimeout(resolve, 150)) };
}

test("[HALL] a session holds exactly what the table tells its seat", async () => {
  const { table, session, breath } = await seated();
  await session.send({ type: "draw", deck: 0 });
  await breath();
  const past = await table.past(ginny.id, 0, 0, null);
  expect("pages" in past && past.pages.at(-1)?.version).toBe(session.version.value);
  expect((session.view.value as { step: { mine: number } }).step.mine).toBe(0);
  expect(session.log.value.at(-1)?.type).toBe("news");
  expect(session.latest.value?.entries).toHaveLength(1);
  const { before, steps } = session.latest.value ?? { before: null, steps: [] };
  expect((before as { step: { mine: number } }).step.mine).toBe(-1);
  expect(steps.at(-1)?.view).toBe(session.view.value);
  expect(steps.flatMap(({ news }) => news)).toEqual(newsIn(session.log.value.slice(-1)));
});

test("[HALL] after lost tells the next update shows the gap and the session looks again", async () => {
  const { wire, session, breath } = await seated();
  wire.losing = "tells";
  void session.send({ type: "draw", deck: 0 });
  await settled();
  const before = session.version.value;
  wire.losing = "nothing";
  await session.send({ type: "draw", deck: 1 });
  await settled();
  await breath();
  expect(session.version.value).toBeGreaterThan(before + 1);
  expect((session.view.value as { step: { mine: number } }).step.mine).toBe(1);
});

test("[HALL] what was never answered is said again with the same id, and happens once", async () => {
  const { table, wire, session, breath } = await seated();
  wire.losing = "asks";
  const lost = session.send({ type: "draw", deck: 2 });
  await settled();
  expect(session.pending.value).toHaveLength(1);
  wire.losing = "tells";
  wire.reconnect();
  await settled();
  wire.losing = "nothing";
  wire.reconnect();
  const answer = await lost;
  await breath();
  expect(answer.type).toBe("done");
  const ids = new Set(wire.said.flatMap((ask) => (ask.type === "command" ? [ask.id] : [])));
  expect(ids.size).toBe(1);
  expect(session.pending.value).toEqual([]);
  expect(
    session.log.value.filter((entry) => entry.type === "news" && entry.seat === 0),
  ).toHaveLength(1);
  expect(table.info(ginny.id).phase).toBe("playing");
});

test("[HALL] of a hall of another age, which tells no steps, the session asks for the whole", async () => {
  const { table, wire, session, breath } = await seated();
  wire.reword = (tell) =>
    tell.type === "update" ? ({ ...tell, steps: undefined, patch: {} } as unknown as Tell) : tell;
  await session.send({ type: "draw", deck: 0 });
  await settled();
  await breath();
  expect(wire.said.filter(({ type }) => type === "watch")).toHaveLength(2);
  expect((session.view.value as { step: { mine: number } }).step.mine).toBe(0);
  expect(session.version.value).toBe(table.version());
});

test("[HALL] a spectator cannot speak for a seat", async () => {
  const { session } = await seated();
  session.watch("spectator");
  await settled();
  expect(await session.send({ type: "draw", deck: 0 })).toEqual({
    type: "error",
    code: "not-your-seat",
    params: {},
  });
});

test("[HALL] whoever looked too often looks again by itself", async () => {
  vi.useFakeTimers();
  try {
    const said: Ask[] = [];
    let tell: (tell: Tell) => void = () => undefined;
    const wire: Wire = {
      link: signal<Link>("open"),
      say: (ask) => void said.push(ask),
      listen(hear, ready) {
        tell = hear;
        ready();
        return () => undefined;
      },
    };
    const session = openSession("t", wire, 0);
    const answer = { type: "error", code: "too-fast", params: {} } as const;
    tell({ type: "answer", table: "t", id: said[0]?.id ?? "", answer });
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1500);
    expect(said.map(({ type }) => type)).toEqual(["watch", "watch"]);
    tell({
      type: "answer",
      table: "t",
      id: said[1]?.id ?? "",
      answer: { type: "done", version: 0 },
    });
    session.close();
    vi.advanceTimersByTime(5000);
    expect(said).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

test("[HALL] a very long game: what its log left out is asked for, put before it, and dropped when it comes too late", async () => {
  const { table } = await seated();
  const tells: ((tell: Tell) => void)[] = [];
  const wire: Wire = {
    link: signal<Link>("open"),
    say: () => undefined,
    listen(hear, ready) {
      tells.push(hear);
      ready();
      return () => undefined;
    },
  };
  const line = (version: number): LogEntry => ({
    type: "taken-back",
    version,
    at: 0,
    seat: 0,
    to: 0,
  });
  const asked: (readonly [Viewer, number])[] = [];
  const answers: ((entries: readonly LogEntry[]) => void)[] = [];
  const session = openSession(table.id, wire, 0, {
    outbox: null,
    seen: null,
    earlier: (as, to) => {
      asked.push([as, to]);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  const whole = (logFrom: number): Tell => ({
    table: table.id,
    type: "view",
    as: 0,
    version: logFrom + 1,
    view: {},
    logFrom,
    log: [line(logFrom + 1)],
    takeBack: { type: "none" },
    redo: false,
    awaited: [],
    clocks: [],
  });
  const versions = (): readonly number[] => session.log.value.map(({ version }) => version);
  tells[0]?.(whole(2));
  tells[0]?.(whole(3));
  answers[0]?.([line(1), line(2)]);
  await settled();
  expect(versions()).toEqual([4]);
  answers[1]?.([line(1), line(2), line(3)]);
  await settled();
  expect(versions()).toEqual([1, 2, 3, 4]);
  tells[0]?.(whole(0));
  expect(asked).toEqual([
    [0, 2],
    [0, 3],
  ]);
});
