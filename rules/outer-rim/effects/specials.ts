/** The odd cards: what no verb says. Each is named on its card. */
import { crewCard } from "../crew-and-ships/abilities.ts";
import { marketCard } from "../cards/market/index.ts";
import { shipSheet } from "../cards/ships.ts";
import { planetCards } from "../cards/spaces.ts";
import { fameOf, playersWith, standingWith, suits } from "./conditions.ts";
import { shuffleDeck, takeShip, gained } from "../crew-and-ships/gain.ts";
import { completeGoal } from "../goals/goals.ts";
import { distance, isPlanet } from "../movement/map.ts";
import { factions } from "../names.ts";
import { planetsOf } from "../setup/box.ts";
import { ask, emit, isHuman, me, next, pick } from "../agenda/play.ts";
import { changeReputation, gainCredits, gainFame, spend } from "../goals/reputation.ts";
import { takeCrewOf } from "../crew-and-ships/crew.ts";
import { roomFor } from "../crew-and-ships/slots.ts";
import { affordableUsedShips } from "../crew-and-ships/used-ships.ts";
import type { Command } from "../commands.ts";
import type { Effects, Source, SpecialName } from "../cards/effects.ts";
import type { ShipId } from "../cards/ships.ts";
import type { Play } from "../agenda/play.ts";

interface Frame {
  readonly play: Play;
  readonly player: number;
  readonly name: SpecialName;
  readonly source: Source;
  readonly answer: Command | null;
}

export function special(
  play: Play,
  player: number,
  name: SpecialName,
  source: Source,
  answer: Command | null,
): void {
  table[name]({ play, player, name, source, answer });
}

function askIn(frame: Frame, choices: readonly Command[], seat = frame.player): void {
  const { play, player, name, source } = frame;
  ask(
    play,
    { type: "effects", player, effects: [{ do: "special", name }], source },
    { seat, ask: name, rule: source.rule, params: { card: source.card }, choices },
  );
}

function follow(frame: Frame, effects: Effects, more: Partial<Source> = {}): void {
  next(frame.play, {
    type: "effects",
    player: frame.player,
    effects,
    source: { ...frame.source, ...more },
  });
}

/** One of the other players here, asked only when there are several; `null` while asking or when nobody is there. */
function otherHere(frame: Frame, fits: (other: number) => boolean): number | null {
  const { play, player, answer } = frame;
  if (answer?.type === "pick-player") return answer.player;
  const others = playersWith(play.state, player).filter(fits);
  if (others.length <= 1) return others[0] ?? null;
  askIn(
    frame,
    others.map((other) => ({ type: "pick-player", player: other })),
  );
  return null;
}

/** [OR-SHIP-04] Second-hand: three damage come with it. */
function usedShip(frame: Frame): void {
  const { play, player, answer } = frame;
  if (answer === null) {
    const ships = affordableUsedShips(play.state, player);
    if (ships.length > 0)
      askIn(frame, [
        ...ships.map((card): Command => ({ type: "pick-card", card })),
        { type: "decline" },
      ]);
    return;
  }
  if (answer.type !== "pick-card") return;
  const ship = answer.card as ShipId;
  spend(play, player, shipSheet(ship).cost - shipSheet(me(play, player).ship).cost, "OR-SHIP-04");
  takeShip(play, player, ship, `ship-${ship}`, 3);
  next(play, { type: "fit-cards", player });
}

/** Cards turned up from the gear and mod deck until two of the kind show; one may be bought. */
function specialOrder(frame: Frame, kind: "gear" | "mod"): void {
  const { play, player, answer } = frame;
  if (answer?.type === "pick-card") {
    spend(play, player, marketCard(answer.card).cost, "OR-MKT-03");
    gained(play, player, answer.card, "gear-mod", "OR-MKT-03");
    return;
  }
  if (answer !== null) return;
  const found = play.state.market["gear-mod"]
    .filter((id) => marketCard(id).kind === kind)
    .slice(0, 2);
  for (const card of found)
    emit(play, { type: "market-revealed", deck: "gear-mod", card, rule: "OR-MKT-07" });
  const one = me(play, player);
  const choices: Command[] = found
    .filter(
      (id) => marketCard(id).cost <= one.credits && roomFor(one, kind) && !secondArmor(frame, id),
    )
    .map((card) => ({ type: "pick-card", card }));
  if (choices.length > 0) askIn(frame, [...choices, { type: "decline" }]);
}

function secondArmor(frame: Frame, id: string): boolean {
  const isArmor = (each: string): boolean => {
    const card = marketCard(each);
    return card.kind === "gear" && card.trait === "armor";
  };
  return isArmor(id) && me(frame.play, frame.player).cards.some((held) => isArmor(held.id));
}

const prices = [5000, 10_000, 15_000, 20_000, 25_000] as const;

/** [UB-CARD-08] A price is named; the first ship of that price may be bought, then the deck is shuffled. */
function nameShipPrice(frame: Frame): void {
  const { play, answer } = frame;
  if (answer?.type !== "pick-number") {
    askIn(
      frame,
      prices.map((number) => ({ type: "pick-number", number })),
    );
    return;
  }
  shuffleDeck(play, "ship", "UB-CARD-08");
  const deck = play.state.market.ship;
  const isIt = (id: string): boolean =>
    marketCard(id).kind === "ship" && marketCard(id).cost === answer.number;
  const at = deck.findIndex(isIt);
  // Cards are turned up until one of that price shows; without one, all of them are.
  for (const card of at === -1 ? deck : deck.slice(0, at + 1))
    emit(play, { type: "market-revealed", deck: "ship", card, rule: "UB-CARD-08" });
  const found = deck[at];
  if (found === undefined) {
    shuffleDeck(play, "ship", "UB-CARD-08");
    return;
  }
  follow(frame, [{ do: "special", name: "buy-found-ship" }], { held: found });
}

function buyFoundShip(frame: Frame): void {
  const { play, player, answer, source } = frame;
  const card = source.held === undefined ? undefined : marketCard(source.held);
  if (card?.kind !== "ship" || source.held === undefined) return;
  const price = Math.max(0, card.cost - shipSheet(me(play, player).ship).cost);
  if (answer === null && price <= me(play, player).credits) {
    askIn(frame, [{ type: "accept" }, { type: "decline" }]);
    return;
  }
  if (answer?.type === "accept") {
    spend(play, player, price, "OR-MKT-03");
    takeShip(play, player, card.ship, source.held, 0);
    next(play, { type: "fit-cards", player });
  }
  shuffleDeck(play, "ship", "UB-CARD-08");
}

/** The nearest other player marks the planet where the holocron has to go; alone, chance does. */
function markPlanet(frame: Frame): void {
  const { play, player, answer, source } = frame;
  const card = source.held ?? "";
  if (answer?.type === "pick-space" && isPlanet(answer.space)) {
    emit(play, { type: "card-marked", player, card, planet: answer.space, rule: source.rule });
    return;
  }
  const { space } = me(play, player);
  const far = planetsOf(play.state.rules).filter((planet) => distance(space, planet) >= 2);
  let nearest = -1;
  for (let i = 0; i < play.state.seats; i++) {
    if (i === player) continue;
    if (
      nearest === -1 ||
      distance(space, me(play, i).space) < distance(space, me(play, nearest).space)
    )
      nearest = i;
  }
  if (nearest === -1)
    emit(play, {
      type: "card-marked",
      player,
      card,
      planet: pick(play, far, "holocron"),
      rule: source.rule,
    });
  else
    askIn(
      frame,
      far.map((planet) => ({ type: "pick-space", space: planet })),
      nearest,
    );
}

/** Jyn Erso: sabotage on two Imperial planets is her goal. */
function sabotage(frame: Frame): void {
  const { play, player, source } = frame;
  const { space, sabotaged } = me(play, player);
  if (!isPlanet(space) || planetCards[space].faction !== "imperial" || sabotaged.includes(space))
    return;
  emit(play, { type: "planet-sabotaged", player, planet: space, rule: source.rule });
  if (sabotaged.length >= 1) completeGoal(play, player, "character");
}

function flipBack(frame: Frame): void {
  const { play, player, source } = frame;
  emit(play, {
    type: "character-turned",
    player,
    flipped: !me(play, player).flipped,
    rule: source.rule,
  });
}

function takeDroid(frame: Frame): void {
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
    takeCrewOf(play, { from, to: player, crew: answer.card, rule: source.rule });
}

/** Hera: they gain Rebel goodwill and give a cargo or 4,000. */
function heraGift(frame: Frame): void {
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

function heraGives(frame: Frame): void {
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
    emit(play, {
      type: "card-given",
      from: player,
      to: hera,
      card: answer.card,
      rule: source.rule,
    });
  else payOver(play, player, hera, source);
}

function dengarConsolation(frame: Frame): void {
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

function hondoPersuades(frame: Frame): void {
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

function takeMarked(frame: Frame): void {
  const { play, player, answer, source } = frame;
  const from = source.opponent;
  if (from === undefined) return;
  if (answer?.type === "pick-card") {
    emit(play, { type: "card-given", from, to: player, card: answer.card, rule: source.rule });
    return;
  }
  if (answer !== null) return;
  const marked = me(play, from).cards.filter((held) => held.mark && hasPlace(frame, held.id));
  if (marked.length > 0)
    askIn(frame, [
      ...marked.map((held): Command => ({ type: "pick-card", card: held.id })),
      { type: "decline" },
    ]);
}

function hasPlace(frame: Frame, id: string): boolean {
  const { kind } = marketCard(id);
  return (
    kind !== "ship" &&
    kind !== "event" &&
    roomFor(me(frame.play, frame.player), kind) &&
    !secondArmor(frame, id)
  );
}

/** The undercover agent: a player with more fame loses a reputation of your pick. */
function expose(frame: Frame): void {
  const { play, player } = frame;
  const other = otherHere(frame, (each) => fameOf(play.state, each) > fameOf(play.state, player));
  if (other !== null)
    follow(frame, [{ do: "special", name: "expose-faction" }], { opponent: other });
}

function exposeFaction(frame: Frame): void {
  const { play, answer, source } = frame;
  const { opponent } = source;
  if (opponent === undefined) return;
  if (answer?.type === "pick-faction") {
    changeReputation(play, opponent, answer.faction, -1, source.rule);
    return;
  }
  const liked = factions.filter(
    (faction) => standingWith(me(play, opponent), faction) !== "negative",
  );
  if (liked.length > 0)
    askIn(
      frame,
      liked.map((faction) => ({ type: "pick-faction", faction })),
    );
}

function shareJewels(frame: Frame): void {
  const { play, source } = frame;
  const other = otherHere(frame, () => true);
  if (other === null) return;
  gainCredits(play, other, 7000, source.rule);
  gainFame(play, other, 1, {
    source: "luxury",
    card: "stolen-jewels",
    rule: source.rule,
    kind: "plain",
  });
}

function wantedReward(frame: Frame): void {
  const { play, player, source } = frame;
  const more =
    source.opponent !== undefined &&
    fameOf(play.state, source.opponent) > fameOf(play.state, player);
  gainCredits(play, player, 5000, source.rule);
  gainFame(play, player, more ? 2 : 1, {
    source: "bounty",
    card: "wanted",
    rule: source.rule,
    kind: "plain",
  });
}

const table: Readonly<Record<SpecialName, (frame: Frame) => void>> = {
  "used-ship-for-sale": usedShip,
  "special-order": (frame) => {
    const { answer } = frame;
    if (answer?.type === "pick-number")
      follow(frame, [
        { do: "special", name: answer.number === 0 ? "special-order-gear" : "special-order-mod" },
      ]);
    else
      askIn(frame, [
        { type: "pick-number", number: 0 },
        { type: "pick-number", number: 1 },
      ]);
  },
  "special-order-gear": (frame) => specialOrder(frame, "gear"),
  "special-order-mod": (frame) => specialOrder(frame, "mod"),
  "name-a-ship-price": nameShipPrice,
  "buy-found-ship": buyFoundShip,
  "mark-a-planet": markPlanet,
  "protect-token": sabotage,
  "flip-back": flipBack,
  "take-droid-crew": takeDroid,
  "hera-gift": heraGift,
  "hera-gives": heraGives,
  "dengar-consolation": dengarConsolation,
  "hondo-persuades": hondoPersuades,
  "take-marked": takeMarked,
  expose,
  "expose-faction": exposeFaction,
  "share-jewels": shareJewels,
  "wanted-reward": wantedReward,
};
