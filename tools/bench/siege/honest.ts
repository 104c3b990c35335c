/** People who play as people do, and what they notice. */
import { player } from "#server/testing/player.ts";
import { visitor, type Visitor } from "#server/testing/visitor.ts";

export const noNotice = (): Noticed => ({ answers: [], attacked: [], bots: [] });

export function together(a: Noticed, b: Noticed): Noticed {
  return {
    answers: [...a.answers, ...b.answers],
    attacked: [...a.attacked, ...b.attacked],
    bots: [...a.bots, ...b.bots],
  };
}

export interface Honest {
  /** One of their tables, as a stranger with the link knows it. */
  readonly table: () => string;
  /** Forgets what was noticed so far and answers with it. */
  take(): Noticed;
  stop(): void;
}

export interface Noticed {
  /** Milliseconds from a move to its answer, at tables of people. */
  readonly answers: readonly number[];
  /** The same at the table the stranger talks at. */
  readonly attacked: readonly number[];
  /** Milliseconds from a move until the bot has moved too. */
  readonly bots: readonly number[];
}

const pause = 80;

export async function honest(url: string, tables: number, botTables: number): Promise<Honest> {
  let noticed = nothing();
  let stopped = false;
  let attackedTable = "";
  const stops = new Set<() => void>();

  async function pair(at: number): Promise<void> {
    const people = await Promise.all(["Ginny", "Mia"].map((name) => visitor(url, `${name} ${at}`)));
    for (let game = 0; !stopped; game++) {
      const table = await people[0]?.make({ game: "bounty-hunters", seats: 2 });
      if (table === undefined) return;
      if (at === 0) attackedTable = table;
      await people[1]?.ask(table, { type: "sit", seat: 1, entropy: "" });
      await people[0]?.ask(table, { type: "start" });
      await play(table, people, (what, milliseconds) => {
        if (what === "answer") (at === 0 ? noticed.attacked : noticed.answers).push(milliseconds);
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
        if (what === "turn") noticed.bots.push(milliseconds);
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
    take() {
      const taken = noticed;
      noticed = nothing();
      return taken;
    },
    stop() {
      stopped = true;
      for (const stop of stops) stop();
    },
  };
}

function nothing(): { answers: number[]; attacked: number[]; bots: number[] } {
  return { answers: [], attacked: [], bots: [] };
}
