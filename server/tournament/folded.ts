/** Tournaments in memory: folded once, and read on from there. */
import {
  foldTournament,
  noTournament,
  type RecordLine,
  type Tournament,
} from "#rules/legion/index.ts";
import type { Breath } from "#table/state/steps.ts";
import type { TournamentId, TournamentStore } from "../store/tournament-port.ts";
import { inTurn } from "./in-turn.ts";

interface FoldedTournaments {
  /** As it is now; `null`: there is none. */
  look(id: TournamentId): Promise<Tournament | null>;
  forget(id: TournamentId): void;
}

/** So many stay in memory, the latest looked at. */
const mostKept = 50;
/** A millisecond or two; between two pieces everybody else has their turn. */
const linesAtOnce = 50;

export function foldedTournaments(store: TournamentStore, breath: Breath): FoldedTournaments {
  const kept = new Map<TournamentId, Tournament>();
  const oneAtATime = inTurn();

  function keep(id: TournamentId, now: Tournament): void {
    kept.delete(id);
    kept.set(id, now);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) return;
      kept.delete(oldest);
    }
  }

  /** Whoever comes while somebody reads waits, and reads on from there. */
  async function read(id: TournamentId): Promise<Tournament | null> {
    let now = kept.get(id) ?? noTournament;
    for (;;) {
      const lines = await store.record(id, now.version, linesAtOnce);
      now = foldTournament(now, lines.map(readLine));
      if (lines.length < linesAtOnce) break;
      await breath();
    }
    if (now.version === 0) return null;
    keep(id, now);
    return now;
  }

  return {
    look: (id) => oneAtATime(id, () => read(id)),
    forget: (id) => void kept.delete(id),
  };
}

function readLine(text: string): RecordLine {
  return JSON.parse(text) as RecordLine;
}
