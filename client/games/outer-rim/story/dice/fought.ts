/** A fight as a scene tells it: who, with which dice, and what both come to. */
import {
  foeOf,
  totalsOf,
  type CombatKind,
  type Face,
  type News,
  type View,
} from "#rules/outer-rim/index.ts";
import { find, type NewsOf } from "../news-of.ts";

type Fighters = Pick<NewsOf<"combat-began">, "attacker" | "defender" | "foe">;

interface Side {
  readonly player: number | null;
  readonly dice: readonly Face[];
}

interface Fought {
  readonly sides: readonly [Side, Side];
  readonly totals: readonly [number, number];
  readonly kind: CombatKind | undefined;
  readonly foe: Fighters["foe"];
}

/** [OR-COM-08] Until it is over, both come to what the table says they do. */
export function foughtIn(news: readonly News[], view: View): Fought {
  const result = find(news, "combat-resolved");
  const fight: Fighters | undefined = find(news, "combat-began") ?? result ?? fightOnTable(view);
  const { attacker = null, defender = null, foe } = fight ?? {};
  const kind = kindOf(news, view);
  const sides = [
    { player: attacker, dice: diceOf(news, 0, attacker, view) },
    { player: defender, dice: diceOf(news, 1, defender, view) },
  ] as const;
  const totals = result?.damage ?? totalsOf(view.players, { kind: kind ?? "ground", sides });
  return { sides, totals, kind, foe };
}

/** How it ended does not say how they fought: what began it does, or the dice, or the fight on the table. */
function kindOf(news: readonly News[], view: View): CombatKind | undefined {
  const roll = find(news, "dice-rolled")?.roll;
  const rolled = roll?.type === "combat" ? roll.combat : undefined;
  return find(news, "combat-began")?.kind ?? rolled ?? fightOnTable(view)?.kind;
}

/** The last word of each side's dice; what was rolled on an earlier page lies on the table. */
function diceOf(
  news: readonly News[],
  side: 0 | 1,
  player: number | null,
  view: View,
): readonly Face[] {
  const task = view.agenda.at(-1);
  let dice = task?.type === "combat" ? task.sides[side].dice : [];
  for (const one of news) {
    if (one.type === "dice-rolled" && one.roll?.type === "combat" && one.roll.side === side)
      dice = one.dice;
    if (one.type === "dice-changed" && one.player === player) dice = one.dice;
  }
  return dice;
}

/** Who fights, where the page says only how. */
function fightOnTable(view: View): (Fighters & { readonly kind: CombatKind }) | undefined {
  const task = view.agenda.at(-1);
  if (task?.type !== "combat") return undefined;
  const [{ player: attacker }, { player: defender }] = task.sides;
  const foe = foeOf(view, task.after, defender) ?? undefined;
  return { attacker, defender, kind: task.kind, ...(foe === undefined ? {} : { foe }) };
}
