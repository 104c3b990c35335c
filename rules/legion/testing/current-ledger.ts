/** A ledger of the current edition, for tests. */
import { boba } from "./units.ts";
import { ledger } from "./ledger.ts";
import type { MissionChoice } from "../mission/cards.ts";

const noCards: MissionChoice = {
  primary: null,
  secondary: null,
  advantages: { blue: null, red: null },
};

export const current = (...units: readonly ReturnType<typeof boba>[]) =>
  ledger(units, { edition: "current" });

export const choose = (mission: Partial<MissionChoice>) =>
  ({ type: "choose-mission", mission: { ...noCards, ...mission } }) as const;

export const round = (blue: object = {}, red: object = {}) =>
  ({ type: "end-phase", facts: { blue, red } }) as const;
