/** One sentence: what can I do now? */
import { stepOf, type View } from "#rules/outer-rim/index.ts";
import type { Seat } from "#rules/game.ts";
import type { SeatName } from "../../screen.ts";
import { questionFor } from "../asked.ts";
import { sayFor, type Tabletop } from "../tabletop.ts";
import { faceOf } from "../faces.ts";
import { textOf } from "./message.ts";
import { sheetName } from "./source.ts";
import { offerMade } from "./news/bargains.ts";
import { capital } from "../tell/line.ts";
import type { Words } from "../screen-types.ts";

export function status(
  view: View,
  names: readonly SeatName[],
  words: Words,
  seat: Seat | null,
): string {
  const say = sayFor(view, names, words);
  const question = questionFor(view, seat);
  if (question === null) return waitingText({ view, words, say, seat });
  if (faceOf(question) === "offer") return words.labels.board.offered;
  return attackText({ view, words, say, seat }) ?? words.labels.asks(stepOf(view));
}

/** Whoever is attacked knows by whom and what for, as long as the fight lasts. */
function attackText({ view, words, say, seat }: Teller): string | null {
  const fight = view.agenda.findLast((task) => task.type === "combat");
  if (fight === undefined || seat === null || fight.sides[1].player !== seat) return null;
  const { sides, after } = fight;
  const why =
    "card" in after
      ? say.offer(after.card)
      : "source" in after
        ? (sheetName(after.source, { view, say }) ?? say.source(after.source.card))
        : "";
  return words.labels.board.attacked(say.player(sides[0].player), why);
}

type Teller = Pick<Tabletop, "view" | "words" | "say" | "seat">;

export function waitingText(teller: Teller): string {
  const { view, words, say, seat } = teller;
  const { labels } = words;
  if (view.winner !== null) return overText(teller, view.winner);
  const open = view.questions.filter((_, i) => view.answered[i] !== true);
  const seats = new Set(open.map((question) => question.seat));
  const waited = labels.list([...seats].map((one) => say.player(one)));
  const offer = offerText(teller);
  if (seat === null) return [labels.watching(waited), offer ?? []].flat().join(" ");
  const attack = attackText(teller);
  const reasons: Readonly<Record<string, string>> = labels.waitedFor;
  const waits = labels.waiting(waited, reasons[open[0]?.ask ?? ""] ?? null);
  // Whose turn it is, where neither they nor I are waited for.
  const isTheirs = view.round > 0 && view.current !== seat && !seats.has(view.current);
  const before = attack ?? (isTheirs ? `${labels.turnOf(say.player(view.current))}.` : null);
  return [before ?? [], offer ?? [], waits].flat().join(" ");
}

/** Who has won, to whoever reads it: a spectator is nobody’s “you”. */
export function overText({ view, words, say, seat }: Teller, winner: number): string {
  const { final } = words.labels;
  if (winner === seat) return final.youWin(say.title(winner));
  return (winner < view.seats ? final.wins : final.opponentWins)(say.player(winner));
}

/** [OR-TRADE-02] Offers lie open: whoever is in no part of one reads who offers whom what. */
function offerText({ view, say, seat }: Teller): string | null {
  const task = view.agenda.at(-1);
  if (task?.type !== "talk" || task.offers !== null) return null;
  const { deal } = task;
  if (seat !== null && (deal.by === seat || deal.to === seat)) return null;
  const message = offerMade(deal, say);
  return capital(textOf(message, say));
}
