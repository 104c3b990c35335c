/**
 * What two browsers must know of each other to talk. A session description says it in 700 characters, of which some 80
 * bytes matter: the rest is the same for every data channel, and is written anew on the other side.
 */
import type { ByteReader, ByteWriter } from "./bytes.ts";

export interface Description {
  readonly ufrag: string;
  readonly password: string;
  /** SHA-256 of the certificate this side will show. */
  readonly fingerprint: Uint8Array;
  readonly addresses: readonly Address[];
}

interface Address {
  /** A name of the local network, `….local`, or an address. */
  readonly at: string;
  readonly port: number;
}

const fingerprintBytes = 32;
const mostAddresses = 12;

export function readSdp(sdp: string): Description | null {
  const ufrag = lineAfter(sdp, "a=ice-ufrag:");
  const password = lineAfter(sdp, "a=ice-pwd:");
  const hex = lineAfter(sdp, "a=fingerprint:sha-256 ")?.split(":") ?? [];
  if (ufrag === null || password === null || hex.length !== fingerprintBytes) return null;
  const fingerprint = Uint8Array.from(hex, (two) => Number.parseInt(two, 16));
  return { ufrag, password, fingerprint, addresses: addressesIn(sdp) };
}

function lineAfter(sdp: string, start: string): string | null {
  const line = sdp.split(/\r?\n/u).find((one) => one.startsWith(start));
  return line === undefined ? null : line.slice(start.length).trim();
}

/** `candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host`: over UDP, and no more than a code holds. */
function addressesIn(sdp: string): readonly Address[] {
  const found: Address[] = [];
  for (const line of sdp.split(/\r?\n/u)) {
    if (!line.startsWith("a=candidate:")) continue;
    const [, , transport, , at, port] = line.split(" ");
    if (transport?.toLowerCase() !== "udp" || at === undefined || kindOf(at) === null) continue;
    found.push({ at, port: Number(port) });
  }
  return found.slice(0, mostAddresses);
}

export function writeSdp(
  { ufrag, password, fingerprint, addresses }: Description,
  type: "offer" | "answer",
): string {
  const hex = [...fingerprint].map((byte) => byte.toString(16).padStart(2, "0").toUpperCase());
  return [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hex.join(":")}`,
    `a=setup:${type === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    ...addresses.map(
      ({ at, port }, i) =>
        `a=candidate:${i + 1} 1 udp ${2_122_260_223 - i * 256} ${at} ${port} typ host`,
    ),
    "",
  ].join("\r\n");
}

export function writeDescription(out: ByteWriter, description: Description): void {
  out.text(description.ufrag);
  out.text(description.password);
  out.bytes(description.fingerprint);
  out.byte(description.addresses.length);
  for (const { at, port } of description.addresses) {
    const kind = kindOf(at);
    if (kind === null) continue;
    out.byte(kinds.indexOf(kind));
    out.bytes(addressBytes(at, kind));
    out.pair(port);
  }
}

export function readDescription(from: ByteReader): Description | null {
  const ufrag = from.text();
  const password = from.text();
  const fingerprint = from.bytes(fingerprintBytes);
  const count = from.byte();
  if (ufrag === null || password === null || fingerprint === null || count === null) return null;
  if (!isPlain(ufrag) || !isPlain(password) || count > mostAddresses) return null;
  const addresses: Address[] = [];
  for (let i = 0; i < count; i++) {
    const address = readAddress(from);
    if (address === null) return null;
    addresses.push(address);
  }
  return { ufrag, password, fingerprint, addresses };
}

/** Only these signs may stand there [RFC 8839]: no line of the description can be smuggled in. */
function isPlain(text: string): boolean {
  return text.length >= 4 && /^[A-Za-z0-9+/]*$/u.test(text);
}

/** Browsers hide a device's address behind a name of the local network, unless they were given the camera. */
const kinds = ["name", "ipv4", "ipv6"] as const;
type Kind = (typeof kinds)[number];
const lengths: Readonly<Record<Kind, number>> = { name: 16, ipv4: 4, ipv6: 16 };

function kindOf(at: string): Kind | null {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.local$/u.test(at)) return "name";
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/u.test(at)) return "ipv4";
  return /^[0-9a-f:]{2,39}$/u.test(at) && groupsOf(at).length === 8 ? "ipv6" : null;
}

function addressBytes(at: string, kind: Kind): Uint8Array {
  switch (kind) {
    case "name":
      return fromHex(at.slice(0, -".local".length).replaceAll("-", ""));
    case "ipv4":
      return Uint8Array.from(at.split("."), Number);
    default:
      return fromHex(groupsOf(at).join(""));
  }
}

function readAddress(from: ByteReader): Address | null {
  const kind = kinds[from.byte() ?? kinds.length];
  if (kind === undefined) return null;
  const bytes = from.bytes(lengths[kind]);
  const port = from.pair();
  if (bytes === null || port === null) return null;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  switch (kind) {
    case "name": {
      const parts = [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end));
      return { at: `${parts.join("-")}.local`, port };
    }
    case "ipv4":
      return { at: [...bytes].join("."), port };
    default:
      return { at: (hex.match(/.{4}/gu) ?? []).join(":"), port };
  }
}

/** `2001:db8::1` in all its eight groups of four signs; another number of groups is no address. */
function groupsOf(at: string): readonly string[] {
  const [before = "", after] = at.split("::");
  const groups = (part: string): string[] => (part === "" ? [] : part.split(":"));
  const left = groups(before);
  const right = groups(after ?? "");
  const missing = after === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: missing }, () => "0"), ...right].map((group) =>
    group.padStart(4, "0"),
  );
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../gu) ?? [], (two) => Number.parseInt(two, 16));
}
