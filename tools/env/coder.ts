/** A game as numbers: what a seat sees, and which numbers say what it may do. */
import type { Game } from "#rules/game.ts";

/** A stretch of an observation, by name. */
export interface ObservationField {
  readonly name: string;
  readonly from: number;
  readonly length: number;
}

/** Members are methods on purpose: a list of coders may then forget their types. */
export interface EnvCoder<View = unknown, Command = unknown> {
  readonly game: Game;
  /** Named stretches of the observation, one after the other. */
  readonly fields: readonly ObservationField[];
  /** How many actions there are; which of them may be taken now is the mask. */
  readonly actions: number;
  /** Where an action is a place in the list of options: so many numbers describe each option. */
  readonly optionWidth: number;
  /** What numbers stand for: names, features of cards. Told once. */
  readonly tables: Readonly<Record<string, unknown>>;
  observe(view: View, into: Int16Array): void;
  /** The command of each action that may be taken now, by its number. */
  commands(view: View, options: readonly Command[]): ReadonlyMap<number, Command>;
  describe?(command: Command, into: Int16Array): void;
}

export function fieldsOf(lengths: Readonly<Record<string, number>>): readonly ObservationField[] {
  let from = 0;
  return Object.entries(lengths).map(([name, length]) => {
    const field = { name, from, length };
    from += length;
    return field;
  });
}

export function widthOf(fields: readonly ObservationField[]): number {
  const last = fields.at(-1);
  return last === undefined ? 0 : last.from + last.length;
}

/** Writes numbers one behind the other; what has no room is left out, what is missing stays 0. */
export interface Pen {
  /** The next stretch, whatever was written of the one before. */
  field(name: string): void;
  put(value: number): void;
}

export function penFor(fields: readonly ObservationField[]): (into: Int16Array) => Pen {
  const ends = new Map(fields.map(({ name, from, length }) => [name, { from, to: from + length }]));
  return (into) => {
    into.fill(0);
    let at = 0;
    let end = 0;
    return {
      field(name) {
        const stretch = ends.get(name);
        if (stretch === undefined) throw new Error(`no field ${name}`);
        at = stretch.from;
        end = stretch.to;
      },
      put(value) {
        if (at < end) into[at++] = value;
      },
    };
  };
}
