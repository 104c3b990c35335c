/** The words between a screen and the worker that explains: plain JSON there and back. */
import { quickRng } from "#rules/rng.ts";
import type { WhatIf } from "./analyst.ts";
import type { Expectation } from "./bot.ts";
import type { Roster } from "./roster.ts";

interface Asked {
  readonly game: string;
  /** The same seed and budget give the same answer: a link to it can be shared. */
  readonly seed: number;
}

export type Study = Asked &
  (
    | {
        readonly type: "rank";
        readonly view: unknown;
        readonly made: unknown;
        readonly milliseconds: number;
      }
    | { readonly type: "ideas"; readonly view: unknown }
    | { readonly type: "chances"; readonly views: readonly unknown[]; readonly games: number }
    | {
        readonly type: "what-if";
        readonly view: unknown;
        readonly commands: readonly unknown[];
        readonly games: number;
      }
  );

export type Finding =
  | { readonly type: "rank"; readonly moves: readonly Expectation[] }
  | { readonly type: "ideas"; readonly moves: readonly Expectation[] }
  | { readonly type: "chances"; readonly shares: readonly number[] }
  | { readonly type: "what-if"; readonly lines: readonly WhatIf[] };

export function find(study: Study, { game, analyst }: Roster, now: () => number): Finding {
  if (analyst === null) return unexplained(study);
  const rng = quickRng(study.seed);
  switch (study.type) {
    case "rank": {
      const start = now();
      const budget = {
        type: "clock",
        milliseconds: study.milliseconds,
        elapsed: () => now() - start,
      } as const;
      return {
        type: "rank",
        moves: analyst.rank(study.view, game.options(study.view), rng, budget, study.made),
      };
    }
    case "ideas":
      return {
        type: "ideas",
        moves: analyst.ideas?.(study.view, game.options(study.view)) ?? unexplained(study),
      };
    case "chances":
      return {
        type: "chances",
        shares: analyst.chances?.(study.views, rng, study.games) ?? unexplained(study),
      };
    case "what-if":
      return {
        type: "what-if",
        lines: analyst.whatIf?.(study.view, study.commands, rng, study.games) ?? unexplained(study),
      };
  }
}

function unexplained({ game, type }: Study): never {
  throw new Error(`nobody tells the ${type} of ${game}`);
}
