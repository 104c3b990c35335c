/** The table from outside: terms, seats, phase. */
import { phaseOf, type TableState } from "../state/table-state.ts";
import type { Header, PersonId } from "../journal/page.ts";
import type { PresenceList } from "./presence.ts";
import { unreachable, type Game, type Setup } from "#rules/game.ts";
import { patienceOf } from "../state/clocks.ts";
import { awaitedDevices } from "../state/enough-parts.ts";
import { facesAt } from "../state/faces.ts";
import type { Sitter } from "../state/seats.ts";
import type { DealInfo } from "../talk/deal.ts";
import { faceOfName, type SeatFace } from "../talk/seats/face.ts";
import type { Holder, TableInfo } from "../talk/words.ts";
import type { PauseInfo } from "../talk/time.ts";

interface Outside {
  readonly header: Header;
  /** As it is told: see `toldSetup`. */
  readonly setup: Setup;
  readonly state: TableState;
  readonly presence: PresenceList;
  readonly spectators: number;
  /** Milliseconds left for each awaited seat; empty without a clock. */
  readonly clocks: readonly number[];
  readonly now: number;
}

/**
 * What the table is played with is told by its hash, and fetched by whoever wants to read it; where the device judges
 * ahead, it is told itself.
 */
export function toldSetup({ amendable }: Game, setup: Setup, { contentHash }: Header): Setup {
  return amendable ? setup : { ...setup, content: contentHash };
}

export function infoFor(
  { header, setup, state, presence, spectators, clocks, now }: Outside,
  person: PersonId | null,
): TableInfo {
  const awaited = state.position?.awaited ?? [];
  const faces = facesAt(state.seats);
  return {
    ...header.terms,
    setup,
    id: header.table,
    phase: phaseOf(state),
    seats: state.seats.map((sitter, seat) => ({
      seat,
      holder: holderOf(sitter, faces[seat] ?? null, { person, presence }),
      awaited: awaited.includes(seat),
      clock: clocks[awaited.indexOf(seat)] ?? null,
    })),
    patience: patienceOf(header.terms),
    spectators,
    spectatorsTalk: state.manners.spectatorsTalk,
    muted: person !== null && state.manners.muted.includes(person),
    mine: person === header.host,
    deal: dealInfo(state),
    pause: pauseInfo(state, now),
    commit: header.commit,
    seed: state.seed,
    outcome: state.position?.outcome ?? null,
    rematch: state.rematch,
    ...(header.follows === undefined ? {} : { follows: header.follows }),
  };
}

function pauseInfo({ time }: TableState, now: number): PauseInfo {
  const last = time.pauses.at(-1);
  return {
    until: last !== undefined && last.to > now ? last.to : null,
    asked: time.pauseAsked,
  };
}

function dealInfo(state: TableState): DealInfo {
  const { deal } = state;
  return {
    attempt: deal.attempt,
    commits: deal.sealed?.commits ?? deal.commits,
    sealed: deal.sealed !== null && deal.dealt === null,
    waived: deal.waived,
    missing: awaitedDevices(state),
    late: deal.late,
    from: deal.dealt?.seats ?? null,
    voids: deal.voids,
  };
}

interface Looking {
  readonly person: PersonId | null;
  readonly presence: PresenceList;
}

function holderOf(sitter: Sitter, shown: SeatFace | null, { person, presence }: Looking): Holder {
  switch (sitter.type) {
    case "open":
      return { type: "open" };
    case "person":
      return {
        type: "person",
        name: sitter.name,
        face: shown ?? faceOfName(sitter.name),
        mine: sitter.person === person,
        presence: presence.of(sitter.person),
        awaySince: presence.awaySince(sitter.person),
        substitute: sitter.substitute,
      };
    case "bot":
      return {
        type: "bot",
        level: sitter.level,
        name: sitter.name,
        face: shown ?? faceOfName(sitter.name),
      };
    default:
      return unreachable(sitter);
  }
}
