/** A first game is not taught by bets: the clerk sends nobody where it rather goes wrong. */
import { jobOdds, storyOdds } from "#bots/outer-rim/odds/story-odds.ts";
import type { StoryOdds } from "#bots/outer-rim/odds/story-branches.ts";
import { learner } from "#client/lesson/table.ts";
import {
  marketCard,
  smuggleChance,
  type Command,
  type Effects,
  type View,
} from "#rules/outer-rim/index.ts";
import { questionFor } from "../../asked.ts";
import { playerAt } from "../../tabletop.ts";
import { huntChips } from "../../market/known-target.ts";
import { chipsOf, chipsOfEffects, part, type Chip } from "../../story/odds.ts";

const even = 0.5;
/** [OR-DMG-02, OR-DMG-08] Down costs 3,000 credits and a planning step: once in three is often enough. */
const risk = 1 / 3;

export function isFair(view: View, command: Command): boolean {
  switch (command.type) {
    case "attempt-job":
      return isFairCard(view, command.card, command.with);
    case "buy": {
      const { top } = view.market[command.deck];
      return top === null || isFairCard(healed(view), top);
    }
    case "choose":
      return isFairLine(view, linesOf(view, command.option));
    default:
      return isFairFight(view, command);
  }
}

/** Of the fight this answer leads to; `null` where there is none, or nobody knows yet. */
export function winningChance(view: View, command: Command): Chip | null {
  const question = questionFor(view, learner);
  if (question === null) return null;
  if (command.type === "buy") {
    const { top } = view.market[command.deck];
    return top === null ? null : huntOf(view, top);
  }
  return chipsOf(command, question, view).find(({ kind }) => kind === "win") ?? null;
}

/** The whole of a job as the learner is now; `null` for what is no job. */
export function jobChance(view: View, id: string, other: number | null = null): StoryOdds | null {
  const card = marketCard(id);
  return card.kind === "job" ? jobOdds(view, learner, card, other) : null;
}

/** Cards of mine that would rather go wrong even in good health: nothing is planned around them. */
export function shunned(view: View): readonly string[] {
  const well = healed(view);
  return playerAt(view, learner)
    .cards.filter(({ id, token }) => token === null && isErrand(id) && !isFairCard(well, id))
    .map(({ id }) => id);
}

function isFairCard(view: View, id: string, other: number | null = null): boolean {
  const card = marketCard(id);
  if (card.kind === "job") {
    // With somebody, or against them: that is not up to the learner.
    if (card.others !== undefined && other === null) return false;
    const { done, down } = jobOdds(view, learner, card, other);
    return done >= even && down <= risk;
  }
  if (card.kind === "cargo" && card.delivery?.illegal === true)
    return part(smuggleChance(playerAt(view, learner)).chance) >= even;
  const hunt = huntOf(view, id);
  return hunt === null || part(hunt.chance) >= even;
}

function isErrand(id: string): boolean {
  const { kind } = marketCard(id);
  return kind === "job" || kind === "bounty";
}

/** A bounty is bought for its hunt. */
function huntOf(view: View, id: string): Chip | null {
  return huntChips(id, { view, eyes: learner }).find(({ kind }) => kind === "win") ?? null;
}

function isFairFight(view: View, command: Command): boolean {
  const question = questionFor(view, learner);
  const chips = question === null ? [] : chipsOf(command, question, view);
  return areFair(chips);
}

function areFair(chips: readonly Chip[]): boolean {
  return chips.every(({ kind, chance }) =>
    kind === "win" ? part(chance) >= even : kind !== "down" || part(chance) <= risk,
  );
}

/** A line may be tried at poor odds as long as failing costs nothing. */
function isFairLine(view: View, effects: Effects): boolean {
  const chips = chipsOfEffects(effects, view, learner);
  const poor = chips.some(({ kind, chance }) => kind === "pass" && part(chance) < even);
  if (poor && effects.some((one) => one.do === "test" && costs(one.fail ?? []))) return false;
  return areFair(chips) && storyOdds(view, learner, effects).down <= risk;
}

function costs(effects: Effects): boolean {
  return effects.some(({ do: verb }) => verb !== "story" && verb !== "stop" && verb !== "fail");
}

function linesOf({ agenda }: View, option: number): Effects {
  const task = agenda.at(-1);
  const effect = task?.type === "effects" ? task.effects[0] : undefined;
  if (effect?.do !== "choose" && effect?.do !== "may") return [];
  return effect.options[option]?.effects ?? [];
}

function healed(view: View): View {
  return withMe(view, { damage: 0, shipDamage: 0 });
}

/** The table as the clerk looks at it: without what is not to be counted on. */
export function sober(view: View): View {
  const left = shunned(view);
  if (left.length === 0) return view;
  const { cards } = playerAt(view, learner);
  return withMe(view, { cards: cards.filter(({ id }) => !left.includes(id)) });
}

function withMe(view: View, change: Partial<View["players"][number]>): View {
  const players = view.players.map((one, i) => (i === learner ? { ...one, ...change } : one));
  return { ...view, players };
}
