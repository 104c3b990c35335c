/** What a reason is about, each part already in words; parts that a reason does not have are empty. */
import type { ReasonKind } from "#bots/outer-rim/reasons/reason.ts";

export interface Said {
  readonly card: string;
  readonly place: string;
  /** The place with its preposition: `au Maelström`. */
  readonly at: string;
  /** `2 turns away` */
  readonly turns: string;
  /** `8,000 credits, 1 fame` */
  readonly pay: string;
  /** `at Ord Mantell`: where somebody wanted alive is paid. */
  readonly paid: string;
  /** `75 %` */
  readonly chance: string;
  /** `the Hutt patrol` */
  readonly patrol: string;
  /** `with the Hutts` */
  readonly with: string;
  readonly skill: string;
  readonly deck: string;
  readonly damage: string;
}

/** One sentence for each kind of reason: a new kind does not compile before it has its words. */
export type ReasonWords = Readonly<Record<ReasonKind, (said: Said) => string>>;
