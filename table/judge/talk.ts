/** A few words across the table, and who may say them. */
import type { Ports } from "../ports.ts";
import { seatsOf } from "../state/seats.ts";
import { errorAnswer, type ErrorAnswer } from "../talk/errors.ts";
import { longest } from "../talk/limits.ts";
import { phrases, type Utterance } from "../talk/said.ts";
import type { Ask } from "../talk/words.ts";
import { checkText } from "./gather.ts";
import { nameAmong } from "./names.ts";
import { already, pages, type AskContext, type Verdict } from "./verdict.ts";

type AskOf<T extends Ask["type"]> = Extract<Ask, { type: T }>;

export function judgeSay({ state, person }: AskContext, { said }: AskOf<"say">): Verdict {
  const { manners, seats } = state;
  const seat = seatsOf(seats, person.id)[0] ?? null;
  if (manners.muted.includes(person.id)) return errorAnswer("muted");
  if (seat === null && !manners.spectatorsTalk) return errorAnswer("spectators-silent");
  return unreadable(said) ?? pages({ type: "said", seat, name: nameAmong(state, person), said });
}

function unreadable(said: Utterance): ErrorAnswer | null {
  if (said.type === "text") return checkText("text", said.text, longest.chat);
  return phrases.includes(said.phrase) ? null : errorAnswer("no-such-phrase");
}

/** By the line that disturbs: spectators have no seat to point at, and nobody knows another's id. */
export async function judgeMute(
  { state, person, header }: AskContext,
  { line, muted }: AskOf<"mute">,
  ports: Ports,
): Promise<Verdict> {
  if (person.id !== header.host) return errorAnswer("not-host");
  const [page] = line < 1 ? [] : await ports.journal.read(header.table, line - 1, 1);
  if (page?.type !== "said" || page.person === null || page.person === person.id)
    return errorAnswer("no-such-line");
  if (state.manners.muted.includes(page.person) === muted) return already(state);
  return pages({ type: "muted", who: page.person, muted });
}

export function judgeSpectatorsTalk(
  { state, person, header }: AskContext,
  { allowed }: AskOf<"spectators-talk">,
): Verdict {
  if (person.id !== header.host) return errorAnswer("not-host");
  if (state.manners.spectatorsTalk === allowed) return already(state);
  return pages({ type: "spectators-talk", allowed });
}
