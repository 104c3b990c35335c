/** Defeated: by whom, then how. What is waiting and who hunts comes first; every answer says what it would change. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import {
  findUnit,
  isHunter,
  waitingEffects,
  type Command,
  type SingleCommand,
  type Unit,
  type View,
} from "#rules/legion/index.ts";
import { Button } from "../../../pieces/button.tsx";
import { Sheet } from "../../../pieces/sheet.tsx";
import { nameOf } from "../entries/log.ts";
import {
  asOne,
  endActivation,
  killedByAttack,
  killedByDeflect,
  killedByEffect,
  killedByToken,
  killedGuarding,
  killedInside,
} from "./moves.ts";
import type { LedgerProps } from "../screen-types.ts";
import { foresee } from "./what-if.ts";
import type { Words } from "../words/en.ts";

interface Answer {
  readonly text: string;
  readonly commands: readonly SingleCommand[];
}

interface KillProps extends LedgerProps {
  readonly unit: Unit;
  readonly close: () => void;
  /** Writes somewhere else than at the end: into an earlier entry. */
  readonly instead?: (command: Command) => void;
  /** What else can be done about it, under the answers. */
  readonly children?: ComponentChildren;
}

export function KillSheet({
  view,
  words,
  send,
  unit,
  close,
  instead,
  children,
}: KillProps): JSX.Element {
  const w = words.kill;
  const who = useSignal<string | null | undefined>(undefined);
  const enemies = view.units.filter((each) => each.side !== unit.side && !each.defeated);
  const hunters = enemies.filter(isHunter);
  const others = enemies.filter((each) => !isHunter(each));
  // An earlier entry cannot be foreseen from how things stand now.
  const now = instead === undefined ? view : null;

  function answer({ commands }: Answer): void {
    const command = asOne(commands);
    if (command === null) return;
    if (instead) return instead(command);
    close();
    void send(command);
  }

  if (who.value !== undefined) {
    const by = who.value;
    return (
      <Sheet title={w.title(unit.name)} close={close}>
        <h3>{w.how(nameOf(view, by, words))}</h3>
        <ul class="answers">
          {howBy(view, words, unit, by).map((each) => (
            <Row key={each.text} now={now} words={words} answer={each} press={() => answer(each)} />
          ))}
        </ul>
      </Sheet>
    );
  }
  return (
    <Sheet title={w.title(unit.name)} close={close}>
      <h3>{w.byWhom}</h3>
      <ul class="answers">
        {waiting(view, words, unit).map((each) => (
          <Row key={each.text} now={now} words={words} answer={each} press={() => answer(each)} />
        ))}
        {[...hunters.map((each) => each.id), null].map((by) => (
          <li key={by ?? ""} class="with-more">
            <button
              type="button"
              class="pick"
              onClick={() => answer({ text: w.attack, commands: killedByAttack(by, unit) })}
            >
              <b>{nameOf(view, by, words)}</b>
              {now !== null && (
                <Changes view={now} words={words} commands={killedByAttack(by, unit)} />
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
        {byNobody(words, unit).map((each) => (
          <Row key={each.text} now={now} words={words} answer={each} press={() => answer(each)} />
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary class="label">{words.play.others(others.length)}</summary>
          <ul class="answers">
            {others.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  class="pick"
                  onClick={() =>
                    answer({ text: w.attack, commands: killedByAttack(each.id, unit) })
                  }
                >
                  <b>{each.name}</b>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </Sheet>
  );
}

function Row({
  now,
  words,
  answer,
  press,
}: {
  now: View | null;
  words: Words;
  answer: Answer;
  press: () => void;
}): JSX.Element | null {
  if (now !== null && !foresee(now, answer.commands).possible) return null;
  return (
    <li>
      <button type="button" class="pick" onClick={press}>
        <b>{answer.text}</b>
        {now !== null && <Changes view={now} words={words} commands={answer.commands} />}
      </button>
    </li>
  );
}

/** Who would take a token, and what it would do to the score. */
function Changes({
  view,
  words,
  commands,
}: {
  view: View;
  words: Words;
  commands: readonly SingleCommand[];
}): JSX.Element {
  const { scores, winners } = foresee(view, commands);
  const changes = [
    ...winners.map((id) => `★ ${nameOf(view, id, words)}`),
    ...scores.map(({ side, from, to }) => words.kill.score(words.side[side] ?? side, from, to)),
  ];
  return (
    <span class="change">
      {changes.map((change) => (
        <i key={change}>{change}</i>
      ))}
    </span>
  );
}

/** Wounds that wait on the unit itself are the likeliest cause. */
function waiting(view: View, words: Words, unit: Unit): readonly Answer[] {
  const effects = waitingEffects(unit);
  return effects.flatMap((effect) => {
    const order = [effect, ...effects.filter((each) => each !== effect)];
    const commands = endActivation(unit, order, effect);
    const sources =
      effect === "poison" ? unit.poison : (unit.stims?.loads ?? []).map((load) => load.by);
    const who = [...new Set(sources)].map((id) => nameOf(view, id, words)).join(", ");
    return commands === null
      ? []
      : [{ text: effect === "poison" ? words.kill.poison(who) : words.kill.stims(who), commands }];
  });
}

function howBy(view: View, words: Words, unit: Unit, by: string | null): readonly Answer[] {
  const w = words.kill;
  const vehicle = findUnit(view, unit.inside);
  const inside =
    vehicle === null
      ? []
      : [{ text: w.transport(nameOf(view, by, words)), commands: killedInside(by, unit, vehicle) }];
  const guarding = unit.keywords.includes("guardian")
    ? [{ text: w.guarding, commands: killedGuarding(by, unit) }]
    : [];
  return [
    ...inside,
    { text: w.attack, commands: killedByAttack(by, unit) },
    ...bothFall(view, words, unit, by),
    ...guarding,
    { text: w.charge, commands: killedByToken(by, unit, "charge") },
    ...(by === null ? [] : byItsCards(words, unit, by)),
  ];
}

/** [LC-DEFEAT-06] Deflect took the attacker too: one attack, both gone, and the referee knows the order. */
function bothFall(view: View, words: Words, unit: Unit, by: string | null): readonly Answer[] {
  const attacker = findUnit(view, by);
  return attacker === null
    ? []
    : [{ text: words.kill.both(attacker.name), commands: killedByAttack(by, unit, attacker) }];
}

function byItsCards(words: Words, unit: Unit, by: string): readonly Answer[] {
  const w = words.kill;
  const deflect =
    unit.inside === null ? [{ text: w.deflect, commands: killedByDeflect(unit, by) }] : [];
  return [
    { text: w.effect, commands: killedByEffect(by, unit) },
    ...deflect,
    { text: w.bane, commands: killedByToken(by, unit, "bane") },
  ];
}

function byNobody(words: Words, unit: Unit): readonly Answer[] {
  const w = words.kill;
  return [
    { text: w.fled, commands: [{ type: "leave-battlefield", unit: unit.id }] },
    { text: w.own, commands: killedByEffect(null, unit) },
    { text: w.mine, commands: killedByToken(null, unit, "condition") },
  ];
}
