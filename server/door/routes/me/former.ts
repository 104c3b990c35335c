/** The way back to whom this browser was. */
import type { Former } from "#table/talk/lobby.ts";
import { meOf, sessionId } from "../../../accounts/people.ts";
import { hashOfSecret } from "../../../accounts/secrets.ts";
import type { Services } from "../../../services.ts";
import { sessionCookie, type Credential } from "../../credentials.ts";
import { formerCookie, formersOf } from "../../former.ts";
import { no, ok } from "../../http/reply.ts";
import { openRoute, type Route } from "../../http/route.ts";
import type { Sockets } from "../../socket/sockets.ts";

const idOf = ({ secret }: Credential): string => sessionId(hashOfSecret(secret));

export function formerRoutes({ people }: Services, wires: Sockets): readonly Route[] {
  return [
    openRoute({
      method: "get",
      path: "/api/me/former",
      summary: "Whom this browser was before, the latest first",
      answer: "Formers",
      codes: [],
      async run({ request }) {
        const all = await formersOf(request, people);
        return ok(
          all.map((each) => ({ id: idOf(each), name: each.session.name }) satisfies Former),
        );
      },
    }),
    openRoute({
      method: "post",
      path: "/api/me/former/:id",
      summary: "Be them again; the session I have here ends, my other devices keep theirs",
      answer: "Me",
      codes: ["no-such-session"],
      async run({ request, params, session, secret, secure }) {
        const all = await formersOf(request, people);
        const back = all.find((each) => idOf(each) === params["id"]);
        if (back === undefined) return no(404, "no-such-session");
        // Whoever was a guest at this browser leaves nothing of theirs behind.
        if (session !== null && secret !== null) await people.forget(secret);
        wires.end((_caller, used) => used === secret);
        const others = all.filter((each) => each !== back);
        return ok(meOf(back.session), {
          "set-cookie": [sessionCookie(back.secret, secure), formerCookie(others, secure)],
        });
      },
    }),
  ];
}
