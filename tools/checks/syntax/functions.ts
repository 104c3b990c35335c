/** Every function of a source with a body of its own, and how many lines it takes. */
import type { SourceFile } from "../sources.ts";
import { childrenOf, lineFinder, nodesOf, type Node } from "./tree.ts";

export interface FunctionSize {
  readonly path: string;
  readonly line: number;
  readonly lines: number;
  /** Most of it is one switch: it is as long as there are cases. */
  readonly isSwitch: boolean;
}

const kinds = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const mostlySwitch = 0.7;

export function functionsOf(source: SourceFile): FunctionSize[] {
  const { path } = source;
  const lineOf = lineFinder(source);
  const linesOf = (node: Node): number => lineOf(node.end - 1) - lineOf(node.start) + 1;
  const found: FunctionSize[] = [];
  for (const node of nodesOf(source)) {
    if (!kinds.has(node.type) || bodyOf(node)?.type !== "BlockStatement") continue;
    const lines = linesOf(node);
    const longest = Math.max(0, ...switchesIn(node).map(linesOf));
    const isSwitch = longest >= lines * mostlySwitch;
    found.push({ path, line: lineOf(node.start), lines, isSwitch });
  }
  return found;
}

function bodyOf(node: Node): Node | null {
  return (node as Node & { readonly body?: Node | null }).body ?? null;
}

/** Its own, not those of functions inside it. */
function switchesIn(node: Node): Node[] {
  const found: Node[] = [];
  for (const inside of childrenOf(node)) {
    if (inside.type === "SwitchStatement") found.push(inside);
    if (!kinds.has(inside.type)) found.push(...switchesIn(inside));
  }
  return found;
}
