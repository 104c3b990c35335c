/** Doors by which a browser becomes somebody. None makes it somebody else unless whoever it is has said so. */
import * as z from "zod";
import type { PersonId } from "#table/journal/page.ts";
import type { Me } from "#table/talk/lobby.ts";
import { meOf } from "../../../accounts/people.ts";
import type { Services } from "../../../services.ts";
import { sessionCookie } from "../../credentials.ts";
import { formerCookie, formersOf, keepFormers } from "../../former.ts";
import { no, ok, type Reply } from "../../http/reply.ts";
import type { Visit } from "../../http/route.ts";
import type { Sockets } from "../../socket/sockets.ts";

export const replacing = {
  replace: z
    .boolean()
    .optional()
    .describe("true: this browser is somebody already, and shall be the other from now on"),
};

type Arrival = Visit<{ readonly replace?: boolean | undefined }, unknown>;

export interface NewSession extends Me {
  readonly person: PersonId;
  readonly secret: string;
}

/** A link, a typed word or a passkey alone takes nobody's place. */
export function whoIsHere({ session, body }: Arrival): Reply | null {
  if (session === null) return null;
  if (session.only !== null) return no(403, "seat-token");
  return body.replace === true ? null : no(409, "someone-here", { name: session.name });
}

/** Whoever was here stays within reach of this browser, but none of its pages goes on speaking for them. */
export async function enter(
  { people }: Services,
  wires: Sockets,
  { session, secret, request, secure }: Visit<unknown, unknown>,
  { person, secret: opened, ...me }: NewSession,
): Promise<Reply> {
  const here = session === null || secret === null ? [] : [{ session, secret }];
  const before = [...here, ...(await formersOf(request, people))];
  const formers = await keepFormers(before, person, people);
  wires.end((_caller, used) => used === secret);
  const cookies = [sessionCookie(opened, secure)];
  if (before.length > 0) cookies.push(formerCookie(formers, secure));
  return ok(meOf(me), { "set-cookie": cookies });
}
