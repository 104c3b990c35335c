/** Thousands of messages are asked for by one key each (`words["log.moved"]`), and sent in groups: a twentieth less. */
export function ungrouped<Grouped extends object, Words>(groups: Grouped): Words {
  const words: Record<string, unknown> = {};
  lay(groups, "", words);
  return words as Words;
}

/** What begins other keys has no name of its own in its group. */
function lay(group: object, path: string, words: Record<string, unknown>): void {
  for (const [key, inner] of Object.entries(group) as Iterable<[string, unknown]>) {
    const at = path === "" || key === "" ? path + key : `${path}.${key}`;
    if (typeof inner === "object" && inner !== null) lay(inner, at, words);
    else words[at] = inner;
  }
}
