/** Everything the parts of a table's page share: the session, the game's screen and its words. */
import type { RuleId, Seat } from "#rules/game.ts";
import { isOfDays } from "#table/talk/time.ts";
import type { SeatInfo, TableInfo } from "#table/talk/words.ts";
import type { TakeBack } from "#table/talk/take-back.ts";
import type { Screen, SeatName, Why } from "../games/screen.ts";
import { isNear } from "../nearby/near.ts";
import type { Session } from "./session/session.ts";
import { words } from "../words/words.ts";

export interface Frame {
  readonly session: Session;
  readonly info: TableInfo;
  readonly local: boolean;
  readonly screen: Screen;
  readonly gameWords: unknown;
  /** What the log says may come after the first picture. */
  readonly hasAllWords: boolean;
  readonly names: readonly SeatName[];
  showRule(rule: RuleId): void;
}

/** A hall stands behind this table: it remembers looks, takes moves ahead, and has links that anybody may follow. */
export function hasHallBehind({ local, info }: Pick<Frame, "local" | "info">): boolean {
  return !local && !isNear(info.id);
}

export function seatNames(info: TableInfo): readonly SeatName[] {
  return info.seats.map(({ seat, holder }) => {
    switch (holder.type) {
      case "open":
        return { seat, name: words.value.table.openSeat, mine: false, bot: false };
      case "bot":
        return { seat, name: holder.name, mine: false, bot: true };
      default: {
        const { name, mine, presence, substitute } = holder;
        const isMissed = presence !== "here" && substitute === null && !isOfDays(info);
        return { seat, name, mine, bot: false, ...(isMissed ? { away: presence } : {}) };
      }
    }
  });
}

export function isMine({ holder }: SeatInfo): boolean {
  return holder.type === "person" && holder.mine;
}

export function mySeats(info: TableInfo): readonly Seat[] {
  return info.seats.filter(isMine).map(({ seat }) => seat);
}

/** Why a command is not possible, from the view alone, in the game's words. */
export function whyNotOf(
  { screen, gameWords }: Frame,
  view: unknown,
  command: unknown,
): Why | null {
  const refusal = screen.game.whyNot(view, command);
  return refusal && { text: screen.refusal(refusal, gameWords, view), rule: refusal.rule };
}

export type TakeBackAsk = Extract<TakeBack, { type: "asked" }>;

/** Whoever asked reads whom we wait for; the others read who asked. */
export function askedLine(frame: Frame, asked: TakeBackAsk): string {
  if (!mySeats(frame.info).includes(asked.by)) return askedText(frame, asked);
  const missing = asked.needed.filter((seat) => isOpen(asked, seat));
  return words.value.table.takeBackWait(missing.map((seat) => nameOf(frame, seat)));
}

/** Who asks for what: a move of theirs, or what a bot played for them or for another. */
export function askedText(frame: Frame, { by, substitute }: TakeBackAsk): string {
  const w = words.value.table;
  const name = nameOf(frame, by);
  if (substitute === undefined) return w.takeBackAsked(name);
  return w.takeBackBotAsked(name, substitute === by ? null : nameOf(frame, substitute));
}

export function nameOf({ names }: Pick<Frame, "names">, seat: Seat): string {
  return names[seat]?.name ?? "";
}

export function isOpen(asked: TakeBackAsk, seat: number): boolean {
  return asked.needed.includes(seat) && !asked.agreed.includes(seat);
}
