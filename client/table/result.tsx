/** The end: the game counts up and names the winner, then what to do next. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Outcome } from "#rules/game.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { language } from "../settings/settings.ts";
import { VerifyBadge } from "../verify/verify-badge.tsx";
import { words } from "../words/words.ts";
import { showAnswer } from "./answer.ts";
import { mySeats, type Frame } from "./frame.ts";

interface ResultProps {
  readonly frame: Frame;
  readonly outcome: Outcome;
  readonly replay: () => void;
  readonly lookBack: () => void;
  readonly showBoard: () => void;
}

export function Result({ frame, outcome, replay, lookBack, showBoard }: ResultProps): JSX.Element {
  const w = words.value.table;
  const { screen, gameWords, names, session } = frame;
  const view = session.view.value;
  return (
    <main id="content" class="result">
      <h1>{w.gameOver}</h1>
      {view !== null && (
        <screen.Final
          view={view}
          words={gameWords}
          language={language.value}
          names={names}
          outcome={outcome}
          log={session.log.value}
          session={session}
          seat={mySeats(frame.info).find((seat) => seat === session.as.value) ?? null}
        />
      )}
      <div class="result-doors">
        <Rematch frame={frame} />
        {screen.analysis !== undefined && (
          <Button icon="search" press={lookBack}>
            {words.value.replay.lookBack}
          </Button>
        )}
        <Button icon="first" press={replay}>
          {words.value.replay.watch}
        </Button>
        <Button icon="eye" press={showBoard}>
          {w.showBoard}
        </Button>
        <VerifyBadge frame={frame} />
        <a class="button" href="/">
          {words.value.backToHall}
        </a>
      </div>
    </main>
  );
}

function Rematch({ frame }: { frame: Frame }): JSX.Element | null {
  const w = words.value.table;
  const busy = useSignal(false);
  const { info, local, session } = frame;
  const next = info.rematch;
  if (mySeats(info).length === 0 && next === null) return null;

  async function again(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    if (local) {
      const { rematchHere } = await import("../local/make.ts");
      return rematchHere(info).then(
        (id) => go(`/local/${id}`),
        (trouble) => toast(String(trouble), "no"),
      );
    }
    showAnswer(frame, await session.ask({ type: "rematch" }));
    busy.value = false;
  }

  if (next !== null && !local)
    return (
      <a class="button lamp" href={`/t/${next}`}>
        {w.toRematch}
      </a>
    );
  return (
    <Button tone="lamp" icon="play" press={() => void again()}>
      {w.rematch}
    </Button>
  );
}
