/** Recovery words: drawing them, taking them away, and coming back with them. */
import * as z from "zod";
import { languages } from "#table/talk/languages.ts";
import type { RecoveryWords } from "#table/talk/me.ts";
import { deviceKey } from "../../../accounts/devices.ts";
import { listFor } from "../../../accounts/keys/word-lists.ts";
import { meOf } from "../../../accounts/people.ts";
import type { Services } from "../../../services.ts";
import { made, no, nothing, ok } from "../../http/reply.ts";
import { guestRoute, openRoute, type Route } from "../../http/route.ts";
import type { Sockets } from "../../socket/sockets.ts";
import { enter, replacing, whoIsHere } from "./entering.ts";

const typedWords = z.strictObject({ words: z.string().max(400), ...replacing });

export function wordRoutes(services: Services, wires: Sockets): readonly Route[] {
  const { recovery, people } = services;
  return [
    guestRoute({
      method: "post",
      path: "/api/me/words",
      who: "person",
      summary: "Seven recovery words, told once; those before open nothing any more",
      body: z.strictObject({ language: z.enum(languages).default("en") }),
      answer: "RecoveryWords",
      makes: "always",
      work: "words",
      codes: ["too-fast", "busy"],
      async run({ session, body }) {
        const language = listFor(body.language);
        const words = await recovery.draw(session.person, language);
        return made({ words, language } satisfies RecoveryWords);
      },
    }),
    guestRoute({
      method: "delete",
      path: "/api/me/words",
      who: "person",
      summary: "My recovery words open nothing any more",
      answer: null,
      codes: [],
      async run({ session }) {
        await recovery.drop(session.person);
        return nothing();
      },
    }),
    openRoute({
      method: "post",
      path: "/api/words",
      summary: "Come back with my recovery words: five tries an hour",
      body: typedWords,
      answer: "Me",
      work: "words",
      codes: ["wrong-words", "too-many-tries", "someone-here", "seat-token", "too-fast", "busy"],
      async run(visit) {
        const { body, address, request, session } = visit;
        const turnedAway = whoIsHere(visit);
        if (turnedAway !== null) return turnedAway;
        const found = await recovery.whose(body.words, address);
        if (found.type === "too-often") return no(429, "too-many-tries");
        if (found.type !== "person") return no(404, "wrong-words");
        const { person } = found;
        if (person === session?.person) return ok(meOf(session));
        const entered = await people.letIn(person, deviceKey(request.headers["user-agent"]));
        if (entered === null) return no(404, "wrong-words");
        return enter(services, wires, visit, { person, ...entered });
      },
    }),
  ];
}
