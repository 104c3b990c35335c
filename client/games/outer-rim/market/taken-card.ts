/** A card or ship that is taken, bought or given up: what stands on its button. */
import {
  marketCard,
  shipIds,
  shipSheet,
  type PlayerView,
  type Question,
  type ShipId,
} from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";

const gives = ["make-room", "make-berth", "fit-cards", "discard", "avoid-defeat", "hera-gives"];

export function cardText(
  id: string,
  question: Question,
  { say, words, view }: Pick<Tabletop, "view" | "words" | "say">,
): string {
  const { answers } = words.labels;
  const mine = view.players[question.seat];
  const isLost =
    question.ask === "take-asset" &&
    [...(mine?.cards ?? []), ...(mine?.crew ?? [])].some((one) => one.id === id);
  const person = say.known(`person.${id}`);
  const name = isShip(id) ? say.word(`ship.${id}.name`) : (person ?? say.card(id));
  if (isLost || gives.includes(question.ask)) return answers.giveUp(name);
  const paid = mine === undefined ? null : paidFor(id, question.ask, mine);
  return paid === null ? answers.take(name) : `${answers.take(name)} · ${say.amount(paid)}`;
}

/** [OR-SHIP-04] The own ship is taken in payment; a special order costs what is printed. */
function paidFor(id: string, ask: Question["ask"], { ship }: PlayerView): number | null {
  if (ask === "used-ship-for-sale" && isShip(id)) return shipSheet(id).cost - shipSheet(ship).cost;
  return ask === "special-order-gear" || ask === "special-order-mod" ? marketCard(id).cost : null;
}

export function isShip(id: string): id is ShipId {
  return (shipIds as readonly string[]).includes(id);
}
