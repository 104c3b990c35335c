/** What a card says, line by line: what the screen draws and a tool prints. */
import type { RuleId } from "#rules/game.ts";
import { either } from "#words/figures.ts";
import { list } from "#words/forms.ts";
import { locales } from "#words/made/locales.ts";
import type { Values } from "#words/said.ts";
import { filled, type TextKey, type Texts } from "../words/texts.ts";

/** What a line is about, for the picture beside it. */
export type Icon =
  | "ability"
  | "card"
  | "choice"
  | "combat"
  | "condition"
  | "contact"
  | "credits"
  | "crew"
  | "damage"
  | "delivery"
  | "dice"
  | "fame"
  | "goal"
  | "market"
  | "move"
  | "patrol"
  | "reputation"
  | "secret"
  | "ship"
  | "test";

export interface Line {
  /** How far it stands in: what follows from the line above is one deeper. */
  readonly depth: number;
  /** The few words before the colon: “Passed”, “Action”, the words of a choice. */
  readonly lead: string | null;
  /** A sentence, or empty when the lines below say it all. */
  readonly text: string;
  readonly icon: Icon;
  /** The rule that explains it. */
  readonly rule: RuleId;
}

const rules: Readonly<Record<Icon, RuleId>> = {
  ability: "OR-CHAR-01",
  card: "OR-SLOT-04",
  choice: "OR-EFF-01",
  combat: "OR-COM-01",
  condition: "OR-EFF-01",
  contact: "OR-CONT-01",
  credits: "OR-EFF-01",
  crew: "OR-CREW-01",
  damage: "OR-DMG-01",
  delivery: "OR-CARGO-01",
  dice: "OR-DICE-01",
  fame: "OR-FAME-01",
  goal: "OR-GOAL-01",
  market: "OR-MKT-01",
  move: "OR-MOVE-01",
  patrol: "OR-PAT-01",
  reputation: "OR-REP-01",
  secret: "OR-ENC-04",
  ship: "OR-SLOT-02",
  test: "OR-TEST-01",
};

/** One thing a card does: words that go on a sentence, in small letters and without a full stop. */
export interface Clause {
  readonly text: string;
  readonly icon: Icon;
  readonly rule?: RuleId;
}

export function clause(text: string, icon: Icon, rule?: RuleId): Clause {
  return rule === undefined ? { text, icon } : { text, icon, rule };
}

export function phrase(texts: Texts, key: TextKey, values: Values = {}): string {
  return filled(texts, key, values);
}

/** The first letter tall: some people bring their article to the front of a sentence. Leads are written that way. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A clause as a line of its own; `lines-follow` when deeper lines belong to it. */
export function line(
  { text, icon, rule }: Clause,
  depth: number,
  more: "lines-follow" | "complete" = "complete",
): Line {
  const ended = text === "" ? "" : `${text}${more === "complete" ? "." : ":"}`;
  return { depth, lead: null, text: ended, icon, rule: rule ?? rules[icon] };
}

/** One line with a lead: “Reward: gain 4,000 credits.” */
export function led(lead: string, what: Clause, depth: number): Line {
  return withLead(line(what, depth), lead);
}

function withLead(first: Line, lead: string): Line {
  return { ...first, lead: first.lead === null ? lead : `${lead} · ${first.lead}` };
}

/** Lines under a lead; when several stand side by side the lead gets a line of its own. */
export function under(lead: string, lines: readonly Line[], icon: Icon): readonly Line[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  if (rest.every((each) => each.depth > first.depth)) return [withLead(first, lead), ...rest];
  const head: Line = { depth: first.depth, lead, text: "", icon, rule: rules[icon] };
  return [head, ...deeper(lines)];
}

export function deeper(lines: readonly Line[]): readonly Line[] {
  return lines.map((each) => ({ ...each, depth: each.depth + 1 }));
}

/** The same with words that begin the sentence: “if you are on a planet, …”. */
export function begun(start: string, lines: readonly Line[], icon: Icon): readonly Line[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const alone = first.lead === null && rest.every((each) => each.depth > first.depth);
  if (alone) return [{ ...first, text: `${start}, ${first.text}` }, ...rest];
  return [line({ text: start, icon }, first.depth, "lines-follow"), ...deeper(lines)];
}

/** Ready to be read: colons as the language sets them, a capital where no lead stands before. */
export function finished(texts: Texts, lines: readonly Line[]): readonly Line[] {
  return lines.map((each) => {
    const text = each.text.endsWith(":")
      ? phrase(texts, "tell.list", { lead: each.text.slice(0, -1) })
      : each.text;
    return { ...each, text: each.lead === null ? capital(text) : text };
  });
}

/** A line as plain text, with its lead. */
export function lineText({ lead, text }: Line, texts: Texts): string {
  if (lead === null) return text;
  return text === ""
    ? phrase(texts, "tell.list", { lead })
    : phrase(texts, "tell.line", { lead, text });
}

/** “a, b and c” or “a, b or c” in the language of the texts. */
export function listed(
  { language }: Texts,
  items: readonly string[],
  type: "conjunction" | "disjunction",
): string {
  return (type === "conjunction" ? list : either)(locales[language], items);
}
