/**
 * Swiss pairings: neighbours in the standings meet, nobody twice, and who sits out has not sat out before.
 * The search goes down the standings and back up when the rest
 * cannot be paired, so a legal round is found if there is one.
 */
import { hadBye, isPlaying, opponentsOf, type Desk, type Pairing, type PlayerId } from "./event.ts";
import { standingsOf } from "./standings.ts";

/** [LC-TOUR-01] `null`: everybody has met everybody, no legal round is left. */
export function pairRound(desk: Desk): readonly Pairing[] | null {
  const round = desk.rounds.length + 1;
  const playing = new Set(
    desk.players.filter((player) => isPlaying(player, round)).map(({ id }) => id),
  );
  const order = standingsOf(desk)
    .map(({ player }) => player)
    .filter((id) => playing.has(id));
  const met = new Map(order.map((id) => [id, new Set(opponentsOf(desk, id))]));
  for (const bye of byesFor(desk, order)) {
    const rest = order.filter((id) => id !== bye);
    const pairs = pairUp(rest, met);
    if (pairs === null) continue;
    const games = pairs.map((players): Pairing => ({ players, result: null }));
    return bye === null ? games : [...games, { players: [bye, null], result: null }];
  }
  return null;
}

/** With an odd number the lowest who has had no bye sits out; if that leaves no round, the next above. */
function byesFor(desk: Desk, order: readonly PlayerId[]): readonly (PlayerId | null)[] {
  if (order.length % 2 === 0) return [null];
  const fresh = order.filter((id) => !hadBye(desk, id));
  return fresh.toReversed();
}

type Pair = readonly [PlayerId, PlayerId];

/** How many dead ends are worth walking; far more than 64 players ever need. */
const patience = 200_000;

function pairUp(
  order: readonly PlayerId[],
  met: ReadonlyMap<PlayerId, ReadonlySet<PlayerId>>,
): readonly Pair[] | null {
  let steps = 0;
  function search(left: readonly PlayerId[]): readonly Pair[] | null {
    const [first, ...others] = left;
    if (first === undefined) return [];
    steps += 1;
    if (steps > patience) return null;
    for (const second of others) {
      if (met.get(first)?.has(second)) continue;
      const rest = search(others.filter((id) => id !== second));
      if (rest !== null) return [[first, second], ...rest];
    }
    return null;
  }
  return search(order);
}
