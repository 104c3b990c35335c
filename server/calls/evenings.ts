/** The calls of an evening that was agreed on: at once, a day before, an hour before. */
import type { OwnCall } from "../store/call-port.ts";

export interface Meeting {
  readonly guild: string;
  readonly evening: string;
  readonly at: number;
  /** Those who said yes or maybe. */
  readonly people: readonly string[];
}

const hour = 3_600_000;

export function eveningCalls(
  { guild, evening, at, people }: Meeting,
  now: number,
): readonly OwnCall[] {
  const moments = [
    { kind: "evening-agreed", due: now },
    { kind: "evening-day", due: at - 24 * hour },
    { kind: "evening-hour", due: at - hour },
  ] as const;
  return people.flatMap((person) =>
    moments
      .filter(({ due }) => due >= now)
      .map(({ kind, due }) => ({
        person,
        subject: evening,
        seat: 0,
        version: 0,
        kind,
        words: guild,
        made: now,
        due,
        quiet: 0,
        until: at,
      })),
  );
}
