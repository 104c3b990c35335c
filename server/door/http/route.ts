/** One row of the table of routes: the door is built from it, and so is the OpenAPI document. */
import type { IncomingMessage } from "node:http";
import type * as z from "zod";
import type { ErrorCode } from "#table/talk/errors.ts";
import type { Session } from "../../accounts/people.ts";
import type { Work } from "../limits/allowances.ts";
import type { answers } from "./answers.ts";
import type { Reply } from "./reply.ts";

/** `anyone` needs no session; `seat` also takes a seat token; `person` is a whole person. */
type Who = "anyone" | "seat" | "person";

export interface Visit<Body, Query> {
  readonly session: Session | null;
  /** What opened this session, to forget it again. */
  readonly secret: string | null;
  readonly address: string;
  readonly secure: boolean;
  readonly request: IncomingMessage;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly body: Body;
  /** The visitor gave up waiting. */
  readonly gone: AbortSignal;
}

/** A visit by someone we know. */
export type Guest<Body, Query> = Visit<Body, Query> & { readonly session: Session };

interface Described {
  readonly method: "get" | "post" | "delete";
  /** Hono's spelling: `/api/tables/:id`. */
  readonly path: string;
  readonly summary: string;
  /** Name of the answer's schema in `answers.ts`; `null` answers without a body. */
  readonly answer: keyof typeof answers | null;
  /** With 201; `sometimes` with 200, where what was asked for is there already. */
  readonly makes?: "always" | "sometimes";
  /** Other than JSON. */
  readonly type?: string;
  readonly codes: readonly ErrorCode[];
  /** How many ordinary requests this one counts as. */
  readonly cost?: number;
  /** Paid for before the body is read, by its length. */
  readonly work?: Work;
  /** A long answer: an address reads only so many of these at once. */
  readonly heavy?: true;
  /** Largest body; a message's size unless told. */
  readonly bytes?: number;
}

export interface Route extends Described {
  readonly who: Who;
  readonly query: z.ZodType | null;
  readonly body: z.ZodType | null;
  run(visit: Visit<unknown, unknown>): Promise<Reply> | Reply;
}

interface Shapes<B, Q> {
  readonly query?: z.ZodType<Q>;
  readonly body?: z.ZodType<B>;
}

/** Open to strangers. */
export function openRoute<B = undefined, Q = undefined>(
  route: Described & Shapes<B, Q> & { run(visit: Visit<B, Q>): Promise<Reply> | Reply },
): Route {
  // The door has read body and query with these very schemas before `run` is called.
  return {
    ...route,
    who: "anyone",
    query: route.query ?? null,
    body: route.body ?? null,
    run: (visit) => route.run(visit as Visit<B, Q>),
  };
}

/** Only with a session; the door has answered strangers already. */
export function guestRoute<B = undefined, Q = undefined>(
  route: Described &
    Shapes<B, Q> & {
      readonly who: "seat" | "person";
      run(visit: Guest<B, Q>): Promise<Reply> | Reply;
    },
): Route {
  return {
    ...route,
    query: route.query ?? null,
    body: route.body ?? null,
    run: (visit) => route.run(visit as Guest<B, Q>),
  };
}
