/** The clerk's corner: what was said, the advice one asked for, the doors out. */
import type { JSX } from "preact";
import { Button } from "#client/pieces/button.tsx";
import { Told } from "../dock/told.tsx";
import type { Words } from "../words/en.ts";
import type { Remark, Topic } from "./remark.ts";
import { RushedGame } from "./rushed-game.tsx";
import { ToTable } from "./to-table.tsx";

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
    <aside
      class={`bh-coach${isQuiet ? " bh-quiet" : ""}`}
      aria-label={words.learn.clerk}
      aria-live="polite"
    >
      <Portrait />
      <div>
        {isQuiet && <p>{words.learn.atDesk}</p>}
        {heard.map(({ topic, text }) => (
          <div key={topic}>
            <p class={isAdvice(topic) ? "bh-advice" : ""}>
              <Told text={text} words={words} />
            </p>
            {topic === "rush" && <RushedGame words={words} />}
          </div>
        ))}
        {advice !== null && (
          <p class="bh-advice">
            <Told text={advice} words={words} />
          </p>
        )}
        {isEnough && (
          <p class="bh-doors">
            <Button press={() => props.playAlone()}>{words.learn.alone}</Button>
            <ToTable words={words} />
          </p>
        )}
        {isQuiet && (
          <Button tone="quiet" press={() => props.ask()}>
            {words.learn.ask}
          </Button>
        )}
      </div>
    </aside>
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

/** The guild's clerk: a lamp with a visor. */
function Portrait(): JSX.Element {
  return (
    <svg class="bh-clerk" viewBox="0 0 40 40" aria-hidden="true">
      <path d="M20 2L34 10V28L20 38 6 28V10Z" fill="#f4b34c" />
      <path d="M20 2L34 10V28L20 38Z" fill="#c9872a" />
      <path d="M10 15H30V20L27 23H22L21 31H19L18 23H13L10 20Z" fill="#12151a" />
    </svg>
  );
}
