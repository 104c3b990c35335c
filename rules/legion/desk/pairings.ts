/**
 * Swiss pairings: neighbours in the standings meet, nobody twice, and who sits out has not sat out before. From the top
 * of the standings down everybody gets the nearest below with whom the rest can still be paired, so a legal round is
 * found if there is one, however many have met.
 */
import { hadBye, isPlaying, opponentsOf, type Desk, type Pairing } from "./event.ts";
import { pairPlanOf } from "./pair-plan.ts";
import { standingsOf } from "./standings.ts";
import type { Rank } from "./walk.ts";

/** [LC-TOUR-01] `null`: no legal round is left. */
export function pairRound(desk: Desk): readonly Pairing[] | null {
  const round = desk.rounds.length + 1;
  const playing = new Set(
    desk.players.filter((player) => isPlaying(player, round)).map(({ id }) => id),
  );
  const order = standingsOf(desk)
    .map(({ player }) => player)
    .filter((id) => playing.has(id));
  const met = order.map((id) => new Set(opponentsOf(desk, id)));
  const places = order.map((_, place) => place);
  const plan = pairPlanOf(order.length, (one, two) => met[one]?.has(order[two] ?? "") === false);
  if (plan.alone.length !== order.length % 2) return null;
  // With an odd number the lowest who has had no bye sits out; if that leaves no round, the next above.
  const sitsOut = (place: Rank): boolean =>
    !hadBye(desk, order[place] ?? "") && plan.leaveOut(place);
  const bye = order.length % 2 === 0 ? undefined : places.findLast(sitsOut);
  if (bye === undefined && order.length % 2 === 1) return null;
  const named = (place: Rank): string => order[place] ?? "";
  const games: Pairing[] = [];
  const seated = new Set<Rank | undefined>([bye]);
  for (const one of places) {
    if (seated.has(one)) continue;
    const two = places.find((other) => other > one && plan.take(one, other));
    if (two === undefined) throw new Error("the rest of a round could be paired, and could not");
    seated.add(two);
    games.push({ players: [named(one), named(two)], result: null });
  }
  return bye === undefined ? games : [...games, { players: [named(bye), null], result: null }];
}
