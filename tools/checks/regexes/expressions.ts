/** The regular expressions of a source: those written out, and those put together when the program runs. */
import type { SourceFile } from "../sources.ts";
import { lineFinder, nodesOf, type Node } from "../syntax/tree.ts";

export interface Expression {
  readonly path: string;
  readonly line: number;
  /** `null`: only the program knows. */
  readonly source: string | null;
  readonly flags: string;
}

interface Literal extends Node {
  readonly value?: unknown;
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

interface Call extends Node {
  readonly callee?: Node & { readonly name?: string };
  readonly arguments?: readonly Node[];
}

interface Template extends Node {
  readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
}

interface Sum extends Node {
  readonly left: Node;
  readonly right: Node;
}

/** Reading the syntax takes most of the time, and most sources have none. */
const mayHaveOne = /RegExp|(?:^|[\s(=:,[!&|?{};])\/(?![/*>])/m;

export function expressionsIn(source: SourceFile): readonly Expression[] {
  if (!mayHaveOne.test(source.text)) return [];
  const lineOf = lineFinder(source);
  return nodesOf(source).flatMap((node) => {
    const read = expressionOf(node);
    return read === null ? [] : [{ path: source.path, line: lineOf(node.start), ...read }];
  });
}

function expressionOf(node: Node): Pick<Expression, "source" | "flags"> | null {
  const { regex } = node as Literal;
  if (regex !== undefined) return { source: regex.pattern, flags: regex.flags };
  const { callee, arguments: [pattern, flags] = [] } = node as Call;
  if (callee?.name !== "RegExp" || pattern === undefined) return null;
  return { source: textOf(pattern), flags: (flags && textOf(flags)) ?? "" };
}

/** A hole in a template is filled with a letter: what is put there is a name or a number. */
function textOf(node: Node): string | null {
  switch (node.type) {
    case "Literal": {
      const { value } = node as Literal;
      return typeof value === "string" ? value : null;
    }
    case "TemplateLiteral":
      return (node as Template).quasis.map(({ value }) => value.cooked).join("x");
    case "BinaryExpression": {
      const { left, right } = node as Sum;
      const [one, two] = [textOf(left), textOf(right)];
      return one === null || two === null ? null : one + two;
    }
    default:
      return null;
  }
}
