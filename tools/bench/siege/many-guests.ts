/** Guests without end: what one person may is little, but anyone can be another person, and some have addresses. */
import type { HttpAnswer, Stranger } from "./stranger.ts";

export interface SiegeGuest {
  call(method: string, path: string, body?: unknown): Promise<HttpAnswer>;
}

export interface ManyGuests {
  /** `null`: the hall lets nobody new in just now. */
  next(): Promise<SiegeGuest | null>;
}

/** As many as a handful of attackers have; each lets in sixty at once. */
const addresses = 5;

export function guestsAt({ call }: Stranger): ManyGuests {
  let count = 0;
  return {
    async next() {
      const from = `127.0.2.${1 + (count++ % addresses)}`;
      const me = { name: `Bossk ${count}`, token: true };
      const { status, text } = await call("POST", "/api/me", me, "", from);
      if (status !== 201) return null;
      const { token } = JSON.parse(text) as { readonly token: string };
      return { call: (method, path, body) => call(method, path, body, token, from) };
    },
  };
}
