/**
 * Plays a seat over a socket like a person's client: watches, applies updates, moves when awaited, comes back after
 * a lost connection.
 */
import { createHash } from "node:crypto";
import { games } from "#rules/games.ts";
import { quickRng } from "#rules/rng.ts";
import { viewAfterSteps } from "#table/talk/steps/seen-steps.ts";
import type { Seat } from "#rules/game.ts";
import {
  protocolVersion,
  type LogEntry,
  type TableId,
  type Tell,
  type Version,
} from "#table/talk/words.ts";
import { openWire, type VisitorWire } from "./visitor.ts";

interface Acknowledged {
  readonly id: string;
  readonly version: Version;
}

export interface HeardEntry {
  readonly version: Version;
  readonly mark: string;
}

export function markOf(entry: LogEntry): string {
  return createHash("sha256").update(JSON.stringify(entry)).digest("base64url");
}

export interface TestPlayer {
  /** Every command the table said `done` to. */
  readonly acknowledged: readonly Acknowledged[];
  /** Every entry of the log this seat was told, as a mark of its words. */
  readonly heard: readonly HeardEntry[];
  readonly seat: Seat;
  /** The game is over, as this seat heard it. */
  readonly over: Promise<void>;
  readonly version: () => Version;
  stop(): void;
}

interface Seated {
  readonly url: () => string;
  readonly token: string;
  /** What a proxy before the hall would add. */
  readonly headers?: Record<string, string>;
  readonly table: TableId;
  readonly seat: Seat;
  readonly seed: number;
  /** Milliseconds before each move. */
  readonly pause?: number;
  /** Milliseconds from a command to its `done`, and until this seat is asked again. A no is no move, and is quick. */
  readonly timed?: (what: "answer" | "turn", milliseconds: number) => void;
  /** Milliseconds from a lost connection to the next whole view. */
  readonly back?: (milliseconds: number) => void;
  /** Milliseconds after which an unanswered command is taken to another connection. */
  readonly giveUp?: number;
}

let asked = 0;

const atTable = (url: string, table: TableId): string =>
  `${url.replace("http", "ws")}/ws?protocol=${protocolVersion}&at=${table}`;

/** Asked but not answered: asked again with the same id on the next connection. */
interface Pending {
  readonly id: string;
  readonly command: unknown;
}

export function player(seated: Seated): TestPlayer {
  const { url, token, headers, table, seat, seed, pause = 0, timed, back, giveUp } = seated;
  const rng = quickRng(seed);
  const acknowledged: Acknowledged[] = [];
  const heard: HeardEntry[] = [];
  const { promise: over, resolve: ended } = Promise.withResolvers<void>();
  let wire: VisitorWire | null = null;
  let game = games[0];
  let view: unknown = null;
  let version: Version = 0;
  let [whole, stopped] = [false, false];
  const lost = absence(back);
  const time = stopwatch(timed);
  let pending: Pending | null = null;

  function watch(): void {
    whole = false;
    say(wire, { table, type: "watch", id: `watch-${asked++}`, as: seat, since: version });
  }

  function hear(tell: Tell): void {
    heard.push(...entriesIn(tell));
    switch (tell.type) {
      case "table":
        game = games.find(({ id }) => id === tell.info.game);
        return tell.info.phase === "over" ? finish() : undefined;
      case "answer":
        if (pending?.id !== tell.id) return isElsewhere(tell) ? wire?.ws.terminate() : undefined;
        if (tell.answer.type === "done") time.answered();
        acknowledged.push(...doneIn(tell));
        pending = null;
        return act();
      case "view":
        whole = true;
        lost.over();
        ({ view, version } = tell);
        return act(tell.awaited);
      case "update":
        if (!whole || tell.from !== version) return watch();
        view = viewAfterSteps(view, tell.steps);
        ({ version } = tell);
        return act(tell.awaited);
    }
  }

  let awaited: readonly Seat[] = [];
  function act(now: readonly Seat[] = awaited): void {
    awaited = now;
    if (pending !== null || view === null || game === undefined || !awaited.includes(seat)) return;
    const options = game.options(view);
    if (options.length === 0) return;
    time.awaited();
    pending = { id: `move-${seed}-${asked++}`, command: options[rng.below(options.length)] };
    setTimeout(send, pause);
  }

  function send(): void {
    if (pending === null) return;
    time.sent();
    say(wire, { table, type: "command", seat, ...pending });
    const said = pending;
    later(giveUp, () => pending === said && wire?.ws.terminate());
  }

  function finish(): void {
    stopped = true;
    ended();
    wire?.close();
  }

  async function connect(): Promise<void> {
    wire = await openWire(`${atTable(url(), table)}&token=${token}`, headers, hear);
    watch();
    send();
    await wire.closed().then(lost.begins);
  }

  void again(connect, () => !stopped);
  return { acknowledged, heard, seat, over, version: () => version, stop: finish };
}

function say(wire: VisitorWire | null, words: object): void {
  if (wire?.ws.readyState === wire?.ws.OPEN) wire?.ws.send(JSON.stringify(words));
}

function entriesIn(tell: Tell): HeardEntry[] {
  if (tell.type !== "view" && tell.type !== "update") return [];
  return tell.log.map((entry) => ({ version: entry.version, mark: markOf(entry) }));
}

function doneIn({ id, answer }: Extract<Tell, { type: "answer" }>): readonly Acknowledged[] {
  return answer.type === "done" ? [{ id, version: answer.version }] : [];
}

/** Another copy has the table: what was asked is asked there. */
function isElsewhere({ answer }: Extract<Tell, { type: "answer" }>): boolean {
  return answer.type === "error" && answer.code === "elsewhere";
}

function later(milliseconds: number | undefined, run: () => void): void {
  if (milliseconds !== undefined) setTimeout(run, milliseconds).unref();
}

/** From a lost connection to the next whole view. */
function absence(back: Seated["back"]): Record<"begins" | "over", () => void> {
  let since: number | null = null;
  return {
    begins: () => void (since ??= performance.now()),
    over() {
      if (since !== null) back?.(performance.now() - since);
      since = null;
    },
  };
}

/** Over and over, with a rest after each that failed. */
async function again(connect: () => Promise<void>, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    try {
      await connect();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** From a command to its answer, and from that command until this seat is asked again. */
function stopwatch(timed: Seated["timed"]): Record<"sent" | "answered" | "awaited", () => void> {
  let sentAt: number | null = null;
  let answeredAt: number | null = null;
  return {
    sent() {
      sentAt = performance.now();
    },
    answered() {
      if (sentAt !== null) timed?.("answer", performance.now() - sentAt);
      answeredAt = sentAt;
      sentAt = null;
    },
    awaited() {
      if (answeredAt !== null) timed?.("turn", performance.now() - answeredAt);
      answeredAt = null;
    },
  };
}
