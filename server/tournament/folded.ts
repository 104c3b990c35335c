/** Tournaments in memory: folded once, and read on from there. */
import {
  foldTournament,
  noTournament,
  type RecordLine,
  type Tournament,
} from "#rules/legion/index.ts";
import type { TournamentId, TournamentStore } from "../store/tournament-port.ts";

interface FoldedTournaments {
  /** As it is now; `null`: there is none. */
  look(id: TournamentId): Promise<Tournament | null>;
  forget(id: TournamentId): void;
}

/** So many stay in memory, the latest looked at. */
const mostKept = 50;

export function foldedTournaments(store: TournamentStore): FoldedTournaments {
  const kept = new Map<TournamentId, Tournament>();

  function keep(id: TournamentId, now: Tournament): void {
    kept.delete(id);
    kept.set(id, now);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) return;
      kept.delete(oldest);
    }
  }

  return {
    async look(id) {
      for (;;) {
        const before = kept.get(id) ?? noTournament;
        const lines = await store.record(id, before.version);
        // Somebody else has read on meanwhile: what is further on is the truth.
        if ((kept.get(id)?.version ?? 0) > before.version) continue;
        const now = foldTournament(before, lines.map(readLine));
        if (now.version === 0) return null;
        keep(id, now);
        return now;
      }
    },
    forget: (id) => void kept.delete(id),
  };
}

function readLine(text: string): RecordLine {
  return JSON.parse(text) as RecordLine;
}
