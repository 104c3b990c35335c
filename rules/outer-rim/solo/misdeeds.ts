/** Lines of the AI cards that cost somebody something. */
import { combatValue } from "../crew-and-ships/abilities.ts";
import { contactCard } from "../cards/contacts.ts";
import { marketCard } from "../cards/market/index.ts";
import { factionsMeant, playersWith } from "../effects/scene.ts";
import { suffer } from "../combat/damage.ts";
import { distance } from "../movement/map.ts";
import { factions } from "../names.ts";
import { patrolStrength } from "../movement/patrols.ts";
import { fightPatrol } from "../movement/patrol-fights.ts";
import { emit, me, pick, rollDice } from "../agenda/play.ts";
import { gainCredits, gainFame } from "../goals/reputation.ts";
import { hatred } from "./flights.ts";
import { free, takeAboard } from "./hiring.ts";
import { printed, rule, shift } from "./deeds.ts";
import type { Play } from "../agenda/play.ts";

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
    if (free(play, [token]).length === 0) continue;
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
