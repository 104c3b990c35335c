/** Tournaments: open one, look at it, ask something of it, take its tables home. */
import * as z from "zod";
import type { Refusal } from "#rules/game.ts";
import { memberOf } from "#rules/legion/index.ts";
import type { HandedInList, TournamentCard, TournamentPage } from "#table/talk/tournament.ts";
import type { PersonId } from "#table/journal/page.ts";
import type { Services } from "../../../services.ts";
import type { StoredTournament } from "../../../store/tournament-port.ts";
import { csvTables, tournamentCsv } from "../../../tournament/csv.ts";
import { namesOf } from "../../../tournament/names.ts";
import { typedName } from "../../fields.ts";
import { made, no, nothing, ok, tooFast, type Reply } from "../../http/reply.ts";
import { guestRoute, openRoute, type Route } from "../../http/route.ts";
import { settings, tournamentAsk } from "./asks.ts";
import { tournamentTableRoutes } from "./tables.ts";

const newTournament = z.strictObject({ name: typedName, settings });
const since = z.object({
  since: z.coerce.number().int().min(0).optional().describe("the version I have seen"),
});
const which = z.object({ table: z.enum(csvTables) });
/** A list of 20,000 signs in any alphabet. */
const largestAsk = 96 * 1024;
/** What it takes to look a list up among all cards grows with it; an army is written in a thousand signs. */
const signsPerUnit = 500;

export function tournamentRoutes(services: Services): readonly Route[] {
  return [...mine(services), ...looking(services), ...tournamentTableRoutes(services)];
}

const refused = ({ code, rule }: Refusal): Reply =>
  no(409, "tournament-refuses", { reason: code, rule });

function mine(services: Services): readonly Route[] {
  const { tournaments, tournamentStore, limits } = services;
  return [
    guestRoute({
      method: "get",
      path: "/api/tournaments",
      who: "person",
      summary: "Tournaments I lead or have a number in, the newest first",
      work: "tournament",
      answer: "TournamentCards",
      codes: ["too-fast"],
      async run({ session: { person } }) {
        const all = await tournamentStore.of(person);
        return ok((await Promise.all(all.map((each) => card(services, each, person)))).flat());
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/tournaments",
      who: "person",
      summary: "Open a tournament; I organise it",
      body: newTournament,
      cost: 10,
      work: "tournament",
      answer: "TournamentCard",
      makes: "always",
      codes: ["tournament-refuses", "too-many-tournaments", "too-fast"],
      async run({ session: { person }, body }) {
        const most = limits.tournamentsPerPerson;
        const opened = await tournaments.open(person, body.name, body.settings, most);
        if (opened === "too-many") return no(409, "too-many-tournaments", { most });
        if ("code" in opened) return refused(opened);
        const stored = { id: opened.id, host: person, made: services.clock.now() };
        const [first] = await card(services, stored, person);
        return made(first);
      },
    }),
    guestRoute({
      method: "post",
      path: "/api/tournaments/:id/asks",
      who: "person",
      summary: "Sign up, pair a round, sign a slip, call a judge and everything else",
      body: tournamentAsk,
      bytes: largestAsk,
      work: "tournament",
      answer: null,
      codes: ["no-such-tournament", "tournament-refuses", "too-fast"],
      async run({ session: { person }, address, params: { id = "" }, body }) {
        const payer = { person, address };
        const cost = "list" in body ? body.list.length / signsPerUnit : 0;
        if (!services.allowances.take("tournament", payer, cost))
          return tooFast("tournament", services.allowances.wait("tournament", payer, cost));
        const answer = await tournaments.ask(id, person, body);
        if (answer === "none") return no(404, "no-such-tournament");
        return answer === null ? nothing() : refused(answer);
      },
    }),
    guestRoute({
      method: "delete",
      path: "/api/tournaments/:id",
      who: "person",
      summary: "Forget a tournament: whoever opened it. Ledgers stay with their players",
      work: "tournament",
      answer: null,
      codes: ["no-such-tournament", "too-fast"],
      async run({ session: { person }, params: { id = "" } }) {
        if ((await tournamentStore.find(id))?.host !== person) return no(404, "no-such-tournament");
        await tournamentStore.drop(id);
        return nothing();
      },
    }),
  ];
}

async function card(
  { tournaments, tournamentStore }: Services,
  { id, made: at }: StoredTournament,
  person: PersonId,
): Promise<readonly TournamentCard[]> {
  const now = await tournaments.look(id);
  if (now === null) return [];
  const { number = 0 } =
    (await tournamentStore.members(id)).find((member) => member.person === person) ?? {};
  const leads = memberOf(now, number)?.organises === true;
  return [{ id, name: now.name, made: at, ended: now.ended, mine: leads }];
}

function looking(services: Services): readonly Route[] {
  const { tournaments, tournamentStore, clock } = services;
  return [
    openRoute({
      method: "get",
      path: "/api/tournaments/:id",
      summary: "A tournament: people, pairings, results. Open to whoever has its link",
      query: since,
      work: "tournament",
      answer: "TournamentPage",
      codes: ["no-such-tournament", "too-fast"],
      async run({ params: { id = "" }, query, session }) {
        const version = await tournaments.version(id);
        if (version === 0) return no(404, "no-such-tournament");
        const members = await tournaments.members(id);
        const me = members.find(({ person }) => person !== null && person === session?.person);
        const start = { now: clock.now(), me: me?.number ?? null };
        if (query.since === version)
          return ok({ ...start, version, tournament: null } satisfies TournamentPage);
        const now = await tournaments.look(id);
        if (now === null) return no(404, "no-such-tournament");
        const tournament = { ...now, names: namesOf(members) };
        return ok({ ...start, version: now.version, tournament } satisfies TournamentPage);
      },
    }),
    openRoute({
      method: "get",
      path: "/api/tournaments/:id/lists/:number",
      summary: "The list a player handed in: lists are open",
      work: "tournament",
      answer: "HandedInList",
      codes: ["no-such-tournament", "too-fast"],
      async run({ params: { id = "", number = "" } }) {
        const list = await tournamentStore.list(id, Number(number) || 0);
        if (list === "" && (await tournamentStore.find(id)) === null)
          return no(404, "no-such-tournament");
        return ok({ list } satisfies HandedInList);
      },
    }),
    openRoute({
      method: "get",
      path: "/api/tournaments/:id/csv",
      summary: "Standings, games or players as a table for a spreadsheet",
      query: which,
      work: "tournament",
      answer: null,
      type: "text/csv",
      codes: ["no-such-tournament", "too-fast"],
      async run({ params: { id = "" }, query: { table } }) {
        const now = await tournaments.look(id);
        if (now === null || (await tournamentStore.find(id)) === null)
          return no(404, "no-such-tournament");
        const names = namesOf(await tournaments.members(id));
        return ok(tournamentCsv(now, names, table), {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="${table}.csv"`,
        });
      },
    }),
  ];
}
