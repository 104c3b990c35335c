/**
 * Where a scene stops for its dice, cut at the table's own steps: what lies before a throw is told, the rest is not
 * there until the dice lie.
 */
import type { News, View } from "#rules/outer-rim/index.ts";
import type { TaleNews } from "../story/tale-steps.ts";
import type { Scene } from "../story/scenes.ts";

/** `held`: not thrown yet; `thrown`: in the air; `lain`: the dice and their verdict lie, nothing that comes of it. */
export type Fall = "held" | "thrown" | "lain";

/** `later`: in a scene after this one. */
export type Dice = Fall | "later";

export interface Throw {
  /** Its dice among the news of the scene: from here, up to there. */
  readonly from: number;
  readonly to: number;
  /** How the table lay until they did. */
  readonly table: View;
  readonly isMine: boolean;
  /** It waits for my tap; one I have just asked for does not ask twice. */
  readonly waits: boolean;
}

/** A scene as far as it is told; `dice`: its news with those of the throw that is under way. */
export interface Cut {
  readonly scene: Scene;
  readonly table: View;
  readonly fall: Fall | null;
  readonly dice: readonly News[];
  readonly thrown: Throw | null;
}

/** An opponent's card throws its dice in the lines it is told with. */
export function throwsIn(
  { kind, news }: Scene,
  heard: readonly TaleNews[],
  seat: number | null,
): readonly Throw[] {
  if (kind !== "test" && kind !== "fight") return [];
  const throws: Throw[] = [];
  for (let from = 0; from < news.length; from++) {
    const one = news[from];
    const table = heard.find(({ news: each }) => each === one)?.before ?? null;
    if (one === undefined || table === null || !isOfDice(one)) continue;
    const to = one.type === "dice-changed" ? from + 1 : endOfThrow(news, from);
    const isMine = seat !== null && news.slice(from, to).some((each) => isRolledBy(each, seat));
    const waits = isMine && one.type === "dice-rolled" && !wasAskedFor(one, heard, seat);
    throws.push({ from, to, table, isMine, waits });
    from = to - 1;
  }
  return throws;
}

type DiceNews = Extract<News, { readonly type: "dice-rolled" | "dice-changed" }>;

export function isOfDice(one: News): one is DiceNews {
  return one.type === "dice-rolled" || one.type === "dice-changed";
}

function isRolledBy(one: News, seat: number): boolean {
  return isOfDice(one) && one.player === seat;
}

/** [OR-COM-03] Both sides of a fight throw at once. */
function endOfThrow(news: readonly News[], from: number): number {
  const last = news.findLastIndex((one, i) => {
    if (one.type !== "dice-rolled" || one.roll?.type !== "combat") return false;
    return news
      .slice(from, i)
      .every(({ type }) => type === "dice-rolled" || type === "favor-spent");
  });
  return Math.max(from, last) + 1;
}

/** [OR-TEST-03] [OR-COM-02] The rules asked whether to roll, and I said so. */
function wasAskedFor(dice: News, heard: readonly TaleNews[], seat: number): boolean {
  const at = heard.findIndex(({ news }) => news === dice);
  const answered = heard.findLastIndex(
    ({ news }, i) => i < at && news.type === "answered" && news.seat === seat,
  );
  const asked = heard[answered];
  if (asked === undefined || asked.version !== heard[at]?.version) return false;
  const mayRoll = asked.before?.questions.some(
    (question) => question.seat === seat && question.choices.some(({ type }) => type === "roll"),
  );
  const between = heard.slice(answered, at);
  return mayRoll === true && !between.some(({ news }) => instead.includes(news.type));
}
/** What is answered with something else than a roll, or leads to another throw. */
const instead: readonly News["type"][] = ["ability-used", "dice-rolled"];

/** `null`: all its dice lie, and what came of them. */
export function cutOf(
  { scene, table, throws }: Thrown,
  at: { readonly nth: number; readonly fall: Fall },
): Cut {
  const thrown = throws[at.nth];
  if (thrown === undefined) return { scene, table, fall: null, dice: scene.news, thrown: null };
  const { fall } = at;
  const told = fall === "lain" ? endOfVerdict(scene.news, thrown.to) : thrown.from;
  return {
    scene: { ...scene, news: scene.news.slice(0, told) },
    table: thrown.table,
    fall,
    dice: scene.news.slice(0, Math.max(told, thrown.to)),
    thrown,
  };
}

interface Thrown {
  readonly scene: Scene;
  readonly table: View;
  readonly throws: readonly Throw[];
}

function endOfVerdict(news: readonly News[], to: number): number {
  return isVerdict(news[to]) ? to + 1 : to;
}

function isVerdict(one: News | undefined): boolean {
  return one?.type === "test-resolved" || one?.type === "combat-resolved";
}
