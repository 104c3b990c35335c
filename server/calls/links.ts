/** Links that do one thing without signing in: what they name is signed by the hall. */
import { createHmac, timingSafeEqual } from "node:crypto";
import type { StoredChannel } from "../store/call-port.ts";
import type { AddressHash } from "../store/recipients-port.ts";

export interface Links {
  /** Ends it all, for whoever gets what is sent there; `null` for a guild, whose leaders end it on its page. */
  endLink(channel: Pick<StoredChannel, "owner" | "address">, origin: string): string | null;
  /** The person whose calls end. */
  endedBy(token: string): string | null;
  /** A reader wants no more letters. */
  stoppedBy(token: string): StopLink | null;
  /** The letter to this address was opened. */
  confirmToken(channel: string): string;
  confirmedBy(token: string): string | null;
}

export interface StopLink {
  readonly address: AddressHash;
  /** Who gave it. */
  readonly owner: string;
}

/** Neither a letter of base64url nor a dot: what ends like a file's name is looked for among the files. */
const between = "~";

export function signedLinks(secret: string, hashOf: (address: string) => AddressHash): Links {
  const sign = (purpose: string, what: string): string =>
    createHmac("sha256", secret).update(`${purpose}\n${what}`).digest("base64url").slice(0, 32);
  const write = (purpose: string, what: string): string =>
    `${Buffer.from(what).toString("base64url")}${between}${sign(purpose, what)}`;
  const read = (purpose: string, token: string): string | null => {
    const [name = "", signature = ""] = token.split(between);
    const what = Buffer.from(name, "base64url").toString();
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(purpose, what))];
    return given.length === right.length && timingSafeEqual(given, right) ? what : null;
  };
  return {
    endLink({ owner, address }, origin) {
      if (owner.startsWith("guild:")) return null;
      if (address.type !== "email") return `${origin}/calls/end/${write("end", owner)}`;
      const reader = Buffer.from(hashOf(address.to)).toString("hex");
      return `${origin}/calls/stop/${write("stop", `${reader} ${owner}`)}`;
    },
    endedBy: (token) => read("end", token),
    stoppedBy(token) {
      const [reader = "", owner] = read("stop", token)?.split(" ") ?? [];
      return owner === undefined ? null : { address: Buffer.from(reader, "hex"), owner };
    },
    confirmToken: (channel) => write("confirm", channel),
    confirmedBy: (token) => read("confirm", token),
  };
}
