/**
 * What a module needs, name by name: the index of a game's rules hands on what lies in a hundred files, and whoever
 * imports one name of it needs one of them.
 */
import { dirname, join } from "node:path";
import { parseAst, type Rolldown } from "vite";

export type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

export const house = join(import.meta.dirname, "..", "..");
/** These compute and do nothing else: one that only hands a name on need not be there. */
const rules = join(house, "rules/");

interface Need {
  readonly id: string;
  /** `null`: all of it. */
  readonly names: readonly string[] | null;
}

interface ModuleNeeds {
  /** Of what is written in it. */
  readonly own: readonly Need[];
  /** What it hands on, by the name it gives it. */
  readonly handedOn: ReadonlyMap<string, Need>;
}

/** Reads each module once. */
export function needsIn(graph: Graph): (id: string) => ModuleNeeds {
  const known = new Map<string, ModuleNeeds>();
  return (id) => {
    const needs = known.get(id) ?? read(id, graph);
    known.set(id, needs);
    return needs;
  };
}

function read(id: string, graph: Graph): ModuleNeeds {
  const { importedIds = [], code = "" } = graph.getModuleInfo(id) ?? {};
  const own = importedIds.flatMap((one): Need[] =>
    one.startsWith(rules) ? [] : [{ id: one, names: null }],
  );
  const handedOn = new Map<string, Need>();
  if (own.length === importedIds.length) return { own, handedOn };
  for (const line of parseAst(code ?? "").body) {
    if (!("source" in line) || line.source === null) continue;
    const from = idOf(line.source.value, id);
    if (!from.startsWith(rules)) continue;
    if (line.type === "ExportNamedDeclaration" && id.startsWith(rules))
      for (const { local, exported } of line.specifiers)
        handedOn.set(nameOf(exported), { id: from, names: [nameOf(local)] });
    else own.push({ id: from, names: namesIn(line) });
  }
  return { own, handedOn };
}

type Line = ReturnType<typeof parseAst>["body"][number];
type Name = { readonly name: string } | { readonly value: string };

/** `null` where it takes everything. */
function namesIn(line: Line): readonly string[] | null {
  if (line.type === "ExportNamedDeclaration")
    return line.specifiers.map(({ local }) => nameOf(local));
  if (line.type !== "ImportDeclaration") return null;
  const names = line.specifiers.map((one) =>
    one.type === "ImportSpecifier" ? nameOf(one.imported) : null,
  );
  return names.every((name) => name !== null) ? names : null;
}

function nameOf(name: Name): string {
  return "name" in name ? name.name : name.value;
}

function idOf(source: string, from: string): string {
  return source.startsWith("#") ? join(house, source.slice(1)) : join(dirname(from), source);
}

/** What these roots need, up to other roots. */
export function neededBy(
  roots: readonly string[],
  isRoot: (id: string) => boolean,
  needsOf: (id: string) => ModuleNeeds,
): ReadonlySet<string> {
  const needed = new Set<string>();
  const waiting: Need[] = [];
  const enter = (id: string): void => void waiting.push(...needsOf(id).own);
  for (const root of roots) {
    enter(root);
    waiting.push(...needsOf(root).handedOn.values());
  }
  for (let need = waiting.pop(); need !== undefined; need = waiting.pop()) {
    const { id, names } = need;
    if (isRoot(id)) continue;
    const { handedOn } = needsOf(id);
    const handed = (names ?? [...handedOn.keys()]).flatMap((name) => handedOn.get(name) ?? []);
    waiting.push(...handed);
    const isMeant = names === null || handed.length < names.length;
    if (!isMeant || needed.has(id)) continue;
    needed.add(id);
    enter(id);
  }
  return needed;
}
