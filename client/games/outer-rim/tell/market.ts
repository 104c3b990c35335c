/** Everything printed on a market card, starting card or status card. */
import { unreachable } from "#rules/game.ts";
import { nameOf } from "../words/texts.ts";
import { abilityLines } from "./abilities.ts";
import { effectLines } from "./effects.ts";
import { clause, deeper, led, line, phrase, under } from "./line.ts";
import { at, patrolOf } from "./names.ts";
import { crewSkills } from "./people.ts";
import { costLine, sheetOf, shipLines } from "./ships.ts";
import { bountyLines, jobLines, reward } from "./contracts.ts";
import type { Texts } from "../words/texts.ts";
import type { Line } from "./line.ts";
import type {
  CargoCard,
  CrewCard,
  Delivery,
  EquipmentCard,
  EventCard,
  MarketCard,
} from "#rules/outer-rim/cards/market-cards.ts";

export function marketLines(texts: Texts, id: string, card: MarketCard): readonly Line[] {
  return [
    costLine(texts, card),
    ...(card.notOn === undefined ? [] : [notSoldLine(texts, card.notOn)]),
    ...bodyLines(texts, id, card),
    ...iconLines(texts, card),
  ];
}

function notSoldLine(texts: Texts, planet: string): Line {
  const text = phrase(texts, "card.not-on", { at: at(texts, planet) });
  return line(clause(text, "market", "OR-MKT-03"), 0);
}

/** [OR-MKT-04] What happens when the card comes on show. */
function iconLines(texts: Texts, { patrol, reveal }: MarketCard): readonly Line[] {
  const lines: Line[] = [];
  if (patrol !== undefined) {
    const values = { patrol: patrolOf(texts, patrol.faction), spaces: patrol.move };
    const text = phrase(texts, "card.patrol-icon", values);
    lines.push(led(texts["lead.patrol-icon"], clause(text, "patrol", "OR-MKT-04"), 0));
  }
  if (reveal !== undefined) {
    const lead = phrase(texts, "lead.reveal-icon", { reveal });
    lines.push(led(lead, clause(texts["card.reveal-icon"], "contact", "UB-RCI-03"), 0));
  }
  return lines;
}

function bodyLines(texts: Texts, id: string, card: MarketCard): readonly Line[] {
  switch (card.kind) {
    case "cargo":
      return cargoLines(texts, id, card);
    case "gear":
    case "mod":
      return equipmentLines(texts, id, card);
    case "bounty":
      return bountyLines(texts, card);
    case "job":
      return jobLines(texts, card);
    case "crew":
      return crewLines(texts, card);
    case "event":
      return eventLines(texts, card);
    case "ship":
      return shipLines(texts, card.ship, sheetOf(card.ship));
    default:
      return unreachable(card);
  }
}

function deliveryLines(texts: Texts, delivery: Delivery | null): readonly Line[] {
  if (delivery === null)
    return [led(texts["lead.deliver"], clause(texts["card.no-delivery"], "delivery"), 0)];
  const { to, illegal, credits, fame = 0, reputation, rotate, afterwards } = delivery;
  const where =
    typeof to === "string"
      ? at(texts, to)
      : phrase(texts, "card.to-patrol", { patrol: patrolOf(texts, to.patrol) });
  const lines = [
    led(texts["lead.deliver"], clause(where, "delivery"), 0),
    led(texts["lead.reward"], reward(texts, credits, fame, reputation), 1),
  ];
  if (illegal === true)
    lines.push(led(texts["lead.illegal"], clause(texts["card.illegal"], "dice", "OR-CARGO-03"), 1));
  if (rotate === true)
    lines.push(led(texts["lead.then"], clause(texts["card.turns-round"], "card", "UB-ROT-01"), 1));
  return [...lines, ...under(texts["lead.then"], effectLines(texts, afterwards ?? [], 1), "move")];
}

/** Where it goes is settled when it is bought. */
function isMarked({ afterBuying = [] }: CargoCard): boolean {
  return afterBuying.some((effect) => effect.do === "special" && effect.name === "mark-a-planet");
}

function markedLine(texts: Texts): Line {
  return led(texts["lead.deliver"], clause(texts["card.marked-delivery"], "delivery"), 0);
}

function cargoLines(texts: Texts, id: string, card: CargoCard): readonly Line[] {
  const lines = [...(isMarked(card) ? [markedLine(texts)] : deliveryLines(texts, card.delivery))];
  if (card.rollToBuy !== undefined) {
    const text = phrase(texts, "card.roll-to-buy", { number: card.rollToBuy });
    lines.push(led(texts["lead.roll-to-buy"], clause(text, "dice", "OR-MKT-08"), 0));
  }
  lines.push(
    ...under(texts["lead.after-buying"], effectLines(texts, card.afterBuying ?? [], 0), "market"),
    ...abilityLines(texts, card.abilities ?? [], 0),
  );
  if (card.other !== undefined)
    lines.push(
      otherEnd(texts, nameOf(texts, id, "other")),
      ...deeper(deliveryLines(texts, card.other.delivery)),
    );
  return lines;
}

function otherEnd(texts: Texts, name: string): Line {
  const text = phrase(texts, "card.other-end", { name });
  return led(texts["lead.other-end"], clause(text, "card", "UB-ROT-01"), 0);
}

function equipmentLines(texts: Texts, id: string, card: EquipmentCard): readonly Line[] {
  const trait =
    card.trait === undefined
      ? []
      : [led(texts["lead.trait"], clause(texts[`card.${card.trait}`], "card", "OR-SLOT-05"), 0)];
  const other =
    card.other === undefined
      ? []
      : [
          otherEnd(texts, nameOf(texts, id, "other")),
          ...deeper(abilityLines(texts, card.other.abilities, 0)),
        ];
  return [...trait, ...abilityLines(texts, card.abilities, 0), ...other];
}

function crewLines(texts: Texts, card: CrewCard): readonly Line[] {
  return [...crewSkills(texts, card), ...abilityLines(texts, card.abilities, 0)];
}

function eventLines(texts: Texts, card: EventCard): readonly Line[] {
  return [
    ...under(texts["lead.after-buying"], effectLines(texts, card.effects, 0), "market"),
    led(
      texts["lead.afterwards"],
      clause(texts[`card.after-${card.after}`], "card", "OR-MKT-07"),
      0,
    ),
  ];
}
