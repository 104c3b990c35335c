/** My device's part of the deal: promised when I sit, shown once the start is sealed, remembered for the end. */
import type { Seat } from "#rules/game.ts";
import { commitToPart } from "#table/state/deal.ts";
import type { TableId, TableInfo } from "#table/talk/words.ts";
import { entropy } from "../../lobby/entropy.ts";
import { toast } from "../../pieces/toasts.ts";
import { words } from "../../words/words.ts";
import { mySeats } from "../frame.ts";
import { remember, type RememberedDeal } from "./remembered-deal.ts";
import type { Session } from "../session/session.ts";

const asked = new Set<string>();

export function takePart(session: Session, info: TableInfo): void {
  for (const seat of mySeats(info)) {
    const step = `${info.id} ${seat} ${info.deal.attempt} ${info.deal.sealed}`;
    if (asked.has(step)) continue;
    if (info.deal.sealed) show(session, info, seat, step);
    else if (info.deal.commits[seat] === null) promise(session, info, seat, step);
  }
}

function promise(session: Session, info: TableInfo, seat: Seat, step: string): void {
  asked.add(step);
  const part = entropy() + entropy();
  localStorage.setItem(partKey(info.id, seat), part);
  const commit = commitToPart(info.id, seat, part);
  void session.ask({ type: "promise-part", seat, commit }).then((answer) => {
    if (answer.type !== "done") asked.delete(step);
  });
}

function show(session: Session, info: TableInfo, seat: Seat, step: string): void {
  const part = localStorage.getItem(partKey(info.id, seat));
  const sealed = info.deal.commits[seat];
  // Another device of mine may have promised; it will answer.
  if (part === null || sealed === null) return;
  asked.add(step);
  if (commitToPart(info.id, seat, part) !== sealed) return toast(words.value.deal.changed, "no");
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

function partKey(table: TableId, seat: Seat): string {
  return `guildhall.part.${table}.${seat}`;
}
