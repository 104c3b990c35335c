/** People who play as people do, and what they notice. */
import { player } from "#server/testing/player.ts";
import { visitor, type Visitor } from "#server/testing/visitor.ts";
import type { TimedMove } from "./quantile.ts";

/** From when to when, by this process's own watch. */
export type While = readonly [number, number];

export interface Honest {
  /** One of their tables, as a stranger with the link knows it. */
  readonly table: () => string;
  /**
   * What came of the moves made in these whiles. A move belongs to the while it was made in: one that waits for
   * something else of the bench (the hall being asked to tidy its memory) is nobody's.
   */
  madeIn(whiles: readonly While[]): HonestFigures;
  forget(): void;
  stop(): void;
}

export interface HonestFigures {
  /** Milliseconds from a move to its answer, at tables of people. */
  readonly answers: readonly TimedMove[];
  /** The same at the table the stranger talks at. */
  readonly attacked: readonly TimedMove[];
  /** Milliseconds from a move until the bot has moved too. */
  readonly bots: readonly TimedMove[];
}

interface Notice extends TimedMove {
  readonly what: keyof HonestFigures;
}

/** Milliseconds before each move: as quick as a connection may be without being told to wait (20 asks a second). */
const pause = 60;

export async function honest(url: string, tables: number, botTables: number): Promise<Honest> {
  let notices: Notice[] = [];
  const note = (what: keyof HonestFigures, milliseconds: number): void =>
    void notices.push({ what, at: performance.now() - milliseconds, milliseconds });
  let stopped = false;
  let attackedTable = "";
  const stops = new Set<() => void>();

  async function pair(at: number): Promise<void> {
    const people = await Promise.all(["Ginny", "Mia"].map((name) => visitor(url, `${name} ${at}`)));
    for (let game = 0; !stopped; game++) {
      const table = await people[0]?.make({ game: "bounty-hunters", seats: 2 });
      if (table === undefined) return;
      if (at === 0) attackedTable = table;
      await people[1]?.ask(table, { type: "sit", seat: 1, entropy: "open" });
      await people[0]?.ask(table, { type: "start" });
      await play(table, people, (what, milliseconds) => {
        if (what === "answer") note(at === 0 ? "attacked" : "answers", milliseconds);
      });
    }
  }

  async function alone(at: number): Promise<void> {
    const thomas = await visitor(url, `Thomas ${at}`);
    while (!stopped) {
      const wanted = { game: "bounty-hunters", seats: 2, bots: [1], botLevel: "master" };
      const table = await thomas.make(wanted);
      await thomas.ask(table, { type: "start" });
      await play(table, [thomas], (what, milliseconds) => {
        if (what === "turn") note("bots", milliseconds);
      });
    }
  }

  async function play(
    table: string,
    people: readonly Visitor[],
    timed: (what: "answer" | "turn", milliseconds: number) => void,
  ): Promise<void> {
    const players = people.map(({ token }, seat) =>
      player({ url: () => url, token, table, seat, seed: stops.size * 7 + seat, pause, timed }),
    );
    const stop = (): void => players.forEach((each) => each.stop());
    stops.add(stop);
    await Promise.all(players.map(({ over }) => over));
    stops.delete(stop);
  }

  const failed = (error: unknown): void => {
    if (!stopped) throw error;
  };
  for (let at = 0; at < tables; at++) void pair(at).catch(failed);
  for (let at = 0; at < botTables; at++) void alone(at).catch(failed);

  return {
    table: () => attackedTable,
    madeIn(whiles) {
      const made = notices.filter(({ at }) => whiles.some(([from, to]) => from <= at && at < to));
      const of = (what: keyof HonestFigures): readonly TimedMove[] =>
        made.filter((each) => each.what === what);
      return { answers: of("answers"), attacked: of("attacked"), bots: of("bots") };
    },
    forget: () => void (notices = []),
    stop() {
      stopped = true;
      for (const stop of stops) stop();
    },
  };
}
