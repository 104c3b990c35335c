/** The commonest line of a contact: pay, and they join you. */
import { line } from "../verbs.ts";
import type { Choice, Condition } from "../effects.ts";

export function signOn(contact: string, price: number, when?: Condition): Choice {
  const asked = when === undefined ? {} : { when };
  return line(`contact.${contact}.hire`, [{ do: "gain-crew" }], { pay: price, ...asked });
}
