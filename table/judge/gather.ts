/** Sitting down, bots, handing a seat over, and the start. */
import type { Seat } from "#rules/game.ts";
import { phaseOf, type TableState } from "../state/table-state.ts";
import { errorAnswer, type ErrorAnswer } from "../talk/errors.ts";
import { longest } from "../talk/limits.ts";
import { nameAmong } from "./names.ts";
import { patienceOf } from "./patience.ts";
import { whileGathering } from "./deal.ts";
import { botName } from "../journal/bot-names.ts";
import type { Draft, PersonId, SubstituteWhy } from "../journal/page.ts";
import type { Person } from "../ports.ts";
import { already, pages, type AskContext, type Verdict } from "./verdict.ts";
import { ownerOf, owns, seatsOf, type Sitter } from "../state/seats.ts";
import type { Ask } from "../talk/words.ts";

type AskOf<T extends Ask["type"]> = Extract<Ask, { type: T }>;

export function judgeSit({ state, person }: AskContext, { seat, entropy }: AskOf<"sit">): Verdict {
  if (state.manners.sentAway.includes(person.id)) return errorAnswer("sent-away");
  const sitter = state.seats[seat];
  if (sitter === undefined) return errorAnswer("no-such-seat", { seat });
  if (owns(state.seats, person.id, seat)) return already(state);
  const wrongMoment = whileGathering(state);
  if (wrongMoment !== null) return wrongMoment;
  if (sitter.type !== "open") return errorAnswer("seat-taken", { seat });
  const wrong =
    checkText("name", person.name, longest.name) ??
    (entropy.length > longest.entropy ? tooLong("entropy", longest.entropy) : null);
  return wrong ?? pages({ type: "sat-down", seat, name: nameAmong(state, person), entropy });
}

/** While the game runs a seat cannot be given up, only left to a bot. */
export function judgeLeaveSeat(
  { state, person, header }: AskContext,
  { seat }: AskOf<"leave-seat">,
): Verdict {
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  switch (phaseOf(state)) {
    case "gathering":
      if (state.deal.sealed !== null) return errorAnswer("dealing");
      return pages({ type: "stood-up", seat, name: nameOf(state.seats[seat]) });
    case "playing":
      return withSubstitute(state, seat, header.terms.botLevel, "handed");
    case "over":
      return errorAnswer("over");
  }
}

/**
 * My own seat at any moment; the seat of someone who has been away for as long as the table is patient, by anyone who
 * sits and waits. The bot is the one the table agreed on, whoever asks.
 */
export function judgeSubstitute(
  { state, person, header, awayFor }: AskContext,
  { seat, level: asked }: AskOf<"substitute">,
): Verdict {
  const level = asked === null ? null : header.terms.botLevel;
  const owner = ownerOf(state.seats[seat]);
  if (owner === null) return errorAnswer("not-your-seat", { seat });
  if (phaseOf(state) === "gathering") return errorAnswer("not-started");
  if (owner === person.id)
    return withSubstitute(state, seat, level, level === null ? "back" : "handed");
  const away = awayFor(owner);
  if (level === null || away === null || seatsOf(state.seats, person.id).length === 0)
    return errorAnswer("not-your-seat", { seat });
  const missing = patienceOf(header) * 1000 - away;
  return missing > 0
    ? errorAnswer("too-soon", { seconds: Math.ceil(missing / 1000) })
    : withSubstitute(state, seat, level, "absent");
}

function withSubstitute(
  state: TableState,
  seat: Seat,
  level: string | null,
  why: SubstituteWhy,
): Verdict {
  const sitter = state.seats[seat];
  if (sitter?.type !== "person" || sitter.substitute === level) return already(state);
  return pages({ type: "stand-in", seat, name: sitter.name, level, why });
}

/** Who leaves while another person waits is played by a bot; a game nobody else waits for simply rests. */
export function judgeBye({ game, header, state, person }: AskContext): Verdict {
  const waits = state.seats.some(
    (sitter) =>
      sitter.type === "person" && sitter.person !== person.id && sitter.substitute === null,
  );
  if (phaseOf(state) !== "playing" || game.amendable || !waits) return already(state);
  return substitutes(state, person.id, (sitter) =>
    sitter.substitute === null ? { level: header.terms.botLevel, why: "left" } : null,
  );
}

/** Back at the table: what a bot plays without my asking is mine again, and a new name is seen by all. */
export function judgeReturn({ state, person }: AskContext): Verdict {
  const back = substitutes(state, person.id, (sitter) =>
    sitter.returns ? { level: null, why: "back" } : null,
  );
  const drafts = [...(back.type === "pages" ? back.drafts : []), ...renamed(state, person)];
  return drafts.length === 0 ? already(state) : pages(...drafts);
}

function renamed(state: TableState, person: Person): readonly Draft[] {
  const name = nameAmong(state, person);
  return seatsOf(state.seats, person.id).flatMap((seat) => {
    const known = nameOf(state.seats[seat]);
    const isOneOfSeveral = seatsOf(state.seats, person.id).length > 1;
    return known === name || isOneOfSeveral ? [] : [{ type: "renamed", seat, name } as const];
  });
}

/** Before the start the host may free a seat; whoever sat there does not get it back. */
export function judgeSendAway(
  { state, person, header }: AskContext,
  { seat }: AskOf<"send-away">,
): Verdict {
  const sitter = state.seats[seat];
  if (person.id !== header.host) return errorAnswer("not-host");
  if (sitter === undefined) return errorAnswer("no-such-seat", { seat });
  const wrongMoment = whileGathering(state);
  if (wrongMoment !== null) return wrongMoment;
  if (sitter.type !== "person" || sitter.person === person.id)
    return errorAnswer("not-your-seat", { seat });
  return pages({ type: "sent-away", seat, name: sitter.name, who: sitter.person });
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

export function judgeSeatBot(
  { state, person, header }: AskContext,
  { seat, level: asked }: AskOf<"seat-bot">,
): Verdict {
  const level = asked === null ? null : header.terms.botLevel;
  const sitter = state.seats[seat];
  if (person.id !== header.host) return errorAnswer("not-host");
  if (sitter === undefined) return errorAnswer("no-such-seat", { seat });
  const wrongMoment = whileGathering(state);
  if (wrongMoment !== null) return wrongMoment;
  if (sitter.type === "person") return errorAnswer("seat-taken", { seat });
  if (level === null && sitter.type === "open") return already(state);
  return pages({ type: "bot-seated", seat, level, name: botName(seat) });
}

function nameOf(sitter: Sitter | undefined): string {
  return sitter === undefined || sitter.type === "open" ? "" : sitter.name;
}

/** The door has checked already; a table in a browser has no door. */
export function checkText(what: string, text: string, most: number): ErrorAnswer | null {
  if (text.trim() === "") return errorAnswer("empty", { what });
  return Array.from(text).length > most ? tooLong(what, most) : null;
}

function tooLong(what: string, most: number): ErrorAnswer {
  return errorAnswer("too-long", { what, most });
}
