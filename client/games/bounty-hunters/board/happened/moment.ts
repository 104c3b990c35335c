/** What is worth a moment, and for whom: captures, contracts that pay well, the coming end. */
import type { Card } from "#rules/bounty-hunters/cards/face.ts";
import type { News, View } from "#rules/bounty-hunters/index.ts";
import type { Seat } from "#rules/game.ts";
import { lossOf } from "../../say/foretold.ts";
import { contractProspects } from "../../moves/prospects.ts";
import { faceOf } from "../../say/naming.ts";

export type Moment =
  | {
      readonly type: "capture";
      readonly seat: Seat;
      readonly card: Card;
      readonly worth: number;
      readonly loss: number;
    }
  | {
      readonly type: "contract";
      readonly seat: Seat;
      readonly card: Card;
      readonly points: number;
    }
  | { readonly type: "end"; readonly seats: readonly Seat[] }
  | { readonly type: "last-turn" };

/** A contract that pays this much is more than most captures are worth after their hunters. */
const big = 5;
/** More at once would cover the table. */
const most = 3;

/** Mine first: whoever looks for a moment only sees what concerns them. */
export function momentsIn(news: readonly News[], view: View, seat: Seat | null): readonly Moment[] {
  const moments = news.flatMap((one) => momentsOf(one, view));
  const isMine = (moment: Moment): boolean => "seat" in moment && moment.seat === seat;
  return [...moments.filter(isMine), ...moments.filter((one) => !isMine(one))].slice(0, most);
}

function momentsOf(news: News, view: View): readonly Moment[] {
  switch (news.type) {
    case "target-captured":
      return [captureOf(news, view), ...bigContracts(news, view)];
    case "end-triggered":
      return [{ type: "end", seats: news.seats }];
    case "turn-began":
      return news.turn === view.lastTurn ? [{ type: "last-turn" }] : [];
    default:
      return [];
  }
}

type Captured = Extract<News, { type: "target-captured" }>;

function captureOf({ seat, card, onto }: Captured, view: View): Moment {
  const face = faceOf(view.set, card);
  const facing = view.boards[seat]?.confrontations[onto];
  return {
    type: "capture",
    seat,
    card,
    worth: face.type === "target" ? face.points : 0,
    loss: facing ? lossOf(view, facing) : 0,
  };
}

/** The captured one is named by the contract: this capture made it rise [BH-CONTRACT-04]. */
function bigContracts({ seat, card }: Captured, view: View): readonly Moment[] {
  const board = view.boards[seat];
  const caught = faceOf(view.set, card);
  if (board === undefined || caught.type !== "target") return [];
  return contractProspects(view.set, board, board.contracts).flatMap(
    ({ card: contract, face, now }) => {
      const isNamed =
        face.a === caught.character || (face.kind === "pair" && face.b === caught.character);
      return isNamed && now.points >= big
        ? [{ type: "contract" as const, seat, card: contract, points: now.points }]
        : [];
    },
  );
}
