/** The slots of a player board and ship sheet one by one, and what lies in each [OR-SLOT-01, OR-SLOT-02]. */
import { abilitiesOfType } from "./abilities.ts";
import { marketCard } from "../cards/market/index.ts";
import { boardGear, boardPapers, slotsOf } from "./slots.ts";
import type { PublicPlayer } from "../state.ts";

export type SlotKind =
  | "gear"
  | "gear-or-mod"
  | "mod"
  | "cargo-or-mod"
  | "cargo"
  | "job-or-bounty"
  | "crew";

export interface Slot {
  readonly kind: SlotKind;
  /** Where it is printed: the player board, the ship sheet, or the card that adds it. */
  readonly on: string;
  /** The card or crew in it. */
  readonly holds: string | null;
}

export interface SlotLayout {
  readonly slots: readonly Slot[];
  /** Cards and crew without a slot, before the owner has made room. */
  readonly loose: readonly string[];
}

/** Slots a kind of card may lie in: its own first, so that shared ones stay free as long as possible. */
const homes: Readonly<Record<string, readonly SlotKind[]>> = {
  gear: ["gear", "gear-or-mod"],
  mod: ["mod", "gear-or-mod", "cargo-or-mod"],
  cargo: ["cargo", "cargo-or-mod"],
  job: ["job-or-bounty"],
  bounty: ["job-or-bounty"],
  crew: ["crew"],
};

export function slotLayout(player: PublicPlayer): SlotLayout {
  const open: { kind: SlotKind; on: string; holds: string | null }[] = emptySlots(player);
  const loose: string[] = [];
  const place = (id: string, kind: string): void => {
    for (const home of homes[kind] ?? []) {
      const slot = open.find((each) => each.kind === home && each.holds === null);
      if (slot === undefined) continue;
      slot.holds = id;
      return;
    }
    loose.push(id);
  };
  // Gear before mods: a mod can go into three kinds of slot, gear into two.
  for (const kind of ["gear", "mod", "cargo", "job", "bounty"])
    for (const held of player.cards) if (marketCard(held.id).kind === kind) place(held.id, kind);
  for (const crew of player.crew) place(crew.id, "crew");
  return { slots: open, loose };
}

function emptySlots(player: PublicPlayer): { kind: SlotKind; on: string; holds: null }[] {
  const slots: { kind: SlotKind; on: string; holds: null }[] = [];
  const add = (kind: SlotKind, count: number, on: string): void => {
    for (let i = 0; i < count; i++) slots.push({ kind, on, holds: null });
  };
  const sheet = slotsOf(player);
  add("gear", boardGear, "board");
  add("job-or-bounty", boardPapers, "board");
  add("job-or-bounty", sheet.jobOrBounty, "ship");
  add("crew", sheet.crew, "ship");
  add("cargo", sheet.cargo, "ship");
  add("mod", sheet.mod, "ship");
  add("cargo-or-mod", sheet.cargoOrMod, "ship");
  add("gear-or-mod", sheet.gearOrMod, "ship");
  for (const { ability, from } of abilitiesOfType(player, "slot"))
    add(ability.kind, ability.amount, from);
  return slots;
}
