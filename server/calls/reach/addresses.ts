/** Which addresses a call may go to: never into the host's own network, unless the host says so. */
import { BlockList, isIP } from "node:net";
import { HostError } from "../../host-error.ts";

export interface Allowed {
  readonly names: ReadonlySet<string>;
  readonly addresses: BlockList;
}

/** Loopback, private, link-local, carrier, documentation, multicast and reserved ranges. */
const inside: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

const ownNetwork = new BlockList();
for (const [address, bits] of inside) ownNetwork.addSubnet(address, bits, familyOf(address));

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** An IPv4 address in the clothes of an IPv6 one is what it is. */
function plain(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const bits = parseInt(high, 16) * 65_536 + parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join(".");
}

export function mayReach(name: string, address: string, allowed: Allowed): boolean {
  const found = plain(address);
  if (isIP(found) === 0) return false;
  if (allowed.names.has(name.toLowerCase())) return true;
  const family = familyOf(found);
  return allowed.addresses.check(found, family) || !ownNetwork.check(found, family);
}

/** `10.0.0.7, 192.168.0.0/24, hooks.lan`: what the host allows besides the world outside. */
export function readAllowed(text: string): Allowed {
  const names = new Set<string>();
  const addresses = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter((each) => each !== "")) {
    const [address = "", bits] = entry.split("/");
    if (isIP(address) === 0) {
      if (bits !== undefined || !/^[\w.-]+$/.test(address))
        throw new HostError(
          `"${entry}" is no name, address or range: correct CALLS_MAY_REACH or --calls-may-reach`,
        );
      names.add(address.toLowerCase());
    } else addRange(addresses, entry, address, bits);
  }
  return { names, addresses };
}

function addRange(list: BlockList, entry: string, address: string, bits: string | undefined): void {
  try {
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  } catch {
    throw new HostError(
      `"${entry}" is no range of addresses: correct CALLS_MAY_REACH or --calls-may-reach`,
    );
  }
}
