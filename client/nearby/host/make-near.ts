/** A new table on this device that others join with theirs: who asks for it sits down, the other seats wait. */
import * as z from "zod";
import { standardLevel } from "#bots/standard-level.ts";
import type { Game, Setup } from "#rules/game.ts";
import { chosenFor } from "#rules/table-options.ts";
import { makeTable, type FormerTable } from "#table/journal/make.ts";
import type { Person } from "#table/ports.ts";
import { longest, mostSeats } from "#table/talk/limits.ts";
import type { TableInvitation } from "#table/talk/lobby.ts";
import { gameCard } from "../../games/list.ts";
import { localTable, nearPerson, nearPorts } from "../../local/tables.ts";
import { entropy } from "../../lobby/entropy.ts";
import type { Reply } from "../../lobby/request.ts";

const short = z.string().max(40);
const seat = z
  .int()
  .min(0)
  .max(mostSeats - 1);

/** What a hall is asked for, as far as a device can give it: no clocks of days, no guilds, no list. */
const nearWish = z.object({
  game: short,
  seats: z.int().min(1).max(mostSeats),
  options: z.record(short, short).default({}),
  content: z.unknown(),
  botLevel: z.string().max(longest.botLevel).optional(),
  coach: z.boolean().default(false),
  bots: z.array(seat).max(mostSeats).default([]),
  sit: z.array(seat).max(1).default([0]),
});
type NearWish = z.infer<typeof nearWish>;

export async function makeNear(
  asked: unknown,
  person: Person,
  former: FormerTable | null = null,
): Promise<Reply<TableInvitation>> {
  const parsed = nearWish.safeParse(asked);
  const card = parsed.success ? gameCard(parsed.data.game) : undefined;
  if (!parsed.success || card === undefined) return no("wrong-shape");
  const wish = parsed.data;
  const screen = await card.load();
  const game = await screen.loadGame();
  const levels = screen.bots(await screen.loadWords("en")).map(({ level }) => level);
  const botLevel = wish.botLevel ?? standardLevel(levels);
  if (wish.bots.length > 0 && !levels.includes(botLevel)) return no("no-such-bot");
  const setup = await setupOf(game, wish);
  if (setup === null || game.checkSetup(setup).length > 0) return no("wrong-setup");
  const { coach } = wish;
  const terms = { game: game.id, setup, clock: null, botLevel, coach, listed: false };
  const seats = Array.from({ length: wish.seats }, (_, i) =>
    wish.bots.includes(i) ? botLevel : null,
  );
  const { table: id } = await makeTable(nearPorts, game, terms, nearPerson().id, {
    bots: seats,
    former,
  });
  const table = await localTable(id);
  for (const at of wish.sit)
    await table?.ask(person, { type: "sit", seat: at, entropy: "", id: entropy(), table: id });
  return { type: "ok", value: { id, path: `/t/${id}` } };
}

/** Content by its hash, where this device has it; itself only from this device's own hand. */
async function setupOf(game: Game, wish: NearWish): Promise<Setup | null> {
  const standard = Object.fromEntries(game.tableOptions.map(({ id, standard }) => [id, standard]));
  const options = { ...standard, ...chosenFor(game, wish.seats, wish.options) };
  const given = wish.content ?? null;
  const content = typeof given === "string" ? await nearPorts.journal.content(given) : given;
  return content === undefined ? null : { seats: wish.seats, options, content };
}

const no = (code: string): Reply<never> => ({ type: "no", code });
