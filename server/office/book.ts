/**
 * What whoever runs the hall should hear of: errors that were
 * caught, limits that were hit. In memory, the latest first.
 */
import type { CaughtError, LimitHit } from "#table/talk/office.ts";
import { reasonOf } from "../host-error.ts";

export interface OfficeBook {
  caught(what: string, error: unknown): void;
  refused(work: string, address: string): void;
  errors(): readonly CaughtError[];
  limits(): readonly LimitHit[];
}

const mostErrors = 30;

export function officeBook(now: () => number): OfficeBook {
  const errors = new Map<string, CaughtError>();
  const limits = new Map<string, LimitHit>();
  const latestFirst = <T extends { readonly at: number }>(all: Iterable<T>): readonly T[] =>
    [...all].sort((a, b) => b.at - a.at);

  return {
    caught(what, error) {
      const reason = reasonOf(error).slice(0, 300);
      const key = `${what} ${reason}`;
      const times = (errors.get(key)?.times ?? 0) + 1;
      errors.delete(key);
      errors.set(key, { what, reason, times, at: now() });
      const [oldest] = errors.keys();
      if (errors.size > mostErrors && oldest !== undefined) errors.delete(oldest);
    },
    refused(work, address) {
      const times = (limits.get(work)?.times ?? 0) + 1;
      limits.set(work, { work, times, at: now(), address });
    },
    errors: () => latestFirst(errors.values()),
    limits: () => latestFirst(limits.values()),
  };
}
