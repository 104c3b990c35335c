/** What might have been, from one seat's knowledge: every move played out many times, shown with its doubt. */
import { sameData } from "#rules/same-data.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { WhatIf as Line } from "#bots/analyst.ts";
import { Button } from "../pieces/button.tsx";
import { language } from "../settings/settings.ts";
import type { Frame } from "../table/frame.ts";
import { ask } from "./ask.ts";
import { analysisWords, chanceText } from "./words/words.ts";

const gamesAtOnce = 60;
const mostMoves = 12;

interface WhatIfProps {
  readonly frame: Frame;
  /** `null` when this moment asks nothing of the seat one looks through. */
  readonly view: unknown;
  readonly made: unknown;
}

export function WhatIf({ frame, view, made }: WhatIfProps): JSX.Element {
  const w = analysisWords(language.value);
  const lines = useSignal<readonly Line[]>([]);
  const rounds = useSignal(0);
  const busy = useSignal(false);
  useEffect(() => {
    lines.value = [];
    rounds.value = 0;
  }, [view]);
  const commands = view === null ? [] : frame.screen.game.options(view).slice(0, mostMoves);
  if (commands.length < 2) return <p class="soft">{w.whatIfNobody}</p>;

  async function playOut(): Promise<void> {
    busy.value = true;
    const found = await ask({
      type: "what-if",
      game: frame.info.game,
      seed: 1 + rounds.value,
      view,
      commands,
      games: gamesAtOnce,
    });
    lines.value = together(lines.value, found.lines);
    rounds.value++;
    busy.value = false;
  }

  return (
    <>
      <p class="soft">{w.whatIfHint}</p>
      <ol class="what-if">
        {[...lines.value]
          .sort((x, y) => y.win.mean - x.win.mean)
          .map((line) => (
            <LineRow
              key={JSON.stringify(line.command)}
              frame={frame}
              view={view}
              line={line}
              played={sameData(line.command, made)}
            />
          ))}
      </ol>
      {busy.value ? (
        <p class="soft">{w.thinking}</p>
      ) : (
        <Button icon="play" press={() => void playOut()}>
          {rounds.value === 0 ? w.whatIfAsk : w.again}
        </Button>
      )}
      {rounds.value > 0 && <p class="soft">{w.games(gamesAtOnce * rounds.value)}</p>}
    </>
  );
}

/** Two rounds of the same moves as one. */
function together(old: readonly Line[], fresh: readonly Line[]): readonly Line[] {
  if (old.length === 0) return fresh;
  return fresh.map((line, i) => {
    const before = old[i];
    if (before === undefined) return line;
    const games = before.win.games + line.win.games;
    const part = line.win.games / games;
    const mean = before.win.mean * (1 - part) + line.win.mean * part;
    return {
      command: line.command,
      win: { mean, error: Math.sqrt((mean * (1 - mean)) / games), games },
      margin: before.margin * (1 - part) + line.margin * part,
      margins: line.margins.map((n, step) => n + (before.margins[step] ?? 0)),
    };
  });
}

function LineRow({
  frame,
  view,
  line,
  played,
}: {
  readonly frame: Frame;
  readonly view: unknown;
  readonly line: Line;
  readonly played: boolean;
}): JSX.Element {
  const w = analysisWords(language.value);
  const { win, margin, margins } = line;
  const most = Math.max(1, ...margins);
  return (
    <li class={played ? "played" : ""}>
      <b>{frame.screen.analysis?.moveText(line.command, frame.gameWords, view)}</b>{" "}
      {played && <small class="label">{w.played}</small>}
      <p>
        {chanceText(win, language.value)},{" "}
        {w.margin(
          Math.abs(margin).toLocaleString(language.value, { maximumFractionDigits: 1 }),
          margin >= 0,
        )}
      </p>
      <svg class="margins" viewBox={`0 0 ${margins.length * 10} 24`} aria-hidden="true">
        {margins.map((n, step) => (
          <rect
            key={step}
            x={step * 10 + 1}
            width="8"
            y={24 - (22 * n) / most}
            height={(22 * n) / most}
            class={step * 2 + 1 > margins.length ? "won" : "lost"}
          />
        ))}
      </svg>
    </li>
  );
}
