/** What the clerk says: an answer to what happened, then one move and why; each new thing explained once. */
import type { LessonMoment } from "#client/lesson/use-lesson.ts";
import { learner } from "#client/lesson/table.ts";
import type { OuterRim } from "#rules/outer-rim/index.ts";
import { questionFor } from "../asked.ts";
import { playerAt } from "../tabletop.ts";
import { answersTo, type Hearer } from "./answers.ts";
import { otherwise } from "./otherwise.ts";
import { doneBy, isEnough, progress } from "./progress.ts";
import { rather } from "./meant/rather.ts";
import type { Remark, TopicName, Topic } from "./remark.ts";
import type { AdvisedMove } from "./meant/strong-move.ts";
import { capital } from "../tell/line.ts";
import { tapsFor } from "./taps.ts";
import { reasonFor } from "./why/why.ts";
import type { Words as LearnWords } from "#words/made/outer-rim-lesson/words.ts";

type Heard = Omit<LessonMoment<OuterRim, AdvisedMove, TopicName>, "view">;

export function remarks(heard: Heard, hearer: Hearer): readonly Remark[] {
  const { told, meant } = heard;
  const { view, learn } = hearer;
  if (view.winner !== null) return [{ topic: "over", text: learn.over }];
  const advice = meant === null ? [] : [adviceFor(meant, hearer, told)];
  // A new kind of move is enough to read with one answer; a known one leaves room for two.
  const room = advice.some(({ topic }) => topic !== "nudge") ? 1 : 2;
  const answers = told.size === 0 ? [welcome(hearer)] : answersIn(heard, hearer).filter(fits(room));
  const aside =
    meant?.rather?.type === "discard-top" && !told.has("clear") ? [clearing(learn)] : [];
  const said = [...answers, ...aside, ...advice];
  const done = heard.played === null ? [] : doneBy(heard.played.command);
  const knows = new Set<Topic>([...told, ...done, ...said.map(({ topic }) => topic)]);
  if (!told.has("enough") && isEnough(knows, view))
    return [...said, { topic: "enough", text: learn.enough }];
  return [...answers, ...aside, ...allKnown(knows, learn), ...advice];
}

/** A full count that goes on says so, once. */
function allKnown(knows: ReadonlySet<Topic>, learn: LearnWords): readonly Remark[] {
  const { known, all } = progress(knows);
  if (known < all || knows.has("allKnown") || knows.has("enough")) return [];
  return [{ topic: "allKnown", text: learn.allKnown(all) }];
}

/** What is grave is said besides. */
function fits(room: number): (remark: Remark, at: number, all: readonly Remark[]) => boolean {
  const light = (all: readonly Remark[]) => all.filter(({ topic }) => !grave.includes(topic));
  return (remark, _, all) => grave.includes(remark.topic) || light(all).indexOf(remark) < room;
}

/** That cards may be cleared away first is said once: it would hold for every market. */
function clearing({ rather }: LearnWords): Remark {
  return { topic: "clear", text: rather.clear };
}

/** What nobody may miss, whatever else there is to say. */
const grave: readonly Topic[] = ["defeated", "attacked", "failedRun", "jobDone", "captured"];

/** What was hoped for: who got there otherwise is told of it, and not that it was another way. */
const triumphs: readonly Topic[] = ["fame", "goal", "jobDone", "captured", "delivered"];

/** Another move than the one meant is answered first; else what happened, if it is new. */
function answersIn({ news, told, played }: Heard, hearer: Hearer): readonly Remark[] {
  const answers = answersTo(news, hearer);
  const fresh = answers.filter(({ topic }) => !told.has(topic));
  const other =
    played === null || fresh.some(({ topic }) => triumphs.includes(topic))
      ? null
      : otherwise(played.command, played.meant?.command ?? null, played.before, hearer);
  const serious = fresh.filter(({ topic }) => grave.includes(topic));
  const rest = other === null ? fresh.filter(({ topic }) => !grave.includes(topic)) : [];
  return [...(other === null ? [] : [other]), ...serious, ...rest];
}

function welcome({ view, learn, say }: Hearer): Remark {
  const me = playerAt(view, learner);
  const rival = view.players.findIndex((_, player) => player !== learner);
  const text = learn.welcome(
    say.named(me.character ?? ""),
    say.word(`ship.${me.ship}.name`),
    capital(say.player(rival)),
    view.rules.fame,
    say.space(me.space),
  );
  return { topic: "welcome", text };
}

/** The kind of move explained the first time, then why this one, then what to tap. */
export function adviceFor(meant: AdvisedMove, hearer: Hearer, told: ReadonlySet<Topic>): Remark {
  const { view, words, say, learn } = hearer;
  const question = questionFor(view, learner);
  if (question === null) return { topic: "nudge", text: learn.why.other };
  const reason = reasonFor(meant.command, { view, words, say, learn, question });
  const { topic } = reason;
  const taps = tapsFor(meant.command, question, { view, words, say });
  const why = `${reason.why}${rather(meant, hearer)}`;
  return told.has(topic)
    ? { topic: "nudge", text: why, taps }
    : { topic, text: `${learn.topics[topic]} ${why}`, taps };
}
