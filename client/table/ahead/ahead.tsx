/** What I leave for the next time I am asked: the game says what can be said ahead, the hall keeps it secret. */
import type { JSX } from "preact";
import type { Seat } from "#rules/game.ts";
import { sameData } from "#rules/same-data.ts";
import { Button } from "../../pieces/button.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { toast } from "../../pieces/toasts.ts";
import { mySeats, type Frame } from "../frame.ts";
import { useAhead } from "./use-ahead.ts";
import { aheadWords } from "./words.ts";

export function AheadSheet({ frame, close }: { frame: Frame; close: () => void }): JSX.Element {
  const [seat = 0] = mySeats(frame.info);
  return (
    <Sheet title={aheadWords().title} close={close}>
      <Ahead frame={frame} seat={seat} />
    </Sheet>
  );
}

function Ahead({ frame, seat }: { frame: Frame; seat: Seat }): JSX.Element {
  const w = aheadWords();
  const { screen, session, gameWords, info } = frame;
  const left = useAhead(info.id, seat, session.version.value);
  const view = session.view.value;
  const offered = view === null ? [] : (screen.game.ahead?.(view) ?? []);

  async function leave(command: unknown): Promise<void> {
    if (await left.leave(command)) toast(command === null ? w.taken : w.left);
  }

  return (
    <>
      <p>{offered.length === 0 ? w.notNow : w.line}</p>
      {offered.map((command) => (
        <Button
          key={JSON.stringify(command)}
          wide
          pressed={sameData(command, left.command)}
          press={() => void leave(command)}
        >
          {screen.aheadText?.(command, gameWords) ?? JSON.stringify(command)}
        </Button>
      ))}
      {left.command !== null && (
        <Button wide icon="close" press={() => void leave(null)}>
          {w.nothing}
        </Button>
      )}
    </>
  );
}
