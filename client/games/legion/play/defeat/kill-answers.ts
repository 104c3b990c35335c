/** How a unit may have been defeated, and the entries each answer writes. */
import { findUnit, isSuppressed, waitingEffects } from "#rules/legion/index.ts";
import { nameOf } from "../../say/news.ts";
import {
  endActivation,
  killedByAttack,
  killedByDeflect,
  killedByEffect,
  killedByToken,
  killedGuarding,
  killedInside,
} from "../moves.ts";
import type { SingleCommand, Unit, View } from "#rules/legion/index.ts";
import type { Words } from "#words/made/legion/words.ts";

export interface KillAnswer {
  readonly text: string;
  readonly commands: readonly SingleCommand[];
}

/** Wounds that wait on the unit itself are the likeliest cause. */
export function waiting(view: View, words: Words, unit: Unit): readonly KillAnswer[] {
  const effects = waitingEffects(unit);
  return effects.flatMap((effect) => {
    const order = [effect, ...effects.filter((each) => each !== effect)];
    const commands = endActivation(unit, order, effect);
    const sources =
      effect === "poison" ? unit.poison : (unit.stims?.loads ?? []).map((load) => load.by);
    const who = [...new Set(sources)].map((id) => nameOf(view, id, words)).join(", ");
    return commands === null
      ? []
      : [{ text: effect === "poison" ? words.kill.poison(who) : words.kill.stims(who), commands }];
  });
}

/** One tap: an attack, and on a passenger the one that came through the hull. */
export function usually(by: string | null, unit: Unit, view: View): readonly SingleCommand[] {
  const vehicle = findUnit(view, unit.inside);
  return vehicle === null ? killedByAttack(by, unit) : killedInside(by, unit, vehicle);
}

export function howBy(
  view: View,
  words: Words,
  unit: Unit,
  by: string | null,
): readonly KillAnswer[] {
  const w = words.kill;
  const vehicle = findUnit(view, unit.inside);
  const inside =
    vehicle === null
      ? []
      : [{ text: w.transport(nameOf(view, by, words)), commands: killedInside(by, unit, vehicle) }];
  // [LC-GUARDIAN-02] With so much suppression it guards nobody: the players decide, and are reminded.
  const guards = isSuppressed(unit) ? `${w.guarding} (${words.unit.suppressed})` : w.guarding;
  const guarding = unit.keywords.includes("guardian")
    ? [{ text: guards, commands: killedGuarding(by, unit) }]
    : [];
  return [
    ...inside,
    { text: w.attack, commands: killedByAttack(by, unit) },
    ...bothFall(view, words, unit, by),
    ...guarding,
    { text: w.charge, commands: killedByToken(by, unit, "charge") },
    ...(by === null ? [] : byItsCards(words, unit, by)),
  ];
}

/** [LC-DEFEAT-06] Deflect took the attacker too: one attack, both gone, and the referee knows the order. */
function bothFall(view: View, words: Words, unit: Unit, by: string | null): readonly KillAnswer[] {
  const attacker = findUnit(view, by);
  return attacker === null
    ? []
    : [{ text: words.kill.both(attacker.name), commands: killedByAttack(by, unit, attacker) }];
}

function byItsCards(words: Words, unit: Unit, by: string): readonly KillAnswer[] {
  const w = words.kill;
  const deflect =
    unit.inside === null ? [{ text: w.deflect, commands: killedByDeflect(unit, by) }] : [];
  return [
    { text: w.effect, commands: killedByEffect(by, unit) },
    ...deflect,
    { text: w.bane, commands: killedByToken(by, unit, "bane") },
  ];
}

export function byNobody({ edition }: View, words: Words, unit: Unit): readonly KillAnswer[] {
  const w = words.kill;
  // [LC-DEFEAT-05] In the current edition nobody flees: it is not even offered where an old entry is changed.
  const fled: readonly KillAnswer[] =
    edition === "current"
      ? []
      : [{ text: w.fled, commands: [{ type: "leave-battlefield", unit: unit.id }] }];
  return [
    ...fled,
    { text: w.own, commands: killedByEffect(null, unit) },
    { text: w.mine, commands: killedByToken(null, unit, "condition") },
  ];
}
