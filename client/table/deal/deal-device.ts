/** My device's part of the deal: promised when I sit, shown once the start is sealed, remembered for the end. */
import type { Seat } from "#rules/game.ts";
import { commitToPart } from "#table/state/deal.ts";
import type { Answer, TableInfo } from "#table/talk/words.ts";
import { entropy } from "../../lobby/entropy.ts";
import { toast } from "../../pieces/toasts.ts";
import { words } from "../../words/words.ts";
import { mySeats } from "../frame.ts";
import { dealStep } from "./deal-step.ts";
import {
  promisedDeal,
  remember,
  rememberedDeal,
  shownDeal,
  type RememberedDeal,
} from "./remembered-deal.ts";
import type { Session } from "../session/session.ts";

/** Done once for each start; whoever stands up and sits down again promises again. */
const asked = new Set<string>();

/** Answers with the seats whose person must decide: the deal waits for a part that is not on this device. */
export function takePart(session: Session, info: TableInfo): readonly Seat[] {
  const mine = mySeats(info);
  for (const { seat } of info.seats) if (!mine.includes(seat)) asked.delete(stepKey(info, seat));
  return mine.filter((seat) => takeStep(session, info, seat) === "ask");
}

function takeStep(session: Session, info: TableInfo, seat: Seat): ReturnType<typeof dealStep> {
  const kept = rememberedDeal(info.id, seat);
  const step = dealStep(info, seat, kept);
  if (step === "wait" || step === "ask" || asked.has(stepKey(info, seat))) return step;
  asked.add(stepKey(info, seat));
  if (step === "shout") toast(words.value.deal.changed, "no");
  else if (step === "promise") void promise(session, info, seat);
  else if (kept !== null) show(session, info, kept);
  return step;
}

export async function promise(session: Session, info: TableInfo, seat: Seat): Promise<Answer> {
  const drawn = promisedDeal(info, seat, entropy() + entropy());
  remember(info.id, drawn);
  const commit = commitToPart(info.id, seat, drawn.part);
  const answer = await session.ask({ type: "promise-part", seat, commit });
  // Another device of mine was quicker, or the start: what nobody took is no part.
  if (answer.type !== "done") asked.delete(stepKey(info, seat));
  else if (rememberedDeal(info.id, seat)?.part === drawn.part)
    remember(info.id, { ...drawn, taken: true });
  return answer;
}

function show(session: Session, info: TableInfo, kept: RememberedDeal): void {
  remember(info.id, shownDeal(info, kept));
  void session.ask({ type: "show-part", seat: kept.seat, part: kept.part });
}

/** My explicit yes, and this device remembers that it was mine. */
export async function waive(session: Session, info: TableInfo, seat: Seat): Promise<Answer> {
  const answer = await session.ask({ type: "waive-part", seat });
  const nothing = { seat, attempt: info.deal.attempt, part: "", seal: info.commit, commits: null };
  if (answer.type === "done")
    remember(info.id, {
      ...(rememberedDeal(info.id, seat) ?? nothing),
      taken: false,
      waived: true,
    });
  return answer;
}

function stepKey({ id, deal }: TableInfo, seat: Seat): string {
  return `${id} ${seat} ${deal.attempt} ${deal.sealed} ${deal.late}`;
}
