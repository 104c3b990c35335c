import { joined } from "../words/joined.ts";

/** Cazar al doctor Evazan, vencer a la patrulla. */
export function to(name: string): string {
  return joined("a", name, "es");
}

/** La deuda del enemigo, la nave de Anna. */
export function of(name: string): string {
  return joined("de", name, "es");
}
