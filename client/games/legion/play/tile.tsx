/** One unit: its name large, its tokens drawn, its wounds, and one large action. */
import {
  claimedBy,
  isSuppressed,
  isHunter,
  isTarget,
  marksOn,
  remaining,
  reminders,
  remindersOf,
  secretsOn,
} from "#rules/legion/index.ts";
import { nameOf } from "../say/news.ts";
import { TokenMark } from "./tokens.tsx";
import type { ComponentChildren, JSX } from "preact";
import type { Unit, View } from "#rules/legion/index.ts";
import type { Words } from "#words/made/legion/words.ts";

function TokensOf({ view, unit, words }: { view: View; unit: Unit; words: Words }): JSX.Element {
  const w = words.play;
  const by = (ids: readonly (string | null)[]): string =>
    [...new Set(ids)].map((id) => nameOf(view, id, words)).join(", ");
  const marks = marksOn(view, unit.id);
  const won = claimedBy(view, unit.id);
  const loads = unit.stims?.loads ?? [];
  const waiting = loads.reduce((sum, load) => sum + load.wounds, 0);
  return (
    <span class="tokens">
      {marks.length > 0 && (
        <TokenMark
          shape="mark"
          count={marks.length}
          label={w.markBy(by(marks.map((token) => token.placedBy)))}
        />
      )}
      {isTarget(view, unit.id) && !unit.defeated && (
        <TokenMark shape="target" count={1} label={words.mission.targets.sign} />
      )}
      {won.length > 0 && <TokenMark shape="won" count={won.length} label={w.won(won.length)} />}
      {secretsOn(view, unit.id).length > 0 && (
        <TokenMark shape="secret" count={1} label={w.secret} />
      )}
      {waiting > 0 && (
        <TokenMark
          shape="stims"
          count={waiting}
          label={w.stims(waiting, by(loads.map((load) => load.by)))}
        />
      )}
      {reminders.map((reminder) => {
        const count = remindersOf(unit, reminder);
        const name = words.unit.reminder[reminder];
        return (
          count > 0 && (
            <TokenMark
              key={reminder}
              shape={reminder}
              count={count}
              label={words.labelled(name, String(count))}
            />
          )
        );
      })}
      {unit.poison.length > 0 && (
        <TokenMark
          shape="poison"
          count={unit.poison.length}
          label={w.poison(unit.poison.length, by(unit.poison))}
        />
      )}
    </span>
  );
}

interface TileProps {
  readonly view: View;
  readonly unit: Unit;
  readonly words: Words;
  readonly open?: () => void;
  readonly tone?: "target" | "hunter" | "dim";
  readonly note?: string | null;
  readonly children?: ComponentChildren;
}

export function Tile({ view, unit, words, open, tone, note, children }: TileProps): JSX.Element {
  const left = remaining(unit);
  const facts = [
    ...(isSuppressed(unit) ? [words.unit.suppressed] : []),
    [words.ranks[unit.rank], unit.counterpart?.name].filter(Boolean).join(" + "),
    ...(unit.inside === null ? [] : [words.play.inside(nameOf(view, unit.inside, words))]),
  ];
  return (
    <li class={`unit-tile side-${unit.side} ${unit.defeated ? "out" : ""} ${tone ?? ""}`}>
      <button
        type="button"
        class="unit-face"
        onClick={open}
        aria-disabled={open === undefined ? true : undefined}
      >
        <span class="unit-name">
          {isHunter(unit) && (
            <span class="hunter-sign" role="img" aria-label={words.keywords["bounty"]} />
          )}
          {unit.name}
        </span>
        <span class="unit-facts">{unit.defeated ? words.play.out : facts.join(" · ")}</span>
        {!unit.defeated && (
          <span class="pips" role="img" aria-label={words.play.left(left, unit.wounds)}>
            {Array.from({ length: Math.min(unit.wounds, 12) }, (_, at) => (
              <i key={at} class={at < left ? "whole" : ""} />
            ))}
          </span>
        )}
        {note && <span class="unit-note">{note}</span>}
        <TokensOf view={view} unit={unit} words={words} />
      </button>
      {children}
    </li>
  );
}
