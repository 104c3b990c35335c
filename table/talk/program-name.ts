/**
 * A program is called so: sign, word, name, and whose it is. All of it is in the name, so that no table, log, result,
 * list or call that shows one can leave it out; and nobody else's name may have the sign.
 */
const begins = "⚙ bot ";

/** With the sign as an emoji, too. */
const sign = /⚙\ufe0f?/gu;

export function programName(name: string, owner: string): string {
  return `${begins}${name} (${owner})`;
}

export function isProgram(name: string): boolean {
  return name.startsWith(begins);
}

export function ownerOf(name: string): string {
  return name.slice(name.lastIndexOf("(") + 1, -1);
}

/** What anybody may be called. */
export function withoutSign(name: string): string {
  return name.replaceAll(sign, "");
}
