/** Judge mode: a case in a few taps, the ruling with its rules, and a link that holds the whole case. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { addressOf } from "../../../edition/edition.ts";
import { Button } from "../../../pieces/button.tsx";
import { readRules, type Chapter } from "../../../rules/document.ts";
import { ruleText } from "../../../rules/use-rules.ts";
import type { PageProps } from "../../screen.ts";
import { caseFrom, caseText, fates, howsIn, lessons, victims, whos, type Case } from "./case.ts";
import { rulingOn, type Ruling } from "./judge-case.ts";
import { ruleStanding } from "#rules/legion/index.ts";
import { logLine, nameOf } from "../say/news.ts";
import { loadRules } from "../rulebook.ts";
import type { LegionScreen } from "../screen-types.ts";
import type { Words } from "#words/made/legion/words.ts";
import { copyText } from "../../../pieces/copy.ts";
import { useSaid } from "../../../speech/use-said.ts";

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
  return (
    <div class="ledger-page judge">
      <div class="case">
        <Choice
          label={w.how}
          value={chosen.value.how}
          values={howsIn(chosen.value.edition)}
          texts={w.hows}
          change={(how) => choose({ how })}
        />
        <Choice
          label={w.who}
          value={chosen.value.who}
          values={whos}
          texts={w.whos}
          change={(who) => choose({ who })}
        />
        <Choice
          label={w.hunter}
          value={chosen.value.fate}
          values={fates}
          texts={w.hunters}
          change={(fate) => choose({ fate })}
        />
        <Choice
          label={w.victim}
          value={chosen.value.victim}
          values={victims}
          texts={w.victims}
          change={(victim) => choose({ victim })}
        />
        <Choice
          label={w.edition}
          value={chosen.value.edition}
          values={["classic", "current"]}
          texts={words.final.edition}
          change={(edition) => choose({ edition })}
        />
      </div>
      <RulingOf chosen={chosen.value} chapters={chapters.value} words={words} />
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

/** One line, so that the whole case and its ruling fit on a phone. */
function Choice<T extends string>(field: {
  readonly label: string;
  readonly value: T;
  readonly values: readonly T[];
  readonly texts: Readonly<Record<string, string>>;
  readonly change: (value: T) => void;
}): JSX.Element {
  return (
    <label class="field choice">
      <span class="label">{field.label}</span>
      <select
        class="input"
        value={field.value}
        onChange={({ currentTarget }) => {
          const value = field.values.find((each) => each === currentTarget.value);
          if (value !== undefined) field.change(value);
        }}
      >
        {field.values.map((value) => (
          <option key={value} value={value}>
            {field.texts[value] ?? value}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The verdict with what it rests on, and the story behind it with the rule of each line. */
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
  const { state, events, verdict, hunter, rule: decisive } = rulingOn(chosen);
  const standing = ruleStanding(decisive);
  const name = nameOf(state, hunter, words);
  const said = sentence(verdict, name, standing === "ours" ? w.ours : w);
  useSaid(said, "must", "ruling");
  const told = events
    .map((event) => ({ line: logLine(event, [], words, state), rule: event.rule }))
    .filter(({ line }) => line !== null);
  return (
    <section class="ruling">
      <h2 class={`verdict ${verdict} ${standing}`}>{said}</h2>
      <p class="soft">
        {w.standings[standing]} <span class="rule-id">{decisive}</span>
      </p>
      <ol class="story">
        {told.map(({ line, rule }, at) => (
          <li key={at} class={line?.weight ?? ""}>
            <details>
              <summary>
                {line?.text} <span class="rule-id">{rule}</span>
              </summary>
              <p class="rule-why">
                <b>{w.standingNames[ruleStanding(rule)]}.</b> {ruleText(chapters, rule)}
              </p>
            </details>
          </li>
        ))}
      </ol>
      <Button
        icon="share"
        press={() => void copyText(addressOf(`/g/legion/judge#${caseText(chosen)}`))}
      >
        {w.share}
      </Button>
    </section>
  );
}

function sentence(
  verdict: Ruling["verdict"],
  name: string,
  judge: Words["judge"] | Words["judge"]["ours"],
): string {
  switch (verdict) {
    case "claimed":
      return judge.yes(name);
    case "paid":
      return judge.paid(name);
    case "lost":
      return judge.no;
    case "nothing":
      return judge.nothing;
  }
}
