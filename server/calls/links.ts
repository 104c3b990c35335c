/** Links that do one thing without signing in: what they name is signed by the hall. */
import { createHmac, timingSafeEqual } from "node:crypto";

export interface Links {
  /** Ends all calls of this person. */
  endToken(person: string): string;
  endedBy(token: string): string | null;
  /** The letter to this address was opened. */
  confirmToken(channel: string): string;
  confirmedBy(token: string): string | null;
}

/** Neither a letter of base64url nor a dot: what ends like a file's name is looked for among the files. */
const between = "~";

export function signedLinks(secret: string): Links {
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
    endToken: (person) => write("end", person),
    endedBy: (token) => read("end", token),
    confirmToken: (channel) => write("confirm", channel),
    confirmedBy: (token) => read("confirm", token),
  };
}
