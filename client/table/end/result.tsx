/** The end: the game counts up and names the winner, then what to do next. */
import type { JSX } from "preact";
import type { Outcome } from "#rules/game.ts";
import { Button } from "../../pieces/button.tsx";
import { language } from "../../settings/settings.ts";
import { DealChecked } from "../../verify/deal-checked.tsx";
import { VerifyBadge } from "../../verify/verify-badge.tsx";
import { words } from "../../words/words.ts";
import { mySeats, type Frame } from "../frame.ts";
import { Rematch } from "./rematch.tsx";

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
      <DealChecked frame={frame} />
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
        {screen.hasSecrets && <VerifyBadge frame={frame} />}
        <a class="button" href="/">
          {words.value.backToHall}
        </a>
      </div>
    </main>
  );
}
