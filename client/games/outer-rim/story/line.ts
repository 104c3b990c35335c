/** The lines of the choice being asked: what each is called, what it costs, what it does. */
import type { Condition, Effects } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";
import { textOf } from "../words/index.ts";

export interface OptionLine {
  readonly label: string;
  readonly pay: number;
  readonly effects: Effects;
  readonly when?: Condition;
}

/** The asking task lies on top of the agenda: its options are printed on the card being resolved. */
export function lineAt(
  option: number,
  { view, words }: Pick<Tabletop, "view" | "words">,
): OptionLine | null {
  const task = view.agenda.at(-1);
  const effect = task?.type === "effects" ? task.effects[0] : undefined;
  if (effect?.do !== "choose" && effect?.do !== "may") return null;
  const line = effect.options[option];
  if (line === undefined) return null;
  return {
    label: textOf(words.texts, line.label) ?? line.label,
    pay: line.pay ?? 0,
    effects: line.effects,
    ...(line.when === undefined ? {} : { when: line.when }),
  };
}
