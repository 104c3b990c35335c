/** A goal that a deed brings nearer is told after what the deed itself was worth, not in the middle of it. */
import { isChange, isDeed, isTidying, type DeedNews } from "./steps.ts";
import type { News } from "#rules/outer-rim/index.ts";

export function goalsBehind(news: readonly News[]): readonly News[] {
  const told: News[] = [];
  for (let i = 0; i < news.length;) {
    const one = news[i];
    if (one === undefined) break;
    told.push(one);
    i++;
    if (!isDeed(one)) continue;
    const run = runOf(one, news.slice(i));
    told.push(...run.worth, ...run.goals);
    i += run.worth.length + run.goals.length;
  }
  return told;
}

/** What belongs to the deed, and the goals between. */
function runOf(
  deed: DeedNews,
  rest: readonly News[],
): { readonly worth: readonly News[]; readonly goals: readonly News[] } {
  const [worth, goals]: [News[], News[]] = [[], []];
  for (const one of rest) {
    if (!("player" in one) || one.player !== deed.player) break;
    const isGoal = one.type === "goal-advanced" || one.type === "goal-completed";
    if (isGoal || (one.type === "fame-gained" && one.source.endsWith("-goal"))) goals.push(one);
    else if (isChange(one) || isTidying(one)) worth.push(one);
    else break;
  }
  return { worth, goals };
}
