/** The verbs that may have to ask: who, which, whether. */
import { againstPlayer } from "../combat/combat.ts";
import { combatBetweenPlayers } from "../jobs/bounties.ts";
import { contactsHere } from "./contacts.ts";
import { factionsMeant, holds, playersWith, suits } from "./conditions.ts";
import { drop } from "../crew-and-ships/gain.ts";
import { isMarketCard, marketCard } from "../cards/market/index.ts";
import { fightPatrol } from "../movement/patrols.ts";
import { distance } from "../movement/map.ts";
import { planetsOf } from "../setup/box.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { takeCrewOf } from "../crew-and-ships/crew.ts";
import { special } from "./specials.ts";
import { ask, emit, isHuman, me, next, pick } from "../agenda/play.ts";
import { changeReputation, spend } from "../goals/reputation.ts";
import { tokenOf } from "../edit.ts";
import { unreachable } from "../../game.ts";
import type { Command } from "../commands.ts";
import type { Effect, Effects, Source } from "../cards/effects.ts";
import type { FameSource } from "../events.ts";
import type { AssetKind, Faction, SpaceId } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Player } from "../state.ts";

type Asking = Extract<
  Effect,
  {
    readonly do:
      | "gain-reputation"
      | "lose-reputation"
      | "fight-patrol"
      | "fight-player"
      | "roll"
      | "choose"
      | "may"
      | "move-to"
      | "move-patrol"
      | "look-at-contact"
      | "reveal-planet"
      | "discard"
      | "take-asset"
      | "special";
  }
>;

/** The same effect waits for the answer. */
function askFor(
  play: Play,
  player: number,
  effect: Asking,
  source: Source,
  question: { readonly seat?: number; readonly ask: string; readonly choices: readonly Command[] },
): void {
  ask(
    play,
    { type: "effects", player, effects: [effect], source },
    {
      seat: question.seat ?? player,
      ask: question.ask,
      rule: source.rule,
      params: { card: source.card },
      choices: question.choices,
    },
  );
}

export function performAsking(
  play: Play,
  player: number,
  effect: Asking,
  source: Source,
  answer: Command | null,
): void {
  switch (effect.do) {
    case "gain-reputation":
    case "lose-reputation":
      reputation(play, player, effect, source, answer);
      return;
    case "fight-patrol": {
      const faction = pickFaction(play, player, effect, source, answer, effect.faction);
      if (faction !== null) fightPatrol(play, player, faction);
      return;
    }
    case "move-patrol": {
      if (answer?.type === "pick-number") {
        const [faction] = factionsMeant(play.state, player, effect.faction, source.faction);
        if (faction !== undefined) sendPatrol(play, player, faction, answer.number);
        return;
      }
      const faction = pickFaction(play, player, effect, source, answer, effect.faction);
      if (faction !== null && effect.upTo === true)
        askHowFar(play, player, effect, source, faction);
      else if (faction !== null) sendPatrol(play, player, faction, effect.spaces);
      return;
    }
    case "fight-player":
      fightPlayer(play, player, effect, source, answer);
      return;
    case "roll":
      rollOne(play, player, effect, source);
      return;
    case "choose":
    case "may":
      choose(play, player, effect, source, answer);
      return;
    case "move-to":
      moveTo(play, player, effect, source, answer);
      return;
    case "look-at-contact":
      lookAt(play, player, effect, source, answer);
      return;
    case "reveal-planet":
      revealPlanet(play, player, effect, source, answer);
      return;
    case "discard":
      discard(play, player, effect, source, answer);
      return;
    case "take-asset":
      takeAsset(play, player, effect, source, answer);
      return;
    case "special":
      special(play, player, effect.name, source, answer);
      return;
    default:
      unreachable(effect);
  }
}

function sendPatrol(play: Play, player: number, faction: Faction, left: number): void {
  next(play, { type: "patrol-toward", faction, player, chooser: player, left, market: false });
}

/** "Up to": the player says how far, from not at all to as far as it goes. */
function askHowFar(
  play: Play,
  player: number,
  effect: Extract<Asking, { readonly do: "move-patrol" }>,
  source: Source,
  faction: Faction,
): void {
  const away = distance(play.state.patrols[faction].space, me(play, player).space);
  const choices: Command[] = [];
  for (let number = Math.min(effect.spaces, away); number >= 0; number--)
    choices.push({ type: "pick-number", number });
  if (choices.length === 1) return;
  const only = { ...effect, faction };
  askFor(play, player, only, source, { ask: "patrol-distance", choices });
}

/** `null` while the player is being asked, or when no faction is meant. */
function pickFaction(
  play: Play,
  player: number,
  effect: Asking,
  source: Source,
  answer: Command | null,
  ref: Parameters<typeof factionsMeant>[2],
): Faction | null {
  if (answer?.type === "pick-faction") return answer.faction;
  const meant = factionsMeant(play.state, player, ref, source.faction);
  if (meant.length <= 1) return meant[0] ?? null;
  if (!isHuman(play, player)) return pick(play, meant, "faction");
  askFor(play, player, effect, source, {
    ask: effect.do,
    choices: meant.map((faction) => ({ type: "pick-faction", faction })),
  });
  return null;
}

function reputation(
  play: Play,
  player: number,
  effect: Extract<Asking, { readonly do: "gain-reputation" | "lose-reputation" }>,
  source: Source,
  answer: Command | null,
): void {
  const faction = pickFaction(play, player, effect, source, answer, effect.faction);
  if (faction !== null)
    changeReputation(play, player, faction, effect.do === "gain-reputation" ? 1 : -1, source.rule);
}

function fightPlayer(
  play: Play,
  player: number,
  effect: Extract<Asking, { readonly do: "fight-player" }>,
  source: Source,
  answer: Command | null,
): void {
  const { when } = effect;
  const others = playersWith(play.state, player).filter(
    (other) =>
      !me(play, other).defeated &&
      (when?.is !== "player-here" || suits(play.state, player, other, when)),
  );
  const first = others[0];
  if (first === undefined) return;
  if (answer === null && others.length > 1) {
    askFor(play, player, effect, source, {
      ask: "fight-player",
      choices: others.map((other) => ({ type: "pick-player", player: other })),
    });
    return;
  }
  const other = answer?.type === "pick-player" ? answer.player : first;
  const kind = effect.combat ?? combatBetweenPlayers(me(play, player).space);
  next(
    play,
    againstPlayer(play.state, player, other, kind, {
      type: "effects",
      win: effect.win ?? [],
      lose: effect.lose ?? [],
      source: { ...source, opponent: other },
    }),
  );
}

function rollOne(
  play: Play,
  player: number,
  effect: Extract<Asking, { readonly do: "roll" }>,
  source: Source,
): void {
  if (effect.per === "crew") {
    const { per: _, ...single } = effect;
    const rolls = me(play, player).crew.map((): Effect => single);
    next(play, { type: "effects", player, effects: rolls, source });
    return;
  }
  const face = rollDie(play, player, source);
  next(play, {
    type: "roll-one",
    player,
    face,
    lines: {
      hit: effect.hit ?? [],
      crit: effect.crit ?? [],
      focus: effect.focus ?? [],
      blank: effect.blank ?? [],
    },
    used: [],
    source,
  });
}

function rollDie(play: Play, player: number, source: Source): "hit" | "crit" | "focus" | "blank" {
  const face = pick(
    play,
    ["hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank"] as const,
    "roll",
  );
  const roll = { type: "card", card: source.card } as const;
  emit(play, {
    type: "dice-rolled",
    player,
    dice: [face],
    for: source.card,
    roll,
    rule: source.rule,
  });
  return face;
}

function choose(
  play: Play,
  player: number,
  effect: Extract<Asking, { readonly do: "choose" | "may" }>,
  source: Source,
  answer: Command | null,
): void {
  if (answer === null) {
    const choices: Command[] = [];
    for (let i = 0; i < effect.options.length; i++) {
      const option = effect.options[i];
      if (option === undefined || (option.pay ?? 0) > me(play, player).credits) continue;
      if (takesCrew(option.effects) && !couldBerth(me(play, player))) continue;
      if (option.when === undefined || holds(play.state, player, option.when, source.faction))
        choices.push({ type: "choose", option: i });
    }
    if (choices.length === 0) return;
    if (effect.do === "may") choices.push({ type: "decline" });
    askFor(play, player, effect, source, { ask: "choose", choices });
    return;
  }
  const option = answer.type === "choose" ? effect.options[answer.option] : undefined;
  if (option === undefined) return;
  const { card, rule } = source;
  emit(play, { type: "line-taken", player, label: option.label, card, rule });
  const line = { pay: option.pay ?? 0, effects: option.effects, source };
  // [OR-CREW-02] Nothing is charged before the newcomer has a berth.
  if (takesCrew(option.effects) && !roomFor(me(play, player), "crew")) {
    next(play, { type: "make-berth", player, token: source.token ?? -1, rule, line });
    return;
  }
  spend(play, player, line.pay, rule);
  next(play, { type: "effects", player, effects: option.effects, source });
}

function takesCrew(effects: Effects): boolean {
  return effects.some((effect) => effect.do === "gain-crew");
}

/** A free berth, or somebody who could make one free. */
function couldBerth(one: Player): boolean {
  return roomFor(one, "crew") || one.crew.length > 0;
}

/** [OR-MOVE-06] Straight there; [UB-CORE-09] no space between is passed. */
function moveTo(
  play: Play,
  player: number,
  effect: Extract<Asking, { readonly do: "move-to" }>,
  source: Source,
  answer: Command | null,
): void {
  const { space } = me(play, player);
  let to: SpaceId;
  if (effect.space === "any-planet") {
    if (answer?.type !== "pick-space") {
      askFor(play, player, effect, source, {
        ask: "move-to",
        choices: planetsOf(play.state.rules).map((planet) => ({
          type: "pick-space",
          space: planet,
        })),
      });
      return;
    }
    to = answer.space;
  } else if (effect.space === "other-core")
    to = space === "spinward-core" ? "trailing-core" : "spinward-core";
  else to = effect.space;
  if (to !== space) emit(play, { type: "moved", player, to, directly: true, rule: source.rule });
}

function lookAt(
  play: Play,
  player: number,
  effect: Asking,
  source: Source,
  answer: Command | null,
): void {
  const unseen = contactsHere(play.state, me(play, player).space).filter(
    (token) =>
      !tokenOf(play.state, token).faceup && !tokenOf(play.state, token).seenBy.includes(player),
  );
  const only = unseen[0];
  if (only === undefined) return;
  if (answer === null && unseen.length > 1) {
    askFor(play, player, effect, source, {
      ask: "look-at-contact",
      choices: unseen.map((token) => ({ type: "pick-token", token })),
    });
    return;
  }
  const token = answer?.type === "pick-token" ? answer.token : only;
  emit(play, {
    type: "contact-looked-at",
    player,
    token,
    contact: tokenOf(play.state, token).contact,
    rule: source.rule,
  });
}

function revealPlanet(
  play: Play,
  player: number,
  effect: Asking,
  source: Source,
  answer: Command | null,
): void {
  if (answer?.type === "pick-space") {
    for (const token of contactsHere(play.state, answer.space))
      if (!tokenOf(play.state, token).faceup)
        emit(play, {
          type: "contact-revealed",
          token,
          contact: tokenOf(play.state, token).contact,
          rule: source.rule,
        });
    return;
  }
  const choices: Command[] = [];
  for (const planet of planetsOf(play.state.rules)) {
    const hidden = contactsHere(play.state, planet).some(
      (token) => !tokenOf(play.state, token).faceup,
    );
    if (hidden && !play.state.players.some((one) => one.space === planet))
      choices.push({ type: "pick-space", space: planet });
  }
  if (choices.length > 0) askFor(play, player, effect, source, { ask: "reveal-planet", choices });
}

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

function discard(
  play: Play,
  player: number,
  effect: Extract<Asking, { readonly do: "discard" }>,
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

function takeAsset(
  play: Play,
  player: number,
  effect: Extract<Asking, { readonly do: "take-asset" }>,
  source: Source,
  answer: Command | null,
): void {
  const from = source.opponent;
  if (from === undefined) return;
  const theirs = assets(me(play, from), effect.kind, effect.maxCost).filter((id) =>
    roomFor(me(play, player), kindOf(id)),
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
  if (me(play, from).crew.some((crew) => crew.id === card))
    takeCrewOf(play, { from, to: player, crew: card, rule: source.rule });
  else emit(play, { type: "card-given", from, to: player, card, rule: source.rule });
  if (effect.mark === true)
    emit(play, { type: "card-marked", player, card, planet: null, rule: source.rule });
}

/** Crew are known by their contact, which is no market card. */
function kindOf(id: string): AssetKind {
  if (!isMarketCard(id)) return "crew";
  const { kind } = marketCard(id);
  return kind === "ship" || kind === "event" ? "cargo" : kind;
}

/** Which of the ways to fame a card stands for. */
export function fameSource(source: Source): FameSource {
  const [kind, id] = source.card.split(".");
  if (kind === "encounter" || kind === "contact" || kind === "job" || kind === "ambition")
    return kind;
  if (kind === "character" || kind === "ship") return "combat";
  if (kind === "card" && id !== undefined && isMarketCard(id)) {
    const { deck } = marketCard(id);
    if (deck === "luxury") return "luxury";
    return deck === "bounty" ? "bounty" : "cargo";
  }
  return "encounter";
}
