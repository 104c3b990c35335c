/** Addresses of letters: which are one, and how the hall knows one again without keeping it. */
import { createHmac } from "node:crypto";
import { domainToASCII } from "node:url";
import type { AddressHash } from "../../store/recipients-port.ts";

/** Nothing that a mail program would read as a comment, a list, a route or two addresses. */
export function isMailbox(text: string): boolean {
  const [name = "", domain = "", ...more] = text.split("@");
  return (
    more.length === 0 &&
    /^[\w.#$&'*+/=?^`{|}~-]{1,64}$/.test(name) &&
    /^[a-z\d.-]+\.[a-z][a-z\d-]*$/.test(domainToASCII(domain)) &&
    !domain.includes("..")
  );
}

/** Who reads it: what stands behind a plus, and at Google every dot, leads into the same mailbox. */
export function readerOf(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = domainToASCII(address.slice(at + 1)).replace(/^googlemail\.com$/, "gmail.com");
  const [name = ""] = address
    .slice(0, at)
    .toLowerCase()
    .split(/(?<=.)\+/);
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`;
}

/** Under a key of the hall: whoever has the list alone cannot look up an address in it. */
export function addressHasher(secret: string): (address: string) => AddressHash {
  return (address) => createHmac("sha256", secret).update(readerOf(address)).digest();
}
