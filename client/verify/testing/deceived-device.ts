/**
 * A hall that was changed against one person: it speaks for everyone at the table, holds back or makes up whatever her
 * device hears, and answers what it likes. Her device is the one we publish.
 */
import type { Seat } from "#rules/game.ts";
import { hashOf } from "#rules/seeded-chance.ts";
import { commitToPart } from "#table/state/deal.ts";
import type { Table } from "#table/table.ts";
import type { DealInfo } from "#table/talk/deal.ts";
import type { TableInfo, Version } from "#table/talk/words.ts";
import { dealStep } from "../../table/deal/deal-step.ts";
import { promisedDeal, shownDeal, type RememberedDeal } from "../../table/deal/remembered-deal.ts";

/** What the device says; whether it arrives is the hall's to decide. */
export type DeviceMessage =
  | { readonly type: "promise-part"; readonly seat: Seat; readonly commit: string }
  | { readonly type: "show-part"; readonly seat: Seat; readonly part: string };

export interface DeceivedDevice {
  /** It is told how the table stands, truly or not, and says something or nothing. */
  hear(info: TableInfo): DeviceMessage | null;
  /** The last promise is said to be taken. */
  answered(): void;
  /** Its person presses *Deal without my part*. */
  waives(): void;
  kept(): RememberedDeal | null;
  /** How far the true journal was when the device first gave this part away; `null`: it never did. */
  gaveAwayAt(part: string): Version | null;
  /** It never showed a part to a list of promises that did not have its own. */
  isCareful(): boolean;
}

export function deceivedDevice(table: Table, seat: Seat): DeceivedDevice {
  let kept: RememberedDeal | null = null;
  let drawn = 0;
  let isCareful = true;
  const given = new Map<string, Version>();
  return {
    hear(info) {
      switch (dealStep(info, seat, kept)) {
        case "promise": {
          const part = hashOf(`only this device knows ${++drawn}`);
          kept = promisedDeal(info, seat, part);
          return { type: "promise-part", seat, commit: commitToPart(info.id, seat, part) };
        }
        case "show":
          if (kept === null) throw new Error("nothing to show");
          isCareful &&= info.deal.commits[seat] === commitToPart(info.id, seat, kept.part);
          kept = shownDeal(info, kept);
          if (!given.has(kept.part)) given.set(kept.part, table.version());
          return { type: "show-part", seat, part: kept.part };
        default:
          return null;
      }
    },
    answered: () => void (kept = kept === null ? null : { ...kept, taken: true }),
    waives: () => void (kept = kept === null ? null : { ...kept, taken: false, waived: true }),
    kept: () => kept,
    gaveAwayAt: (part) => given.get(part) ?? null,
    isCareful: () => isCareful,
  };
}

/** The true state, with what the hall likes to say instead. */
export function lie(info: TableInfo, said: Partial<DealInfo>, seal?: string): TableInfo {
  return {
    ...info,
    deal: { ...info.deal, ...said },
    ...(seal === undefined ? {} : { commit: seal }),
  };
}
