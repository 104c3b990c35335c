/** What stands behind the units: command cards and the battle deck. */
export type Section = "commands" | "deck" | "primary" | "secondary" | "advantage";

const sections: readonly (readonly [Section, RegExp])[] = [
  ["commands", /^(?:commands?(?: cards| hand)?|contingencies|ordres|[oó]rdenes)\s*(?::|$)/iu],
  ["deck", /^(?:battle ?deck|mission deck|battlefield deck)\s*:?$/iu],
  ["primary", /^(?:objectives?|primar(?:y|ies)|deployments?)\s*(?::|$)/iu],
  ["secondary", /^(?:secondar(?:y|ies)(?: objectives?)?)\s*(?::|$)/iu],
  ["advantage", /^(?:advantages?|conditions?)\s*(?::|$)/iu],
];

/** The head of what stands behind the units, and what follows it on the same line. */
export function sectionIn(
  text: string,
): { readonly section: Section; readonly rest: string } | null {
  for (const [section, head] of sections)
    if (head.test(text)) return { section, rest: text.replace(head, "").trim() };
  return null;
}

export function withoutPips(text: string): string {
  return text.replaceAll(/[•*●○]/gu, "").trim();
}

/** `Ambush •, Push ••`: command cards on one line, by their pips. */
export function isCommandLine(text: string): boolean {
  const parts = text.split(",").map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /^[•*●].|.[•*●]$/u.test(part));
}
