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
  const aside =
    meant?.rather?.type === "discard-top" && !told.has("clear") ? [clearing(learn)] : [];
  const said = [...answers, ...aside, ...advice];
  const knows = new Set<Topic>([...told, ...said.map(({ topic }) => topic)]);
  if (told.has("enough") || !isEnough(knows, view)) return said;
  return [...said, { topic: "enough", text: learn.enough }];
}

/** That cards may be cleared away first is said once: it would hold for every market. */
function clearing({ rather }: LearnWords): Remark {
  return { topic: "clear", text: rather.clear };
}

/** Another move than the one meant is answered first; else what happened, if it is new. */
function answersIn({ news, told, played }: Heard, hearer: Hearer): readonly Remark[] {
  if (played !== null) {
    const other = otherwise(played.command, played.meant?.command ?? null, played.before, hearer);
    if (other !== null) return [other];
  }
  return answersTo(news, hearer).filter(({ topic }) => !told.has(topic));
}

/** Whoever has met these can play; the rest is practice, and not waited for long. */
const essentials: readonly Said[] = [
  "fly",
  "delivered",
  "bought",
  "encounter",
  "contact",
  "opponent",
  "fame",
];
/** What else the clerk counts, so that every turn brings something. */
const besides: readonly Said[] = ["endActions", "line", "crew", "jobDone", "fought"];
const tested: readonly Said[] = ["passed", "failed"];
const enoughToPlay = 6;
const longEnough = 8;

/** How far the learner is: what has been met, of what there is to meet. */
export function progress(told: ReadonlySet<Topic>): {
  readonly known: number;
  readonly all: number;
} {
  const counted = [...essentials, ...besides];
  const met = counted.filter((topic) => told.has(topic)).length;
  return { known: met + (hasTested(told) ? 1 : 0), all: counted.length + 1 };
}

function hasTested(told: ReadonlySet<Topic>): boolean {
  return tested.some((topic) => told.has(topic));
}

function isEnough(knows: ReadonlySet<Topic>, view: View): boolean {
  if (questionFor(view, learner)?.ask !== "planning") return false;
  const { known, all } = progress(knows);
  if (known === all || view.round > longEnough) return true;
  return view.round > enoughToPlay && hasTested(knows) && essentials.every((one) => knows.has(one));
}

function welcome({ view, learn, say }: Hearer): Remark {
  const me = playerAt(view, learner);
  const rival = view.players.findIndex((_, player) => player !== learner);
  const text = learn.welcome(
    say.word(`character.${me.character}.name`),
    say.word(`ship.${me.ship}.name`),
    say.player(rival),
    view.rules.fame,
    say.space(me.space),
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
      return "";
    case "move":
      return ` ${words.farther}`;
    case "market":
      return ` ${words.market}`;
    default:
      return ` ${words.barter}`;
  }
}
