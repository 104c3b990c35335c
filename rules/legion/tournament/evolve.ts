/** What the record leads to. */
import { unreachable } from "../../game.ts";
import type { Deed, RecordLine } from "./record.ts";
import { usualSettings } from "./settings.ts";
import type { Member, PlacedPair, Round, TablePairing, Tournament } from "./tournament.ts";

export const noTournament: Tournament = {
  version: 0,
  name: "",
  settings: usualSettings,
  signUp: true,
  ended: false,
  members: [],
  rounds: [],
};

export function fold(tournament: Tournament, lines: readonly RecordLine[]): Tournament {
  return lines.reduce(evolve, tournament);
}

function evolve(before: Tournament, line: RecordLine): Tournament {
  const after = happened(before, line);
  return {
    ...after,
    version: before.version + 1,
    members: after.members.map((member) =>
      member.number === line.by ? { ...member, wrote: member.wrote + 1 } : member,
    ),
  };
}

function happened(now: Tournament, line: RecordLine): Tournament {
  const { deed } = line;
  switch (deed.type) {
    case "set-up":
      return { ...now, name: deed.name, settings: deed.settings };
    case "sign-up-set":
      return { ...now, signUp: deed.open };
    case "ended":
      return { ...now, ended: true };
    case "reopened":
      return { ...now, ended: false };
    case "came":
    case "list-handed-in":
    case "dropped":
    case "returned":
    case "removed":
    case "role-given":
      return { ...now, members: membersAfter(now, deed) };
    case "paired":
      return {
        ...now,
        rounds: [...now.rounds, { pairings: deed.pairings.map(fresh), since: null, spent: 0 }],
      };
    case "unpaired":
      return { ...now, rounds: now.rounds.slice(0, deed.round - 1) };
    case "pairings-changed":
      return inRound(now, deed.round, (round) => ({
        ...round,
        pairings: pairedAgain(round, deed.pairings),
      }));
    case "clock-set":
      return inRound(now, deed.round, (round) => clockAfter(round, deed.runs, line.at));
    default:
      return inRound(now, deed.round, (round) => ({
        ...round,
        pairings: round.pairings.map((pairing) =>
          pairing.table === deed.table ? tableAfter(pairing, line, deed) : pairing,
        ),
      }));
  }
}

type OfMember = Extract<Deed, { member: number }>;
type OfTable = Extract<Deed, { table: number }>;

function membersAfter({ members, rounds }: Tournament, deed: OfMember): readonly Member[] {
  if (deed.type === "came") {
    const { member: number, plays } = deed;
    const known = members.some((each) => each.number === number);
    const joined = rounds.length + 1;
    return known
      ? members.map((each) =>
          each.number === number ? { ...each, plays, joined, left: null } : each,
        )
      : [...members, { ...nobody, number, plays, joined }];
  }
  return members.map((each) => (each.number === deed.member ? memberAfter(each, deed) : each));
}

const nobody = {
  organises: false,
  judges: false,
  left: null,
  removed: false,
  list: null,
  wrote: 0,
} as const;

function memberAfter(member: Member, deed: Exclude<OfMember, { type: "came" }>): Member {
  switch (deed.type) {
    case "list-handed-in":
      return { ...member, list: deed.list };
    case "dropped":
      return { ...member, left: deed.round };
    case "removed":
      return { ...member, left: deed.round, removed: true };
    case "returned":
      return { ...member, left: null, removed: false };
    case "role-given":
      return deed.role === "judge"
        ? { ...member, judges: deed.given }
        : { ...member, organises: deed.given };
    default:
      return unreachable(deed);
  }
}

function fresh(pair: PlacedPair): TablePairing {
  return { ...pair, ledger: null, signed: [], results: [], call: null, extra: 0 };
}

/** Two who stay together keep their ledger and what it led to, wherever they sit now. */
function pairedAgain({ pairings }: Round, pairs: readonly PlacedPair[]): readonly TablePairing[] {
  const before = new Map(pairings.map((pairing) => [bothOf(pairing), pairing]));
  return pairs.map((pair) => {
    const same = before.get(bothOf(pair));
    return same === undefined ? fresh(pair) : { ...same, table: pair.table };
  });
}

/** Whoever was named first. */
const bothOf = ({ players }: PlacedPair): string => players.toSorted().join();

function inRound(now: Tournament, number: number, change: (round: Round) => Round): Tournament {
  return {
    ...now,
    rounds: now.rounds.map((round, at) => (at === number - 1 ? change(round) : round)),
  };
}

/** [LC-TOUR-02] A clock that is set to what it does already goes on as it was. */
function clockAfter(round: Round, runs: boolean, at: number): Round {
  const { since, spent } = round;
  if (runs) return since === null ? { ...round, since: at } : round;
  return since === null ? round : { ...round, since: null, spent: spent + Math.max(0, at - since) };
}

function tableAfter(pairing: TablePairing, { by, at }: RecordLine, deed: OfTable): TablePairing {
  switch (deed.type) {
    case "ledger-opened":
      return { ...pairing, ledger: deed.ledger };
    case "slip-signed":
      return {
        ...pairing,
        signed: [...pairing.signed.filter((each) => each.by !== by), { by, result: deed.result }],
      };
    case "result-settled": {
      const { result, reason } = deed;
      const settled = { result, by: deed.by === "both" ? null : by, at, reason };
      return { ...pairing, signed: [], results: [...pairing.results, settled] };
    }
    case "judge-called":
      return { ...pairing, call: { by, at, judge: null } };
    case "judge-coming":
      return { ...pairing, call: pairing.call && { ...pairing.call, judge: by } };
    case "call-closed":
      return { ...pairing, call: null };
    case "time-given":
      return { ...pairing, extra: pairing.extra + deed.minutes };
    default:
      return unreachable(deed);
  }
}
