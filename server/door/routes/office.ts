/** The office of whoever runs the hall: opened by a link that works once, then by a cookie no other site can send. */
import * as z from "zod";
import { longest } from "#table/talk/limits.ts";
import type { Notice, Overview } from "#table/talk/office.ts";
import type { Services } from "../../services.ts";
import { officeCookie, officeSecret } from "../credentials.ts";
import { meter } from "../limits/rates.ts";
import { no, nothing, ok, tooFast, type Reply } from "../http/reply.ts";
import { openRoute, type Route, type Visit } from "../http/route.ts";
import type { Sockets } from "../socket/sockets.ts";

const key = z.strictObject({ key: z.string().min(1).max(64) });
const notice = z.strictObject({
  text: z.string().trim().max(longest.notice).describe("what everyone is told; empty ends it"),
});
const shutOut = z.strictObject({
  what: z.enum(["person", "address"]),
  key: z.string().min(1).max(100).describe("as in the overview"),
  out: z.boolean().describe("false lets them in again"),
});

/** Guessing a key is hopeless; trying is still work. */
const tries = { burst: 20, perSecond: 0.2 };

export function officeRoutes(services: Services, wires: Sockets): readonly Route[] {
  return [...openRoutes(services), ...insideRoutes(services, wires)];
}

function openRoutes({ office, clock }: Services): readonly Route[] {
  const knocks = meter(tries, () => clock.now());
  return [
    openRoute({
      method: "get",
      path: "/api/notice",
      summary: "What whoever runs the hall tells everyone",
      answer: "Notice",
      codes: [],
      run: () => ok({ text: office.notice() } satisfies Notice),
    }),
    openRoute({
      method: "post",
      path: "/api/host/open",
      summary: "Open the host's page in this browser with the key of its one-time link",
      body: key,
      answer: null,
      codes: ["wrong-code", "too-fast"],
      run({ body, address, secure }) {
        if (!knocks.take(address)) return tooFast("host", knocks.wait(address));
        const secret = office.keys.open(body.key);
        return secret === null ? no(403, "wrong-code") : nothing(officeCookie(secret, secure));
      },
    }),
  ];
}

function insideRoutes(services: Services, wires: Sockets): readonly Route[] {
  const { office, directory, clock, whereabouts } = services;

  /** Only for whoever has the cookie; everyone else hears no more than that. */
  function inside<B>(run: (visit: Visit<B, undefined>) => Promise<Reply> | Reply) {
    return (visit: Visit<B, undefined>): Promise<Reply> | Reply => {
      const secret = officeSecret(visit.request);
      return secret !== null && office.keys.isOpen(secret) ? run(visit) : no(403, "not-host");
    };
  }

  return [
    openRoute({
      method: "get",
      path: "/api/host",
      summary: "How the hall stands, for whoever runs it; nothing of a running game",
      answer: "Overview",
      codes: ["not-host"],
      run: inside(async () => ok((await office.overview(wires.count())) satisfies Overview)),
    }),
    openRoute({
      method: "post",
      path: "/api/host/backup",
      summary: "A copy of everything, into backups/ of the data folder",
      answer: "Backup",
      codes: ["not-host", "no-backup"],
      run: inside(async () => {
        const made = await office.backUp();
        return "name" in made ? ok(made) : no(409, "no-backup", { reason: made.reason });
      }),
    }),
    openRoute({
      method: "post",
      path: "/api/host/notice",
      summary: "Tell everyone something",
      body: notice,
      answer: null,
      codes: ["not-host"],
      run: inside<z.infer<typeof notice>>(async ({ body }) => {
        await office.tell(body.text === "" ? null : body.text);
        return nothing();
      }),
    }),
    openRoute({
      method: "delete",
      path: "/api/host/tables/:id",
      summary: "Take a table off the list",
      answer: null,
      codes: ["not-host"],
      run: inside(async ({ params }) => {
        await directory.unlist(params["id"] ?? "");
        return nothing();
      }),
    }),
    openRoute({
      method: "post",
      path: "/api/host/shut-out",
      summary: "Shut out a person or an address, or let them in again",
      body: shutOut,
      answer: null,
      codes: ["not-host"],
      run: inside<z.infer<typeof shutOut>>(async ({ body }) => {
        if (!body.out) await office.letIn(body.key);
        else {
          const seen = whereabouts.latest().find(({ person }) => person === body.key);
          const { what, key: who } = body;
          await office.shut({ what, key: who, name: seen?.name ?? "", since: clock.now() });
        }
        return nothing();
      }),
    }),
  ];
}
