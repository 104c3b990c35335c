/** The next game becomes a table, and everyone who is still here is asked. */
import type { Seat, SeatRange } from "#rules/game.ts";
import { chosenFor } from "#rules/table-options.ts";
import type { NewTable, TableInvitation } from "#table/talk/lobby.ts";
import type { TableInfo } from "#table/talk/words.ts";
import { gameCard, type GameCard } from "../../games/list.ts";
import { request } from "../../lobby/request.ts";
import { isNear } from "../../nearby/near.ts";
import { toast } from "../../pieces/toasts.ts";
import { go } from "../../route.ts";
import { errorText } from "../../words/words.ts";
import { mySeats, type Frame } from "../frame.ts";
import { goToNext } from "./seating.ts";
import { shuffled } from "./seats-next.ts";

export interface Proposal {
  readonly game: string;
  readonly seating: "same" | "drawn";
  readonly options: Readonly<Record<string, string>>;
}

export function peopleOf({ seats }: TableInfo): number {
  return seats.filter(({ holder }) => holder.type === "person").length;
}

export async function propose(frame: Frame, proposal: Proposal): Promise<void> {
  const card = gameCard(proposal.game);
  if (card === undefined) return;
  const { info } = frame;
  if (frame.local) return dealHere(card, info, proposal);
  // Whoever makes it asks the others, too: one tap is one request.
  const door = isNear(info.id) ? `/tables/${info.id}/next` : "/tables";
  const made = await request<TableInvitation>("POST", door, await newTable(card, info, proposal));
  if (made.type === "no") return toast(errorText(made.code), "no");
  goToNext(made.value.id, info);
}

async function dealHere(card: GameCard, info: TableInfo, { options }: Proposal): Promise<void> {
  const { makeLocal } = await import("../../local/make.ts");
  const { localPerson } = await import("../../local/tables.ts");
  const isSame = card.id === info.game;
  const id = await makeLocal({
    card,
    seats: seatCount(card, info),
    people: peopleOf(info),
    options,
    content: isSame ? info.setup.content : null,
    botLevel: isSame ? info.botLevel : null,
    coach: info.coach,
    name: localPerson().name,
    follows: info.id,
  });
  go(`/local/${id}`);
}

/** As many as sat here, as far as the game has room or bots. */
export function seatCount({ seats }: { readonly seats: SeatRange }, info: TableInfo): number {
  return Math.min(seats.max, Math.max(seats.min, info.seats.length));
}

async function newTable(card: GameCard, info: TableInfo, wish: Proposal): Promise<NewTable> {
  const isSame = card.id === info.game;
  const seats = seatCount(card, info);
  const hasBots = isSame || (await botsIn(card));
  const { sit, bots } = placesOf(info, seats, wish.seating, isSame);
  return {
    game: card.id,
    seats: hasBots ? seats : Math.max(card.seats.min, peopleOf(info)),
    options: chosenFor((await card.load()).game, seats, wish.options),
    content: isSame ? info.setup.content : null,
    clock: info.clock,
    ...(info.time === undefined ? {} : { time: info.time }),
    patience: info.patience,
    ...(isSame && info.botLevel !== null ? { botLevel: info.botLevel } : {}),
    coach: info.coach,
    listed: false,
    ...(info.programs === undefined ? {} : { programs: info.programs }),
    ...(info.membersOf === undefined ? {} : { guild: info.membersOf, membersOnly: true }),
    bots: hasBots ? bots : [],
    sit: [sit],
    follows: info.id,
  };
}

async function botsIn(card: GameCard): Promise<boolean> {
  const screen = await card.load();
  return screen.bots(await screen.loadWords("en")).length > 0;
}

/** Where I sit and where bots do; the other seats wait for the others. */
function placesOf(
  info: TableInfo,
  seats: number,
  seating: Proposal["seating"],
  isSame: boolean,
): { readonly sit: Seat; readonly bots: readonly Seat[] } {
  const mine = mySeats(info)[0] ?? 0;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const people = peopleOf(info);
  if (seating === "same" && isSame)
    return {
      sit: mine,
      bots: info.seats.flatMap(({ seat, holder }) => (holder.type === "bot" ? [seat] : [])),
    };
  // Drawn: anywhere but where I sat, which tells the others that seats are drawn.
  const order =
    seating === "drawn"
      ? shuffled(all.filter((seat) => seat !== mine))
      : [mine < seats ? mine : 0, ...all.filter((seat) => seat !== mine)];
  const [sit = 0] = order;
  const others = seating === "drawn" ? shuffled(all) : all;
  const rest = others.filter((seat) => seat !== sit);
  return { sit, bots: rest.slice(people - 1) };
}
