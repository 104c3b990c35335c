/** What is read of a reel: its last great deeds, or what lasts of it. Whoever listens hears all that lasts. */
import type { News } from "#rules/outer-rim/index.ts";
import type { LogLine } from "../../say/news.ts";
import { lasts } from "../told-scenes.ts";

const most = 2;

type Told = (news: readonly News[]) => readonly LogLine[];

export function headline(news: readonly News[], told: Told): readonly string[] {
  const all = lasting(news, told, null);
  const loud = all.filter(({ weight }) => weight === "loud").slice(-most);
  const more = told(news.filter((one) => lasts(one, null) && one.type !== "moved"));
  const [lines] = [loud, more.slice(-1), all.slice(-1)].filter(({ length }) => length > 0);
  return (lines ?? []).map(({ text }) => text);
}

/** Where nothing lasts, what there is. */
export function lasting(
  news: readonly News[],
  told: Told,
  seat: number | null,
): readonly LogLine[] {
  const [lines] = [
    news.filter((one) => lasts(one, seat)),
    news.filter(({ type }) => type !== "turn-began"),
    news,
  ]
    .map(told)
    .filter(({ length }) => length > 0);
  return lines ?? [];
}
