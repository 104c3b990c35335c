/** My page, what the hall knows about me, and leaving it for ever. */
import * as z from "zod";
import { typedName } from "../../fields.ts";
import { longest } from "#table/talk/limits.ts";
import { personOf } from "../../../accounts/people.ts";
import type { Payer, Work } from "../../limits/allowances.ts";
import type { Services } from "../../../services.ts";
import { sessionCookie } from "../../credentials.ts";
import { no, nothing, ok } from "../../http/reply.ts";
import { guestRoute, type Route } from "../../http/route.ts";
import type { Sockets } from "../../socket/sockets.ts";

/** So many games or pages read cost as much as an ordinary look. */
const itemsPerUnit = 100;

export function myPageRoutes(services: Services, wires: Sockets): readonly Route[] {
  const { myPages, people, allowances } = services;
  const paid = (work: Work, payer: Payer) => (read: number) =>
    allowances.owe(work, payer, read / itemsPerUnit);
  return [
    guestRoute({
      method: "get",
      path: "/api/me/page",
      who: "person",
      summary: "My games, running and past, my guilds and my statistics",
      answer: "MyPage",
      work: "guild",
      codes: ["too-fast"],
      run: async ({ session: { person, name }, address }) =>
        ok(await myPages.page({ id: person, name }, paid("guild", { person, address }))),
    }),
    guestRoute({
      method: "get",
      path: "/api/me/games",
      who: "person",
      summary: "Games I finished before this one, the latest first",
      query: z.strictObject({ after: z.string().max(longest.id) }),
      answer: "MyGames",
      work: "guild",
      codes: ["too-fast"],
      run: async ({ session: { person }, address, query }) =>
        ok(await myPages.games(person, query.after, paid("guild", { person, address }))),
    }),
    guestRoute({
      method: "get",
      path: "/api/me/data",
      who: "person",
      summary: "Everything the hall knows about me, as one file",
      answer: "MyData",
      cost: 20,
      heavy: true,
      work: "journal",
      codes: ["too-fast", "too-many-connections"],
      async run({ session, secret, address }) {
        const sessions = await people.sessions(session.person, secret);
        const pay = paid("journal", { person: session.person, address });
        const data = await services.dataOf(personOf(session), { sessions, pay });
        return ok(data, { "content-disposition": 'attachment; filename="guildhall-me.json"' });
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/me/leave",
      who: "person",
      summary:
        "Leave for ever: doors, keys and name go, seats go to bots, a number stays in old games",
      body: z.strictObject({
        name: typedName.describe("mine, so that nobody leaves by accident"),
      }),
      answer: null,
      codes: ["wrong-name"],
      async run({ session, body, secure }) {
        if (body.name !== session.name) return no(422, "wrong-name");
        const { person } = session;
        const endSockets = (): void => wires.end((caller) => caller.session.person === person);
        await services.leaving.leave(person, endSockets);
        services.whereabouts.forget(person);
        return nothing({ "set-cookie": sessionCookie("", secure) });
      },
    }),
  ];
}
