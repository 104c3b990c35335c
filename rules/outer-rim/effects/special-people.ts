/** Odd cards of people: Jyn Erso, Hera, Dengar, Hondo, a droid that changes ships. */
import { emit, isHuman, me, next } from "../agenda/play.ts";
import { marketCard } from "../cards/market/index.ts";
import { planetCards } from "../cards/spaces.ts";
import { crewCard } from "../crew-and-ships/abilities.ts";
import { receive } from "../crew-and-ships/receive.ts";
import { roomFor, roomForCard } from "../crew-and-ships/slots.ts";
import { completeGoal } from "../goals/goals.ts";
import { changeReputation, gainCredits, gainFame } from "../goals/reputation.ts";
import { isPlanet } from "../movement/map.ts";
import { fameOf, suits } from "./conditions.ts";
import { playersWith } from "./scene.ts";
import { askIn, follow, otherHere } from "./special-frame.ts";
import type { Play } from "../agenda/play.ts";
import type { Source } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
import type { Frame } from "./special-frame.ts";

/** Jyn Erso: sabotage on two Imperial planets is her goal. */
export function sabotage(frame: Frame): void {
  const { play, player, source } = frame;
  const { space, sabotaged } = me(play, player);
  if (!isPlanet(space) || planetCards[space].faction !== "imperial" || sabotaged.includes(space))
    return;
  emit(play, { type: "planet-sabotaged", player, planet: space, rule: source.rule });
  if (sabotaged.length >= 1) completeGoal(play, player, "character");
}

export function flipBack(frame: Frame): void {
  const { play, player, source } = frame;
  emit(play, {
    type: "character-turned",
    player,
    flipped: !me(play, player).flipped,
    rule: source.rule,
  });
}

export function takeDroid(frame: Frame): void {
  const { play, player, answer, source } = frame;
  const owners = new Map<string, number>();
  for (const other of playersWith(play.state, player))
    for (const crew of me(play, other).crew)
      if (crewCard(crew).droid === true) owners.set(crew.id, other);
  if (owners.size === 0 || !roomFor(me(play, player), "crew")) return;
  if (answer === null) {
    askIn(frame, [
      ...[...owners.keys()].map((card): Command => ({ type: "pick-card", card })),
      { type: "decline" },
    ]);
    return;
  }
  const from = answer.type === "pick-card" ? owners.get(answer.card) : undefined;
  if (answer.type === "pick-card" && from !== undefined)
    receive(play, player, { from: "player", giver: from, card: answer.card }, source.rule);
}

/** Hera: they gain Rebel goodwill and give a cargo or 4,000. */
export function heraGift(frame: Frame): void {
  const { play, player, source } = frame;
  const other = otherHere(frame, (each) =>
    suits(play.state, player, each, {
      is: "player-here",
      reputation: { faction: "rebel", at: ["negative", "neutral"] },
    }),
  );
  if (other === null) return;
  changeReputation(play, other, "rebel", 1, source.rule);
  if (isHuman(play, other))
    next(play, {
      type: "effects",
      player: other,
      effects: [{ do: "special", name: "hera-gives" }],
      source: { ...source, opponent: player },
    });
  else payOver(play, other, player, source);
}

function payOver(play: Play, from: number, to: number, source: Source): void {
  const amount = Math.min(4000, me(play, from).credits);
  if (amount > 0) emit(play, { type: "credits-given", from, to, amount, rule: source.rule });
}

export function heraGives(frame: Frame): void {
  const { play, player, answer, source } = frame;
  const hera = source.opponent;
  if (hera === undefined) return;
  if (answer === null) {
    const cargo: Command[] = roomFor(me(play, hera), "cargo")
      ? me(play, player)
          .cards.filter((held) => marketCard(held.id).kind === "cargo")
          .map((held) => ({ type: "pick-card", card: held.id }))
      : [];
    if (cargo.length > 0) askIn(frame, [...cargo, { type: "pay" }]);
    else payOver(play, player, hera, source);
    return;
  }
  if (answer.type === "pick-card")
    receive(play, hera, { from: "player", giver: player, card: answer.card }, source.rule);
  else payOver(play, player, hera, source);
}

export function dengarConsolation(frame: Frame): void {
  const { play, player, source } = frame;
  const { opponent } = source;
  if (opponent === undefined) return;
  if (fameOf(play.state, opponent) > fameOf(play.state, player))
    gainFame(play, player, 1, {
      source: "combat",
      card: "dengar",
      rule: source.rule,
      kind: "plain",
    });
  else gainCredits(play, player, 5000, source.rule);
  follow(frame, [{ do: "opponent", effects: [{ do: "gain-reputation", faction: "choice" }] }]);
}

export function hondoPersuades(frame: Frame): void {
  const other = otherHere(frame, () => true);
  if (other === null) return;
  follow(
    frame,
    [
      {
        do: "test",
        skill: "influence",
        pass: [
          { do: "take-asset", kind: ["cargo", "gear", "mod"], pick: "them", mark: true },
          { do: "complete-goal", of: "character" },
        ],
      },
    ],
    { opponent: other },
  );
}

export function takeMarked(frame: Frame): void {
  const { play, player, answer, source } = frame;
  const from = source.opponent;
  if (from === undefined) return;
  if (answer?.type === "pick-card") {
    receive(play, player, { from: "player", giver: from, card: answer.card }, source.rule);
    return;
  }
  if (answer !== null) return;
  const marked = me(play, from).cards.filter(
    (held) => held.mark && roomForCard(me(play, player), held.id),
  );
  if (marked.length > 0)
    askIn(frame, [
      ...marked.map((held): Command => ({ type: "pick-card", card: held.id })),
      { type: "decline" },
    ]);
}
