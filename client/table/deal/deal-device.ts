/** My device's part of the deal: promised when I sit, shown once the start is sealed, remembered for the end. */
import type { Seat } from "#rules/game.ts";
import { commitToPart } from "#table/state/deal.ts";
import type { TableId, TableInfo } from "#table/talk/words.ts";
import { entropy } from "../../lobby/entropy.ts";
import { toast } from "../../pieces/toasts.ts";
import { words } from "../../words/words.ts";
import { mySeats } from "../frame.ts";
import { dealStep } from "./deal-step.ts";
import { remember, type RememberedDeal } from "./remembered-deal.ts";
import type { Session } from "../session/session.ts";

/** Done once for each start; whoever stands up and sits down again promises again. */
const asked = new Set<string>();
/** By table and seat: the start for which the hall took my promise. */
const promised = new Map<string, number>();

export function takePart(session: Session, info: TableInfo): void {
  const mine = mySeats(info);
  for (const { seat } of info.seats) if (!mine.includes(seat)) asked.delete(stepKey(info, seat));
  for (const seat of mine) if (!asked.has(stepKey(info, seat))) takeStep(session, info, seat);
}

function takeStep(session: Session, info: TableInfo, seat: Seat): void {
  const key = partKey(info.id, seat);
  const part = localStorage.getItem(key);
  const step = dealStep(info, seat, { part, promised: promised.get(key) ?? null });
  if (step === "wait") return;
  asked.add(stepKey(info, seat));
  if (step === "shout") toast(words.value.deal.changed, "no");
  else if (step === "promise") promise(session, info, seat);
  else if (part !== null) show(session, info, seat, part);
}

function promise(session: Session, info: TableInfo, seat: Seat): void {
  const [key, step] = [partKey(info.id, seat), stepKey(info, seat)];
  const part = entropy() + entropy();
  localStorage.setItem(key, part);
  const commit = commitToPart(info.id, seat, part);
  void session.ask({ type: "promise-part", seat, commit }).then((answer) => {
    if (answer.type === "done") return promised.set(key, info.deal.attempt);
    // Another device of mine was quicker, or the start: what nobody took is no part.
    if (localStorage.getItem(key) === part) localStorage.removeItem(key);
    return asked.delete(step);
  });
}

function show(session: Session, info: TableInfo, seat: Seat, part: string): void {
  const deal: RememberedDeal = {
    seat,
    attempt: info.deal.attempt,
    part,
    commits: info.deal.commits,
    seal: info.commit,
  };
  remember(info.id, deal);
  localStorage.removeItem(partKey(info.id, seat));
  void session.ask({ type: "show-part", seat, part });
}

function stepKey({ id, deal }: TableInfo, seat: Seat): string {
  return `${id} ${seat} ${deal.attempt} ${deal.sealed}`;
}

function partKey(table: TableId, seat: Seat): string {
  return `guildhall.part.${table}.${seat}`;
}
