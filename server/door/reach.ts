/** Where others find the hall: what an invitation, its QR code and the start's own lines say. */
import type { IncomingMessage } from "node:http";
import { networkInterfaces, type NetworkInterfaceInfo } from "node:os";
import { hostOf, isSecure } from "./limits/address.ts";

export interface Reach {
  readonly trustProxy: boolean;
  /** What the host says the hall is called, with scheme and port. */
  readonly publicUrl: string | null;
  /** Listens on every interface, so that others in the house can come in. */
  readonly isOpenToNetwork: boolean;
}

type Interfaces = NodeJS.Dict<readonly NetworkInterfaceInfo[]>;

/** Bridges of containers and virtual machines have addresses that no phone can reach. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|lo)/;

/** IPv4 first and only: it is what people can read aloud and every home router hands out. */
export function networkAddresses(interfaces: Interfaces = networkInterfaces()): readonly string[] {
  return Object.entries(interfaces).flatMap(([name, found]) =>
    virtual.test(name)
      ? []
      : (found ?? []).flatMap(({ family, internal, address }) =>
          family === "IPv4" && !internal && !address.startsWith("169.254.") ? [address] : [],
        ),
  );
}

/**
 * The scheme, name and port to invite people to; `null` when the request does not say where it went. The network cards
 * are asked only where it matters: that takes as long as half a request.
 */
export function originFor(
  request: IncomingMessage,
  reach: Reach,
  addresses: () => readonly string[] = networkAddresses,
): string | null {
  const here = askedOrigin(request, reach);
  return betterOrigin(here, reach, addresses) ?? here?.origin ?? null;
}

/** Only what is better than the address the visitor came by: that one the browser knows best. */
export function addressFor(request: IncomingMessage, reach: Reach): string | null {
  return betterOrigin(askedOrigin(request, reach), reach, networkAddresses);
}

function askedOrigin(request: IncomingMessage, reach: Reach): URL | null {
  const asked = hostOf(request, reach);
  return asked === undefined
    ? null
    : URL.parse(`${isSecure(request, reach) ? "https" : "http"}://${asked}`);
}

function betterOrigin(
  here: URL | null,
  { publicUrl, isOpenToNetwork }: Reach,
  addresses: () => readonly string[],
): string | null {
  if (publicUrl !== null) return publicUrl;
  if (here === null || !isOpenToNetwork || !isLoopback(here.hostname)) return null;
  const [address] = addresses();
  if (address === undefined) return null;
  return `${here.protocol}//${address}${here.port === "" ? "" : `:${here.port}`}`;
}

/** The name under which a machine reaches only itself. */
function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Without a name given to it, a server listens everywhere. */
export function opensToNetwork(host: string | undefined): boolean {
  return host === undefined || host === "0.0.0.0" || host === "::";
}
