/** Every function of a source with a body of its own, and how many lines it takes. */
import { parseSync } from "vite";
import type { Source } from "./sources.ts";

export interface Measured {
  readonly path: string;
  readonly line: number;
  readonly lines: number;
  /** Most of it is one switch: it is as long as there are cases. */
  readonly isSwitch: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const kinds = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const mostlySwitch = 0.7;

export function functionsOf({ path, text }: Source): Measured[] {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (at: number): number => starts.findLastIndex((start) => start <= at) + 1;
  const linesOf = (node: Node): number => lineOf(node.end - 1) - lineOf(node.start) + 1;
  const found: Measured[] = [];
  for (const node of nodesIn(parseSync(path, text).program)) {
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

/** All of them in one list: copying lists of lists took most of the time. */
function nodesIn(node: Node, found: Node[] = []): Node[] {
  found.push(node);
  for (const inside of childrenOf(node)) nodesIn(inside, found);
  return found;
}

function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (const value of Object.values(node) as readonly unknown[])
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
