/** Judge mode: a case in a few taps, the ruling with its rules, and a link that holds the whole case. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Button } from "../../../pieces/button.tsx";
import { Segments } from "../../../pieces/segments.tsx";
import { readRules, type Chapter } from "../../../rules/document.ts";
import { ruleText } from "../../../rules/use-rules.ts";
import type { PageProps } from "../../screen.ts";
import { caseFrom, caseText, fates, howsIn, lessons, victims, whos, type Case } from "./case.ts";
import { rulingOn } from "./judge-case.ts";
import { logLine, nameOf } from "../entries/log.ts";
import { loadRules } from "../rulebook.ts";
import type { LegionScreen } from "../screen-types.ts";
import type { Words } from "../words/en.ts";
import { copyText } from "../../../pieces/copy.ts";

export function JudgePage({ words, language }: PageProps<LegionScreen>): JSX.Element {
  const w = words.judge;
  const chosen = useSignal<Case>(caseFrom(location.hash));
  const chapters = useSignal<readonly Chapter[]>([]);
  // A link to another case, followed in the same tab, is that case.
  useEffect(() => {
    const follow = (): void => void (chosen.value = caseFrom(location.hash));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  useEffect(() => {
    void loadRules(language).then((markdown) => (chapters.value = readRules(markdown)));
  }, [language]);
  const choose = (change: Partial<Case>): void => {
    chosen.value = caseFrom(caseText({ ...chosen.value, ...change }));
    history.replaceState(null, "", `#${caseText(chosen.value)}`);
  };
  const choices = <T extends string>(
    values: readonly T[],
    texts: Readonly<Record<string, string>>,
  ) => values.map((value) => ({ value, text: texts[value] ?? value }));
  return (
    <div class="ledger-page judge">
      <p>{w.line}</p>
      <RulingOf chosen={chosen.value} chapters={chapters.value} words={words} />
      <Segments
        label={w.how}
        value={chosen.value.how}
        choices={choices(howsIn(chosen.value.edition), w.hows)}
        change={(how) => choose({ how })}
      />
      <Segments
        label={w.who}
        value={chosen.value.who}
        choices={choices(whos, w.whos)}
        change={(who) => choose({ who })}
      />
      <Segments
        label={w.hunter}
        value={chosen.value.fate}
        choices={choices(fates, w.hunters)}
        change={(fate) => choose({ fate })}
      />
      <Segments
        label={w.victim}
        value={chosen.value.victim}
        choices={choices(victims, w.victims)}
        change={(victim) => choose({ victim })}
      />
      <Segments
        label={w.edition}
        value={chosen.value.edition}
        choices={choices(["classic", "current"] as const, words.final.edition)}
        change={(edition) => choose({ edition })}
      />
      <section>
        <h2>{w.lesson}</h2>
        <div class="doors">
          {Object.entries(lessons).map(([id, lesson]) => (
            <Button
              key={id}
              pressed={caseText(lesson) === caseText(chosen.value)}
              press={() => choose(lesson)}
            >
              {w.cases[id]}
            </Button>
          ))}
        </div>
      </section>
    </div>
  );
}

/** The verdict, and the story behind it with the rule of each line. */
function RulingOf({
  chosen,
  chapters,
  words,
}: {
  chosen: Case;
  chapters: readonly Chapter[];
  words: Words;
}): JSX.Element {
  const w = words.judge;
  const { state, events, verdict, hunter } = rulingOn(chosen);
  const name = nameOf(state, hunter, words);
  const told = events
    .map((event) => ({ line: logLine(event, [], words, state), rule: event.rule }))
    .filter(({ line }) => line !== null);
  return (
    <section class="ruling" aria-live="polite">
      <h2>{w.ruling}</h2>
      <p class={`verdict ${verdict}`}>
        {verdict === "claimed"
          ? w.yes(name)
          : verdict === "paid"
            ? w.paid(name)
            : verdict === "lost"
              ? w.no
              : w.nothing}
      </p>
      <ol class="story">
        {told.map(({ line, rule }, at) => (
          <li key={at} class={line?.weight ?? ""}>
            <details>
              <summary>
                {line?.text} <span class="rule-id">{rule}</span>
              </summary>
              <p class="rule-why">{ruleText(chapters, rule)}</p>
            </details>
          </li>
        ))}
      </ol>
      <Button
        icon="share"
        press={() => void copyText(`${location.origin}/g/legion/judge#${caseText(chosen)}`)}
      >
        {w.share}
      </Button>
    </section>
  );
}
