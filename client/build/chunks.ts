/**
 * Into which chunk each module goes: a root into its own, everything else into the last one that all who need it have
 * in common. A chunk therefore needs those before it and nothing else.
 */
import { join } from "node:path";
import type { Rolldown } from "vite";
import { chunks, type Chunk } from "./plan.ts";

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const house = join(import.meta.dirname, "..", "..");

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
  for (const { name } of plan)
    for (const id of neededBy(name, roots, graph)) {
      const before = owners.get(id);
      owners.set(id, before === undefined ? name : common(before, name, plan));
    }
  return owners;
}

/** What the roots of this chunk need, up to the roots of others. */
function neededBy(
  name: string,
  roots: ReadonlyMap<string, string>,
  graph: Graph,
): ReadonlySet<string> {
  const needed = new Set<string>();
  const waiting = [...roots].flatMap(([id, owner]) => (owner === name ? [id] : []));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!roots.has(next) && !needed.has(next)) {
        needed.add(next);
        waiting.push(next);
      }
  return needed;
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
