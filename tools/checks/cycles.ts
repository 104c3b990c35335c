/** Import cycles, types included: files that cannot be understood one after the other. */
import { posix } from "node:path";
import type { SourceFile } from "./sources.ts";

const imports = /(?:^(?:import|export|\})[^'"\n]*\bfrom\s+|^import\s+)(['"])([^'"\n]+)\1/gm;

/** Each knot: the files of one strongly connected component, sorted. */
export function cyclesIn(sources: readonly SourceFile[]): string[][] {
  const known = new Set(sources.map(({ path }) => path));
  const graph = new Map(sources.map((source) => [source.path, importsOf(source, known)]));
  return knotsOf(graph);
}

function importsOf({ path, text }: SourceFile, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(imports)]
    .map(([, , name = ""]) =>
      name.startsWith("#") ? name.slice(1) : posix.join(posix.dirname(path), name),
    )
    .filter((target) => known.has(target));
}

/** Tarjan's algorithm, without recursion: a path of imports may be long. */
function knotsOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const knots: string[][] = [];
  const enter = (file: string): void => {
    order.set(file, order.size);
    low.set(file, order.size - 1);
    open.push(file);
    isOpen.add(file);
  };
  const lower = (file: string, to: number | undefined): void => {
    low.set(file, Math.min(low.get(file) ?? 0, to ?? Infinity));
  };
  const leave = (file: string): void => {
    if (low.get(file) !== order.get(file)) return;
    const knot = open.splice(open.indexOf(file));
    for (const one of knot) isOpen.delete(one);
    if (knot.length > 1) knots.push(knot.sort());
  };
  for (const first of graph.keys()) {
    if (order.has(first)) continue;
    const path: { readonly file: string; readonly left: string[] }[] = [];
    const visit = (file: string): void => {
      enter(file);
      path.push({ file, left: [...(graph.get(file) ?? [])] });
    };
    for (visit(first); path.length > 0;) {
      const { file, left } = path.at(-1) ?? { file: "", left: [] };
      const next = left.pop();
      if (next === undefined) {
        path.pop();
        leave(file);
        lower(path.at(-1)?.file ?? "", low.get(file));
      } else if (!order.has(next)) visit(next);
      else if (isOpen.has(next)) lower(file, order.get(next));
    }
  }
  return knots;
}
