/** How often something may happen: buckets that refill with time, and turnstiles that let only so many in at once. */

/** Allowed at once, then so many each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Bucket {
  left: number;
  at: number;
}

export interface Meter {
  /** May this key do one more thing now, or one that costs as much as several? */
  take(key: string, cost?: number): boolean;
  /** It has done as much already. */
  owe(key: string, cost: number): void;
  /** How many more it may do now. */
  left(key: string): number;
  /** Seconds until it may. */
  wait(key: string, cost?: number): number;
}

/** Forgets keys whose bucket would be full again, so a flood of addresses costs no lasting memory. */
export function meter(rate: Rate, now: () => number): Meter {
  const buckets = new Map<string, Bucket>();
  // A bucket can be in debt by one burst, so it may take two to be full again.
  const refillTime = ((2 * rate.burst) / rate.perSecond) * 1000;
  const sweepEvery = 1024;
  let taken = 0;

  function sweep(at: number): void {
    for (const [key, bucket] of buckets) if (at - bucket.at > refillTime) buckets.delete(key);
  }

  function bucketFor(key: string, at: number): Bucket {
    if (++taken % sweepEvery === 0) sweep(at);
    const bucket = buckets.get(key) ?? bucketOf(rate, at);
    buckets.set(key, bucket);
    return bucket;
  }

  return {
    take(key, cost = 1) {
      const at = now();
      return takeFrom(bucketFor(key, at), rate, at, cost);
    },
    owe(key, cost) {
      const at = now();
      oweTo(bucketFor(key, at), rate, at, cost);
    },
    left: (key) => Math.max(0, leftIn(buckets.get(key), rate, now())),
    wait(key, cost = 1) {
      const missing = Math.min(cost, rate.burst) - leftIn(buckets.get(key), rate, now());
      return Math.max(0, missing / rate.perSecond);
    },
  };
}

/** For one speaker alone, where a whole meter would cost memory for each of ten thousand. */
export function bucketOf(rate: Rate, now: number): Bucket {
  return { left: rate.burst, at: now };
}

/**
 * What costs more than a whole burst is allowed to a full bucket
 * and leaves it in debt: it must be possible, but not often.
 */
export function takeFrom(bucket: Bucket, rate: Rate, now: number, cost = 1): boolean {
  bucket.left = leftIn(bucket, rate, now);
  bucket.at = now;
  if (bucket.left < Math.min(cost, rate.burst)) return false;
  oweTo(bucket, rate, now, cost);
  return true;
}

function oweTo(bucket: Bucket, rate: Rate, now: number, cost: number): void {
  bucket.left = Math.max(leftIn(bucket, rate, now) - cost, -rate.burst);
  bucket.at = now;
}

function leftIn(bucket: Bucket | undefined, { burst, perSecond }: Rate, now: number): number {
  if (bucket === undefined) return burst;
  return Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
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
