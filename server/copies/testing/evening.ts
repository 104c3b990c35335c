/** An evening at several copies of the hall, each its own process: tables of four people and a bot, and a mishap. */
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Answer } from "#table/talk/words.ts";
import { openPostgres } from "../../store/postgres/index.ts";
import { audit, type Audit, type Busy } from "../../testing/audit.ts";
import { childHall, type ChildHall } from "../../testing/child-hall.ts";
import { player, type TestPlayer } from "../../testing/player.ts";
import { visitor } from "../../testing/visitor.ts";

export interface EveningWishes {
  readonly folder: string;
  /** The database of all copies. */
  readonly store: string;
  readonly copies: number;
  readonly tables: number;
  /** Milliseconds before each move. */
  readonly thinking: number;
  /** People at a table besides the bot; four unless told. */
  readonly people?: number;
  /** Everybody of a table at the same copy, as a proxy's hash would have it; else half of them at another. */
  readonly together?: boolean;
  /** The program that is started; the hall itself unless a fault is planted. */
  readonly main?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface BusyEvening {
  readonly copies: readonly ChildHall[];
  /** Ends one and starts another in its place. */
  replace(nth: number, signal: "SIGTERM" | "SIGKILL", main?: string): Promise<void>;
  /** At every table there were so many moves since it was asked. */
  untilMoved(times: number): Promise<void>;
  /** Everyone moved so often: they hear what is done at other copies. */
  untilEveryoneMoved(times: number): Promise<void>;
  /** So many answers altogether, or none for as long as anyone has patience: a faulty copy may not get that far. */
  untilAnswered(times: number, patience: number): Promise<void>;
  /** Milliseconds everyone who lost a connection took to see the table again. */
  readonly back: readonly number[];
  /** Ends it, and holds everything anyone was told against the journal. */
  close(): Promise<Audit>;
}

export async function openEvening(wishes: EveningWishes): Promise<BusyEvening> {
  const { folder, store, copies: count, tables, people = 4, together = false, env } = wishes;
  let started = 0;
  const start = (main = wishes.main): Promise<ChildHall> =>
    childHall(join(folder, `copy-${started++}`), [...asStarted, "--store", store], {
      main,
      env,
    });
  const copies = await Promise.all(Array.from({ length: count }, () => start()));
  const all: Busy[] = [];
  const back: number[] = [];
  for (let i = 0; i < tables; i++) all.push(await seat(i));

  async function seat(nth: number): Promise<Busy> {
    const { table, tokens } = await gather(copies[nth % count]?.url ?? "", people, homeOf(nth));
    return { table, players: tokens.map((token, i) => playing(nth, table, token, i)) };
  }

  /** Half of a table's people are at another copy than the rest: the proxy's hash is only a hint. */
  function playing(nth: number, table: string, token: string, seatNumber: number): TestPlayer {
    let tries = nth + (together ? 0 : seatNumber % 2);
    return player({
      url: () => copies[tries++ % count]?.url ?? "",
      token,
      headers: homeOf(nth),
      table,
      seat: seatNumber,
      seed: nth * 10 + seatNumber,
      pause: wishes.thinking,
      giveUp: 3000,
      back: (milliseconds) => back.push(milliseconds),
    });
  }

  /** Nothing of a test that fails stays behind. */
  const until = (groups: Groups, times: number): Promise<void> =>
    untilAll(all, groups, times).catch(async (error: unknown) => {
      await end();
      throw error;
    });

  async function end(): Promise<void> {
    for (const { players } of all) for (const each of players) each.stop();
    for (const copy of copies) copy.kill("SIGKILL");
    await Promise.all(copies.map(({ exit }) => exit));
  }

  return {
    copies,
    back,
    async replace(nth, signal, main) {
      const old = copies[nth];
      old?.kill(signal);
      await old?.exit;
      copies[nth] = await start(main);
    },
    untilMoved: (times) => until((busy) => [busy.players], times),
    untilEveryoneMoved: (times) => until(({ players }) => players.map((one) => [one]), times),
    async untilAnswered(times, patience) {
      const everyone = all.flatMap(({ players }) => players);
      let [had, since] = [0, performance.now()];
      while (had < times && performance.now() - since < patience) {
        await pause(20);
        const now = movesOf(everyone);
        if (now > had) [had, since] = [now, performance.now()];
      }
    },
    async close() {
      await end();
      return auditAt(store, all);
    },
  };
}

/** A table with so many people and a bot, begun. */
async function gather(
  url: string,
  people: number,
  home: Record<string, string>,
): Promise<{ readonly table: string; readonly tokens: readonly string[] }> {
  const names = Array.from({ length: people }, (_, i) => `Player ${i}`);
  const here = await Promise.all(names.map((name) => visitor(url, name, undefined, home)));
  const [host] = here;
  if (host === undefined) throw new Error("nobody is there");
  const wanted = { game: "bounty-hunters", seats: people + 1, botLevel: "random" };
  const table = await host.make({ ...wanted, bots: [people] });
  for (const [i, who] of here.entries())
    if (i > 0) mustBeDone(await who.ask(table, { type: "sit", seat: i, entropy: "open" }));
  mustBeDone(await host.ask(table, { type: "start" }));
  return { table, tokens: here.map(({ token }) => token) };
}

/** At a table that did not begin one would wait for ever. */
function mustBeDone(answer: Answer): void {
  if (answer.type !== "done") throw new Error(`no evening: ${JSON.stringify(answer)}`);
}

const asStarted = ["--log-level", "error", "--trust-proxy"];

/** A household at each table, so that what one address or person may do is never what is measured. */
const homeOf = (nth: number): Record<string, string> => ({
  "x-forwarded-for": `127.1.${nth >> 7}.${(nth & 127) + 1}`,
});

async function auditAt(url: string, all: readonly Busy[]): Promise<Audit> {
  const kept = await openPostgres(url, { broken: () => undefined });
  const report = await audit(kept, all);
  await kept.close();
  return report;
}

type Group = readonly TestPlayer[];

const movesOf = (group: Group): number =>
  group.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Whose moves are counted together. */
type Groups = (busy: Busy) => readonly Group[];

async function untilAll(all: readonly Busy[], groups: Groups, times: number): Promise<void> {
  const before = all.flatMap((busy) =>
    groups(busy).map((group) => ({ busy, group, wanted: movesOf(group) + times })),
  );
  for (const { busy, group, wanted } of before)
    await untilGoesOn(busy, () => movesOf(group) >= wanted);
}

/** A table at which nobody is answered for so long stands still: told, not waited for. */
const standsStill = 60_000;

/** Or until its game is over. */
async function untilGoesOn(busy: Busy, isSo: () => boolean): Promise<void> {
  let [had, since] = [0, performance.now()];
  while (!isSo() && !(await isOver(busy))) {
    await pause(50);
    const now = movesOf(busy.players);
    if (now > had) [had, since] = [now, performance.now()];
    if (performance.now() - since > standsStill)
      throw new Error(`table ${busy.table} stands still`);
  }
}

function isOver({ players }: Busy): Promise<boolean> {
  const over = Promise.race(players.map((each) => each.over)).then(() => true);
  return Promise.race([over, pause(0, false)]);
}
