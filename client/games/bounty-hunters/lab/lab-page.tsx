/** The lab on this device: change a card's numbers and see what a few thousand games say. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import {
  copiesPrinted,
  problemsWith,
  standardSet,
  type CardSet,
  type Face,
} from "#rules/bounty-hunters/index.ts";
import { Card, Sprite } from "../card.tsx";
import { cardName, deckOf, faceText } from "../say/naming.ts";
import type { BountyHuntersScreen } from "../screen-types.ts";
import type { PageProps } from "../../screen.ts";
import { Button } from "../../../pieces/button.tsx";
import { LabFields } from "./lab-fields.tsx";
import type { LabAsk, LabFinding, LabComparison } from "./lab-finding.ts";
import { analysisWords, percent, signed } from "../../../analysis/words/words.ts";
import "../../../analysis/analysis.css";

const games = 2000;

export function LabPage({ words, language }: PageProps<BountyHuntersScreen>): JSX.Element {
  const w = analysisWords(language).lab;
  const set = useSignal<CardSet>(standardSet);
  const card = useSignal(0);
  const told = useSignal<LabComparison | null>(null);
  const worker = useRef<Worker | null>(null);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => stop, []);
  const face = set.value.faces[card.value] as Face;
  const problems = problemsWith(set.value).length;

  function change(next: Face): void {
    set.value = {
      ...set.value,
      id: "edited",
      faces: set.value.faces.map((one, i) => (i === card.value ? next : one)),
    };
    told.value = null;
    stop();
  }

  function play(): void {
    stop();
    worker.current = new Worker(new URL("./lab-worker.ts", import.meta.url), { type: "module" });
    worker.current.onmessage = ({ data }: MessageEvent<LabComparison>) => (told.value = data);
    const ask: LabAsk = { before: standardSet, after: set.value, card: card.value, games };
    worker.current.postMessage(ask);
  }

  return (
    <div class="lab">
      <p class="soft">{w.intro}</p>
      <label class="field">
        <span class="label">{w.card}</span>
        <select
          class="input"
          value={String(card.value)}
          onChange={(event) => {
            card.value = Number(event.currentTarget.value);
            told.value = null;
            stop();
          }}
        >
          {standardSet.faces.map((one, i) => (
            <option key={i} value={String(i)}>
              {words.labelled(
                words.decks[deckOf(one)],
                `${cardName(standardSet, i, words)} ${numbersOf(one)}`,
              )}
            </option>
          ))}
        </select>
      </label>
      <Sprite />
      <div class="lab-card">
        <Card set={set.value} card={card.value} words={words} silent />
        <p>{faceText(face, copiesPrinted(set.value, card.value), words)}</p>
      </div>
      <LabFields key={card.value} face={face} words={w} change={change} />
      <Button tone="lamp" icon="play" whyNot={problems === 0 ? null : w.broken} press={play}>
        {w.play(games)}
      </Button>
      {told.value && <Findings told={told.value} language={language} />}
    </div>
  );
}

function numbersOf(face: Face): string {
  return face.type === "target"
    ? face.shields.join("/")
    : face.type === "hunter" || face.type === "droid"
      ? face.attack.join("/")
      : "";
}

function Findings({
  told,
  language,
}: {
  readonly told: LabComparison;
  readonly language: PageProps["language"];
}): JSX.Element {
  const w = analysisWords(language).lab;
  const number = (n: number): string =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(n);
  const rows: readonly (readonly [string, (finding: LabFinding) => string])[] = [
    [w.turns, ({ turns }) => `${number(turns.mean)} ± ${number(turns.error)}`],
    [w.winner, ({ winner }) => `${number(winner.mean)} ± ${number(winner.error)}`],
    [
      w.picked,
      ({ picked }) => `${percent(picked.mean, language)} ± ${percent(picked.error, language)}`,
    ],
    [
      w.captured,
      ({ captured }) =>
        captured === null
          ? ""
          : `${percent(captured.mean, language)} ± ${percent(captured.error, language)}`,
    ],
    [w.lift, ({ lift }) => `${signed(100 * lift.mean, language)} ± ${number(100 * lift.error)}`],
    [w.verdict, ({ verdict }) => w.verdicts[verdict]],
  ];
  return (
    <>
      <progress value={told.done} max={told.games} aria-label={w.progress(told.done, told.games)} />
      <p class="soft">{w.progress(told.done, told.games)}</p>
      <table class="lab-findings">
        <thead>
          <tr>
            <td />
            <th scope="col">{w.before}</th>
            <th scope="col">{w.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, text]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td class="number">{text(told.before)}</td>
              <td class="number">{text(told.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
