/** What is to be told, step by step, and how the table looked to me before and after each piece of news. */
import type { News, View } from "#rules/outer-rim/index.ts";
import type { SeenStep } from "#table/talk/steps/seen-steps.ts";
import type { Version } from "#table/talk/words.ts";

export interface Tale {
  /** `null` where there was no table yet. */
  readonly before: View | null;
  readonly steps: readonly SeenStep[];
}

/** News with the table around it. */
export interface TaleNews {
  readonly news: News;
  readonly before: View | null;
  readonly after: View;
  readonly version: Version;
}

/** Only the first news of a step changes anything: what follows it is heard at the table it left. */
export function newsOfTale({ before: first, steps }: Tale): readonly TaleNews[] {
  let before = first;
  return steps.flatMap(({ news, view, version }) => {
    // The game's own words travel as unknown and are known here again.
    const after = view as View;
    const told = (news as readonly News[]).map((one, i) => ({
      news: one,
      before: i === 0 ? before : after,
      after,
      version,
    }));
    before = after;
    return told;
  });
}
