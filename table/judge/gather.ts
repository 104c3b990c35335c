/** Sitting down, standing up, being sent away, and bots before the start. */
import { phaseOf } from "../state/table-state.ts";
import { isProgram } from "../talk/readable.ts";
import { errorAnswer, type ErrorAnswer } from "../talk/errors.ts";
import type { PersonFace } from "../talk/seats/face.ts";
import { longest } from "../talk/limits.ts";
import { nameAmong } from "./names.ts";
import { whileGathering } from "./deal/deal.ts";
import { voiding } from "./deal/void-start.ts";
import { botName } from "../journal/bot-names.ts";
import { already, pages, type AskContext, type AskOf, type Verdict } from "./verdict.ts";
import { owns } from "../state/seats.ts";
import { withSubstitute, nameOf } from "./substitute.ts";

export function judgeSit(
  { state, person, header }: AskContext,
  { seat, entropy }: AskOf<"sit">,
): Verdict {
  if (state.manners.sentAway.includes(person.id)) return errorAnswer("sent-away");
  if (header.terms.programs === false && isProgram(person.name)) return errorAnswer("no-programs");
  const sitter = state.seats[seat];
  if (sitter === undefined) return errorAnswer("no-such-seat", { seat });
  if (owns(state.seats, person.id, seat)) return already(state);
  const wrongMoment = whileGathering(state);
  if (wrongMoment !== null) return wrongMoment;
  if (sitter.type !== "open") return errorAnswer("seat-taken", { seat });
  const wrong =
    checkText("name", person.name, longest.name) ??
    (entropy.length > longest.entropy ? tooLong("entropy", longest.entropy) : null);
  const name = nameAmong(state, person);
  return wrong ?? pages({ type: "sat-down", seat, name, entropy, ...faceOf(person) });
}

function faceOf({ face }: AskContext["person"]): { readonly face?: PersonFace } {
  return face === undefined || face === null ? {} : { face };
}

/** Before the start a person takes a free chair instead of theirs: nobody can slip in between. */
export function judgeChangeSeat(
  { state, person }: AskContext,
  { seat, to }: AskOf<"change-seat">,
): Verdict {
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  const free = state.seats[to];
  if (free === undefined) return errorAnswer("no-such-seat", { seat: to });
  const wrongMoment = whileGathering(state);
  if (wrongMoment !== null) return wrongMoment;
  if (state.deal.sealed !== null) return errorAnswer("dealing");
  if (free.type !== "open") return errorAnswer("seat-taken", { seat: to });
  return pages({ type: "seat-changed", seat, to, name: nameOf(state.seats[seat]) });
}

/** While the game runs a seat cannot be given up, only left to a bot. */
export function judgeLeaveSeat(
  { state, person, header }: AskContext,
  { seat }: AskOf<"leave-seat">,
): Verdict {
  if (!owns(state.seats, person.id, seat)) return errorAnswer("not-your-seat", { seat });
  switch (phaseOf(state)) {
    case "gathering":
      return (
        whileGathering(state) ??
        pages(...voiding(state, { type: "stood-up", seat, name: nameOf(state.seats[seat]) }))
      );
    case "playing":
      return withSubstitute(state, seat, header.terms.botLevel, "handed");
    case "over":
      return errorAnswer("over");
  }
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
  const { name, person: who } = sitter;
  return pages(...voiding(state, { type: "sent-away", seat, name, who }));
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
  return pages(...voiding(state, { type: "bot-seated", seat, level, name: botName(seat) }));
}

/** The door has checked already; a table in a browser has no door. */
export function checkText(what: string, text: string, most: number): ErrorAnswer | null {
  if (text.trim() === "") return errorAnswer("empty", { what });
  return Array.from(text).length > most ? tooLong(what, most) : null;
}

function tooLong(what: string, most: number): ErrorAnswer {
  return errorAnswer("too-long", { what, most });
}
