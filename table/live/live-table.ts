/** What the parts of one live table share. */
import type { Chance, Game, Seat, Setup } from "#rules/game.ts";
import type { Listeners } from "../announce/listeners.ts";
import type { Header } from "../journal/page.ts";
import { chanceOfDeal, noChanceYet } from "../judge/chance.ts";
import type { AskContext, JudgeContext } from "../judge/verdict.ts";
import type { Person, Ports } from "../ports.ts";
import { dueFor, isCountedFromJournal } from "../state/clocks.ts";
import type { TableState } from "../state/table-state.ts";
import type { PresenceList } from "../announce/presence.ts";

export interface LiveTable {
  /** With the header and the setup as the terms of now have it: replaced by the pipeline alone, before the start. */
  game: Game;
  setup: Setup;
  header: Header;
  readonly ports: Ports;
  readonly presence: PresenceList;
  readonly listeners: Listeners;
  /** When it was opened. */
  readonly opened: number;
  /** Replaced by the pipeline alone. */
  state: TableState;
  /** Moves folded to read it anew. */
  folds: number;
  /** `null` until it is needed for the first time after the start. */
  chance: Chance | null;
}

export function report({ ports, header }: LiveTable, bug: unknown): void {
  ports.report(header.table, bug);
}

/** Alone, everything is ours to do. */
export function minds({ ports: { fellows }, header }: LiveTable): boolean {
  return fellows?.minds(header.table) ?? true;
}

export function judgeContext(live: LiveTable): JudgeContext {
  const { game, setup, header, state } = live;
  if (state.position !== null) live.chance ??= chanceOfDeal(header.seed, state.deal);
  return { game, setup, header, state, chance: live.chance ?? noChanceYet };
}

export function askContext(live: LiveTable, person: Person): AskContext {
  return {
    ...judgeContext(live),
    person,
    awayFor: (other) => {
      const since = live.presence.awaySince(other);
      return since === null ? null : live.ports.clock.now() - since;
    },
    isLate: (seat) => isLate(live, seat),
    now: live.ports.clock.now(),
  };
}

/**
 * No question counts as older. With a short clock everyone gets their whole time again after a restart, or once a copy
 * minds the table; over days nobody does.
 */
export function askedNotBefore({ header: { terms, table }, ports, opened }: LiveTable): number {
  if (isCountedFromJournal(terms)) return 0;
  return ports.fellows === undefined ? opened : ports.fellows.mindedFrom(table);
}

function isLate(live: LiveTable, seat: Seat): boolean {
  const { header, state, ports } = live;
  const asked = state.time.asked[seat] ?? null;
  if (asked === null) return false;
  const since = Math.max(asked, askedNotBefore(live));
  const due = dueFor(header.terms, state.time, seat, since);
  return due !== null && due <= ports.clock.now();
}
