/** What happens at the desk: players come and go, a round is paired, results come from the ledgers. */
import type { Result } from "../state.ts";
import {
  mostPlayers,
  roundIsOpen,
  type Desk,
  type GameResult,
  type Pairing,
  type Player,
  type PlayerId,
} from "./event.ts";
import { pairRound } from "./pairings.ts";

export type DeskRefusal = "full" | "no-name" | "round-open" | "too-few" | "no-legal-round";

/** [LC-TOUR-06] The same name again is the same player: the list handed in last counts. */
export function addPlayer(desk: Desk, name: string, list: string): Desk | DeskRefusal {
  const trimmed = name.trim().slice(0, 40);
  if (trimmed === "") return "no-name";
  const known = desk.players.find((player) => sameName(player.name, trimmed));
  if (known !== undefined) return handIn(desk, known.id, list);
  if (desk.players.length >= mostPlayers) return "full";
  const id = `p${desk.players.length + 1}`;
  return { ...desk, players: [...desk.players, { id, name: trimmed, list, left: null }] };
}

function sameName(one: string, two: string): boolean {
  return one.trim().toLowerCase() === two.trim().toLowerCase();
}

/** [LC-TOUR-06] Nothing handed in leaves the list that is there; who had left is back. */
function handIn(desk: Desk, id: PlayerId, list: string): Desk {
  const back = (player: Player): Player => ({
    ...player,
    list: list.trim() === "" ? player.list : list,
    left: null,
  });
  return {
    ...desk,
    players: desk.players.map((player) => (player.id === id ? back(player) : player)),
  };
}

/** Out from the next round on; what was played stays. */
export function dropPlayer(desk: Desk, id: PlayerId): Desk {
  const left = desk.rounds.length + 1;
  return {
    ...desk,
    players: desk.players.map((player) => (player.id === id ? { ...player, left } : player)),
  };
}

export function nextRound(desk: Desk): Desk | DeskRefusal {
  const last = desk.rounds.at(-1);
  if (last !== undefined && roundIsOpen(last)) return "round-open";
  if (desk.players.filter(({ left }) => left === null).length < 2) return "too-few";
  const round = pairRound(desk);
  return round === null ? "no-legal-round" : { ...desk, rounds: [...desk.rounds, round] };
}

export function enterResult(desk: Desk, round: number, table: number, result: GameResult): Desk {
  return withPairing(desk, round, table, { result });
}

/** [LC-TOUR-07] This game is written down at that table: the desk reads the result there. */
export function nameLedger(desk: Desk, round: number, table: number, ledger: string): Desk {
  return withPairing(desk, round, table, { ledger });
}

function withPairing(desk: Desk, round: number, table: number, told: Partial<Pairing>): Desk {
  return {
    ...desk,
    rounds: desk.rounds.map((pairings, at) =>
      at === round
        ? pairings.map((each, n) => (n === table ? { ...each, ...told } : each))
        : pairings,
    ),
  };
}

/** [LC-TOUR-07] Was the first of the two red? By the names at the ledger, blue first; `null`: nobody is called so. */
export function wasRed(
  [one, two]: readonly [string, string],
  [blue, red]: readonly [string, string],
): boolean | null {
  if (sameName(one, blue) || sameName(two, red)) return false;
  return sameName(one, red) || sameName(two, blue) ? true : null;
}

/** [LC-SLIP-01] The verdict of a ledger, blue first; `swapped` when the first player of the pairing was red. */
export function resultOf(
  { victoryTokens, pointsDefeated, winner }: Result,
  swapped: boolean,
): GameResult {
  const [one, two] = swapped ? (["red", "blue"] as const) : (["blue", "red"] as const);
  return {
    points: [victoryTokens[one].total, victoryTokens[two].total],
    defeated: [pointsDefeated[one], pointsDefeated[two]],
    winner: winner === null ? null : winner === one ? 0 : 1,
  };
}

/** Is every pairing of the desk legal? For the desk itself and for whoever checks it. */
export function illegalPairings(desk: Desk): readonly Pairing[] {
  const met = new Set<string>();
  const byes = new Set<PlayerId>();
  return desk.rounds.flat().filter(({ players: [one, two] }) => {
    if (two === null) {
      const again = byes.has(one);
      byes.add(one);
      return again;
    }
    const pair = [one, two].toSorted().join();
    const again = met.has(pair) || one === two;
    met.add(pair);
    return again;
  });
}
