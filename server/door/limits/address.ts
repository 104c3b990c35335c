/** Whom the limits count: one household, one school, one server in between. */
import type { IncomingMessage } from "node:http";
import { isIPv4, isIPv6, type Socket } from "node:net";
import { plainAddress } from "../../plain-address.ts";

export interface ProxyTrust {
  /**
   * Behind our own proxy the last entry of X-Forwarded-For is
   * the visitor; without one the header is a stranger's claim.
   */
  readonly trustProxy: boolean;
}

export function addressOf(request: IncomingMessage, { trustProxy }: ProxyTrust): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1);
  // Whoever is no address is counted as the proxy that said so: a new spelling is no new visitor.
  return household(last ?? "") ?? householdOf(request.socket);
}

export function householdOf({ remoteAddress = "" }: Pick<Socket, "remoteAddress">): string {
  return household(remoteAddress) ?? "unknown";
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

/** As some proxies write it, with the visitor's port behind it. */
const withPort = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;

/** One IPv6 customer owns at least a /64: all of it counts as one, however it is written. `null`: no address. */
function household(text: string): string | null {
  const trimmed = text.trim();
  const [, bracketed, plain] = withPort.exec(trimmed) ?? [];
  const [address = ""] = (bracketed ?? plain ?? trimmed).split("%");
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return null;
  // A URL has one spelling for each address.
  const canonical = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) ?? address;
  const bare = plainAddress(canonical);
  return isIPv4(bare) ? bare : network(bare);
}

function network(canonical: string): string {
  const [before = "", after] = canonical.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array<string>(zeros).fill("0"), ...tail].slice(0, 4).join(":");
}
