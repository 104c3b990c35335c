/** Limits on everything that comes from outside. The host may be a small machine; a table must never notice a flood. */
import { chatLength } from "#table/talk/schema.ts";
import { nameLength } from "../accounts/names.ts";

/** Allowed at once, then so many each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  readonly nameLength: number;
  readonly chatLength: number;
  readonly openTablesPerPerson: number;
  /** One message of a socket, one ask over HTTP. */
  readonly messageBytes: number;
  /** A new table may bring its own card set. */
  readonly tableBytes: number;
  readonly asksPerConnection: Rate;
  readonly requestsPerAddress: Rate;
  readonly guestsPerAddress: Rate;
  readonly claimsPerAddress: Rate;
  /** Sockets and waiting long-polls together; a school may share one address. */
  readonly connectionsPerAddress: number;
  readonly tablesPerConnection: number;
  /** A reader this far behind is dropped: it can watch again and gets one fresh view. */
  readonly unreadBytes: number;
  /** A socket that has not answered a ping for this long is gone. */
  readonly heartbeatMilliseconds: number;
  /** A table nobody watches leaves memory after this. */
  readonly idleMilliseconds: number;
}

export const standardLimits: Limits = {
  nameLength,
  chatLength,
  openTablesPerPerson: 30,
  messageBytes: 16 * 1024,
  tableBytes: 512 * 1024,
  asksPerConnection: { burst: 60, perSecond: 20 },
  requestsPerAddress: { burst: 400, perSecond: 100 },
  guestsPerAddress: { burst: 60, perSecond: 0.5 },
  claimsPerAddress: { burst: 10, perSecond: 0.1 },
  connectionsPerAddress: 200,
  tablesPerConnection: 16,
  unreadBytes: 1024 * 1024,
  heartbeatMilliseconds: 30_000,
  idleMilliseconds: 5 * 60_000,
};

/** A bucket of allowances that refills with time. */
interface Bucket {
  left: number;
  at: number;
}

export interface Meter {
  /** May this key do one more thing now, or one that costs as much as several? */
  take(key: string, cost?: number): boolean;
}

/** Forgets keys whose bucket would be full again, so a flood of addresses costs no lasting memory. */
export function meter(rate: Rate, now: () => number): Meter {
  const buckets = new Map<string, Bucket>();
  const refillTime = (rate.burst / rate.perSecond) * 1000;
  const sweepEvery = 1024;
  let taken = 0;

  function sweep(at: number): void {
    for (const [key, bucket] of buckets) if (at - bucket.at > refillTime) buckets.delete(key);
  }

  return {
    take(key, cost = 1) {
      const at = now();
      if (++taken % sweepEvery === 0) sweep(at);
      const bucket = buckets.get(key) ?? bucketOf(rate, at);
      buckets.set(key, bucket);
      return takeFrom(bucket, rate, at, cost);
    },
  };
}

/** For one speaker alone, where a whole meter would cost memory for each of ten thousand. */
export function bucketOf(rate: Rate, now: number): Bucket {
  return { left: rate.burst, at: now };
}

export function takeFrom(bucket: Bucket, rate: Rate, now: number, cost = 1): boolean {
  bucket.left = Math.min(rate.burst, bucket.left + ((now - bucket.at) / 1000) * rate.perSecond);
  bucket.at = now;
  if (bucket.left < cost) return false;
  bucket.left -= cost;
  return true;
}

export interface Turnstile {
  /** Lets one more in and answers how to let it out again; `null` when it is full. */
  enter(key: string): (() => void) | null;
}

export function turnstile(most: number): Turnstile {
  const inside = new Map<string, number>();
  return {
    enter(key) {
      const count = inside.get(key) ?? 0;
      if (count >= most) return null;
      inside.set(key, count + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const now = (inside.get(key) ?? 1) - 1;
        if (now === 0) inside.delete(key);
        else inside.set(key, now);
      };
    },
  };
}
