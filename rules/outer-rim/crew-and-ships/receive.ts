/** The one way a card or crew comes to somebody, wherever from: what is told, and what it counts for [OR-GOAL-01]. */
import { abilitiesOfType } from "./abilities.ts";
import { marketCard } from "../cards/market/index.ts";
import { tokenOf } from "../edit.ts";
import { progress } from "../goals/goals.ts";
import { emit, isHuman, me, next } from "../agenda/play.ts";
import type { MarketDeck } from "../names.ts";
import type { Play } from "../agenda/play.ts";

type Origin =
  /** [UB-ROT-02] Out of a deck or the databank, a rotating card with its starting end up. */
  | { readonly from: "deck"; readonly deck: MarketDeck | null; readonly card: string }
  | { readonly from: "token"; readonly token: number }
  | { readonly from: "player"; readonly giver: number; readonly card: string };

export function receive(play: Play, player: number, origin: Origin, rule: string): void {
  const crew = take(play, player, origin, rule);
  if (crew !== null) countCrew(play, player, crew, rule);
}

/** Things that change hands at once are counted once all of them have. */
export function receiveAll(
  play: Play,
  handed: readonly { readonly giver: number; readonly player: number; readonly card: string }[],
  rule: string,
): void {
  const crews: (readonly [number, string])[] = [];
  for (const { giver, player, card } of handed) {
    const crew = take(play, player, { from: "player", giver, card }, rule);
    if (crew !== null) crews.push([player, crew]);
  }
  for (const [player, crew] of crews) countCrew(play, player, crew, rule);
}

/** Tells it; the crew, if it is one. */
function take(play: Play, player: number, origin: Origin, rule: string): string | null {
  switch (origin.from) {
    case "deck": {
      const { deck, card } = origin;
      if (marketCard(card).kind === "crew") {
        emit(play, { type: "crew-gained", player, crew: card, token: null, deck, rule });
        return card;
      }
      emit(play, { type: "card-gained", player, card, deck, rule });
      return null;
    }
    case "token": {
      const { token } = origin;
      const crew = tokenOf(play.state, token).contact;
      emit(play, { type: "crew-gained", player, crew, token, deck: null, rule });
      return crew;
    }
    default: {
      const { giver, card } = origin;
      if (me(play, giver).crew.some(({ id }) => id === card)) {
        emit(play, { type: "crew-given", from: giver, to: player, crew: card, rule });
        return card;
      }
      emit(play, { type: "card-given", from: giver, to: player, card, rule });
      return null;
    }
  }
}

/** Crew that changes ships counts as gained by its new captain; printed opponents have no goals [OR-SOLO-03]. */
function countCrew(play: Play, player: number, crew: string, rule: string): void {
  if (!isHuman(play, player)) return;
  progress(play, player, "crew-gained");
  const token = me(play, player).crew.find(({ id }) => id === crew)?.token ?? null;
  if (token === null || tokenOf(play.state, token).class !== "orange") return;
  progress(play, player, "orange-crew-gained");
  for (const { ability, from } of abilitiesOfType(me(play, player), "after-orange-crew"))
    next(play, {
      type: "effects",
      player,
      effects: ability.effects,
      source: { card: `card.${from}`, rule, held: from },
    });
}
