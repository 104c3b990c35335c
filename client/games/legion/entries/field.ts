/** One thing that can be changed in an entry: out of a list, or a number. */
import type { Command } from "#rules/legion/index.ts";

export interface ChoiceField {
  readonly type: "choice";
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  with(value: string): Command;
}

interface Count {
  readonly type: "count";
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  with(value: number): Command;
}

export type Field = ChoiceField | Count;

const mostWounds = 20;

export function choice(
  label: string,
  value: string,
  choices: ChoiceField["choices"],
  put: ChoiceField["with"],
): ChoiceField {
  return { type: "choice", label, value, choices, with: put };
}

export function count(
  label: string,
  value: number,
  put: Count["with"],
  least = 0,
  most = mostWounds,
): Count {
  return { type: "count", label, value, least, most, with: put };
}
