/** Fields of a written pad, each checked; a mistake is a sentence with its place. */
type Fields = Readonly<Record<string, unknown>>;

const highest = 999;

export function fieldsOf(
  raw: unknown,
  path: string,
  known: readonly string[],
  mistakes: string[],
): Fields {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
    mistakes.push(`${path}: a record with ${known.join(", ")} belongs here, not ${said(raw)}.`);
    return {};
  }
  for (const field of Object.keys(raw))
    if (!known.includes(field))
      mistakes.push(`${path}.${field}: there is no such field; known are ${known.join(", ")}.`);
  return { ...raw };
}

export function listOf(
  fields: Fields,
  field: string,
  path: string,
  mistakes: string[],
): readonly unknown[] {
  const value = fields[field] ?? [];
  if (Array.isArray(value)) return value;
  mistakes.push(`${path}.${field}: a list belongs here, not ${said(value)}.`);
  return [];
}

export function whole(value: unknown, path: string, mistakes: string[]): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= highest)
    return value;
  mistakes.push(`${path}: a whole number from 0 to ${highest} belongs here, not ${said(value)}.`);
  return 0;
}

export function yesOrNo(value: unknown, path: string, mistakes: string[]): boolean {
  if (typeof value !== "boolean")
    mistakes.push(`${path}: true or false belongs here, not ${said(value)}.`);
  return value === true;
}

export function oneOf<T extends string>(
  value: unknown,
  list: readonly [T, ...T[]],
  path: string,
  mistakes: string[],
): T {
  const found = list.find((known) => known === value);
  if (found === undefined)
    mistakes.push(`${path}: one of ${list.join(", ")} belongs here, not ${said(value)}.`);
  return found ?? list[0];
}

export function said(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value).slice(0, 60);
}
