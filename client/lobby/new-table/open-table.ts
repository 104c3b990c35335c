/** The wishes become a table: on this device, or in the hall for everyone with the link. */
import { chosenFor } from "#rules/table-options.ts";
import type { NewTable, TableInvitation } from "#table/talk/lobby.ts";
import type { GameCard } from "../../games/list.ts";
import { toast } from "../../pieces/toasts.ts";
import { go } from "../../route.ts";
import { errorText, words } from "../../words/words.ts";
import { askingName, myName, withName } from "../me.ts";
import { request } from "../request.ts";
import { isOfDays, levelOf, type BotLevel, type Wishes } from "./wishes.ts";

export async function openHere(
  card: GameCard,
  wishes: Wishes,
  levels: readonly BotLevel[],
): Promise<void> {
  const { makeLocal } = await import("../../local/make.ts");
  const seats = wishes.seats.value;
  const id = await makeLocal({
    card,
    seats,
    people: levels.length === 0 ? seats : Math.min(wishes.people.value, seats),
    options: wishes.options.value,
    content: wishes.content.value,
    botLevel: levelOf(wishes, levels),
    coach: wishes.coach.value,
    name: myName.value ?? words.value.recruit,
    guests: wishes.guests.value,
  });
  go(`/local/${id}`);
}

/** This device is the table: others in the room join it. */
export async function openNear(
  card: GameCard,
  wishes: Wishes,
  levels: readonly BotLevel[],
  close: () => void,
): Promise<void> {
  const [{ makeNear }, { nearPerson }] = await Promise.all([
    import("../../nearby/host/make-near.ts"),
    import("../../local/tables.ts"),
  ]);
  const open = async (): Promise<void> => {
    const reply = await makeNear(await newTable(card, wishes, levels), nearPerson());
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    close();
    go(reply.value.path);
  };
  if (myName.value !== null) return open();
  // The others are to know whose table it is; there may be no hall to be known to.
  const then = (): void => void open();
  askingName.value = { then, otherwise: then };
}

export async function openByLink(
  card: GameCard,
  wishes: Wishes,
  levels: readonly BotLevel[],
  close: () => void,
): Promise<void> {
  const wanted = await newTable(card, wishes, levels);
  await withName(() => {
    void request<TableInvitation>("POST", "/tables", wanted).then((reply) => {
      if (reply.type === "no") return toast(errorText(reply.code), "no");
      close();
      go(reply.value.path);
    });
  });
}

async function newTable(
  card: GameCard,
  wishes: Wishes,
  levels: readonly BotLevel[],
): Promise<NewTable> {
  const { game } = await card.load();
  const seats = wishes.seats.value;
  return {
    game: card.id,
    seats,
    options: chosenFor(game, seats, wishes.options.value),
    content: wishes.content.value,
    ...timeIn(wishes),
    ...(levels.length > 0
      ? { botLevel: levelOf(wishes, levels), patience: patienceIn(wishes) }
      : {}),
    coach: wishes.coach.value,
    listed: wishes.open.value === "hall",
    ...(wishes.programs.value ? {} : { programs: false }),
    ...(wishes.guild === null
      ? {}
      : { guild: wishes.guild.id, membersOnly: wishes.open.value === "members" }),
    bots: Array.from({ length: wishes.bots.value }, (_, i) => seats - 1 - i),
  };
}

export function patienceIn({ patience }: Wishes): number | null {
  return patience.value === "never" ? null : Number(patience.value);
}

export function timeIn({ clock, freeWeekends, whenUp }: Wishes): Pick<NewTable, "clock" | "time"> {
  if (clock.value === "none") return { clock: null };
  if (clock.value === "game")
    return { clock: null, time: { bank: { seconds: 600, increment: 10 } } };
  if (!isOfDays(clock.value)) return { clock: Number(clock.value) };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    clock: Number(clock.value),
    time: { whenUp: whenUp.value, ...(freeWeekends.value ? { weekendsIn: zone } : {}) },
  };
}
