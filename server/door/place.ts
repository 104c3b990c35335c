/** Where a page stands, as an authenticator sees it: passkeys want a name and a safe line. */
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { RelyingParty } from "../accounts/keys/passkeys.ts";
import { originFor, type Reach } from "./reach.ts";

/** `null` where no browser lets a page use passkeys, or where the hall is not called as its host calls it. */
export function placeOf(request: IncomingMessage, reach: Reach): RelyingParty | null {
  const here = URL.parse(request.headers.origin ?? originFor(request, reach) ?? "");
  if (here === null || !isSafe(here)) return null;
  const isCalledSo = reach.publicUrl === null || URL.parse(reach.publicUrl)?.host === here.host;
  return isCalledSo ? { rpId: here.hostname, origin: here.origin } : null;
}

/** Browsers take a machine's own name for safe, and no address at all for a name. */
function isSafe({ protocol, hostname }: URL): boolean {
  if (isIP(hostname.replaceAll(/[[\]]/g, "")) !== 0) return false;
  return protocol === "https:" || hostname === "localhost" || hostname.endsWith(".localhost");
}
