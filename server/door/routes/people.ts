/** Who I am, here and on my other devices. */
import * as z from "zod";
import type { PersonId } from "#table/journal/page.ts";
import { longest } from "#table/talk/limits.ts";
import { tokenScopes, type NamedToken } from "#table/talk/office.ts";
import { readable } from "#table/talk/readable.ts";
import { newName, typedName } from "../fields.ts";
import type { Person } from "#table/ports.ts";
import { faceSchema } from "#table/talk/seats/face-schema.ts";
import type { Me } from "#table/talk/lobby.ts";
import type { TableId } from "#table/talk/words.ts";
import { deviceKey } from "../../accounts/devices.ts";
import { readAnyName } from "../../accounts/names.ts";
import { meOf, sessionId } from "../../accounts/people.ts";
import { hashOfSecret } from "../../accounts/secrets.ts";
import type { Services } from "../../services.ts";
import { most } from "../../store/most.ts";
import { sessionCookie } from "../credentials.ts";
import { formerCookie, formersOf } from "../former.ts";
import { meter, type Meter } from "../limits/rates.ts";
import { claimRoutes } from "./me/claims.ts";
import { formerRoutes } from "./me/former.ts";
import { made, no, nothing, ok, tooFast } from "../http/reply.ts";
import type { Sockets } from "../socket/sockets.ts";
import { guestRoute, openRoute, type Route } from "../http/route.ts";

const newGuest = z.strictObject({
  name: newName,
  face: faceSchema
    .exactOptional()
    .describe("a face and a colour of one's own; as it is where left out"),
  token: z
    .boolean()
    .optional()
    .describe("true: answer with a bearer token for a program instead of setting a cookie"),
  by: newName
    .optional()
    .describe("I am a program, and this is who runs me: both stand in my name from now on"),
});

const newToken = z.strictObject({
  name: typedName.describe("what I call it, to know it again"),
  scope: z.enum(tokenScopes).describe("play: sees what I see and asks at tables; read: sees"),
});

export function peopleRoutes(services: Services, wires: Sockets): readonly Route[] {
  const { limits, clock } = services;
  const guests = meter(limits.guestsPerAddress, () => clock.now());
  return [
    ...meRoutes(services, wires, guests),
    ...sessionRoutes(services, wires),
    ...claimRoutes(services, wires, guests),
    ...formerRoutes(services, wires),
  ];
}

function meRoutes(services: Services, wires: Sockets, guests: Meter): readonly Route[] {
  const { people, limits } = services;
  return [
    guestRoute({
      method: "get",
      path: "/api/me",
      who: "seat",
      summary: "Who I am",
      answer: "Me",
      codes: [],
      run: ({ session }) => ok(meOf(session)),
    }),
    openRoute({
      method: "post",
      path: "/api/me",
      summary: "Come in as a guest, or change my name",
      body: newGuest,
      answer: "Me",
      makes: "sometimes",
      codes: ["wrong-name", "seat-token", "too-fast"],
      async run({ session, body, address, secure, request }) {
        const isRenamed = session !== null && body.token !== true;
        const name = readAnyName(body.name, body.by, isRenamed ? session.name : "");
        if (name === null) return no(422, "wrong-name", { most: limits.nameLength });
        if (isRenamed) {
          if (session.only !== null) return no(403, "seat-token");
          const payer = { person: session.person, address };
          const told = await toldTables(services, session.person);
          const cost = 1 + told.length;
          if (!services.allowances.take("ask", payer, cost))
            return tooFast("ask", services.allowances.wait("ask", payer, cost));
          await people.rename(session.person, name);
          if (body.face !== undefined) await people.setFace(session.person, body.face);
          const face = body.face ?? session.face;
          await tellTables(services, told, { id: session.person, name, face });
          return ok({ name, face } satisfies Me);
        }
        if (!guests.take(address)) return tooFast("guests", guests.wait(address));
        const { person, secret } = await people.welcome(
          name,
          deviceKey(request.headers["user-agent"]),
        );
        const face = body.face ?? null;
        if (face !== null) await people.setFace(person, face);
        return body.token === true
          ? made({ name, face, token: secret } satisfies Me)
          : made({ name, face } satisfies Me, { "set-cookie": sessionCookie(secret, secure) });
      },
    }),
    guestRoute({
      method: "delete",
      path: "/api/me",
      who: "seat",
      summary:
        "Forget this session, and whom this browser was before; seats stay with the person and their other devices",
      answer: null,
      codes: [],
      async run({ secret, secure, request }) {
        const formers = await formersOf(request, people);
        const gone = [secret, ...formers.map((each) => each.secret)].filter((one) => one !== null);
        for (const one of gone) await people.forget(one);
        wires.end((_caller, used) => gone.includes(used));
        return nothing({ "set-cookie": [sessionCookie("", secure), formerCookie([], secure)] });
      },
    }),
  ];
}

function sessionRoutes({ people }: Services, wires: Sockets): readonly Route[] {
  return [
    guestRoute({
      method: "get",
      path: "/api/me/sessions",
      who: "person",
      summary: "Every door that opens for me: devices of mine, and programs that play one seat",
      answer: "MySessions",
      codes: [],
      run: async ({ session, secret }) => ok(await people.sessions(session.person, secret)),
    }),
    guestRoute({
      method: "post",
      path: "/api/me/tokens",
      who: "person",
      summary: "A token of mine with a name and a scope, good until it is ended like a session",
      body: newToken,
      answer: "NamedToken",
      makes: "always",
      codes: ["wrong-name", "too-many-tokens"],
      async run({ session, body }) {
        const label = readable(body.name);
        if (label === "" || label.length > longest.name)
          return no(422, "wrong-name", { most: longest.name });
        const token = await people.namedToken(session.person, { label, scope: body.scope });
        return token === null
          ? no(409, "too-many-tokens", { most: most.namedTokens })
          : made({ token } satisfies NamedToken);
      },
    }),
    guestRoute({
      method: "delete",
      path: "/api/me/sessions/:id",
      who: "person",
      summary: "End one of them; seats stay mine",
      answer: null,
      codes: ["no-such-session"],
      async run({ session, params }) {
        const ended = await people.endSession(session.person, params["id"] ?? "");
        if (!ended) return no(404, "no-such-session");
        const id = params["id"] ?? "";
        wires.end((_caller, secret) => sessionId(hashOfSecret(secret)) === id);
        return nothing();
      },
    }),
  ];
}

/** At most so many tables hear of a new name at once; the others learn it when their person comes. */
const mostTold = 50;

async function toldTables({ directory }: Services, person: PersonId): Promise<readonly TableId[]> {
  return [...(await directory.of(person)).keys()].slice(0, mostTold);
}

async function tellTables(
  { tables }: Services,
  told: readonly TableId[],
  person: Person,
): Promise<void> {
  for (const id of told) {
    const row = await tables.row(id);
    if (row !== null && row.phase !== "over") (await tables.fresh(id))?.renamed(person);
  }
}
