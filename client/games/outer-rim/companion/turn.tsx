/** One opponent's turn: its card line by line, the fact that is missing, and what it brought. */
import type { JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import type { AiLine } from "#rules/outer-rim/cards/ai/lines.ts";
import type { Words } from "../screen-types.ts";
import { aiLineText } from "../tell/ai.ts";
import { capital } from "../tell/line.ts";
import { decksOf } from "../tell/names.ts";
import { saying } from "../words/say.ts";
import { deviceChance } from "./chance.ts";
import { goesOn } from "./go-on.ts";
import type { ChangeAtTable, Opponent, Turn } from "./opponent.ts";
import {
  answer,
  brought,
  clearedBy,
  judgedNow,
  putAway,
  said,
  spotNow,
  spotsOf,
} from "./reading.ts";
import { creditSteps, Stepper } from "./stepper.tsx";
import type { Words as CompanionWords } from "#words/made/outer-rim-companion/words.ts";

interface TurnProps {
  readonly opponent: Opponent;
  readonly turn: Turn;
  readonly words: Words;
  readonly own: CompanionWords;
  readonly change: (opponent: Opponent) => void;
  readonly note: (opponent: Opponent) => void;
}

interface OutcomeProps extends TurnProps {
  readonly open: ChangeAtTable;
  readonly asks: string;
}

export function TurnOf(props: TurnProps): JSX.Element {
  const { turn, words } = props;
  const say = saying([], words.texts, { players: [] });
  const asked = useRef<HTMLDivElement>(null);
  const tapped = useRef(-Infinity);
  // The next question stands where the last one stood: the second half of a double tap answers nothing.
  const once = (event: MouseEvent): void => {
    if (event.detail > 1 && event.timeStamp - tapped.current < 300) event.stopPropagation();
    tapped.current = event.timeStamp;
  };
  // A long card fills a phone: what it asks stays in sight.
  useEffect(
    () => asked.current?.scrollIntoView({ block: "nearest" }),
    [turn.card, turn.at, turn.open !== null],
  );
  return (
    <div class="or-ai-turn">
      <h3>{say.aiCard(turn.card)}</h3>
      <PrintedLines {...props} />
      <div ref={asked} onClickCapture={once}>
        {spotNow(props.opponent) === null ? <LastLine {...props} /> : <Missing {...props} />}
      </div>
    </div>
  );
}

function PrintedLines({ turn, words, own }: TurnProps): JSX.Element {
  const spots = spotsOf(turn.card);
  return (
    <ol class="or-ai-lines">
      {spots.map(({ step, line }, i) => {
        const state = stateOf(turn, i);
        return (
          <li key={i} class={`or-ai-${state}`} aria-current={state === "now" ? "step" : undefined}>
            {step !== spots[i - 1]?.step && <b>{words.texts[`step.${step}`]}</b>}
            <span>
              {capital(aiLineText(words.texts, line))}
              {state === "taken" && <em> ✓ {own.taken}</em>}
              {state === "passed" && <span class="unseen"> ({own.passed})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf({ at, taken }: Turn, line: number): "taken" | "passed" | "now" | "next" {
  if (taken.includes(line)) return "taken";
  return line === at ? "now" : line < at ? "passed" : "next";
}

/** Yes or no; a yes that brings something asks how much. */
function Missing(props: TurnProps): JSX.Element {
  const { opponent, turn, own, words, change } = props;
  const line = useId();
  const asks = useId();
  const spot = spotNow(opponent);
  const judged = judgedNow(opponent);
  if (spot === null || judged === null) return <></>;
  const how = howOf(spot.line, own);
  const fact = typeof judged === "string" ? "sure" : judged.ask;
  return (
    <div
      class={`or-ai-ask ${goesOn}`}
      role="group"
      aria-labelledby={`${line} ${asks}`}
      tabIndex={-1}
    >
      <p class="or-sentence" id={line}>
        {capital(aiLineText(words.texts, spot.line))}.
      </p>
      {how !== null && (
        <p>
          {how.text} <a href={`/rules/outer-rim#${how.rule}`}>{how.rule}</a>
        </p>
      )}
      {turn.open !== null ? (
        <Outcome {...props} open={turn.open} asks={asks} />
      ) : (
        <>
          <p id={asks}>
            <b>{own.facts[fact]}</b>
          </p>
          <div class="or-ai-doors">
            <Button tone="lamp" press={() => change(answer(opponent, true))}>
              {own.yes}
            </Button>
            <Button press={() => change(answer(opponent, false))}>{own.no}</Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Counted by hand, kept while it is counted: a reload or a step back loses none of it. */
function Outcome({ opponent, own, words, change, note, open, asks }: OutcomeProps): JSX.Element {
  const say = saying([], words.texts, { players: [] });
  const set = (part: Partial<ChangeAtTable>): void => note(said(opponent, { ...open, ...part }));
  return (
    <div class="or-ai-brought">
      <p id={asks}>{own.facts.sure}</p>
      <Stepper
        label={own.gained}
        value={open.credits}
        write={(credits) => say.amount(credits)}
        steps={creditSteps}
        min={-40_000}
        max={40_000}
        words={own}
        change={(credits) => set({ credits })}
      />
      <Stepper
        label={own.famed}
        value={open.fame}
        min={0}
        max={4}
        words={own}
        change={(fame) => set({ fame })}
      />
      <label class="or-tick">
        <input type="checkbox" checked={open.fell} onChange={() => set({ fell: !open.fell })} />
        <span>{own.fell}</span>
      </label>
      <Button tone="lamp" press={() => change(brought(opponent))}>
        {own.done}
      </Button>
    </div>
  );
}

function LastLine({ opponent, words, own, change }: TurnProps): JSX.Element {
  const line = useId();
  const cleared = clearedBy(opponent);
  return (
    <div class={`or-ai-ask ${goesOn}`} role="group" aria-labelledby={line} tabIndex={-1}>
      <p class="or-sentence" id={line}>
        {cleared === null
          ? own.lastLine
          : own.special(decksOf(words.texts, cleared, "conjunction"))}
      </p>
      <Button tone="lamp" press={() => change(putAway(opponent, deviceChance))}>
        {own.putAway}
      </Button>
    </div>
  );
}

/** How such a line is carried out, and the rule that says so. */
function howOf(
  line: AiLine,
  { how }: CompanionWords,
): { readonly text: string; readonly rule: string } | null {
  switch (line.do) {
    case "move-to-target":
      return { text: `${how.target} ${how.move}`, rule: "UB-BHAI-07" };
    case "move-to-goal":
    case "move-to-player":
      return { text: how.move, rule: "OR-SOLO-04" };
    case "buy":
    case "buy-unless-full":
    case "buy-luxury":
      return { text: how.buy, rule: "OR-SOLO-05" };
    case "fight-hostile":
    case "fight-weak-patrol":
    case "fight-player":
      return { text: how.fight, rule: "OR-SOLO-03" };
    case "hunt":
      return { text: how.hunt, rule: "UB-BHAI-12" };
    case "hire":
    case "hire-faceup":
      return { text: how.hire, rule: "OR-SOLO-07" };
    case "complete-job":
      return { text: how.job, rule: "OR-SOLO-06" };
    case "deliver":
      return { text: how.deliver, rule: "OR-SOLO-06" };
    default:
      return null;
  }
}
