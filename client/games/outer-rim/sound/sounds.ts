/** Which motif belongs to what is told: the greatest thing that happened, once. */
import { distance, farCore, type News, type View } from "#rules/outer-rim/index.ts";
import type { Motif } from "./motifs.ts";

export interface Ear {
  /** `null` for a spectator. */
  readonly seat: number | null;
  readonly view: Pick<View, "players">;
}

type Listener = (news: readonly News[], ear: Ear) => Motif | null;

const has =
  (type: News["type"], motif: Motif): Listener =>
  (news) =>
    news.some((one) => one.type === type) ? motif : null;

/** The first that has something to say. */
const listeners: readonly Listener[] = [
  (news, { seat }) =>
    news.some((one) => one.type === "game-won" && one.player === seat) ? "victory" : null,
  has("defeated", "knocked-out"),
  has("fame-gained", "fame"),
  has("cargo-delivered", "delivery"),
  has("bounty-claimed", "delivery"),
  has("job-completed", "delivery"),
  fought,
  tested,
  has("job-failed", "failure"),
  (news, ear) => (news.some((one) => isNear(one, ear)) ? "patrol-near" : null),
  flown,
  has("card-gained", "deal"),
  has("crew-gained", "deal"),
  has("trade-made", "deal"),
];

export function motifOf(news: readonly News[], ear: Ear): Motif | null {
  for (const listen of listeners) {
    const motif = listen(news, ear);
    if (motif !== null) return motif;
  }
  return null;
}

/** [OR-COM-07] Whoever only watches hears the blows. */
function fought(news: readonly News[], { seat }: Ear): Motif | null {
  const fight = news.find((one) => one.type === "combat-resolved");
  if (fight?.type !== "combat-resolved") return null;
  const isMine = seat !== null && [fight.attacker, fight.defender].includes(seat);
  const isLost = isMine && (fight.attacker === seat) !== fight.won;
  return isLost ? "failure" : isCritical(news) ? "critical" : "hit";
}

function tested(news: readonly News[]): Motif | null {
  const test = news.findLast((one) => one.type === "test-resolved");
  if (test?.type !== "test-resolved") return null;
  return test.passed ? "passed" : "failure";
}

function isCritical(news: readonly News[]): boolean {
  return news.some(
    (one) =>
      (one.type === "dice-rolled" || one.type === "dice-changed") && one.dice.includes("crit"),
  );
}

/** [OR-PAT-07] Where I am, or a space away. */
function isNear(one: News, { seat, view }: Ear): boolean {
  const mine = seat === null ? undefined : view.players[seat]?.space;
  if (one.type !== "patrol-moved" || mine === undefined) return false;
  return distance(one.to, mine) <= 1;
}

/** [UB-CORE-06] From one end of the galaxy to the other. */
function flown(news: readonly News[]): Motif | null {
  const flight = news.find((one) => one.type === "moved");
  if (flight?.type !== "moved") return null;
  return flight.directly && farCore(flight.to) !== null ? "crossing" : "engine";
}
