/** The coach: a hint for the move to be made, or an opinion on the move just made. Only where the table allows it. */
import { sameData } from "#rules/same-data.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Expectation } from "#bots/bot.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { language } from "../settings/settings.ts";
import type { Frame } from "../table/frame.ts";
import { ask, stopAsking } from "./ask.ts";
import { lastMove } from "./last-move.ts";
import { analysisWords } from "./words/words.ts";
import "./analysis.css";
import { MoveRow } from "./move-row.tsx";
import { say } from "../speech/announcer.ts";

const thinkMs = 900;

interface Thought {
  readonly kind: "hint" | "opinion";
  readonly view: unknown;
  readonly made: unknown;
  readonly moves: readonly Expectation[];
}

export function Coach({
  frame,
  close,
}: {
  readonly frame: Frame;
  readonly close: () => void;
}): JSX.Element {
  const w = analysisWords(language.value);
  const thought = useSignal<Thought | null>(null);
  const busy = useSignal(false);
  useEffect(() => stopAsking, []);
  const spoken = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Numbers are there for whoever unfolds them.
    const all = [...(spoken.current?.querySelectorAll("p, dt, dd > b") ?? [])];
    const lines = all.filter((line) => line.closest("details") === null);
    say(lines.map((line) => line.textContent).join(" "), "must", { topic: "coach" });
  }, [busy.value, thought.value]);
  const { session, info, screen } = frame;
  const view = session.view.value;
  const canHint = view !== null && screen.game.options(view).length > 0;
  const made = lastMove.value?.table === info.id ? lastMove.value : null;

  async function think(kind: Thought["kind"], seen: unknown, move: unknown): Promise<void> {
    busy.value = true;
    thought.value = null;
    const { moves } = await ask({
      type: "rank",
      game: info.game,
      seed: 1,
      view: seen,
      made: move,
      milliseconds: thinkMs,
    });
    thought.value = { kind, view: seen, made: move, moves };
    busy.value = false;
  }

  return (
    <Sheet title={w.coach} close={close}>
      <div class="coach-doors">
        <Button
          tone="lamp"
          icon="search"
          whyNot={canHint ? null : w.notYourMove}
          press={() => void think("hint", view, null)}
        >
          {w.hint}
        </Button>
        <Button
          icon="undo"
          whyNot={made ? null : w.nothingMade}
          press={() => made && void think("opinion", made.view, made.command)}
        >
          {w.opinion}
        </Button>
      </div>
      <div ref={spoken}>
        {busy.value && <p class="soft">{w.thinking}</p>}
        {thought.value && <Told frame={frame} thought={thought.value} />}
      </div>
    </Sheet>
  );
}

function Told({
  frame,
  thought,
}: {
  readonly frame: Frame;
  readonly thought: Thought;
}): JSX.Element {
  const w = analysisWords(language.value);
  const [best, next] = thought.moves;
  if (thought.kind === "hint")
    return (
      <>
        {best && next && isClose(best, next) && <p>{w.alike}</p>}
        <dl class="coach-moves">
          {best && <MoveRow frame={frame} label={w.best} move={best} view={thought.view} />}
          {next && <MoveRow frame={frame} label={w.next} move={next} view={thought.view} />}
        </dl>
      </>
    );
  const mine = thought.moves.find(({ command }) => sameData(command, thought.made));
  return (
    <>
      {mine && best && <p>{verdict(best, mine)}</p>}
      <dl class="coach-moves">
        {mine && <MoveRow frame={frame} label={w.yours} move={mine} view={thought.view} />}
        {best && best !== mine && (
          <MoveRow frame={frame} label={w.best} move={best} view={thought.view} />
        )}
      </dl>
    </>
  );
}

function gapOf(best: Expectation, other: Expectation): number {
  return (best.chance?.mean ?? 0) - (other.chance?.mean ?? 0);
}

/** A difference the coach cannot be sure of is none. */
function isClose(best: Expectation, other: Expectation): boolean {
  const error = Math.hypot(best.chance?.error ?? 0, other.chance?.error ?? 0);
  return best.chance !== null && gapOf(best, other) < Math.max(0.02, error);
}

function verdict(best: Expectation, mine: Expectation): string {
  const w = analysisWords(language.value).verdict;
  if (best === mine) return w.best;
  if (isClose(best, mine)) return w.fine;
  return gapOf(best, mine) < 0.1 ? w.loose : w.poor;
}
