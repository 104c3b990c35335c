/** Rows of a tournament as a query answers them, whichever database it is. */
import type { StoredTournament, TournamentMember } from "./tournament-port.ts";

type Row = Readonly<Record<string, unknown>>;

export function tournamentIn(row: Row): StoredTournament {
  return { id: String(row["id"]), host: String(row["host"]), made: Number(row["made"]) };
}

export function tournamentMemberIn(row: Row): TournamentMember {
  const { person } = row;
  return {
    number: Number(row["number"]),
    person: typeof person === "string" ? person : null,
    name: String(row["name"]),
  };
}
