/** The words of the ledger: sides, ranks, keywords, editions. */

export const sides = ["blue", "red"] as const;

export type Side = (typeof sides)[number];

export const ranks = ["commander", "operative", "corps", "special", "support", "heavy"] as const;

export type Rank = (typeof ranks)[number];

/** The keywords the ledger judges by; every other keyword of a card is none of its business. */
export const keywords = ["bounty", "guardian", "secretMission", "hunted"] as const;

export type Keyword = (typeof keywords)[number];

export const unitTypes = ["vehicle", "droid"] as const;

export type UnitType = (typeof unitTypes)[number];

export const hulls = ["open", "closed"] as const;

export type Hull = (typeof hulls)[number];

export const editionNames = ["classic", "current"] as const;

export type EditionName = (typeof editionNames)[number];

export type UnitId = string;

export type PerSide<T> = Readonly<Record<Side, T>>;

export function other(side: Side): Side {
  return side === "blue" ? "red" : "blue";
}

export const reminders = ["suppression", "standby", "exhausted"] as const;
/** [LB-LEDGER-23] What lies beside a unit and is easily forgotten: tokens, and cards that are used up. */
export type Reminder = (typeof reminders)[number];
