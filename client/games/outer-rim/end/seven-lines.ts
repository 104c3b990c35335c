/** A game in seven lines: its turning points in their order, the round beside each, the end always among them. */
import type { News } from "#rules/outer-rim/index.ts";
import { logLine } from "../say/news.ts";
import type { Texts } from "../words/index.ts";

type Seen = Parameters<typeof logLine>[3];

export interface StoryLine {
  readonly round: number;
  readonly text: string;
}

const most = 7;

/** How much of a story a piece of news is without the fame it brought. */
function weightOf(news: News): number {
  switch (news.type) {
    case "game-won":
      return 1000;
    case "goal-completed":
      return 9;
    // A step among several: the last one is told by the victory.
    case "ambition-advanced":
      return news.done ? 5 : 0;
    case "bounty-claimed":
      return news.how === "player" ? 10 : 8;
    case "job-completed":
      return 7;
    case "defeated":
      return 6;
    case "patrol-beaten":
      return 4 + news.level;
    case "cargo-delivered":
      return news.illegal ? 5 : 3;
    case "job-failed":
    case "ship-taken":
      return 3;
    default:
      return 0;
  }
}

/** What fame from a source is told with; whatever is not here is told as the fame it is. */
const deedOf: Partial<Record<string, News["type"]>> = {
  bounty: "bounty-claimed",
  job: "job-completed",
  cargo: "cargo-delivered",
  patrol: "patrol-beaten",
  "personal-goal": "goal-completed",
  "ship-goal": "goal-completed",
};

/** By the place of the news it is told with: how much fame it brought. */
function fameAt(news: readonly News[]): ReadonlyMap<number, number> {
  const fame = new Map<number, number>();
  for (const [at, one] of news.entries()) {
    if (one.type !== "fame-gained") continue;
    const deed = deedOf[one.source];
    const began = news.findLastIndex(({ type }, i) => i < at && type === "turn-began");
    const done = news.findLastIndex(
      (each, i) =>
        i > began && i < at && each.type === deed && "player" in each && each.player === one.player,
    );
    const place = done < 0 ? at : done;
    fame.set(place, (fame.get(place) ?? 0) + one.amount);
  }
  return fame;
}

/** What brought fame comes before all that brought none; only that loses by being said again. */
function worthOf(weight: number, fame: number, again: number): number {
  return fame > 0 ? 100 + fame * 10 + weight / 100 : weight / (1 + again);
}

/** Everybody's first fame begins a story: in a long game later deeds would push it out. */
const beginning = 500;

function firstFames(news: readonly News[], brought: ReadonlyMap<number, number>): Set<number> {
  const firsts = new Map<number, number>();
  for (const at of [...brought.keys()].toSorted((a, b) => a - b)) {
    const one = news[at];
    if (one !== undefined && "player" in one && typeof one.player === "number")
      if (!firsts.has(one.player)) firsts.set(one.player, at);
  }
  return new Set(firsts.values());
}

export function sevenLines(
  news: readonly News[],
  names: readonly { readonly name: string }[],
  texts: Texts,
  seen: Seen,
): readonly StoryLine[] {
  const found: (StoryLine & { readonly worth: number; readonly at: number })[] = [];
  const brought = fameAt(news);
  const firsts = firstFames(news, brought);
  let round = 0;
  for (const [at, one] of news.entries()) {
    if (one.type === "turn-began") round = one.round;
    const fame = brought.get(at) ?? 0;
    const weight = weightOf(one);
    if (round === 0 || weight + fame === 0) continue;
    const said = logLine(one, names, texts, seen)?.text;
    if (said === undefined) continue;
    // Fame told as such says its amount itself.
    const text = fame > 0 && one.type !== "fame-gained" ? `${said} (+${fame})` : said;
    const again = found.filter((line) => line.text === text).length;
    const worth = worthOf(weight, fame, again) + (firsts.has(at) ? beginning : 0);
    found.push({ round, text, worth, at });
  }
  return found
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map((line) => ({ round: line.round, text: line.text }));
}
