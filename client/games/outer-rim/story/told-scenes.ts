/** Which scenes of a page are told to a seat, and at which table. */
import type { News, View } from "#rules/outer-rim/index.ts";
import type { LogEntry, Version } from "#table/talk/words.ts";
import type { Pace } from "./pace/pace.ts";
import type { Untold } from "./recall/untold.ts";
import { newsOfTale, type Tale } from "./tale-steps.ts";
import { throwsIn, type Throw } from "../stage/throws.ts";
import {
  isAgreement,
  isCardAlone,
  isFightAlone,
  isGainOrLoss,
  isOffer,
  isSilent,
  scenesOf,
  worthTelling,
  type Scene,
} from "./scenes.ts";

export interface ToldScene {
  readonly scene: Scene;
  /** The table before its first news, and after its last. */
  readonly before: View | null;
  readonly table: View;
  /** Where it stops for dice. */
  readonly throws: readonly Throw[];
  /** The page it ends with. */
  readonly version: Version;
}

/** A scene that waits, by where it was heard. */
export interface QueuedScene extends ToldScene, Untold {
  /** Of a film: the scenes it goes through by itself. */
  readonly reel?: readonly QueuedScene[];
  /** The film was stopped here: it is read tap by tap. */
  readonly isSlow?: true;
}

/** Of me, or against me. */
function concerns({ player, news }: Scene, seat: number | null): boolean {
  if (seat === null) return false;
  return (
    player === seat || news.some((one) => one.type === "combat-began" && one.defender === seat)
  );
}

/** What lasts of somebody else's turn: where they are, what they got, how far they are; and whatever touches me. */
export function lasts(one: News, seat: number | null): boolean {
  if ("player" in one && one.player === seat) return true;
  // Who robs whom, and what fame was paid for, stand in the line before it.
  if (one.type === "ai-line-done") return /\.(rob|spend)$/.test(one.line);
  return lasting.includes(one.type);
}
const lasting: readonly News["type"][] = [
  "moved",
  "card-gained",
  "credits-spent",
  "crew-gained",
  "fame-gained",
  "goal-completed",
  "job-completed",
  "ambition-advanced",
  "victory-missed",
  "game-won",
  "defeated",
  "combat-resolved",
  "favor-granted",
  "trade-made",
];

/**
 * In brief: everything of one opponent that is still to be told is one card, with what lasts of it. Fights against me
 * and my own scenes stay as they are.
 */
export function inBrief<
  T extends Partial<Untold & Pick<ToldScene, "throws">> & { readonly scene: Scene },
>(told: readonly T[], from: number, seat: number | null): readonly T[] {
  const brief: T[] = told.slice(0, from);
  for (const one of told.slice(from)) {
    if (concerns(one.scene, seat)) {
      brief.push(one);
      continue;
    }
    const news = one.scene.news.filter((each) => lasts(each, seat));
    const last = brief.length > from ? brief.at(-1) : undefined;
    const goesOn =
      last?.scene.player === one.scene.player && !concerns(last.scene, seat) ? last : null;
    const scene = {
      kind: "plain",
      player: one.scene.player,
      news: [...(goesOn?.scene.news ?? []), ...news],
    } as const;
    if (goesOn !== null) brief.pop();
    // Whoever comes back to it reads it from where it began.
    const { from: page, nth } = goesOn ?? one;
    if (scene.news.length > 0) brief.push({ ...one, from: page, nth, scene, throws: [] });
  }
  return brief;
}

/** The scenes worth telling at this pace, each with the table around it. Whatever else is told, my dice are rolled. */
export function toldScenes(tale: Tale, seat: number | null, at: Pace): readonly ToldScene[] {
  const heard = newsOfTale(tale);
  const around = new Map(heard.map((one) => [one.news, one]));
  const told: ToldScene[] = [];
  const scenes = scenesOf(heard.map(({ news }) => news));
  const endsAt = scenes.findLastIndex((scene) => endsTurn(scene, seat));
  for (const [i, cut] of scenes.entries()) {
    const [first, last] = [cut.news[0], cut.news.at(-1)].map((one) => one && around.get(one));
    if (first === undefined || last === undefined) continue;
    const { before } = first;
    // What names nobody is the doing of whoever is on the move.
    const kind = isOfFight(cut, before) ? "fight" : cut.kind;
    const scene = { ...cut, kind, player: cut.player ?? before?.current ?? null };
    // [OR-TURN-07] What my turn brought or cost at last is read before the next one is told.
    const isRead = i <= endsAt && bringsOrCosts(scene, seat);
    const throws = throwsIn(scene, heard, seat);
    const isRolled = throws.some(({ isMine }) => isMine);
    const goesByItself = at === "film" && scene.player !== seat && !isSilent(scene);
    const isTold = worthTelling(scene, seat) || isRead || goesByItself;
    if (isRolled || (isTold && at !== "instant"))
      told.push({ scene, before, table: last.after, throws, version: last.version });
  }
  return told;
}

/** Dice that are thrown again do not say for what: the fight on the table does. */
function isOfFight({ kind, news: [first] }: Scene, before: View | null): boolean {
  return (
    kind === "test" && first?.type !== "dice-rolled" && before?.agenda.at(-1)?.type === "combat"
  );
}

function endsTurn({ news }: Scene, seat: number | null): boolean {
  return news.some((one) => one.type === "turn-ended" && one.player === seat);
}

function bringsOrCosts({ news }: Scene, seat: number | null): boolean {
  return seat !== null && news.some((one) => isGainOrLoss(one, seat));
}

/** What the question itself shows need not be told before it. */
export function asksItself(last: Scene, { inStory, inOffer, seat }: Asked): boolean {
  const isShown = isCardAlone(last) || isFightAlone(last);
  return (inStory && last.player === seat && isShown) || (inOffer && isOffer(last));
}

interface Asked {
  readonly inStory: boolean;
  readonly inOffer: boolean;
  readonly seat: number | null;
}

/** [UB-FAV-08] What I have just agreed to with a tap I know. */
export function knownToMe(
  scene: Scene,
  entries: readonly LogEntry[],
  seat: number | null,
): boolean {
  const isMine = (one: News): boolean =>
    entries.some((page) => page.type === "news" && page.seat === seat && page.news.includes(one));
  return seat !== null && isAgreement(scene) && scene.news.every(isMine);
}

/** Whoever answers or reaches for something has heard enough, but not of what lies unseen under an offer. */
export function unheard<T>(told: readonly T[], inOffer: boolean): readonly T[] {
  return inOffer ? told : [];
}

/** What was taken back did not happen, and is not told any longer. */
export function stillTrue<T extends { readonly version: Version }>(
  told: readonly T[],
  entries: readonly LogEntry[],
): readonly T[] {
  const until = Math.min(
    ...entries.map((entry) => (entry.type === "taken-back" ? entry.to : Infinity)),
  );
  return told.filter(({ version }) => version <= until);
}
