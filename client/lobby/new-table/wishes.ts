/** What is being wished for on the sheet of a new table. */
import { useSignal, type Signal } from "@preact/signals";
import { standardLevel } from "#bots/standard-level.ts";
import type { GuildCard } from "#table/talk/guild.ts";
import type { GameCard } from "../../games/list.ts";
import { leastOfDays } from "#table/talk/time.ts";
import { hallReached } from "../me.ts";

/** Seconds for a decision; `game` is one clock for the whole game. */
export const clocks = [
  "none",
  "30",
  "60",
  "120",
  "300",
  "game",
  "43200",
  "86400",
  "172800",
  "259200",
  "604800",
] as const;

/** What most evenings want; the others are one tap further. */
export const usualClocks: readonly (typeof clocks)[number][] = ["none", "60", "300", "86400"];

/** Seconds of absence before a bot may play for someone; what most tables want first. */
export const patiences = ["60", "300", "900", "never"] as const;

export function isOfDays(clock: (typeof clocks)[number]): boolean {
  return Number(clock) >= leastOfDays;
}

/** In the hall; on this device alone; or on this device, joined by others in the room. */
export type TablePlace = "link" | "device" | "near";

export interface Wishes {
  readonly where: Signal<TablePlace>;
  readonly seats: Signal<number>;
  /** At this device; by link everyone brings their own. */
  readonly people: Signal<number>;
  /** The names of the others at this device, from the second on. */
  readonly guests: Signal<readonly string[]>;
  /** By link; at this device bots take the seats without people. */
  readonly bots: Signal<number>;
  /** `null`: the level the game calls usual. */
  readonly level: Signal<string | null>;
  readonly clock: Signal<(typeof clocks)[number]>;
  /** Only where a decision may take days. */
  readonly freeWeekends: Signal<boolean>;
  readonly whenUp: Signal<"bot" | "wait">;
  /** Only where it may not: a table of days keeps every seat. */
  readonly patience: Signal<(typeof patiences)[number]>;
  /** Everyone in the hall, whoever has the link, or members of the guild. */
  readonly open: Signal<"hall" | "link" | "members">;
  /** May programs sit down? */
  readonly programs: Signal<boolean>;
  readonly coach: Signal<boolean>;
  readonly options: Signal<Readonly<Record<string, string>>>;
  readonly content: Signal<unknown>;
  /** Whose members find the table on their page. */
  readonly guild: GuildCard | null;
}

/** A kind of bot as the game's screen names it. */
export interface BotLevel {
  readonly level: string;
  readonly name: string;
  readonly line: string;
}

export function useWishes(card: GameCard, guild: GuildCard | null): Wishes {
  const withBots = card.begins === "with-bots";
  return {
    where: useSignal<TablePlace>(guild !== null || hallReached.value ? "link" : "device"),
    seats: useSignal(withBots || !hallReached.value ? card.seats.usual : card.seats.max),
    people: useSignal(withBots ? 1 : card.seats.usual),
    guests: useSignal<readonly string[]>([]),
    bots: useSignal(0),
    level: useSignal<string | null>(null),
    clock: useSignal<(typeof clocks)[number]>("none"),
    freeWeekends: useSignal(false),
    whenUp: useSignal<"bot" | "wait">("bot"),
    patience: useSignal<(typeof patiences)[number]>("60"),
    open: useSignal<"hall" | "link" | "members">(guild === null ? "link" : "members"),
    programs: useSignal(true),
    coach: useSignal(false),
    options: useSignal<Readonly<Record<string, string>>>({}),
    content: useSignal<unknown>(null),
    guild,
  };
}

export function levelOf({ level }: Wishes, levels: readonly BotLevel[]): string {
  return level.value ?? standardLevel(levels.map((bot) => bot.level));
}
