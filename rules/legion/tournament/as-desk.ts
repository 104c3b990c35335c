/** A tournament as the desk knows one: pairings and standings are the same wherever it is run. */
import type { Desk } from "../desk/event.ts";
import { resultAt, type Tournament } from "./tournament.ts";

export function deskOf(
  { members, rounds }: Pick<Tournament, "members" | "rounds">,
  nameOf: (number: number) => string = String,
): Desk {
  const played = new Set(
    rounds.flatMap(({ pairings }) => pairings.flatMap(({ players }) => players)),
  );
  return {
    players: members
      .filter(({ number, plays }) => plays || played.has(number))
      .map(({ number, left, plays }) => ({
        id: String(number),
        name: nameOf(number),
        list: "",
        left: plays ? left : 1,
      })),
    rounds: rounds.map(({ pairings }) =>
      pairings.map((pairing) => {
        const [one, two] = pairing.players;
        return {
          players: [String(one), two === null ? null : String(two)] as const,
          result: resultAt(pairing),
        };
      }),
    ),
  };
}
