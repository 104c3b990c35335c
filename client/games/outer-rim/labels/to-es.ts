/** Cazar al doctor Evazan, vencer a la patrulla; see at-fr.ts. */
export function to(name: string): string {
  return joined("a", name);
}

/** La deuda del enemigo, la nave de Anna. */
export function of(name: string): string {
  return joined("de", name);
}

function joined(before: "a" | "de", name: string): string {
  return name.startsWith("el ") ? `${before}l ${name.slice("el ".length)}` : `${before} ${name}`;
}
