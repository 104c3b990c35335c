/** The messages of a file as people read them, with names and numbers filled in: for programs that read over them. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Expression, Pattern, SelectExpression } from "@fluent/syntax";
import { argumentsIn, type ArgumentKind } from "./arguments.ts";
import { readSource } from "./source.ts";

export interface Sentence {
  readonly id: string;
  readonly at: string;
  readonly text: string;
}

const people = ["Marlo", "Mia", "Thomas", "Ginny", "Quill", "Sable", "Noor"];

/** Each message in its first, second and third form. */
export function sentences(path: string, language: string): readonly Sentence[] {
  const english = readSource("", "en", readFileSync(join(dirname(path), "en.ftl"), "utf8"));
  const own = readSource(path, language, readFileSync(path, "utf8"));
  return [...own.messages.values()].flatMap(({ id, at, pattern }) => {
    const given = argumentsIn(english.messages.get(id)?.comment ?? "");
    const kinds = new Map(given.map(({ name, kind }) => [name, kind]));
    const texts = [0, 1, 2].map((form) => {
      const filled = filling(language, kinds, own.terms, form);
      return filled(pattern).replaceAll("\u2060", "").replaceAll(/\s+/g, " ").trim();
    });
    return [...new Set(texts)].filter((text) => text !== "").map((text) => ({ id, at, text }));
  });
}

function filling(
  language: string,
  kinds: ReadonlyMap<string, ArgumentKind>,
  terms: ReadonlyMap<string, Pattern>,
  form: number,
): (pattern: Pattern) => string {
  const list = new Intl.ListFormat(language);
  let named = 0;
  /** What a number is in the form that is being told. */
  const counts = new Map<string, string>();
  const person = (): string => people[named++ % people.length] ?? "";
  const value = (name: string): string => {
    const kind = kinds.get(name);
    if (kind === "number") return counts.get(name) ?? "2";
    return kind === "names" ? list.format([person(), person()]) : person();
  };
  function chosen({ selector, variants }: SelectExpression): string {
    const variant = variants[Math.min(form, variants.length - 1)];
    if (variant === undefined) return "";
    const { key } = variant;
    const count = key.type === "NumberLiteral" ? key.value : key.name === "one" ? "1" : null;
    if (selector.type === "VariableReference" && count !== null)
      counts.set(selector.id.name, count);
    return text(variant.value);
  }
  function said(expression: Expression): string {
    switch (expression.type) {
      case "SelectExpression":
        return chosen(expression);
      case "VariableReference":
        return value(expression.id.name);
      case "StringLiteral":
      case "NumberLiteral":
        return String(expression.parse().value);
      case "TermReference": {
        const term = terms.get(expression.id.name);
        return term === undefined ? "" : text(term);
      }
      case "FunctionReference": {
        const [first, second] = expression.arguments.positional;
        if (first?.type === "StringLiteral" && second !== undefined)
          return `${first.value} ${said(second)}`;
        return first === undefined ? "" : said(first);
      }
      case "Placeable":
        return said(expression.expression);
      case "MessageReference":
        return "";
    }
  }
  function text({ elements }: Pattern): string {
    return elements
      .map((element) => (element.type === "TextElement" ? element.value : said(element.expression)))
      .join("");
  }
  return text;
}
