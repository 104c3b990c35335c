/** What abilities and effects do, as sentences. */
import type { Ability, Effects } from "#rules/outer-rim/index.ts";
import type { Desk } from "./desk.ts";
import { textOf } from "./words/index.ts";

type Told = Pick<Desk, "words">;

export function abilityLines(abilities: readonly Ability[], { words }: Told): readonly string[] {
  return abilities.flatMap((ability) => {
    if (ability.type !== "step") return [];
    const text = textOf(words.texts, `ability.${ability.id}`);
    return text === null ? [] : [text];
  });
}

export function effectLines(_effects: Effects, _desk: Told): readonly string[] {
  return [];
}
