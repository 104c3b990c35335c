/** Setting up, turns, travel, favors and the end. */
import { loud, plain, quiet, type Tellers, type Message } from "../message.ts";
import { isMarketCard } from "#rules/outer-rim/cards/market/index.ts";
import { favorText, promiseText } from "../../words/bundle.ts";
import { offerMade, refused, trade } from "./bargains.ts";
import type { Say } from "../../words/say.ts";

export const tableTellers: Tellers<
  | "table-laid"
  | "character-taken"
  | "opponent-seated"
  | "ship-taken"
  | "placed"
  | "ambitions-offered"
  | "ambition-taken"
  | "turn-began"
  | "turn-ended"
  | "extra-turn-gained"
  | "moved"
  | "goal-advanced"
  | "goal-completed"
  | "character-turned"
  | "planet-sabotaged"
  | "ambition-advanced"
  | "ability-used"
  | "favor-requested"
  | "offers-compared"
  | "offer-made"
  | "talk-ended"
  | "promise-made"
  | "favor-granted"
  | "favor-spent"
  | "debt-given"
  | "trade-made"
  | "answered"
  | "victory-missed"
  | "game-won"
> = {
  "table-laid": () => quiet("table-laid"),
  "character-taken": ({ player, character }, say) => {
    const name = say.named(character);
    const sitter = say.sitter(player);
    return sitter === null
      ? plain("character-here", { character: name })
      : plain("character-taken", { player: sitter, character: name });
  },
  "opponent-seated": ({ character }, say) =>
    plain("opponent-seated", { character: say.named(character) }),
  "ship-taken": ({ player, ship }, say) =>
    plain(isStarter(ship) ? "ship-first" : "ship-taken", {
      player: say.player(player),
      ship: say.word(`ship.${ship}.name`),
    }),
  placed: ({ player, space }, say) =>
    plain("placed", { player: say.player(player), space: say.space(space) }),
  "ambitions-offered": ({ sheets }, say) =>
    quiet("ambitions-offered", {
      ambitions: sheets.map((id) => say.word(`ambition.${id}.name`)).join(", "),
    }),
  "ambition-taken": ({ player, ambition }, say) =>
    plain("ambition-taken", {
      player: say.player(player),
      ambition: say.word(`ambition.${ambition}.name`),
    }),
  "turn-began": ({ player, round, at }, say) => {
    const values = { player: say.player(player), round };
    if (at === undefined || !say.isSeated(player)) return loud("turn-began", values);
    return loud("turn-began-at", { ...values, space: say.space(at.space), credits: at.credits });
  },
  "turn-ended": () => null,
  "extra-turn-gained": ({ player }, say) =>
    plain("extra-turn-gained", { player: say.player(player) }),
  moved: ({ player, to, directly }, say) =>
    plain(directly ? "moved-directly" : "moved", {
      player: say.player(player),
      space: say.space(to),
    }),
  "goal-advanced": ({ player, of, to }, say) => {
    const need = say.goalOf(player, of);
    const values = { player: say.player(player), to, need: need ?? 0 };
    if (need === null || to > need)
      return plain(of === "ship" ? "goal-advanced-ship" : "goal-advanced", values);
    return plain(of === "ship" ? "goal-advanced-ship-of" : "goal-advanced-of", values);
  },
  "goal-completed": ({ player, of }, say) =>
    loud(of === "ship" ? "goal-ship" : "goal-character", { player: say.player(player) }),
  "character-turned": ({ player }, say) =>
    quiet("character-turned", { player: say.player(player) }),
  "planet-sabotaged": ({ player, planet }, say) =>
    plain("planet-sabotaged", { player: say.player(player), space: say.space(planet) }),
  "ambition-advanced": ({ player, goal, done }, say) =>
    plain(done ? "ambition-done" : "ambition-undone", {
      player: say.player(player),
      goal: say.ambition(player, goal),
    }),
  "ability-used": ({ player, ability }, say) => abilityUsed(player, ability, say),
  "favor-requested": ({ player, favor }, say) =>
    plain("favor-requested", {
      player: say.player(player),
      favor: favorText(favor, say),
    }),
  "offers-compared": () => null,
  "offer-made": ({ deal }, say) => offerMade(deal, say),
  "talk-ended": ({ player, with: other, left }, say) =>
    left === null ? null : refused(left, left === player ? other : player, say),
  "promise-made": ({ from, to, promise }, say) =>
    plain("promise-made", {
      from: say.player(from),
      to: say.player(to),
      promise: promiseText(promise, say),
    }),
  "favor-granted": ({ from, to, favor }, say) =>
    plain("favor-granted", {
      from: say.player(from),
      to: say.player(to),
      favor: favorText(favor, say),
    }),
  // The roll it went into says so.
  "favor-spent": () => null,
  "debt-given": ({ owner, from, to }, say) =>
    plain("debt-given", { owner: say.player(owner), from: say.player(from), to: say.player(to) }),
  "trade-made": ({ players }, say) => trade(players, say),
  answered: () => null,
  "victory-missed": ({ player }, say) => loud("victory-missed", { player: say.player(player) }),
  "game-won": ({ player, rule }, say) => {
    // [UB-AMB-15] Not the most fame, but the ambition decided.
    if (rule === "UB-AMB-15") return loud("game-won-ambition", { player: say.player(player) });
    const score = say.score(player);
    return score === null
      ? loud("game-won", { player: say.player(player) })
      : loud("game-won-by", { player: say.player(player), ...score });
  },
};

/** [OR-SETUP-07] A sheet nobody buys: what everybody begins with. */
function isStarter(ship: string): boolean {
  return ship === "g9-rigger" || ship === "g-1a-starfighter";
}

/** A printed ability in its own words, a card by its name; markers of what was done this turn say nothing. */
function abilityUsed(player: number, ability: string, say: Say): Message | null {
  const goal = /^ambition-goal-(\d)$/.exec(ability)?.[1];
  const key = `ability.${ability}`;
  const written = goal === undefined ? say.word(key) : say.ambition(player, Number(goal));
  if (written !== key)
    return quiet("ability-used", { player: say.player(player), ability: written });
  return isMarketCard(ability)
    ? quiet("ability-used", { player: say.player(player), ability: say.card(ability) })
    : null;
}
