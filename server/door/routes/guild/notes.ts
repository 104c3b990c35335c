/** A game at a real table is written down in a guild, by one who played it. */
import * as z from "zod";
import { longest, mostSeats } from "#table/talk/limits.ts";
import { readName } from "../../../accounts/names.ts";
import { roleOf, type Membership } from "../../../guild/guilds.ts";
import { noteOf } from "../../../guild/notes.ts";
import type { Services } from "../../../services.ts";
import { typedName } from "../../fields.ts";
import { no, nothing, type Reply } from "../../http/reply.ts";
import { guestRoute, type Route } from "../../http/route.ts";
import { inGuild } from "../guild-visit.ts";

const newNote = z.strictObject({
  id: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .describe("drawn by the writer: the same one twice is one game"),
  game: z.string().max(longest.id),
  ended: z.int().describe("milliseconds since 1970"),
  players: z
    .array(
      z.strictObject({
        name: typedName,
        member: z.int().nullable(),
        place: z.int().min(1).max(mostSeats),
        points: z.number().min(-9999).max(9999).nullable(),
      }),
    )
    .min(2)
    .max(mostSeats),
});
type Wanted = z.infer<typeof newNote>;

/** Days that count as played by now where clocks differ. */
const ahead = 86_400_000;

export function noteRoutes(services: Services): readonly Route[] {
  const { guildStore, limits } = services;
  return [
    guestRoute({
      method: "post",
      path: "/api/guilds/:id/notes",
      who: "person",
      summary: "Write down a game that was played at a real table, by one who played it",
      body: newNote,
      work: "guild",
      cost: 5,
      answer: null,
      codes: ["no-such-guild", "wrong-note", "wrong-name", "too-many-notes", "too-fast"],
      run: inGuild(services, async ({ body }, membership) => {
        const wrong = whyNotWritten(services, body, membership);
        if (wrong !== null) return wrong;
        const { guild, me } = membership;
        const most = limits.notesPerGuild;
        const isKept = await guildStore.addNote(guild.id, noteOf(body, me.number), most);
        return isKept ? nothing() : no(409, "too-many-notes", { most });
      }),
    }),
    guestRoute({
      method: "delete",
      path: "/api/guilds/:id/notes/:note",
      who: "person",
      summary: "Strike out a game that was written down: whoever wrote it, founder and helpers",
      work: "guild",
      answer: null,
      codes: ["no-such-guild", "not-yours-to-lead", "too-fast"],
      run: inGuild(services, async ({ params: { note = "" } }, { guild, me, role }) => {
        const found = (await guildStore.notes(guild.id)).find(({ id }) => id === note);
        if (found === undefined) return nothing();
        if (role === "member" && found.writer !== me.number) return no(403, "not-yours-to-lead");
        await guildStore.dropNote(guild.id, note);
        return nothing();
      }),
    }),
  ];
}

function whyNotWritten(
  { games, clock, limits }: Services,
  { game, ended, players }: Wanted,
  { me, members }: Membership,
): Reply | null {
  const inside = new Set(members.filter((one) => roleOf(one) !== null).map(({ number }) => number));
  const numbers = players.flatMap(({ member }) => (member === null ? [] : [member]));
  const isSound =
    games.has(game) &&
    ended < clock.now() + ahead &&
    numbers.includes(me.number) &&
    new Set(numbers).size === numbers.length &&
    numbers.every((one) => inside.has(one)) &&
    players.some(({ place }) => place === 1);
  if (!isSound) return no(422, "wrong-note");
  const isNamed = players.every(({ member, name }) => member !== null || readName(name) !== null);
  return isNamed ? null : no(422, "wrong-name", { most: limits.nameLength });
}
