/** The clerk's corner: what was said, the advice one asked for, the doors out. */
import type { JSX } from "preact";
import { ClerkCorner } from "#client/lesson/clerk.tsx";
import { ToTable, type FirstTable } from "#client/lesson/to-table.tsx";
import { Button } from "#client/pieces/button.tsx";
import { Told } from "../dock/told.tsx";
import type { Words } from "#words/made/bounty-hunters/words.ts";
import type { Remark, Topic } from "./remark.ts";
import { RushedGame } from "./rushed-game.tsx";

/** Four beginners. */
export const firstTable: FirstTable = {
  game: "bounty-hunters",
  seats: 4,
  options: {},
  level: "novice",
};

/** The same without contracts [BH-INTRO-06]. */
export const introTable: FirstTable = { ...firstTable, options: { mode: "introductory" } };

interface ClerkProps {
  readonly words: Words;
  /** The learner plays on without being told what to do. */
  readonly isAlone: boolean;
  readonly heard: readonly Remark[];
  /** Asked for while alone. */
  readonly advice: string | null;
  playAlone(): void;
  ask(): void;
}

export function Clerk(props: ClerkProps): JSX.Element {
  const { words, isAlone, heard, advice } = props;
  const isQuiet = isAlone && advice === null;
  const isEnough = heard.some(({ topic }) => topic === "enough");
  return (
    <ClerkCorner name={words.learn.clerk} isQuiet={isQuiet}>
      {isQuiet && <p>{words.learn.atDesk}</p>}
      {heard.map(({ topic, text }) => (
        <div key={topic}>
          <p class={isAdvice(topic) ? "clerk-advice" : ""}>
            <Told text={text} words={words} />
          </p>
          {topic === "rush" && <RushedGame words={words} />}
        </div>
      ))}
      {advice !== null && (
        <p class="clerk-advice">
          <Told text={advice} words={words} />
        </p>
      )}
      {isEnough && (
        <p class="clerk-doors">
          <Button press={() => props.playAlone()}>{words.learn.alone}</Button>
          <ToTable table={firstTable}>{words.learn.toTable}</ToTable>
        </p>
      )}
      {isQuiet && (
        <Button tone="quiet" press={() => props.ask()}>
          {words.learn.ask}
        </Button>
      )}
    </ClerkCorner>
  );
}

/** Everything else is an answer to what happened. */
function isAdvice(topic: Topic): boolean {
  return topic === "nudge" || adviceTopics.has(topic);
}

const adviceTopics: ReadonlySet<Topic> = new Set<Topic>([
  "welcome",
  "drawTargets",
  "drawHunters",
  "drawContracts",
  "drawMarket",
  "openTarget",
  "attack",
  "droid",
  "waiting",
  "capture",
  "sell",
  "reserve",
  "crate",
  "contract",
  "activate",
  "place",
  "finish",
]);
