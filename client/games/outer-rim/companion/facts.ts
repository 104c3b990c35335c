/** What has to be known at a real table before a printed line can be judged, and what it may change. */
import type { AiLine } from "#rules/outer-rim/cards/ai/lines.ts";
import { clearedBeforeBuying } from "#rules/outer-rim/index.ts";
import { unreachable } from "#rules/game.ts";

/** A fact only somebody at the table can see. */
export type Fact =
  | "damage"
  | "goal"
  | "target"
  | "player-in-reach"
  | "hated"
  | "can-buy"
  | "can-buy-base"
  | "cargo-here"
  | "facedown-here"
  | "rich-player-here"
  | "hopeless-bounty"
  | "bounty-room"
  | "player-here"
  | "droid-contact"
  | "hostile-here"
  | "weak-patrol"
  | "job-here"
  | "liking"
  | "contact-here"
  | "faceup-here"
  | "imperial-planet"
  | "target-here"
  | "sure";

/** What the companion keeps of an opponent. */
export interface OpponentFacts {
  readonly fame: number;
  readonly credits: number;
  readonly defeated: boolean;
  /** The base box alone plays its own ten cards. */
  readonly deck: "base" | "bounty-hunter" | "classic";
}

/** Known from what the companion keeps, or to be asked. */
export type LineVerdict = "yes" | "no" | { readonly ask: Fact };

export function judge(line: AiLine, opponent: OpponentFacts): LineVerdict {
  switch (line.do) {
    case "recover-if-defeated":
      return opponent.defeated ? "yes" : "no";
    case "recover":
    case "recover-character":
      return opponent.defeated ? "yes" : { ask: "damage" };
    case "spend":
      return opponent.credits >= line.amount ? "yes" : "no";
    case "sell-fame":
      return opponent.fame >= 1 && opponent.credits < 20_000 ? "yes" : "no";
    case "gain":
      return line.per === undefined ? "yes" : { ask: "sure" };
    case "others-lose-reputation":
      return "yes";
    case "buy":
    case "buy-unless-full":
      return { ask: buying(opponent) };
    default:
      return { ask: factOf(line) };
  }
}

/** How many useless cards go first depends on the boxes [OR-SOLO-05, UB-SOLO-07]. */
function buying({ deck }: OpponentFacts): Fact {
  const most = clearedBeforeBuying({ box: deck === "classic" ? "base" : "both" });
  return most === 1 ? "can-buy-base" : "can-buy";
}

type Asked = Exclude<
  AiLine["do"],
  | "recover-if-defeated"
  | "recover"
  | "recover-character"
  | "spend"
  | "sell-fame"
  | "gain"
  | "others-lose-reputation"
  | "buy"
  | "buy-unless-full"
>;

const facts: Readonly<Record<Asked, Fact>> = {
  "move-to-goal": "goal",
  jump: "goal",
  "move-to-target": "target",
  "move-to-player": "player-in-reach",
  "move-to-most-hated": "hated",
  "buy-luxury": "sure",
  deliver: "cargo-here",
  "reveal-lowest": "facedown-here",
  "reveal-matching": "facedown-here",
  rob: "rich-player-here",
  gamble: "sure",
  "drop-hopeless-bounty": "hopeless-bounty",
  "find-bounty": "bounty-room",
  punish: "player-here",
  "take-droid": "droid-contact",
  "fight-hostile": "hostile-here",
  "fight-weak-patrol": "weak-patrol",
  "complete-job": "job-here",
  "planet-reputation": "liking",
  "nearest-patrol-reputation": "liking",
  "gain-and-lose": "sure",
  hire: "contact-here",
  "hire-faceup": "faceup-here",
  "imperial-luck": "imperial-planet",
  hunt: "target-here",
  brawl: "sure",
  "fight-player": "player-here",
};

function factOf(line: Extract<AiLine, { readonly do: Asked }>): Fact {
  return facts[line.do];
}

/** What a taken line gives by itself; the rest is read off the real cards, crew and dice. */
export interface Change {
  readonly credits: number;
  readonly fame: number;
}

export function printed(line: AiLine): Change {
  switch (line.do) {
    case "gain":
      return { credits: line.per === undefined ? line.amount : 0, fame: 0 };
    case "gain-and-lose":
      return { credits: line.amount, fame: 0 };
    case "spend":
      return { credits: -line.amount, fame: line.fame };
    case "sell-fame":
      return { credits: 10_000, fame: -1 };
    default:
      return { credits: 0, fame: 0 };
  }
}

/** Does the table say what it brought? Then credits, fame and whether it fell are asked. */
export function isOpen(line: AiLine): boolean {
  switch (line.do) {
    case "gain":
      return line.per !== undefined;
    case "recover":
      return line.perDamage !== undefined;
    case "buy":
    case "buy-unless-full":
    case "buy-luxury":
    case "deliver":
    case "jump":
    case "rob":
    case "gamble":
    case "gain-and-lose":
    case "punish":
    case "fight-hostile":
    case "fight-weak-patrol":
    case "complete-job":
    case "imperial-luck":
    case "hunt":
    case "brawl":
    case "fight-player":
      return true;
    case "recover-if-defeated":
    case "recover-character":
    case "move-to-goal":
    case "move-to-target":
    case "move-to-player":
    case "move-to-most-hated":
    case "others-lose-reputation":
    case "reveal-lowest":
    case "reveal-matching":
    case "drop-hopeless-bounty":
    case "find-bounty":
    case "sell-fame":
    case "take-droid":
    case "spend":
    case "planet-reputation":
    case "nearest-patrol-reputation":
    case "hire":
    case "hire-faceup":
      return false;
    default:
      return unreachable(line);
  }
}
