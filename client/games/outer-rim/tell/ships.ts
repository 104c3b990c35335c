/** A ship sheet, both sides. */
import { ships } from "#rules/outer-rim/cards/ships.ts";
import { sameData } from "#rules/same-data.ts";
import { textOf, type Texts } from "../words/texts.ts";
import { abilityLines } from "./abilities.ts";
import { goalLine } from "./goals.ts";
import { clause, led, line, listed, phrase } from "./line.ts";
import type { Line } from "./line.ts";
import type { ShipSheet, Slots } from "#rules/outer-rim/cards/types.ts";
import type { Ability } from "#rules/outer-rim/index.ts";

const slotKinds = ["cargo", "mod", "cargoOrMod", "gearOrMod", "jobOrBounty", "crew"] as const;

export function sheetOf(id: string): ShipSheet {
  const sheets: Readonly<Record<string, ShipSheet>> = ships;
  const sheet = sheets[id];
  if (sheet === undefined) throw new Error(`no ship ${id}`);
  return sheet;
}

export function shipLines(texts: Texts, id: string, sheet: ShipSheet): readonly Line[] {
  const { hyperdrive, combat, hull, slots, farSlots, goal, front, back } = sheet;
  const figures = phrase(texts, "card.ship-figures", { hyperdrive, combat, hull });
  return [
    led(texts["lead.figures"], clause(figures, "ship"), 0),
    led(texts["lead.slots"], clause(slotText(texts, slots), "ship"), 0),
    ...(goal === null ? [] : [goalLine(texts, goal)]),
    ...abilityLines(texts, front, 0),
    ...(goal === null ? [] : farSide(texts, turnedText(texts, id), front, back)),
    ...(farSlots === undefined
      ? []
      : [led(texts["lead.slots"], clause(slotText(texts, farSlots), "ship"), 1)]),
  ];
}

function slotText(texts: Texts, slots: Slots): string {
  const kinds = slotKinds.filter((kind) => slots[kind] > 0);
  if (kinds.length === 0) return texts["slots.none"];
  return listed(
    texts,
    kinds.map((kind) => phrase(texts, `slots.${kind}`, { n: slots[kind] })),
    "conjunction",
  );
}

function turnedText(texts: Texts, id: string): string {
  return phrase(texts, "card.turned-ship", { name: textOf(texts, `ship.${id}.flipped`) ?? id });
}

/** [OR-GOAL-02] What the card says once its goal is reached; what its near side says already is not told again. */
export function farSide(
  texts: Texts,
  text: string,
  front: readonly Ability[],
  back: readonly Ability[],
): readonly Line[] {
  const keepsAll =
    front.length > 0 && front.every((one) => back.some((other) => sameData(one, other)));
  const fresh = keepsAll
    ? back.filter((one) => !front.some((other) => sameData(one, other)))
    : back;
  const lines = [
    ...(keepsAll ? [line(clause(texts["card.abilities-stay"], "ability"), 1)] : []),
    ...abilityLines(texts, fresh, 1),
  ];
  return [
    led(texts["lead.other-side"], clause(text, "goal", "OR-GOAL-02"), 0),
    ...(lines.length > 0 ? lines : [line(clause(texts["card.nothing-printed"], "ability"), 1)]),
  ];
}

export function costLine(texts: Texts, { cost }: { readonly cost: number }): Line {
  const text = cost === 0 ? texts["card.free"] : phrase(texts, "card.credits", { amount: cost });
  return led(texts["lead.cost"], clause(text, "credits", "OR-MKT-03"), 0);
}
