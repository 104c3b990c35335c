/** A tournament played out in a test, line by line. */
import type { TournamentCommand } from "../commands.ts";
import { decideTournament, opening } from "../decide.ts";
import { fold, noTournament } from "../evolve.ts";
import { listSummary } from "../list-summary.ts";
import type { RecordLine } from "../record.ts";
import { usualSettings, type Settings } from "../settings.ts";
import { isNo, type TournamentAsker } from "../verdict.ts";
import type { TableResult, Tournament } from "../tournament.ts";

const askerOf = (who: number | null): TournamentAsker => ({
  who,
  shuffle: (list) => list,
  coin: () => 0,
  summary: listSummary,
});

export interface TestDesk {
  now(): Tournament;
  record(): readonly RecordLine[];
  /** The refusal's code and rule, or nothing. */
  does(who: number | null, command: TournamentCommand, at?: number): string | null;
  /** Nothing is written. */
  decides(who: number | null, command: TournamentCommand): ReturnType<typeof decideTournament>;
}

export function tournament(settings: Partial<Settings> = {}): TestDesk {
  const record: RecordLine[] = [];
  let folded = noTournament;
  const write = (decision: ReturnType<typeof opening>, at: number): string | null => {
    if (isNo(decision)) return `${decision.code} ${decision.rule}`;
    const lines = decision.deeds.map((deed): RecordLine => ({ by: decision.by, at, deed }));
    record.push(...lines);
    folded = fold(folded, lines);
    return null;
  };
  const now = (): Tournament => folded;
  write(opening("Winter Cup", { ...usualSettings, ...settings }), 0);
  return {
    now,
    record: () => record,
    decides: (who, command) => decideTournament(now(), askerOf(who), command),
    does: (who, command, at = 0) => write(decideTournament(now(), askerOf(who), command), at),
  };
}

export const signUp = { type: "sign-up", list: "" } as const;
export const played = (one: number, two: number): TableResult => ({
  how: "played",
  points: [one, two],
  defeated: [0, 0],
  winner: one === two ? null : one > two ? 0 : 1,
});
export const settle = (round: number, table: number, result: TableResult) =>
  ({ type: "settle", round, table, result, reason: "" }) as const;

/** Members 2, 3 … play. */
export function withPlayers(count: number, settings: Partial<Settings> = {}): TestDesk {
  const desk = tournament(settings);
  for (let n = 0; n < count; n++) desk.does(null, signUp);
  return desk;
}

export function finish(desk: TestDesk): void {
  const round = desk.now().rounds.length;
  for (const { table, players } of desk.now().rounds.at(-1)?.pairings ?? [])
    if (players[1] !== null) desk.does(1, settle(round, table, played(7, table % 6)));
}

export function never(): never {
  throw new Error("not there");
}
