/** A bot that plays for a person: giving a seat up, coming back. */
import type { Seat } from "#rules/game.ts";
import { phaseOf, type TableState } from "../state/table-state.ts";
import { sameFace } from "../talk/seats/face.ts";
import { errorAnswer } from "../talk/errors.ts";
import { nameAmong } from "./names.ts";
import { patienceOf } from "../state/clocks.ts";
import type { Draft, PersonId, SubstituteWhy } from "../journal/page.ts";
import type { Person } from "../ports.ts";
import { already, pages, type AskContext, type AskOf, type Verdict } from "./verdict.ts";
import { ownerOf, seatsOf, type Sitter } from "../state/seats.ts";

/**
 * My own seat at any moment; by anyone who sits and waits the seat of someone whose time is up, or who has been away
 * for as long as the table is patient. The bot is the one the table agreed on, whoever asks.
 */
export function judgeSubstitute(
  { state, person, header, awayFor, isLate }: AskContext,
  { seat, level: asked }: AskOf<"substitute">,
): Verdict {
  const level = asked === null ? null : header.terms.botLevel;
  const owner = ownerOf(state.seats[seat]);
  if (owner === null) return errorAnswer("not-your-seat", { seat });
  if (phaseOf(state) === "gathering") return errorAnswer("not-started");
  if (owner === person.id)
    return withSubstitute(state, seat, level, level === null ? "back" : "handed");
  const away = awayFor(owner);
  if (level === null || seatsOf(state.seats, person.id).length === 0)
    return errorAnswer("not-your-seat", { seat });
  if (isLate(seat)) return withSubstitute(state, seat, level, "time");
  if (away === null) return errorAnswer("not-your-seat", { seat });
  const patience = patienceOf(header.terms);
  if (patience === null) return errorAnswer("seat-kept", { seat });
  const missing = patience * 1000 - away;
  return missing > 0
    ? errorAnswer("too-soon", { seconds: Math.ceil(missing / 1000) })
    : withSubstitute(state, seat, level, "absent");
}

export function withSubstitute(
  state: TableState,
  seat: Seat,
  level: string | null,
  why: SubstituteWhy,
): Verdict {
  const sitter = state.seats[seat];
  if (sitter?.type !== "person" || sitter.substitute === level) return already(state);
  return pages({ type: "stand-in", seat, name: sitter.name, level, why });
}

/** Back at the table: what a bot plays without my asking is mine again, and a new name or face is seen by all. */
export function judgeReturn({ state, person }: AskContext): Verdict {
  const back = substitutes(state, person.id, (sitter) =>
    sitter.returns ? { level: null, why: "back" } : null,
  );
  const drafts = [...(back.type === "pages" ? back.drafts : []), ...renamed(state, person)];
  return drafts.length === 0 ? already(state) : pages(...drafts);
}

/** A new name or face, given elsewhere in the hall. */
export function judgeRenamed({ state, person }: AskContext): Verdict {
  const drafts = renamed(state, person);
  return drafts.length === 0 ? already(state) : pages(...drafts);
}

function renamed(state: TableState, person: Person): readonly Draft[] {
  const [seat, ...others] = seatsOf(state.seats, person.id);
  const sitter = seat === undefined ? undefined : state.seats[seat];
  if (seat === undefined || sitter?.type !== "person" || others.length > 0) return [];
  const name = nameAmong(state, person);
  const face = person.face ?? null;
  const drafts: Draft[] = [];
  if (sitter.name !== name) drafts.push({ type: "renamed", seat, name });
  // A finished journal is not written on because somebody looks at it with another face.
  if (face !== null && phaseOf(state) !== "over" && !sameFace(face, sitter.face))
    drafts.push({ type: "face-chosen", seat, face });
  return drafts;
}

type Seated = Extract<Sitter, { type: "person" }>;

type Handover = { readonly level: string | null; readonly why: SubstituteWhy };

function substitutes(
  state: TableState,
  person: PersonId,
  change: (sitter: Seated) => Handover | null,
): Verdict {
  const drafts: Draft[] = [];
  state.seats.forEach((sitter, seat) => {
    const handover = sitter.type === "person" && sitter.person === person ? change(sitter) : null;
    if (handover) drafts.push({ type: "stand-in", seat, name: nameOf(sitter), ...handover });
  });
  return drafts.length === 0 ? already(state) : pages(...drafts);
}

export function nameOf(sitter: Sitter | undefined): string {
  return sitter === undefined || sitter.type === "open" ? "" : sitter.name;
}
