/** The odd cards: what no verb says. Each is named on its card. */
import { me } from "../agenda/play.ts";
import { changeReputation, gainCredits, gainFame } from "../goals/reputation.ts";
import { factions } from "../names.ts";
import { fameOf } from "./conditions.ts";
import { standingWith } from "./scene.ts";
import { askIn, follow, otherHere } from "./special-frame.ts";
import {
  dengarConsolation,
  flipBack,
  heraGift,
  heraGives,
  hondoPersuades,
  sabotage,
  takeDroid,
  takeMarked,
} from "./special-people.ts";
import {
  buyFoundShip,
  markPlanet,
  nameShipPrice,
  specialOrder,
  usedShip,
} from "./special-trade.ts";
import type { Play } from "../agenda/play.ts";
import type { Source, SpecialName } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
import type { Frame } from "./special-frame.ts";

export function special(
  play: Play,
  player: number,
  name: SpecialName,
  source: Source,
  answer: Command | null,
): void {
  table[name]({ play, player, name, source, answer });
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
