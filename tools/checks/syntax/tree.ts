/** A source as a tree of syntax, for the checks that look at more than its letters. */
import { parseSync } from "vite";
import type { SourceFile } from "../sources.ts";

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export function nodesOf({ path, text }: SourceFile): Node[] {
  return nodesIn(parseSync(path, text).program);
}

/** All of them in one list: copying lists of lists took most of the time. */
function nodesIn(node: Node, found: Node[] = []): Node[] {
  found.push(node);
  for (const inside of childrenOf(node)) nodesIn(inside, found);
  return found;
}

export function childrenOf(node: Node): Node[] {
  const found: Node[] = [];
  for (const value of Object.values(node) as readonly unknown[])
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** In which line a place of the text stands, counted from one. */
export function lineFinder({ text }: SourceFile): (at: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (at) => starts.findLastIndex((start) => start <= at) + 1;
}
