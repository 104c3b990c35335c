/** Messages by their groups, as the code asks for them: `lobby_free` is `words.lobby.free`. */
import { typeOf, type Argument } from "./arguments.ts";

export interface Leaf {
  readonly code: string;
  readonly given: readonly Argument[];
  /** Its arguments come as one record: it is asked for by a key that is put together. */
  readonly byName: boolean;
}

export type Tree = Leaf | Group;
type Group = Map<string, Tree>;

const isGroup = (tree: Tree): tree is Group => tree instanceof Map;

/** Every catalog has this, by itself. */
const own = "language";

/** Puts a leaf where its id says; says why that cannot be. */
export function plant(root: Group, keys: readonly string[], leaf: Leaf): string | null {
  if (keys.join("") === own) return "is what the catalog itself says: which language it is";
  let group = root;
  for (const key of keys.slice(0, -1)) {
    const inner = group.get(key) ?? new Map<string, Tree>();
    if (!isGroup(inner)) return `is in ${key}, which is a message itself`;
    group.set(key, inner);
    group = inner;
  }
  const last = keys.at(-1) ?? "";
  if (group.has(last)) return "is a group of messages already";
  group.set(last, leaf);
  return null;
}

/** Groups whose keys are 0, 1, 2 are lists. */
function isList(group: Group): boolean {
  return [...group.keys()].every((key, at) => key === String(at));
}

/** The whole catalog also says which language it is. */
export function codeOf(tree: Tree, language?: string): string {
  if (!isGroup(tree)) {
    if (tree.given.length === 0) return tree.code;
    const names = tree.byName ? "given" : tree.given.map(({ name }) => name).join(", ");
    return `(${names}) => ${tree.code}`;
  }
  const members = [...tree].map(([key, inner]) => [property(key), codeOf(inner)] as const);
  return isList(tree)
    ? `[${members.map(([, code]) => code).join(", ")}]`
    : `{\n${language === undefined ? "" : `${own}: ${JSON.stringify(language)},\n`}${members.map(([key, code]) => `${key}: ${code},`).join("\n")}\n}`;
}

/** `lookedUp` are the paths of groups that are asked by a name that comes from elsewhere; `*` is any key. */
export function typeText(tree: Tree, lookedUp: ReadonlySet<string>, path = ""): string {
  if (!isGroup(tree)) return leafType(tree);
  const below = (key: string): string => (path === "" ? key : `${path}.${key}`);
  const [first] = tree.values();
  if (first !== undefined && isList(tree))
    return `readonly (${typeText(first, lookedUp, below("*"))})[]`;
  if (first !== undefined && lookedUp.has(path))
    return `Readonly<Record<string, ${anyOf([...tree.values()], lookedUp, below("*"))}>>`;
  const members = [...tree].map(
    ([key, inner]) =>
      `readonly ${property(key)}: ${typeText(inner, lookedUp, inPath(below(key), lookedUp, below("*")))};`,
  );
  return `{\n${members.join("\n")}\n}`;
}

function leafType({ given, byName }: Leaf): string {
  if (given.length === 0) return "string";
  const members = given.map((one) => `${one.name}: ${typeOf(one)}`);
  return byName
    ? `(given: { ${members.map((one) => `readonly ${one}`).join("; ")} }) => string`
    : `(${members.join(", ")}) => string`;
}

/** What each member of a group that is looked up has; what some of them lack may be absent. */
function anyOf(trees: readonly Tree[], lookedUp: ReadonlySet<string>, path: string): string {
  const groups = trees.filter(isGroup);
  const [first] = trees;
  if (first === undefined || groups.length < trees.length)
    return first === undefined ? "never" : typeText(first, lookedUp, path);
  const members = new Map(groups.flatMap((group) => [...group]));
  const isShared = (key: string): boolean => groups.every((group) => group.has(key));
  if ([...members.keys()].every(isShared) || lookedUp.has(path))
    return typeText(first, lookedUp, path);
  const lines = [...members].map(
    ([key, inner]) =>
      `readonly ${property(key)}${isShared(key) ? "" : "?"}: ${typeText(inner, lookedUp, `${path}.${key}`)};`,
  );
  return `{\n${lines.join("\n")}\n}`;
}

function inPath(own: string, lookedUp: ReadonlySet<string>, any: string): string {
  return [...lookedUp].some((path) => path === any || path.startsWith(`${any}.`)) ? any : own;
}

function property(key: string): string {
  return /^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key);
}
