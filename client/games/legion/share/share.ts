/**
 * A whole game in a link: its terms and entries, deflated, in the part of the address that never leaves the browser.
 */
import { sameData } from "#rules/same-data.ts";
import { legion, type Command, type NewUnit } from "#rules/legion/index.ts";
import { addressOf } from "../../../edition/edition.ts";
import { packed, unpacked } from "./packed.ts";

export interface SharedGame {
  readonly options: Readonly<Record<string, string>>;
  readonly commands: readonly Command[];
  /** Entries in the link that are none. */
  readonly unread: number;
}

const mostEntries = 3000;

/** Most units are plain: what is plain is not written, so that a game fits into a QR code. */
const plain = {
  wounded: 0,
  keywords: [],
  types: [],
  points: 0,
  transport: null,
  inside: null,
  emergencyStims: false,
} as const;

function terse(command: Command): unknown {
  const short = (unit: NewUnit): unknown =>
    Object.fromEntries(
      Object.entries(unit).filter(
        ([key, value]) => !(key in plain) || !sameData(value, plain[key as keyof typeof plain]),
      ),
    );
  if (command.type === "add-unit") return { ...command, unit: short(command.unit) };
  return command.type === "add-army" ? { ...command, units: command.units.map(short) } : command;
}

function full(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return raw;
  const whole = (unit: unknown): unknown =>
    typeof unit === "object" && unit !== null ? { ...plain, ...unit } : unit;
  if ("units" in raw && Array.isArray(raw.units)) return { ...raw, units: raw.units.map(whole) };
  return "unit" in raw && typeof raw.unit === "object" ? { ...raw, unit: whole(raw.unit) } : raw;
}

export async function gameLink(
  options: Readonly<Record<string, string>>,
  commands: readonly Command[],
): Promise<string> {
  const chosen = Object.fromEntries(
    Object.entries(options).filter(([id, value]) =>
      legion.tableOptions.some(
        (option) => option.id === id && (id === "edition" || option.standard !== value),
      ),
    ),
  );
  return `${addressOf("/g/legion/open")}#${await packed({ v: 1, o: chosen, c: commands.map(terse) })}`;
}

export type GameLink = SharedGame | "broken" | "too-large";

export async function readGameLink(fragment: string): Promise<GameLink> {
  const read = await unpacked(fragment.replace(/^#/u, ""));
  return typeof read === "string" ? read : gameIn(read.value);
}

function gameIn(raw: unknown): GameLink {
  if (typeof raw !== "object" || raw === null || !("v" in raw) || raw.v !== 1) return "broken";
  if (!("c" in raw) || !Array.isArray(raw.c)) return "broken";
  if (raw.c.length > mostEntries) return "too-large";
  const options =
    "o" in raw && typeof raw.o === "object" && raw.o !== null
      ? (raw.o as Readonly<Record<string, string>>)
      : {};
  if (legion.checkSetup({ seats: 1, options, content: null }).length > 0) return "broken";
  const commands = raw.c.map((entry: unknown) => legion.readCommand(full(entry)));
  const read = commands.filter((command) => command !== null);
  return { options, commands: read, unread: commands.length - read.length };
}
