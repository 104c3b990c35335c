/** What the parts of one live table share. */
import type { Chance, Seat } from "#rules/game.ts";
import type { Listeners } from "../announce/listeners.ts";
import type { Header } from "../journal/page.ts";
import { chanceOfDeal, noChanceYet } from "../judge/chance.ts";
import type { AskContext, JudgeContext } from "../judge/verdict.ts";
import type { Person, Ports } from "../ports.ts";
import { dueFor } from "../state/clocks.ts";
import type { GameSetup, TableState } from "../state/table-state.ts";
import type { PresenceList } from "../announce/presence.ts";

export interface LiveTable extends GameSetup {
  readonly header: Header;
  readonly ports: Ports;
  readonly presence: PresenceList;
  readonly listeners: Listeners;
  /** Do clocks run from the page that asked, also after the table was opened anew? */
  readonly countsFromJournal: boolean;
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

function isLate(
  { header: { terms }, state: { time }, ports: { clock } }: LiveTable,
  seat: Seat,
): boolean {
  const since = time.asked[seat] ?? null;
  const due = since === null ? null : dueFor(terms, time, seat, since);
  return due !== null && due <= clock.now();
}
