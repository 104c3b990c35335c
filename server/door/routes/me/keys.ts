/** Passkeys: adding, naming and removing them, and coming back with one. */
import * as z from "zod";
import { typedName } from "../../fields.ts";
import type { PasskeyCard, MyKeys } from "#table/talk/me.ts";
import { mostPasskeys } from "../../../accounts/keys/passkeys.ts";
import { deviceKey } from "../../../accounts/devices.ts";
import { readName } from "../../../accounts/names.ts";
import { meOf } from "../../../accounts/people.ts";
import type { Services } from "../../../services.ts";
import type { StoredPasskey } from "../../../store/keys-port.ts";
import { placeOf } from "../../place.ts";
import { made, no, nothing, ok } from "../../http/reply.ts";
import { guestRoute, openRoute, type Route } from "../../http/route.ts";
import type { Sockets } from "../../socket/sockets.ts";
import { enter, replacing, whoIsHere } from "./entering.ts";

const longText = z.string().max(8192);
const id = z.string().min(1).max(1400);
const credential = {
  id,
  rawId: id,
  type: z.literal("public-key"),
  clientExtensionResults: z.looseObject({}),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: longText,
    attestationObject: longText,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .optional(),
  }),
});
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: longText,
    authenticatorData: longText,
    signature: longText,
    userHandle: longText.optional(),
  }),
});

export function keyRoutes(services: Services, wires: Sockets): readonly Route[] {
  return [
    ...myKeyRoutes(services),
    addRoute(services),
    ...passkeyRoutes(services),
    ...entryRoutes(services, wires),
  ];
}

function myKeyRoutes(services: Services): readonly Route[] {
  const { keys, people, passkeys } = services;
  return [
    guestRoute({
      method: "get",
      path: "/api/me/keys",
      who: "person",
      summary: "What would bring me back if this device forgot me",
      answer: "MyKeys",
      codes: [],
      async run({ session: { person }, secret }) {
        const doors = await people.sessions(person, secret);
        return ok({
          passkeys: (await keys.passkeysOf(person)).map(cardOf),
          words: await keys.wordsOf(person),
          devices: doors.filter(({ only }) => only === null).length,
        } satisfies MyKeys);
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/me/passkeys/options",
      who: "person",
      summary:
        "What a browser needs to make a passkey of mine; good for five minutes and one answer",
      answer: "PasskeyOptions",
      work: "keys",
      codes: ["no-passkeys-here", "too-many-passkeys", "too-fast"],
      async run({ session, request }) {
        const place = placeOf(request, services);
        if (place === null) return no(409, "no-passkeys-here");
        if ((await keys.passkeysOf(session.person)).length >= mostPasskeys)
          return no(409, "too-many-passkeys", { most: mostPasskeys });
        return ok(await passkeys.askToAdd({ id: session.person, name: session.name }, place));
      },
    }),
  ];
}

function addRoute(services: Services): Route {
  return guestRoute({
    method: "post",
    path: "/api/me/passkeys",
    who: "person",
    summary: "The passkey a browser made, and what I call it",
    body: z.strictObject({ name: typedName, answer: registration }),
    answer: "PasskeyCard",
    makes: "always",
    work: "keys",
    codes: ["no-passkeys-here", "wrong-passkey", "wrong-name", "too-many-passkeys", "too-fast"],
    async run({ session, request, body }) {
      const place = placeOf(request, services);
      if (place === null) return no(409, "no-passkeys-here");
      const called = readName(body.name);
      if (called === null) return no(422, "wrong-name", { most: services.limits.nameLength });
      const { passkeys } = services;
      // The library reads what the schema has let through; what it does not understand is a wrong answer.
      const answer = body.answer as Parameters<typeof passkeys.add>[3];
      const passkey = await passkeys.add(session.person, place, called, answer);
      if (passkey === "too-many-passkeys") return no(409, passkey, { most: mostPasskeys });
      return passkey === null ? no(422, "wrong-passkey") : made(cardOf(passkey));
    },
  });
}

function passkeyRoutes({ keys, limits }: Services): readonly Route[] {
  return [
    guestRoute({
      method: "post",
      path: "/api/me/passkeys/:id",
      who: "person",
      summary: "Call a passkey of mine something else",
      body: z.strictObject({ name: typedName }),
      answer: null,
      codes: ["no-such-passkey", "wrong-name"],
      async run({ session, params, body }) {
        const called = readName(body.name);
        if (called === null) return no(422, "wrong-name", { most: limits.nameLength });
        const found = await keys.namePasskey(session.person, params["id"] ?? "", called);
        return found ? nothing() : no(404, "no-such-passkey");
      },
    }),
    guestRoute({
      method: "delete",
      path: "/api/me/passkeys/:id",
      who: "person",
      summary: "This passkey opens nothing any more",
      answer: null,
      codes: ["no-such-passkey"],
      async run({ session, params }) {
        const found = await keys.dropPasskey(session.person, params["id"] ?? "");
        return found ? nothing() : no(404, "no-such-passkey");
      },
    }),
  ];
}

function entryRoutes(services: Services, wires: Sockets): readonly Route[] {
  const { passkeys, people } = services;
  return [
    openRoute({
      method: "post",
      path: "/api/passkeys/options",
      summary: "What a browser needs to ask for a passkey; good for five minutes and one answer",
      answer: "PasskeyOptions",
      work: "keys",
      codes: ["no-passkeys-here", "too-fast"],
      async run({ request }) {
        const place = placeOf(request, services);
        return place === null ? no(409, "no-passkeys-here") : ok(await passkeys.askWho(place));
      },
    }),
    openRoute({
      method: "post",
      path: "/api/passkeys",
      summary: "Come back with a passkey: this device is mine, too",
      body: z.strictObject({ answer: assertion, ...replacing }),
      answer: "Me",
      work: "keys",
      codes: ["no-passkeys-here", "wrong-passkey", "someone-here", "seat-token", "too-fast"],
      async run(visit) {
        const { request, body, session } = visit;
        const place = placeOf(request, services);
        if (place === null) return no(409, "no-passkeys-here");
        const turnedAway = whoIsHere(visit);
        if (turnedAway !== null) return turnedAway;
        const answer = body.answer as Parameters<typeof passkeys.whose>[1];
        const person = await passkeys.whose(place, answer);
        if (person === null) return no(422, "wrong-passkey");
        if (person === session?.person) return ok(meOf(session));
        const entered = await people.letIn(person, deviceKey(request.headers["user-agent"]));
        if (entered === null) return no(422, "wrong-passkey");
        return enter(services, wires, visit, { person, ...entered });
      },
    }),
  ];
}

function cardOf({ id: known, name: called, made: at, used }: StoredPasskey): PasskeyCard {
  return { id: known, name: called, made: at, used };
}
