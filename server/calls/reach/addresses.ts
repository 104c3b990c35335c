/** Which addresses a call may go to: never into the host's own network, unless the host says so. */
import { BlockList, isIP } from "node:net";
import { networkInterfaces, type NetworkInterfaceInfo } from "node:os";
import { HostError } from "../../host-error.ts";
import { plainAddress } from "../../plain-address.ts";

export interface AllowList {
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
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  ["::", 96],
  ["::ffff:0:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

const reserved = new BlockList();
for (const [address, bits] of inside) reserved.addSubnet(address, bits, familyOf(address));

type Interfaces = NodeJS.Dict<readonly NetworkInterfaceInfo[]>;

/**
 * Whoever shares a wire with this machine: at home every device has an address of the world outside. A machine that
 * was given one IPv6 address alone (/128) stands in the /64 of its neighbours all the same.
 */
function isNeighbour(address: string, interfaces: Interfaces): boolean {
  const family = familyOf(address);
  const wires = new BlockList();
  for (const { cidr } of Object.values(interfaces).flatMap((found) => found ?? [])) {
    const [own = "", bits = ""] = cidr?.split("/") ?? [];
    // A list takes an IPv4 address for one of ::/64: each family by itself.
    if (isIP(own) === 0 || familyOf(own) !== family) continue;
    wires.addSubnet(own, Math.min(Number(bits), family === "ipv6" ? 64 : 32), family);
  }
  return wires.check(address, family);
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

export function mayReach(
  name: string,
  address: string,
  allowed: AllowList,
  interfaces: () => Interfaces = networkInterfaces,
): boolean {
  const found = plainAddress(address);
  if (isIP(found) === 0 || found.includes("%")) return false;
  if (isChosen(name, found, allowed)) return true;
  return !reserved.check(found, familyOf(found)) && !isNeighbour(found, interfaces());
}

/** By the host. */
export function isChosen(name: string, address: string, { names, addresses }: AllowList): boolean {
  return (
    names.has(name.toLowerCase()) ||
    (isIP(address) !== 0 && addresses.check(address, familyOf(address)))
  );
}

/** `10.0.0.7, 192.168.0.0/24, hooks.lan`: what the host allows besides the world outside. */
export function readAllowed(text: string): AllowList {
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
