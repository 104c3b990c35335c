/** Verbs about what players own: given up, or taken from somebody [OR-EFF-01]. */
import { emit, isHuman, me, next, pick } from "../agenda/play.ts";
import { isMarketCard, marketCard } from "../cards/market/index.ts";
import { drop } from "../crew-and-ships/gain.ts";
import { receive } from "../crew-and-ships/receive.ts";
import { roomFor, roomForCard } from "../crew-and-ships/slots.ts";
import { askFor } from "./ask-for.ts";
import type { Play } from "../agenda/play.ts";
import type { Source } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
import type { AssetKind } from "../names.ts";
import type { Player } from "../state.ts";
import type { AskingEffect } from "./ask-for.ts";

/** Cards and crew of these kinds. */
function assets(one: Player, kinds: readonly AssetKind[], maxCost = Infinity): string[] {
  const found: string[] = [];
  for (const held of one.cards) {
    const card = marketCard(held.id);
    if ((kinds as readonly string[]).includes(card.kind) && card.cost <= maxCost)
      found.push(held.id);
  }
  if (kinds.includes("crew")) for (const crew of one.crew) found.push(crew.id);
  return found;
}

export function discard(
  play: Play,
  player: number,
  effect: Extract<AskingEffect, { readonly do: "discard" }>,
  source: Source,
  answer: Command | null,
): void {
  const mine = assets(
    me(play, player),
    typeof effect.kind === "string" ? [effect.kind] : effect.kind,
  );
  const only = mine[0];
  if (only === undefined) {
    next(play, { type: "effects", player, effects: effect.otherwise ?? [], source });
    return;
  }
  if (answer === null && mine.length > 1) {
    askFor(play, player, effect, source, {
      ask: "discard",
      choices: mine.map((card) => ({ type: "pick-card", card })),
    });
    return;
  }
  drop(play, player, answer?.type === "pick-card" ? answer.card : only, source.rule);
  next(play, { type: "effects", player, effects: effect.effects ?? [], source });
}

export function takeAsset(
  play: Play,
  player: number,
  effect: Extract<AskingEffect, { readonly do: "take-asset" }>,
  source: Source,
  answer: Command | null,
): void {
  const from = source.opponent;
  if (from === undefined) return;
  const theirs = assets(me(play, from), effect.kind, effect.maxCost).filter((id) =>
    hasPlace(me(play, player), id),
  );
  const only = theirs[0];
  if (only === undefined) return;
  const chooser = effect.pick === "you" ? player : from;
  if (answer === null && theirs.length > 1 && isHuman(play, chooser)) {
    askFor(play, player, effect, source, {
      seat: chooser,
      ask: "take-asset",
      choices: theirs.map((card) => ({ type: "pick-card", card })),
    });
    return;
  }
  const card = answer?.type === "pick-card" ? answer.card : pick(play, theirs, "asset");
  receive(play, player, { from: "player", giver: from, card }, source.rule);
  if (effect.mark === true)
    emit(play, { type: "card-marked", player, card, planet: null, rule: source.rule });
}

/** Crew are known by their contact, which is no market card. */
function hasPlace(one: Player, id: string): boolean {
  return isMarketCard(id) ? roomForCard(one, id) : roomFor(one, "crew");
}
