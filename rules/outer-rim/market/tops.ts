/** The open card of a deck: put away, or turned up with what its icons do. */
import { marketCard } from "../cards/market/index.ts";
import { emit, me, next } from "../agenda/play.ts";
import { contactsHere } from "../effects/contacts.ts";
import { distance, isPlanet } from "../movement/map.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { MarketDeck, SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { State } from "../state.ts";

/** [UB-DISC-02] Cards turned up by a discard cause nothing. */
export function discardTop(play: Play, deck: MarketDeck, rule: string): void {
  const top = play.state.market[deck][0];
  if (top === undefined) return;
  emit(play, { type: "top-discarded", deck, card: top, rule });
  showTop(play, deck, "OR-MKT-02");
}

export function showTop(play: Play, deck: MarketDeck, rule: string): void {
  const top = play.state.market[deck][0];
  if (top !== undefined) emit(play, { type: "market-revealed", deck, card: top, rule });
}

/** [OR-MKT-04, UB-RCI-02] The next card is turned up; its patrol moves, its contact icon is obeyed [UB-RCI-01]. */
export function revealTop(play: Play, task: TaskOf<"reveal-top">): void {
  const { player, deck } = task;
  const top = play.state.market[deck][0];
  if (top === undefined) return;
  showTop(play, deck, "OR-MKT-04");
  const card = marketCard(top);
  if (
    card.reveal !== undefined &&
    play.state.players.length <= card.reveal &&
    canReveal(play.state, me(play, player).space)
  )
    next(play, { type: "reveal-contact", player });
  if (card.patrol === undefined) return;
  const { faction, move } = card.patrol;
  const target = task.away === true ? nearestOther(play, player) : player;
  next(play, {
    type: "patrol-toward",
    faction,
    player: target,
    chooser: player,
    left: move,
    market: true,
  });
}

/** A printed Jyn Erso sends patrols to the nearest opponent. */
function nearestOther(play: Play, player: number): number {
  const { space } = me(play, player);
  let best = player;
  for (let i = 0; i < play.state.players.length; i++) {
    if (i === player) continue;
    if (
      best === player ||
      distance(space, me(play, i).space) < distance(space, me(play, best).space)
    )
      best = i;
  }
  return best;
}

/** [UB-RCI-07] Only on a planet with a facedown contact. */
function canReveal(state: State, space: SpaceId): boolean {
  return (
    isPlanet(space) &&
    contactsHere(state, space).some((token) => state.tokens[token]?.faceup === false)
  );
}
