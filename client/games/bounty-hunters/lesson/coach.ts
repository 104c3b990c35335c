/** What the clerk says: one thing at a time, each new thing once, about what is on the table now. */
import type { AdvisedMove } from "../moves/meant.ts";
import { adviceFor } from "./advice.ts";
import { answersTo, type ClerkNews } from "./answers.ts";
import type { Remark, Topic } from "./remark.ts";

/** The answer to what just happened, if it teaches something new; then what a strong player would do now, and why. */
export function remarks(
  heard: ClerkNews,
  meant: AdvisedMove | null,
  told: ReadonlySet<Topic>,
): readonly Remark[] {
  const { view, words } = heard;
  const answer = answersTo(heard).find(({ topic }) => !told.has(topic));
  const said = [...(answer === undefined ? [] : [answer]), ...next(heard, meant, told)];
  const knows = new Set([...told, ...said.map(({ topic }) => topic)]);
  if (view.step.type === "over" || told.has("enough")) return said;
  if (!told.has("rush") && knows.has("captured") && view.turn > rushFrom && answer === undefined)
    return [{ topic: "rush", text: words.learn.topics.rush }, ...said];
  const isEnough = essentials.every((topic) => knows.has(topic)) || view.turn > longEnough;
  return isEnough ? [...said, { topic: "enough", text: words.learn.topics.enough }] : said;
}

/** After the first capture there is time to say why four quick ones are not the way to win. */
const rushFrom = 3;
/** Whoever has met these can play; the rest is practice. */
const essentials: readonly Topic[] = ["captured", "sold", "passed", "rush", "signed"];
const longEnough = 9;

function next(
  { view, seat, words }: ClerkNews,
  meant: AdvisedMove | null,
  told: ReadonlySet<Topic>,
): readonly Remark[] {
  if (view.step.type === "over") return [{ topic: "over", text: words.learn.topics.over }];
  if (meant === null) return [];
  const { topic, first, again } = adviceFor(view, seat, meant, words);
  return [told.has(topic) ? { topic: "nudge", text: again } : { topic, text: first }];
}
