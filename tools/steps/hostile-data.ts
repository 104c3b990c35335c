/** JSON that means harm and still is JSON: one of its values is long, deep, or has many parts. */
import type { Rng } from "#rules/game.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

export interface HostileData {
  readonly what: string;
  text(length: number): string;
}

const pieces = [" ", "a", "(", "\n", ",", "\u0301", "Bossk ", "1", "[", '"', "\\", "ﷺ", "a b "];

export function hostileData(honest: string, rng: Rng): HostileData {
  const data = JSON.parse(honest) as Json;
  const paths = [...pathsIn(data, [])];
  const path = paths[rng.below(paths.length)] ?? [];
  const value = at(data, path);
  const [what, grown] = growing(value, rng);
  return {
    what: `${path.join(".")} ${what}`,
    text: (length) => JSON.stringify(changed(data, path, grown(length))),
  };
}

/** The value, larger: about so many signs. */
function growing(value: Json, rng: Rng): readonly [string, (length: number) => Json] {
  const piece = pieces[rng.below(pieces.length)] ?? "";
  const long = (length: number): string => piece.repeat(length / piece.length);
  const each = JSON.stringify(value).length + 1;
  const several = (length: number): number => Math.ceil(length / each);
  const ways: readonly (readonly [string, (length: number) => Json])[] = [
    [`a text of ${JSON.stringify(piece)}`, long],
    ["itself, many times", (length) => Array<Json>(several(length)).fill(value)],
    ["very deep", (length) => nested(Math.min(length / 2, 60))],
    ["with many fields", (length) => fields(value, length / 16)],
    ["a large number", () => Number.MAX_SAFE_INTEGER],
  ];
  if (Array.isArray(value) && value.length > 0 && rng.below(3) > 0)
    return ["its entries, many times", (length) => entries(value, several(length))];
  if (typeof value === "string" && rng.below(2) === 0)
    return [`and ${JSON.stringify(piece)}`, (length) => value + long(length)];
  return ways[rng.below(ways.length)] ?? ["as it is", () => value];
}

/** Again and again, each with ids of its own: `b1`, `b2`, `b3`. */
function entries(list: readonly Json[], times: number): Json {
  const again = (nth: number): Json[] =>
    (JSON.parse(JSON.stringify(list).replaceAll(/(?<=[a-z-])\d+(?=")/g, String(nth))) as Json[]) ??
    [];
  return Array.from({ length: times }, (_, nth) => again(nth + 1)).flat();
}

function nested(depth: number): Json {
  let deep: Json = [];
  for (let nth = 0; nth < depth; nth++) deep = [deep];
  return deep;
}

function fields(value: Json, many: number): Json {
  const record = typeof value === "object" && value !== null ? value : { value };
  return Object.fromEntries([
    ...Array.from({ length: many }, (_, nth) => [`field-${nth}`, nth] as const),
    ...Object.entries(record),
  ]);
}

function* pathsIn(data: Json, path: Path): Generator<Path> {
  yield path;
  if (typeof data !== "object" || data === null) return;
  for (const [key, value] of Object.entries(data)) yield* pathsIn(value, [...path, key]);
}

function at(data: Json, path: Path): Json {
  return path.reduce<Json>(
    (value, key) => (value as Record<string | number, Json>)[key] ?? null,
    data,
  );
}

function changed(data: Json, path: Path, value: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string, Json>;
  copy[key] = changed(copy[key] ?? null, rest, value);
  return copy as Json;
}
