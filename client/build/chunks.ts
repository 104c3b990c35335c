/**
 * Into which chunk each module goes: a root into its own, everything else into the last one that all who need it have
 * in common. A chunk therefore needs those before it and nothing else.
 */
import { join } from "node:path";
import type { Rolldown } from "vite";
import { house, neededBy, needsIn, type Graph } from "./needs.ts";
import { chunks, type Chunk } from "./plan.ts";

/** Asked for each module in turn; the whole is worked out once, when the bundler knows all of them. */
export function chunkNames(): Rolldown.CodeSplittingNameFunction {
  let owners: ReadonlyMap<string, string> | null = null;
  return (id, graph) => (owners ??= ownersIn(graph, chunks)).get(id) ?? null;
}

export function ownersIn(graph: Graph, plan: readonly Chunk[]): ReadonlyMap<string, string> {
  const roots = new Map(
    plan.flatMap(({ name, roots: paths }) => paths.map((path) => [join(house, path), name])),
  );
  for (const [id, name] of roots)
    if (graph.getModuleInfo(id) === null) throw new Error(`${name} has no ${id}`);
  const owners = new Map(roots);
  const needsOf = needsIn(graph);
  const isRoot = (id: string): boolean => roots.has(id);
  for (const { name, roots: paths } of plan)
    for (const id of neededBy(
      paths.map((path) => join(house, path)),
      isRoot,
      needsOf,
    )) {
      const before = owners.get(id);
      owners.set(id, before === undefined ? name : common(before, name, plan));
    }
  return owners;
}

/** The last chunk that whoever has either of them has. */
function common(one: string, other: string, plan: readonly Chunk[]): string {
  const had = pathTo(one, plan);
  return pathTo(other, plan).findLast((name) => had.includes(name)) ?? one;
}

/** From the first chunk of all to this one. */
function pathTo(name: string, plan: readonly Chunk[]): readonly string[] {
  const after = plan.find((chunk) => chunk.name === name)?.after ?? null;
  return after === null ? [name] : [...pathTo(after, plan), name];
}
