/** People who play one game over days: each answers in their own time, and every call is compared with what is due. */
import { setTimeout } from "node:timers/promises";
import { botOf } from "#bots/index.ts";
import type { Seat } from "#rules/game.ts";
import { quickRng } from "#rules/rng.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { expect } from "vitest";
import type { Visitor } from "../../testing/visitor.ts";
import type { Arrivals } from "./arrived.ts";
import type { CalledHall } from "./called.ts";
import type { DueCalls } from "./due-calls.ts";

export interface SlowGame {
  /** Time passes; each call comes at its moment, no other, and none twice. */
  until(moment: number): Promise<void>;
  /** They play on until then, or until the game is over. Whoever is silent answers nothing. */
  playUntil(moment: number, silent?: Seat): Promise<void>;
  /** Whom the game waits for, bots apart: those have answered before it is told. Nobody once it is over. */
  awaited(): Promise<readonly Seat[]>;
  info(): Promise<TableInfo>;
  /** Time enough passes for this person to be out of it. */
  runOut(seat: Seat): Promise<void>;
  readonly moves: () => number;
}

interface Needs {
  readonly called: CalledHall;
  readonly table: string;
  readonly people: readonly Visitor[];
  readonly due: DueCalls;
  readonly arrived: Arrivals;
  /** How long this person takes for their nth answer. */
  readonly patience: (seat: Seat, nth: number) => number;
}

const novice = botOf("bounty-hunters", "novice");

export function slowGame(needs: Needs): SlowGame {
  const { called, table, people, due, arrived, patience } = needs;
  const { clock } = called;
  const { info, awaited } = lookingAt(needs);
  const answersAt = new Map<Seat, number>();
  const given = people.map(() => 0);
  let moves = 0;

  async function until(moment: number): Promise<void> {
    for (let next = due.next(); next !== null && next <= moment; next = due.next()) {
      await called.pass(Math.max(0, next - 1 - clock.now()));
      expect(arrived.fresh(), `before ${new Date(next).toISOString()}`).toEqual([]);
      await called.pass(next - clock.now());
      expect(arrived.fresh(), `at ${new Date(next).toISOString()}`).toEqual(due.made(next));
    }
    await called.pass(Math.max(0, moment - clock.now()));
    expect(arrived.fresh(), `until ${new Date(moment).toISOString()}`).toEqual([]);
  }

  /** Answers who is awaited then. */
  async function answer(seat: Seat): Promise<readonly Seat[]> {
    const who = people[seat];
    const { tell, options } = (await who?.view(table, `as=${seat}`)) ?? {};
    const budget = { type: "iterations", iterations: 1 } as const;
    const { command } = novice.play(tell?.view, options ?? [], quickRng(moves++), budget);
    const said = await who?.ask(table, { type: "command", seat, command });
    expect(said?.type).toBe("done");
    answersAt.delete(seat);
    given[seat] = (given[seat] ?? 0) + 1;
    const now = await awaited();
    due.turned(seat, now, clock.now());
    if (now.length === 0) due.over(clock.now());
    return now;
  }

  async function playUntil(moment: number, silent?: Seat): Promise<void> {
    for (let asked = await awaited(); asked.length > 0;) {
      for (const seat of asked)
        if (!answersAt.has(seat))
          answersAt.set(seat, clock.now() + patience(seat, given[seat] ?? 0));
      const [next] = [...answersAt]
        .filter(([seat]) => seat !== silent)
        .toSorted(([, a], [, b]) => a - b);
      if (next === undefined || next[1] > moment) return until(moment);
      await until(Math.max(next[1], clock.now()));
      asked = await answer(next[0]);
    }
  }

  return {
    until,
    playUntil,
    awaited,
    info,
    async runOut(seat) {
      const moment = due.runsOut(seat);
      await playUntil(moment - 1, seat);
      expect((await info()).seats[seat]?.holder).toMatchObject({ substitute: null });
      await called.pass(1);
      const isPlayed = async (): Promise<boolean> => {
        const holder = (await info()).seats[seat]?.holder;
        return holder?.type === "person" && holder.substitute !== null;
      };
      await expect.poll(isPlayed).toBe(true);
      answersAt.delete(seat);
      due.timeUp(seat, moment);
      due.turned(null, await awaited(), moment);
    },
    moves: () => moves,
  };
}

function lookingAt({ table, people }: Needs): Pick<SlowGame, "info" | "awaited"> {
  const info = async (): Promise<TableInfo> =>
    (await people[0]?.get(`/api/tables/${table}`))?.body as TableInfo;
  return {
    info,
    async awaited() {
      for (;;) {
        const asked = (await info()).seats.filter((each) => each.awaited);
        if (asked.every(({ holder }) => holder.type === "person" && holder.substitute === null))
          return asked.map(({ seat }) => seat);
        // A bot thinks in a thread of its own.
        await setTimeout(10);
      }
    },
  };
}
