/** What the clerk says: an answer to what happened, then one move and why; each new thing explained once. */
import type { Hearing } from "#client/lesson/use-lesson.ts";
import { learner } from "#client/lesson/table.ts";
import type { OuterRim, View } from "#rules/outer-rim/index.ts";
import { questionFor } from "../asked.ts";
import { playerAt } from "../desk.ts";
import { answersTo, type Hearer } from "./answers.ts";
import { isFair } from "./fair-fight.ts";
import { otherwise } from "./otherwise.ts";
import type { Remark, Said, Topic } from "./remark.ts";
import type { Meant } from "./strong-move.ts";
import { tapsFor } from "./taps.ts";
import { reasonFor } from "./why/why.ts";
import type { LearnWords } from "./words/en.ts";

type Heard = Omit<Hearing<OuterRim, Meant, Said>, "view">;

export function remarks(heard: Heard, hearer: Hearer): readonly Remark[] {
  const { told, meant } = heard;
  const { view, learn } = hearer;
  if (view.winner !== null) return [{ topic: "over", text: learn.over }];
  const advice = meant === null ? [] : [adviceFor(meant, hearer, told)];
  // A new kind of move is enough to read with one answer; a known one leaves room for two.
  const room = advice.some(({ topic }) => topic !== "nudge") ? 1 : 2;
  const answers = told.size === 0 ? [welcome(hearer)] : answersIn(heard, hearer).slice(0, room);
  const said = [...answers, ...advice];
  const knows = new Set<Topic>([...told, ...said.map(({ topic }) => topic)]);
  if (told.has("enough") || !isEnough(knows, view)) return said;
  return [...said, { topic: "enough", text: learn.enough }];
}

/** Another move than the one meant is answered first; else what happened, if it is new. */
function answersIn({ news, told, played }: Heard, hearer: Hearer): readonly Remark[] {
  if (played !== null) {
    const other = otherwise(played.command, played.meant?.command ?? null, played.before, hearer);
    if (other !== null) return [other];
  }
  return answersTo(news, hearer).filter(({ topic }) => !told.has(topic));
}

/** Whoever has met these can play, once a turn is over; the rest is practice. */
const essentials: readonly Said[] = [
  "fly",
  "delivered",
  "bought",
  "encounter",
  "contact",
  "opponent",
  "fame",
];
const tested: readonly Said[] = ["passed", "failed"];
const longEnough = 8;

/** How far the learner is: what has been met, of what has to be. */
export function progress(told: ReadonlySet<Topic>): {
  readonly known: number;
  readonly all: number;
} {
  const met = essentials.filter((topic) => told.has(topic)).length;
  const test = tested.some((topic) => told.has(topic)) ? 1 : 0;
  return { known: met + test, all: essentials.length + 1 };
}

function isEnough(knows: ReadonlySet<Topic>, view: View): boolean {
  if (questionFor(view, learner)?.ask !== "planning") return false;
  const { known, all } = progress(knows);
  return known === all || view.round > longEnough;
}

function welcome({ view, learn, say }: Hearer): Remark {
  const me = playerAt(view, learner);
  const rival = view.players.findIndex((_, player) => player !== learner);
  const text = learn.welcome(
    say.word(`character.${me.character}.name`),
    say.word(`ship.${me.ship}.name`),
    say.player(rival),
    view.rules.fame,
  );
  return { topic: "welcome", text };
}

/** The kind of move explained the first time, then why this one, then what to tap. */
export function adviceFor(
  meant: Meant,
  { view, words, say, learn }: Hearer,
  told: ReadonlySet<Topic>,
): Remark {
  const question = questionFor(view, learner);
  if (question === null) return { topic: "nudge", text: learn.why.other };
  const reason = reasonFor(meant.command, { view, words, say, learn, question });
  const { topic } = reason;
  const taps = tapsFor(meant.command, question, { view, words, say });
  const why = `${reason.why}${rather(meant, view, learn)}`;
  return told.has(topic)
    ? { topic: "nudge", text: why, taps }
    : { topic, text: `${learn.topics[topic]} ${why}`, taps };
}

/** Where the clerk means something else than a trader would do, he says so. */
function rather({ rather: best }: Meant, view: View, { rather: words }: LearnWords): string {
  if (best === null) return "";
  if (!isFair(view, best)) return ` ${words.risk}`;
  switch (best.type) {
    case "earn":
      return ` ${words.earn}`;
    case "discard-top":
      return ` ${words.clear}`;
    case "market":
      return ` ${words.market}`;
    default:
      return ` ${words.barter}`;
  }
}
