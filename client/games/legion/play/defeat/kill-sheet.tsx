/** Defeated: by whom, then how. What is waiting and who hunts comes first; every answer says what it would change. */
import { useSignal } from "@preact/signals";
import { isHunter } from "#rules/legion/index.ts";
import { Button } from "../../../../pieces/button.tsx";
import { Sheet } from "../../../../pieces/sheet.tsx";
import { nameOf } from "../../say/news.ts";
import { asOne } from "../moves.ts";
import { QuestionCard } from "../question.tsx";
import { byNobody, howBy, usually, waiting } from "./kill-answers.ts";
import type { ComponentChildren, JSX } from "preact";
import type { Command, SingleCommand, Unit } from "#rules/legion/index.ts";
import type { LedgerProps } from "../../screen-types.ts";
import type { Words } from "#words/made/legion/words.ts";
import type { KillAnswer } from "./kill-answers.ts";
import { Row, Changes } from "./kill-row.tsx";

interface KillProps extends LedgerProps {
  readonly unit: Unit;
  readonly close: () => void;
  /** Writes somewhere else than at the end: into an earlier entry. */
  readonly instead?: (command: Command) => void;
  /** What else can be done about it, under the answers. */
  readonly children?: ComponentChildren;
}

export function KillSheet(props: KillProps): JSX.Element {
  const { view, words, send, unit, close, instead, children } = props;
  const w = words.kill;
  const who = useSignal<string | null | undefined>(undefined);
  const enemies = view.units.filter((each) => each.side !== unit.side && !each.defeated);
  const hunters = enemies.filter(isHunter);
  const others = enemies.filter((each) => !isHunter(each));
  // An earlier entry cannot be foreseen from how things stand now.
  const now = instead === undefined ? view : null;

  function write(commands: readonly SingleCommand[]): void {
    const command = asOne(commands);
    if (command === null) return;
    if (instead) return instead(command);
    close();
    void send(command);
  }

  const rows = (answers: readonly KillAnswer[]): JSX.Element[] =>
    answers.map((each) => (
      <Row
        key={each.text}
        now={now}
        words={words}
        answer={each}
        press={() => write(each.commands)}
      />
    ));
  const byOne = (by: string | null): void => write(usually(by, unit, view));

  if (now !== null && view.question !== null) return <Asked {...props} />;
  if (who.value !== undefined) {
    const by = who.value;
    return (
      <Sheet title={w.title(unit.name)} close={close}>
        <h3>{w.how(nameOf(view, by, words))}</h3>
        <ul class="answers">{rows(howBy(view, words, unit, by))}</ul>
      </Sheet>
    );
  }
  return (
    <Sheet title={w.title(unit.name)} close={close}>
      <h3>{w.byWhom}</h3>
      <ul class="answers">
        {rows(waiting(view, words, unit))}
        {[...hunters.map((each) => each.id), null].map((by) => (
          <li key={by ?? ""} class="with-more">
            <button type="button" class="pick" onClick={() => byOne(by)}>
              <b>{nameOf(view, by, words)}</b>
              {now !== null && (
                <Changes view={now} words={words} commands={usually(by, unit, view)} />
              )}
            </button>
            <Button
              tone="quiet"
              label={words.labelled(nameOf(view, by, words), w.otherWay)}
              press={() => (who.value = by)}
            >
              …
            </Button>
          </li>
        ))}
        {rows(byNobody(view, words, unit))}
      </ul>
      {others.length > 0 && <Others others={others} words={words} press={byOne} />}
      {children}
    </Sheet>
  );
}

/** Until the referee is answered, nothing else is written: what would be refused is not offered. */
function Asked(props: KillProps): JSX.Element {
  const { view, words, send, unit, close } = props;
  // The answer may be the end of this very unit.
  function answer(command: Command): ReturnType<LedgerProps["send"]> {
    if (view.question?.unit === unit.id) close();
    return send(command);
  }
  return (
    <Sheet title={words.kill.title(unit.name)} close={close}>
      <QuestionCard {...props} send={answer} />
    </Sheet>
  );
}

function Others({
  others,
  words,
  press,
}: {
  others: readonly Unit[];
  words: Words;
  press: (by: string) => void;
}): JSX.Element {
  return (
    <details>
      <summary class="label">{words.play.others(others.length)}</summary>
      <ul class="answers">
        {others.map((each) => (
          <li key={each.id}>
            <button type="button" class="pick" onClick={() => press(each.id)}>
              <b>{each.name}</b>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
