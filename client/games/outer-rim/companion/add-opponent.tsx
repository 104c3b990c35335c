/** Somebody printed sits down: whoever the boxes allow, and what it begins with. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Button } from "#client/pieces/button.tsx";
import { Segments } from "#client/pieces/segments.tsx";
import { huntsBounties, openingCredits, type CharacterId } from "#rules/outer-rim/index.ts";
import { saying } from "../words/say.ts";
import { deviceChance } from "./chance.ts";
import { agreeOn } from "./fame/agreed.ts";
import { GameChoice } from "./fame/game-choice.tsx";
import { places } from "./keep.ts";
import { boxOf, offered, seat } from "./opponent.ts";
import type { PartProps } from "./part.ts";
import { Stepper } from "./stepper.tsx";

export function AddOpponent({ keeping, words, own }: PartProps): JSX.Element {
  const { now, change } = keeping;
  const [box, choose] = useState(() => boxOf(now.opponents));
  const [handicap, start] = useState(0);
  const [wanted, want] = useState<CharacterId | null>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const say = saying([], words.texts, { players: [] });
  const free = offered(box, now.opponents);
  const who = wanted !== null && free.includes(wanted) ? wanted : free[0];
  const add = (): void => {
    if (who === undefined) return;
    const number = Math.max(0, ...now.opponents.map((one) => one.number)) + 1;
    const setup = { box, handicap, before: now.opponents.length };
    const opponents = [...now.opponents, seat(number, who, setup, deviceChance)];
    change({ ...now, opponents, people: now.people.slice(0, places - opponents.length) });
    // [OR-SOLO-11] Meant for this one: the next says so again.
    start(0);
    want(null);
    if (fold.current) fold.current.open = false;
  };
  return (
    <details class="or-add plate" open={now.opponents.length === 0} ref={fold}>
      <summary>{own.add}</summary>
      {now.opponents.length === 1 && (
        <p class="hint">
          {own.second(say.amount(openingCredits(1)))}{" "}
          <a href="/rules/outer-rim#UB-MULTI-01">UB-MULTI-01</a>
        </p>
      )}
      <Segments
        label={own.box}
        value={box}
        choices={(["both", "base"] as const).map((value) => ({ value, text: own.boxes[value] }))}
        change={(chosen) => {
          choose(chosen);
          // [OR-SETUP-11] The base box alone has no ambitions.
          if (chosen === "base" && now.ambitions) change(agreeOn(now, "standard"));
        }}
      />
      {now.opponents.length === 0 && <GameChoice {...{ keeping, words, own, box }} />}
      <label class="field">
        <span class="label">{own.who}</span>
        <select value={who} onChange={(event) => want(event.currentTarget.value as CharacterId)}>
          {free.map((id) => (
            <option key={id} value={id}>
              {`${say.word(`character.${id}.name`)} (${huntsBounties(id) ? own.hunts : own.trades})`}
            </option>
          ))}
        </select>
      </label>
      <Stepper label={own.handicap} value={handicap} min={0} max={5} words={own} change={start} />
      <p class="hint">{own.handicapHint}</p>
      <Button tone="lamp" icon="plus" press={add}>
        {own.add}
      </Button>
    </details>
  );
}
