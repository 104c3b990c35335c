/** A round is paired, changed by hand, or taken back; its clock runs and stands. */
import { nextRound } from "../desk/desk.ts";
import { deskOf } from "./as-desk.ts";
import type { TournamentCommand } from "./commands.ts";
import {
  organiserOr,
  refuse,
  type TournamentAsker,
  type TournamentDecision,
  isNo,
} from "./verdict.ts";
import { isOpen, resultAt, type PlacedPair, type Tournament } from "./tournament.ts";

type Of<T extends TournamentCommand["type"]> = Extract<TournamentCommand, { type: T }>;
type WrittenPair = Pick<PlacedPair, "table" | "players">;

/** [LC-TOUR-01] [LC-TOUR-10] Tables are numbered from the top of the standings down; who begins as blue is drawn. */
export function pair(now: Tournament, asking: TournamentAsker): TournamentDecision {
  const staff = organiserOr(now, asking);
  if (isNo(staff)) return staff;
  const round = now.rounds.length + 1;
  const last = now.rounds.at(-1);
  if (last !== undefined && isOpen(last)) return refuse("round-open", "LC-TOUR-01");
  if (round > now.settings.rounds) return refuse("rounds-over", "LC-TOUR-01");
  const desk = deskOf(now);
  const drawn = round === 1 ? { ...desk, players: asking.shuffle(desk.players) } : desk;
  const next = nextRound(drawn);
  if (next === "too-few" || next === "no-legal-round") return refuse(next, "LC-TOUR-01");
  if (typeof next === "string") return refuse("round-open", "LC-TOUR-01");
  const pairings = (next.rounds.at(-1) ?? []).map(({ players: [one, two] }, at): PlacedPair => {
    const players = [Number(one), two === null ? null : Number(two)] as const;
    return { table: two === null ? 0 : at + 1, players, blue: asking.coin() };
  });
  return { by: staff.number, deeds: [{ type: "paired", round, pairings }] };
}

/** [LC-TOUR-15] As long as nothing was settled in it. */
export function unpair(now: Tournament, asking: TournamentAsker): TournamentDecision {
  const staff = organiserOr(now, asking);
  if (isNo(staff)) return staff;
  const last = now.rounds.at(-1);
  if (last === undefined) return refuse("no-round", "LC-TOUR-15");
  if (last.pairings.some((pairing) => resultAt(pairing) !== null))
    return refuse("has-results", "LC-TOUR-15");
  return { by: staff.number, deeds: [{ type: "unpaired", round: now.rounds.length }] };
}

/** [LC-TOUR-15] By hand: everybody once, and who has a result stays with their opponent. */
export function changePairings(
  now: Tournament,
  asking: TournamentAsker,
  { pairings }: Of<"change-pairings">,
): TournamentDecision {
  const staff = organiserOr(now, asking);
  if (isNo(staff)) return staff;
  const last = now.rounds.at(-1);
  if (last === undefined) return refuse("no-round", "LC-TOUR-15");
  if (!everybodyOnce(now, pairings)) return refuse("wrong-pairings", "LC-TOUR-15");
  const settled = last.pairings.filter((pairing) => resultAt(pairing) !== null);
  if (!settled.every(({ players }) => pairings.some((pair) => isSamePair(pair.players, players))))
    return refuse("has-results", "LC-TOUR-15");
  const placed = pairings.map((pair): PlacedPair => {
    const before = last.pairings.find(({ players }) => isSamePair(players, pair.players));
    return before === undefined
      ? { ...pair, blue: asking.coin() }
      : { ...pair, players: before.players, blue: before.blue };
  });
  const round = now.rounds.length;
  return { by: staff.number, deeds: [{ type: "pairings-changed", round, pairings: placed }] };
}

function isSamePair(one: WrittenPair["players"], two: WrittenPair["players"]): boolean {
  return one.every((player) => two.includes(player));
}

/** Who was paired in this round and who plays now; a table for each pair, none for a bye. */
function everybodyOnce({ members, rounds }: Tournament, pairings: readonly WrittenPair[]): boolean {
  const seated = pairings.flatMap(({ players }) => players.filter((player) => player !== null));
  const paired = (rounds.at(-1)?.pairings ?? []).flatMap(({ players }) => players);
  const wanted = members.filter(({ number, plays, left }) =>
    left === null ? plays : paired.includes(number) && left > rounds.length,
  );
  const tables = pairings.filter(({ players }) => players[1] !== null).map(({ table }) => table);
  return (
    seated.length === wanted.length &&
    wanted.every(({ number }) => seated.includes(number)) &&
    new Set(tables).size === tables.length &&
    pairings.every(({ players, table }) => (players[1] === null ? table === 0 : table > 0))
  );
}

/** [LC-TOUR-02] One clock for the whole hall. */
export function setClock(
  now: Tournament,
  asking: TournamentAsker,
  { runs }: Of<"set-clock">,
): TournamentDecision {
  const staff = organiserOr(now, asking);
  if (isNo(staff)) return staff;
  const round = now.rounds.length;
  if (round === 0) return refuse("no-round", "LC-TOUR-02");
  return { by: staff.number, deeds: [{ type: "clock-set", round, runs }] };
}
