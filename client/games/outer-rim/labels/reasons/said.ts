/** What a reason is about, each part already in words; parts that a reason does not have are empty. */
import type { Measure } from "#bots/outer-rim/reasons/gains.ts";
import type { Boon, Outlook } from "#bots/outer-rim/reasons/outlook.ts";
import type { Reason, ReasonKind } from "#bots/outer-rim/reasons/reason.ts";

export interface Said {
  readonly card: string;
  readonly place: string;
  /** The place with its preposition: `au Maelström`. */
  readonly at: string;
  /** `2 turns away` */
  readonly turns: string;
  /** `8,000 credits and 1 fame` */
  readonly pay: string;
  /** `7,000`: what is still to be paid. */
  readonly price: string;
  /** `at Ord Mantell`: where somebody wanted alive is paid. */
  readonly paid: string;
  /** Somebody wanted is there; is there now and may fly on, with whom `who` says; or may only be there. */
  readonly found: "there" | "now" | "perhaps";
  /** … and then one of how many it may be; 0 where that is not known. */
  readonly among: number;
  /** `75 %` */
  readonly chance: string;
  /** `38 %` to get a card that is rolled for. */
  readonly deal: string;
  /** `74 %` to be brought down, won or lost; empty where that is unlikely. */
  readonly down: string;
  /** Of how many skills a job asks for, and how many of them are known; nothing is said of none. */
  readonly asked: number;
  readonly known: number;
  /** Not a job for one alone: somebody else has to be there, to help or to be beaten. */
  readonly shared: "together" | "opposed" | "";
  /** `+1 die on the ground, −1 hull` */
  readonly gains: string;
  /** Whose goal it is about, and how many steps it still takes, this one included. */
  readonly whose: "character" | "ship" | "";
  readonly left: number;
  /** Where the way leads on to, and the card it is for. */
  readonly then: string;
  readonly next: string;
  /** Who else is about to win, or has somebody wanted aboard; how much fame I still need, and what follows from it. */
  readonly who: string;
  readonly mine: number;
  readonly means: Extract<Reason, { readonly kind: "rival" }>["means"];
  /** How much fame their card brings. */
  readonly brings: number;
  /** It takes them the last goal of an ambition, too. */
  readonly sheet: boolean;
  /** Only after a flight. */
  readonly there: boolean;
  /** The job in hand that asks for what somebody brings. */
  readonly asks: string;
  /** Of so many cards, what some of them may bring; the most wanted first. */
  readonly cards: number;
  readonly may: Outlook["may"];
  /** The first thing a card does, in small letters, with a full stop. */
  readonly does: string;
  /** `the Hutt patrol` */
  readonly patrol: string;
  /** `with the Hutts` */
  readonly with: string;
  readonly skill: string;
  readonly deck: string;
  readonly damage: string;
  /** So much of it that the next fight would be a gamble. */
  readonly grave: boolean;
}

/** What a card gives: `by` has its sign, `count` tells one from many. */
export type GainWords = Readonly<Record<Measure, (by: string, count: number) => string>> & {
  readonly skill: (skill: string) => string;
};

/** `fame`, `a secret`: what a card may bring. */
export type BoonWords = Readonly<Record<Boon, string>>;

/** One sentence for each kind of reason: a new kind does not compile before it has its words. */
export type ReasonWords = Readonly<Record<ReasonKind, (said: Said) => string>>;
