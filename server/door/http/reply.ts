/** What a route answers: a body with its status, or a clear no. */
import type * as z from "zod";
import type { Params, Problem } from "#rules/game.ts";
import type { ErrorCode } from "#table/talk/errors.ts";
import type { DoorError } from "#table/talk/lobby.ts";
import { limitParams, type LimitName } from "../limits/limit-params.ts";

/** A header that is sent several times has several values: cookies. */
export type Headings = Readonly<Record<string, string | readonly string[]>>;

export interface Reply {
  readonly status: number;
  /** `undefined` sends no body; text is sent as it is, in pieces if it comes in pieces, everything else as JSON. */
  readonly body: unknown;
  readonly headers: Headings;
  /** Told how long it became: whoever asked pays for that, too. */
  readonly pay?: (bytes: number) => void;
}

const none: Headings = {};

export function ok(body: unknown, headers: Headings = none): Reply {
  return { status: 200, body, headers };
}

export function made(body: unknown, headers: Headings = none): Reply {
  return { status: 201, body, headers };
}

export function nothing(headers: Headings = none): Reply {
  return { status: 204, body: undefined, headers };
}

export function no(status: number, code: ErrorCode, params: Params = {}): Reply {
  return { status, body: { error: { code, params } } satisfies DoorError, headers: none };
}

/** When to come again: whole seconds in the header, as HTTP has them. */
export function tooFast(limit: LimitName, seconds: number): Reply {
  return { ...no(429, "too-fast", limitParams(limit, seconds)), headers: retryAfter(seconds) };
}

export function retryAfter(seconds: number): Headings {
  return { "retry-after": String(Math.max(1, Math.ceil(seconds))) };
}

/** Enough to correct a card set by; a file of nothing but mistakes gets no longer answer. */
const mostProblems = 100;

export function wrongSetup(all: readonly Problem[]): Reply {
  const problems = all.slice(0, mostProblems);
  return {
    status: 422,
    body: {
      error: { code: "wrong-setup", params: { problems: all.length }, problems },
    } satisfies DoorError,
    headers: none,
  };
}

export function firstIssue(error: z.ZodError): Readonly<Record<string, string>> {
  const issue = error.issues[0];
  return { path: issue?.path.join(".") ?? "", reason: issue?.message ?? "" };
}
