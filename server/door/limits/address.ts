/** Whom the limits count: one household, one school, one server in between. */
import type { IncomingMessage } from "node:http";

export interface ProxyTrust {
  /**
   * Behind our own proxy the last entry of X-Forwarded-For is
   * the visitor; without one the header is a stranger's claim.
   */
  readonly trustProxy: boolean;
}

export function addressOf(request: IncomingMessage, { trustProxy }: ProxyTrust): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)
    ?.split(",")
    .at(-1)
    ?.trim();
  return household(last || request.socket.remoteAddress || "unknown");
}

/** The name people type; a proxy in between may have called us by another. */
export function hostOf(request: IncomingMessage, { trustProxy }: ProxyTrust): string | undefined {
  const forwarded = trustProxy ? request.headers["x-forwarded-host"] : undefined;
  return (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded) ?? request.headers.host;
}

/** Was the page loaded over https? Then the cookie is never sent without it. */
export function isSecure(request: IncomingMessage, { trustProxy }: ProxyTrust): boolean {
  return trustProxy && request.headers["x-forwarded-proto"] === "https";
}

/** One IPv6 customer owns at least a /64: all of it counts as one. */
export function household(address: string): string {
  if (!address.includes(":")) return address;
  if (address.startsWith("::ffff:")) return address.slice("::ffff:".length);
  const [before = "", after] = address.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<string>(zeros).fill("0"), ...tail].slice(0, 4).join(":");
}
