/** What a seat may say. A pending question lists the commands that answer it, so options are always complete. */
import { isRecord, isText, readBundle, readFavor } from "./bargaining/read.ts";
import { sameData } from "../same-data.ts";
import type { AmbitionId } from "./cards/ambitions.ts";
import type { CharacterId } from "./cards/characters.ts";
import type { ShipId } from "./cards/ships.ts";
import type { Bundle, Favor } from "./bargaining/deal.ts";
import type { Faction, MarketDeck, Planet, Skill, SpaceId } from "./names.ts";

/** [OR-TURN-09] Which asking it answers, when the speaker says so: a second tap then answers nothing else. */
interface Addressed {
  readonly question?: number;
}

export type Command = Said & Addressed;

type Said =
  | { readonly type: "choose-character"; readonly character: CharacterId }
  | { readonly type: "choose-ship"; readonly ship: ShipId }
  | { readonly type: "choose-ambition"; readonly ambition: AmbitionId }
  | { readonly type: "choose-start"; readonly planet: Planet }
  | { readonly type: "move"; readonly to: SpaceId }
  | { readonly type: "stay" }
  | { readonly type: "earn" }
  | { readonly type: "recover" }
  | { readonly type: "use"; readonly ability: string }
  | { readonly type: "deliver"; readonly card: string }
  | { readonly type: "market" }
  | { readonly type: "discard-top"; readonly deck: MarketDeck }
  | { readonly type: "buy"; readonly deck: MarketDeck }
  | { readonly type: "leave-market" }
  | { readonly type: "barter"; readonly card: string }
  | { readonly type: "pay" }
  | { readonly type: "cancel" }
  | {
      readonly type: "offer";
      /** `null`: to everybody who could do the favor. */
      readonly to: number | null;
      readonly give: Bundle;
      readonly get: Bundle;
    }
  | { readonly type: "accept" }
  | { readonly type: "decline" }
  | { readonly type: "end-actions" }
  | { readonly type: "fight-patrol"; readonly faction: Faction }
  | { readonly type: "encounter-space" }
  | { readonly type: "cross-the-core" }
  | { readonly type: "encounter-contact"; readonly token: number }
  | { readonly type: "attempt-job"; readonly card: string; readonly with: number | null }
  | { readonly type: "hunt-player"; readonly card: string; readonly player: number }
  | { readonly type: "hunt-crew"; readonly card: string; readonly player: number }
  | { readonly type: "fight-player"; readonly player: number; readonly card: string }
  | { readonly type: "use-secret"; readonly secret: number }
  | { readonly type: "eliminate" }
  | { readonly type: "capture" }
  | { readonly type: "protect" }
  | { readonly type: "choose"; readonly option: number }
  | { readonly type: "pick-faction"; readonly faction: Faction }
  | { readonly type: "pick-skill"; readonly skill: Skill }
  | { readonly type: "pick-card"; readonly card: string }
  | { readonly type: "pick-token"; readonly token: number }
  | { readonly type: "pick-space"; readonly space: SpaceId }
  | { readonly type: "pick-player"; readonly player: number }
  | { readonly type: "pick-number"; readonly number: number }
  | { readonly type: "roll" }
  | { readonly type: "stand" }
  | {
      readonly type: "reroll";
      readonly ability: string;
      readonly dice: "blanks" | "not-hits" | "not-crits" | "one";
    }
  | { readonly type: "take-fame" }
  | { readonly type: "take-credits" }
  | { readonly type: "call-debt"; readonly from: number; readonly favor: Favor }
  | { readonly type: "take-offer"; readonly from: number };

export type CommandType = Command["type"];

type Field = "text" | "number" | "maybe-number" | "favor" | "bundle";

/** The shape of each command: what the door lets through. Legality is judged by `decide`. */
export const commandShapes: Readonly<Record<CommandType, Readonly<Record<string, Field>>>> = {
  "choose-character": { character: "text" },
  "choose-ship": { ship: "text" },
  "choose-ambition": { ambition: "text" },
  "choose-start": { planet: "text" },
  move: { to: "text" },
  stay: {},
  earn: {},
  recover: {},
  use: { ability: "text" },
  deliver: { card: "text" },
  market: {},
  "discard-top": { deck: "text" },
  buy: { deck: "text" },
  "leave-market": {},
  barter: { card: "text" },
  pay: {},
  cancel: {},
  offer: { to: "maybe-number", give: "bundle", get: "bundle" },
  accept: {},
  decline: {},
  "end-actions": {},
  "fight-patrol": { faction: "text" },
  "encounter-space": {},
  "cross-the-core": {},
  "encounter-contact": { token: "number" },
  "attempt-job": { card: "text", with: "maybe-number" },
  "hunt-player": { card: "text", player: "number" },
  "hunt-crew": { card: "text", player: "number" },
  "fight-player": { player: "number", card: "text" },
  "use-secret": { secret: "number" },
  eliminate: {},
  capture: {},
  protect: {},
  choose: { option: "number" },
  "pick-faction": { faction: "text" },
  "pick-skill": { skill: "text" },
  "pick-card": { card: "text" },
  "pick-token": { token: "number" },
  "pick-space": { space: "text" },
  "pick-player": { player: "number" },
  "pick-number": { number: "number" },
  roll: {},
  stand: {},
  reroll: { ability: "text", dice: "text" },
  "take-fame": {},
  "take-credits": {},
  "call-debt": { from: "number", favor: "favor" },
  "take-offer": { from: "number" },
};

/** `undefined` when the value does not fit the field. */
function readField(field: Field, raw: unknown): unknown {
  switch (field) {
    case "text":
      return isText(raw) ? raw : undefined;
    case "number":
      return Number.isInteger(raw) ? raw : undefined;
    case "maybe-number":
      return raw === null || Number.isInteger(raw) ? raw : undefined;
    case "favor":
      return readFavor(raw) ?? undefined;
    case "bundle":
      return readBundle(raw) ?? undefined;
  }
}

export const commandTypes = Object.keys(commandShapes) as readonly CommandType[];

/** Journals of earlier rules list commands that nobody can say any more. */
export function isSpoken({ type }: Command): boolean {
  return Object.hasOwn(commandShapes, type);
}

export function readCommand(raw: unknown): Command | null {
  if (!isRecord(raw) || !isText(raw["type"])) return null;
  const { type } = raw;
  const shape = Object.hasOwn(commandShapes, type) ? commandShapes[type as CommandType] : undefined;
  if (shape === undefined) return null;
  const command: Record<string, unknown> = { type };
  for (const [name, field] of Object.entries(shape)) {
    const value = readField(field, raw[name]);
    if (value === undefined) return null;
    command[name] = value;
  }
  if (Number.isInteger(raw["question"])) command["question"] = raw["question"];
  // Every field was checked against the command's own shape; names inside are judged by `decide`.
  return command as unknown as Command;
}

/** Commands are equal when they say the same; key order does not matter, nor which question they name. */
export function sameCommand(a: Command, b: Command): boolean {
  if (a.type !== b.type) return false;
  return sameData(bare(a), bare(b));
}

/** The command without the number of its question. */
function bare(command: Command): Command {
  if (command.question === undefined) return command;
  const { question: _, ...rest } = command;
  return rest as Command;
}

/** The same command, said to answer the asking that this view shows. */
export function numbered(view: { readonly asked: number }, command: Command): Command {
  return { ...command, question: view.asked };
}
