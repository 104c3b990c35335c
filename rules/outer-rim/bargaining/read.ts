/** The bundles of an offer as they come through the door: well-formed or `null`. Names inside are judged later. */

type Loose = Readonly<Record<string, unknown>>;

export function isRecord(raw: unknown): raw is Loose {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

export function isText(raw: unknown): raw is string {
  return typeof raw === "string" && raw.length <= 64;
}

/** More than anybody could hold. */
const longest = 40;

function listOf<T>(raw: unknown, read: (each: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(raw) || raw.length > longest) return null;
  const found: T[] = [];
  for (const each of raw) {
    const one = read(each);
    if (one === null) return null;
    found.push(one);
  }
  return found;
}

const readText = (raw: unknown): string | null => (isText(raw) ? raw : null);
const readNumber = (raw: unknown): number | null =>
  typeof raw === "number" && Number.isSafeInteger(raw) ? raw : null;

export function readFavor(raw: unknown): Loose | null {
  if (!isRecord(raw) || !isText(raw["kind"])) return null;
  const skill = raw["skill"] ?? null;
  const faction = raw["faction"] ?? null;
  if ((skill !== null && !isText(skill)) || (faction !== null && !isText(faction))) return null;
  return { kind: raw["kind"], skill, faction };
}

function readPromise(raw: unknown): Loose | null {
  if (!isRecord(raw) || !isText(raw["kind"])) return null;
  const player = raw["player"] ?? null;
  const credits = readNumber(raw["credits"] ?? 0);
  if (credits === null || (player !== null && readNumber(player) === null)) return null;
  return { kind: raw["kind"], player, credits };
}

/** What is left out is nothing. */
export function readBundle(raw: unknown): Loose | null {
  if (!isRecord(raw)) return null;
  const credits = readNumber(raw["credits"] ?? 0);
  const cards = listOf(raw["cards"] ?? [], readText);
  const debts = listOf(raw["debts"] ?? [], readNumber);
  const promises = listOf(raw["promises"] ?? [], readPromise);
  const wanted = raw["favor"] ?? null;
  const favor = wanted === null ? null : readFavor(wanted);
  if (credits === null || cards === null || debts === null || promises === null) return null;
  if (wanted !== null && favor === null) return null;
  return { credits, cards, debts, favor, promises };
}
