/** My seats on a second device: a code that is shown on one and used on the other. */
import * as z from "zod";
import type { ClaimCode, ClaimLook } from "#table/talk/lobby.ts";
import { deviceKey } from "../../../accounts/devices.ts";
import { meOf } from "../../../accounts/people.ts";
import type { Services } from "../../../services.ts";
import { meter, type Meter } from "../../limits/rates.ts";
import { made, no, ok, tooFast } from "../../http/reply.ts";
import { guestRoute, openRoute, type Route } from "../../http/route.ts";
import type { Sockets } from "../../socket/sockets.ts";
import { enter, replacing, whoIsHere } from "./entering.ts";

const code = z.string().min(1).max(40);

export function claimRoutes(services: Services, wires: Sockets, guests: Meter): readonly Route[] {
  const { people, limits, clock } = services;
  const claims = meter(limits.claimsPerAddress, () => clock.now());
  return [
    guestRoute({
      method: "post",
      path: "/api/me/codes",
      who: "person",
      summary: "A one-time code that brings my seats to a second device; valid for ten minutes",
      answer: "ClaimCode",
      makes: "always",
      codes: ["too-fast"],
      async run({ session, address }) {
        if (!guests.take(address)) return tooFast("guests", guests.wait(address));
        const drawn = await people.claimCode(session.person);
        return made({ ...drawn, path: `/claim/${drawn.code}` } satisfies ClaimCode);
      },
    }),
    openRoute({
      method: "post",
      path: "/api/claims/look",
      summary: "Whose code it is; it stays good",
      body: z.strictObject({ code }),
      answer: "ClaimLook",
      codes: ["wrong-code", "too-fast"],
      async run({ body, address, session }) {
        if (!claims.take(address)) return tooFast("claims", claims.wait(address));
        const whose = await people.whoseCode(body.code);
        if (whose === null) return no(404, "wrong-code");
        return ok({ name: whose.name, mine: whose.id === session?.person } satisfies ClaimLook);
      },
    }),
    openRoute({
      method: "post",
      path: "/api/claims",
      summary: "Use a code from my other device",
      body: z.strictObject({ code, ...replacing }),
      answer: "Me",
      codes: ["wrong-code", "someone-here", "seat-token", "too-fast"],
      async run(visit) {
        const { body, address, request, session } = visit;
        if (!claims.take(address)) return tooFast("claims", claims.wait(address));
        const whose = await people.whoseCode(body.code);
        if (whose === null) return no(404, "wrong-code");
        if (whose.id === session?.person) return ok(meOf(session));
        const turnedAway = whoIsHere(visit);
        if (turnedAway !== null) return turnedAway;
        const secret = await people.claim(body.code, deviceKey(request.headers["user-agent"]));
        if (secret === null) return no(404, "wrong-code");
        return enter(services, wires, visit, { person: whose.id, ...whose, secret });
      },
    }),
  ];
}
