/** What the longer lines of the AI cards come to. Each says whether it had an effect. */
import { crewCard, skillsOf } from "../crew-and-ships/abilities.ts";
import { contactCard } from "../cards/contacts.ts";
import { marketCard } from "../cards/market/index.ts";
import { canDeliver, deliveryOf } from "../jobs/delivery.ts";
import { isPlanet } from "../movement/map.ts";
import { discardTop } from "../market/tops.ts";
import { factions } from "../names.ts";
import { ask, isHuman, me, next, pick, unexpected } from "../agenda/play.ts";
import { changeReputation, gainCredits } from "../goals/reputation.ts";
import { aiBuy } from "./buying.ts";
import type { Task, TaskOf } from "../agenda/agenda.ts";
import type { Effect } from "../cards/effects.ts";
import type { AiLine } from "../cards/ai/lines.ts";
import type { Command } from "../commands.ts";
import type { Faction } from "../names.ts";
import type { Play } from "../agenda/play.ts";

export const rule = "OR-SOLO-02";

export const printed = { source: "printed", card: "ai", rule, kind: "plain" } as const;

export function factor(
  play: Play,
  player: number,
  per: "crew" | "droid-crew" | "different-skill" | undefined,
): number {
  const one = me(play, player);
  if (per === undefined) return 1;
  if (per === "crew") return one.crew.length;
  if (per === "droid-crew") return one.crew.filter((crew) => crewCard(crew).droid === true).length;
  return new Set(skillsOf(one)).size;
}

export function classOfTarget(card: string): string {
  const bounty = marketCard(card);
  return bounty.kind === "bounty" ? contactCard(bounty.target).class : "";
}

/** Dengar: a reputation of the victim's own choice. */
export function loseChoice(play: Play, task: TaskOf<"lose-choice">, answer: Command | null): void {
  const { player } = task;
  if (!isHuman(play, player)) return;
  const liked = factions.filter((faction) => me(play, player).reputation[faction] > -1);
  const first = liked[0];
  if (first === undefined) return;
  if (answer === null && liked.length > 1) {
    ask(play, task, {
      seat: player,
      ask: "lose-reputation",
      rule: task.rule,
      choices: liked.map((faction) => ({ type: "pick-faction", faction })),
    });
    return;
  }
  if (answer !== null && answer.type !== "pick-faction") unexpected(task, answer);
  changeReputation(
    play,
    player,
    answer?.type === "pick-faction" ? answer.faction : first,
    -1,
    task.rule,
  );
}

export function buyFirst(
  play: Play,
  player: number,
  line: Extract<AiLine, { readonly do: "buy" }>,
): boolean {
  for (const deck of line.decks) {
    if (
      aiBuy(play, player, deck, {
        anywhere: line.anywhere === true && deck === "bounty",
        away: line.away === true,
      })
    )
      return true;
  }
  if (line.orSell !== true || !isPlanet(me(play, player).space)) return false;
  // [UB-BHAI-24] not a purchase: no icons
  discardTop(play, "cargo", "UB-BHAI-24");
  gainCredits(play, player, 4000, "UB-BHAI-24");
  return true;
}

export function deliverAll(
  play: Play,
  player: number,
  line: Extract<AiLine, { readonly do: "deliver" }>,
): boolean {
  const one = me(play, player);
  const here = one.cards.filter(
    (held) => marketCard(held.id).kind === "cargo" && canDeliver(play.state, one, held),
  );
  const effects: Effect[] =
    line.illegal === undefined
      ? []
      : line.illegal === "lose-planet"
        ? [{ do: "lose-reputation", faction: "planet" }]
        : [{ do: "suffer", on: line.illegal.on, amount: line.illegal.damage }];
  const source = { card: play.cause ?? "ai", rule };
  // [OR-SOLO-13] The reward first, then what smuggling costs.
  const tasks = here.flatMap((held): Task[] => {
    const delivery: Task = { type: "deliver", player, card: held.id, less: 0 };
    const illegal = deliveryOf(held)?.illegal === true;
    return illegal ? [delivery, { type: "effects", player, effects, source }] : [delivery];
  });
  next(play, ...tasks);
  return here.length > 0;
}

export function shift(
  play: Play,
  player: number,
  meant: readonly Faction[],
  step: 1 | -1,
): boolean {
  if (meant.length === 0) return false;
  const faction = pick(play, meant, "ai-faction");
  const before = me(play, player).reputation[faction];
  changeReputation(play, player, faction, step, rule);
  return me(play, player).reputation[faction] !== before;
}

/** [OR-SOLO-06] The reward alone, no tests. */
export function completeJob(play: Play, player: number): boolean {
  for (const held of me(play, player).cards) {
    const card = marketCard(held.id);
    if (card.kind !== "job" || card.at !== me(play, player).space) continue;
    next(play, {
      type: "job-done",
      player,
      card: held.id,
      source: { card: `job.${held.id}`, rule: "OR-SOLO-06", held: held.id },
    });
    return true;
  }
  return false;
}
