/**
 * What a message is given, as the comment above it in the English file declares it, a line each and in the order of the
 * call: `# $name (text): who sits down`.
 */
export type ArgumentKind = "text" | "number" | "names" | "flag" | "word";

export interface Argument {
  readonly name: string;
  readonly kind: ArgumentKind;
  readonly optional: boolean;
  /** English itself may do without: `$count (number) for languages that need it`. */
  readonly spare: boolean;
  /** Of a `word`: those it may be. */
  readonly words: readonly string[];
}

const declared = /^\$(\w+) \(([^)]+)\)( for languages that need it)?/;
const plain: Readonly<Partial<Record<string, ArgumentKind>>> = {
  text: "text",
  number: "number",
  names: "names",
  flag: "flag",
};
const orNone = " or none";

export function argumentsIn(comment: string): readonly Argument[] {
  return comment.split("\n").flatMap((line) => {
    const [, name, kind, spare] = declared.exec(line.trim()) ?? [];
    return name === undefined || kind === undefined
      ? []
      : [argumentOf(name, kind, spare !== undefined)];
  });
}

function argumentOf(name: string, written: string, spare: boolean): Argument {
  const optional = written.endsWith(orNone);
  const bare = optional ? written.slice(0, -orNone.length) : written;
  const kind = plain[bare] ?? "word";
  return { name, kind, optional, spare, words: kind === "word" ? bare.split(" | ") : [] };
}

/** What TypeScript calls it. */
export function typeOf({ kind, optional, words }: Argument): string {
  return typeNames[kind](words) + (optional ? " | null" : "");
}

const typeNames: Readonly<Record<ArgumentKind, (words: readonly string[]) => string>> = {
  text: () => "string",
  number: () => "number",
  names: () => "readonly string[]",
  flag: () => "boolean",
  word: (words) => words.map((word) => JSON.stringify(word)).join(" | "),
};
