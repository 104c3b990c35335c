/** Cargo: delivery, and the die that ILLEGAL cargo has to pass [OR-CARGO-01…06]. */
import { deliveryOf } from "./delivery.ts";
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { marketCard } from "../cards/market/index.ts";
import { smugglingCards } from "../cards/smuggling.ts";
import { progress } from "../goals/goals.ts";
import { smugglingFaces } from "../dice/odds.ts";
import { changedDie, changesOf } from "../dice/roll-one.ts";
import { ask, emit, isHuman, me, next, random, rollDice } from "../agenda/play.ts";
import { changeReputation, gainCredits, gainFame } from "../goals/reputation.ts";
import type { TaskOf } from "../agenda/agenda.ts";
import type { Command } from "../commands.ts";
import type { Play } from "../agenda/play.ts";

export function startDelivery(play: Play, player: number, id: string): void {
  emit(play, { type: "ability-used", player, ability: `deliver:${id}`, rule: "OR-CARGO-01" });
  const held = me(play, player).cards.find((each) => each.id === id);
  if (held === undefined) return;
  if (marketCard(id).kind === "bounty") {
    next(play, { type: "bounty-reward", player, card: id, how: "capture" });
    return;
  }
  if (deliveryOf(held)?.illegal !== true) {
    next(play, { type: "deliver", player, card: id, less: 0 });
    return;
  }
  const dice = rollDice(play, 1, "smuggle");
  const roll = { type: "cargo", card: `card.${id}` } as const;
  emit(play, { type: "dice-rolled", player, dice, for: id, roll, rule: "OR-CARGO-03" });
  next(play, { type: "smuggle", player, card: id, face: dice[0] ?? "blank", used: [] });
}

/** [OR-CARGO-03] A hit delivers. Any other face: one of the four #1 cards, and no encounter this turn [OR-CARGO-04]. */
export function smuggle(play: Play, task: TaskOf<"smuggle">, answer: Command | null): void {
  const { player, card } = task;
  const one = me(play, player);
  if (answer !== null && answer.type !== "stand") {
    next(play, { ...task, ...changedDie(play, player, task, answer) });
    return;
  }
  const { face } = task;
  if (face === "hit" || smugglingFaces(one).includes(face)) {
    next(play, { type: "deliver", player, card, less: 0 });
    return;
  }
  const changes = changesOf(one, task);
  if (answer === null && changes.length > 0) {
    ask(play, task, {
      seat: player,
      ask: "after-smuggling",
      rule: "OR-CARGO-03",
      params: { face },
      choices: [{ type: "stand" }, ...changes],
    });
    return;
  }
  const version = random(play, smugglingCards.length, "databank-1");
  const drawn = smugglingCards[version];
  if (drawn === undefined) return;
  emit(play, {
    type: "databank-drawn",
    player,
    number: 1,
    version,
    title: drawn.title,
    rule: "OR-CARGO-03",
  });
  emit(play, { type: "ability-used", player, ability: "skip-encounter", rule: "OR-CARGO-04" });
  next(play, {
    type: "effects",
    player,
    effects: drawn[face],
    source: { card: `databank.1.${version}`, rule: "OR-CARGO-03", held: card },
  });
}

/** [OR-CARGO-02] The reward, then the card goes back to its deck, or turns round [UB-ROT-03]. */
export function deliver(play: Play, task: TaskOf<"deliver">): void {
  const { player, card } = task;
  const held = me(play, player).cards.find((each) => each.id === card);
  const delivery = held === undefined ? null : deliveryOf(held);
  if (held === undefined || delivery === null) return;
  const illegal = delivery.illegal === true;
  emit(play, { type: "cargo-delivered", player, card, illegal, rule: "OR-CARGO-02" });
  const human = isHuman(play, player);
  let credits = Math.max(0, delivery.credits - task.less);
  if (human)
    for (const { ability } of abilitiesOfType(me(play, player), "reward"))
      if (ability.of === "cargo") credits += ability.amount;
  const source = { card: `card.${card}`, rule: "OR-CARGO-02", held: card };
  if (delivery.afterwards !== undefined && human)
    next(play, { type: "effects", player, effects: delivery.afterwards, source });
  if (illegal && human)
    next(play, { type: "credit-reward", player, of: "illegal", credits, source });
  else gainCredits(play, player, credits, "OR-CARGO-02");
  const fromLuxury = marketCard(card).deck === "luxury";
  gainFame(play, player, delivery.fame ?? 0, {
    source: fromLuxury ? "luxury" : "cargo",
    card,
    rule: "OR-CARGO-02",
    kind: "plain",
  });
  if (delivery.reputation !== undefined)
    changeReputation(play, player, delivery.reputation, 1, "OR-CARGO-02");
  progress(play, player, "cargo-delivered");
  if (illegal) progress(play, player, "illegal-delivered");
  if (delivery.rotate === true)
    emit(play, { type: "card-rotated", player, card, rule: "UB-ROT-03" });
  else emit(play, { type: "card-discarded", player, card, rule: "OR-CARGO-02" });
}

/** [OR-LUX-02] Some cards let a player take 1 fame in place of the credits of a reward. */
export function creditReward(
  play: Play,
  task: TaskOf<"credit-reward">,
  answer: Command | null,
): void {
  const { player, of, credits, source } = task;
  const trades = isHuman(play, player)
    ? abilitiesOfType(me(play, player), "fame-for-credits").find(({ ability }) => ability.of === of)
    : undefined;
  if (answer === null && trades !== undefined && credits > 0) {
    ask(play, task, {
      seat: player,
      ask: "fame-or-credits",
      rule: "OR-LUX-02",
      params: { credits, card: trades.from },
      choices: [{ type: "take-fame" }, { type: "take-credits" }],
    });
    return;
  }
  if (answer?.type === "take-fame" && trades !== undefined)
    gainFame(play, player, 1, {
      source: "luxury",
      card: trades.from,
      rule: "OR-LUX-02",
      kind: "additional",
    });
  else gainCredits(play, player, credits, source.rule);
}
