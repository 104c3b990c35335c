/** What the longer lines of the AI cards come to. Each says whether it had an effect. */
import { combatValue, crewCard, skillsOf } from "../crew-and-ships/abilities.ts";
import { contactCard } from "../cards/contacts.ts";
import { marketCard } from "../cards/market/index.ts";
import { canDeliver, deliveryOf } from "../jobs/cargo.ts";
import { factionsMeant, playersWith } from "../effects/conditions.ts";
import { suffer } from "../combat/damage.ts";
import { shuffleDeck } from "../crew-and-ships/gain.ts";
import { distance, isPlanet } from "../movement/map.ts";
import { discardTop } from "../market/market.ts";
import { contactClasses, factions } from "../names.ts";
import { fightPatrol, patrolStrength } from "../movement/patrols.ts";
import { ask, emit, isHuman, me, next, pick, rollDice, unexpected } from "../agenda/play.ts";
import { changeReputation, gainCredits, gainFame } from "../goals/reputation.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { aiBuy } from "./buying.ts";
import { hatred } from "./flights.ts";
import { takeAboard } from "./hiring.ts";
import { targetsFor } from "./hunting.ts";
import type { TaskOf } from "../agenda/agenda.ts";
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
  const illegal = here.filter((held) => deliveryOf(held)?.illegal === true).length;
  for (let i = 0; i < illegal; i++) {
    if (line.illegal === "lose-planet")
      shift(play, player, factionsMeant(play.state, player, "planet", undefined), -1);
    else if (line.illegal !== undefined)
      suffer(play, player, line.illegal.on, line.illegal.damage, rule);
  }
  for (const held of here) next(play, { type: "deliver", player, card: held.id, less: 0 });
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

/** Hondo: the dearest cargo, gear or mod of somebody here. */
export function rob(play: Play, player: number): boolean {
  let best: { owner: number; card: string; cost: number } | null = null;
  for (const owner of playersWith(play.state, player)) {
    for (const held of me(play, owner).cards) {
      const card = marketCard(held.id);
      const worth = card.kind === "cargo" || card.kind === "gear" || card.kind === "mod";
      if (worth && (best === null || card.cost > best.cost))
        best = { owner, card: held.id, cost: card.cost };
    }
  }
  if (best === null) return false;
  emit(play, { type: "card-discarded", player: best.owner, card: best.card, rule });
  gainCredits(play, player, best.cost, rule);
  return true;
}

export function gamble(play: Play, player: number): boolean {
  const dice = rollDice(play, 1, "ai-gamble");
  emit(play, {
    type: "dice-rolled",
    player,
    dice,
    for: "gamble",
    roll: { type: "ai", card: play.cause ?? "" },
    rule,
  });
  if (dice[0] === "crit") gainFame(play, player, 1, printed);
  if (dice[0] === "hit") gainCredits(play, player, 3000, rule);
  if (dice[0] === "focus")
    shift(play, player, factionsMeant(play.state, player, "planet", undefined), 1);
  return true;
}

function isHopeless(play: Play, player: number, card: string): boolean {
  return targetsFor(play.state, player, card).every((target) => target.kind === "facedown");
}

export function dropHopeless(play: Play, player: number): boolean {
  const one = me(play, player);
  if (roomFor(one, "bounty")) return false;
  const hopeless = one.cards.filter(
    (held) => marketCard(held.id).kind === "bounty" && isHopeless(play, player, held.id),
  );
  const highest = hopeless.toSorted(
    (a, b) =>
      contactClasses.indexOf(classOfTarget(b.id) as "white") -
      contactClasses.indexOf(classOfTarget(a.id) as "white"),
  )[0];
  if (highest === undefined) return false;
  emit(play, { type: "card-discarded", player, card: highest.id, rule });
  return true;
}

/** Cards are turned up until one fits somebody known; then the deck is shuffled. */
export function findBounty(play: Play, player: number): boolean {
  if (!roomFor(me(play, player), "bounty")) return false;
  const fits = play.state.market.bounty.find(
    (id) =>
      marketCard(id).kind === "bounty" &&
      !isHopeless(play, player, id) &&
      targetsFor(play.state, player, id).length > 0,
  );
  if (fits !== undefined)
    emit(play, { type: "card-gained", player, card: fits, deck: "bounty", rule });
  shuffleDeck(play, "bounty", rule);
  return fits !== undefined;
}

/** Dengar: two damage for each bad name; a fame when one falls. */
export function punish(play: Play, player: number): boolean {
  let done = false;
  for (const other of playersWith(play.state, player)) {
    const count = hatred(play, other);
    const before = me(play, other).defeated;
    suffer(play, other, "character", 2 * count, rule);
    if (!before && me(play, other).defeated) gainFame(play, player, 1, printed);
    done ||= count > 0;
  }
  return done;
}

export function takeDroid(play: Play, player: number): boolean {
  const { space } = me(play, player);
  let best: { token: number; far: number } | null = null;
  for (let token = 0; token < play.state.tokens.length; token++) {
    const one = play.state.tokens[token];
    if (
      one === undefined ||
      !one.faceup ||
      one.at === "crew" ||
      one.at === "captured" ||
      one.at === "gone"
    )
      continue;
    if (contactCard(one.contact).crew?.droid !== true) continue;
    const far = distance(space, one.at);
    if (best === null || far < best.far) best = { token, far };
  }
  if (best === null) return false;
  takeAboard(play, player, best.token);
  return true;
}

export function fightWeak(play: Play, player: number, within: number): boolean {
  const one = me(play, player);
  const strength = combatValue(one, "ship");
  const weak = factions.filter((faction) => {
    const { level, space } = play.state.patrols[faction];
    return level !== 4 && distance(one.space, space) <= within && patrolStrength[level] <= strength;
  });
  if (weak.length === 0) return false;
  fightPatrol(play, player, pick(play, weak, "ai-patrol"));
  return true;
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
