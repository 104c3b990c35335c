/** Recovery words: drawing them, taking them away, and coming back with them. */
import * as z from "zod";
import type { Me } from "#table/talk/lobby.ts";
import type { RecoveryWords } from "#table/talk/me.ts";
import { deviceKey } from "../../../accounts/devices.ts";
import type { Services } from "../../../services.ts";
import { sessionCookie } from "../../credentials.ts";
import { made, no, nothing, ok } from "../../http/reply.ts";
import { guestRoute, openRoute, type Route } from "../../http/route.ts";

const typedWords = z.strictObject({ words: z.string().max(400) });

export function wordRoutes({ recovery, people }: Services): readonly Route[] {
  return [
    guestRoute({
      method: "post",
      path: "/api/me/words",
      who: "person",
      summary: "Six recovery words, told once; those before open nothing any more",
      answer: "RecoveryWords",
      work: "keys",
      codes: ["too-fast"],
      run: async ({ session }) =>
        made({ words: await recovery.draw(session.person) } satisfies RecoveryWords),
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
      work: "keys",
      codes: ["wrong-words", "too-many-tries", "too-fast"],
      async run({ body, address, request, secure }) {
        const found = await recovery.whose(body.words, address);
        if (found.type === "too-often") return no(429, "too-many-tries");
        const device = deviceKey(request.headers["user-agent"]);
        const entered = found.type === "person" ? await people.letIn(found.person, device) : null;
        if (entered === null) return no(404, "wrong-words");
        return ok({ name: entered.name } satisfies Me, sessionCookie(entered.secret, secure));
      },
    }),
  ];
}
