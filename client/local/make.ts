/** A new table on this device: the people first, bots on the other seats, dealt at once. */
import { standardLevel } from "#bots/standard-level.ts";
import { chosenFor } from "#rules/table-options.ts";
import { makeTable } from "#table/journal/make.ts";
import type { Answer, TableId, TableInfo } from "#table/talk/words.ts";
import { gameCard, type GameCard } from "../games/list.ts";
import { entropy } from "../lobby/entropy.ts";
import { words } from "../words/words.ts";
import { localPerson, localPorts, localTable } from "./tables.ts";

interface LocalWish {
  readonly card: GameCard;
  readonly seats: number;
  readonly people: number;
  readonly options: Readonly<Record<string, string>>;
  /** Itself, or by its hash when this device has a table with it. */
  readonly content: unknown;
  /** `null`: the middle one. */
  readonly botLevel: string | null;
  readonly coach: boolean;
  readonly name: string;
  /** Of the others at this device, from the second on; who gave none is a guest. */
  readonly guests?: readonly string[];
  /** The table they played at before. */
  readonly follows?: TableId;
}

export async function makeLocal(wish: LocalWish): Promise<TableId> {
  const { game, bots } = await wish.card.load().then(async (screen) => ({
    game: await screen.loadGame(),
    bots: screen.bots(await screen.loadWords("en")),
  }));
  const botLevel = wish.botLevel ?? standardLevel(bots.map(({ level }) => level));
  const standard = Object.fromEntries(
    game.tableOptions.map((option) => [option.id, option.standard]),
  );
  const setup = {
    seats: wish.seats,
    options: { ...standard, ...chosenFor(game, wish.seats, wish.options) },
    content: await contentOf(wish),
  };
  const terms = { game: game.id, setup, clock: null, botLevel, coach: wish.coach, listed: false };
  const levels = Array.from({ length: wish.seats }, (_, seat) =>
    seat < wish.people ? null : botLevel,
  );
  const person = localPerson();
  const header = await makeTable(localPorts, game, terms, person.id, {
    bots: levels,
    former:
      wish.follows === undefined ? null : ((await localTable(wish.follows))?.former() ?? null),
  });
  const table = await localTable(header.table);
  if (!table) throw new Error("the table was not kept");
  const envelope = (): { id: string; table: TableId } => ({ id: entropy(), table: header.table });
  for (let seat = 0; seat < wish.people; seat++) {
    const guest = wish.guests?.[seat - 1]?.trim() || words.value.table.guest(seat + 1);
    const name = seat === 0 ? wish.name : guest;
    const sitter = { id: person.id, name, face: seat === 0 ? (person.face ?? null) : null };
    must(await table.ask(sitter, { ...envelope(), type: "sit", seat, entropy: "" }));
  }
  must(await table.ask(person, { ...envelope(), type: "start" }));
  return header.table;
}

async function contentOf({ content }: LocalWish): Promise<unknown> {
  if (typeof content !== "string") return content;
  const kept = await localPorts.journal.content(content);
  if (kept === undefined) throw new Error("no-such-content");
  return kept;
}

function must(answer: Answer): void {
  if (answer.type !== "done") throw new Error(answer.code);
}

/** The same terms and people again. */
export async function rematchHere(info: TableInfo): Promise<TableId> {
  const card = gameCard(info.game);
  if (!card) throw new Error(info.game);
  const people = info.seats.filter(({ holder }) => holder.type === "person");
  const { seats, options, content } = info.setup;
  return makeLocal({
    card,
    seats,
    people: people.length,
    options,
    content,
    botLevel: info.botLevel,
    coach: info.coach,
    name: localPerson().name,
    follows: info.id,
    guests: people.slice(1).map(({ holder }) => (holder.type === "person" ? holder.name : "")),
  });
}
