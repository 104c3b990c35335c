/** What I leave for the next time I am asked: the game says what can be said ahead, the hall keeps it secret. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "#rules/game.ts";
import { sameData } from "#rules/same-data.ts";
import type { MoveAhead } from "#table/talk/me.ts";
import { request } from "../../lobby/request.ts";
import { Button } from "../../pieces/button.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { toast } from "../../pieces/toasts.ts";
import { errorText } from "../../words/words.ts";
import { mySeats, type Frame } from "../frame.ts";
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
  const path = `/tables/${info.id}/seats/${seat}/ahead`;
  const left = useSignal<unknown>(null);
  const view = session.view.value;
  const offered = view === null ? [] : (screen.game.ahead?.(view) ?? []);

  async function look(): Promise<void> {
    const reply = await request<MoveAhead>("GET", path);
    if (reply.type === "ok") left.value = reply.value.command;
  }

  async function leave(command: unknown): Promise<void> {
    const reply = await request("POST", path, { command });
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else toast(command === null ? w.taken : w.left);
    await look();
  }

  useEffect(() => void look(), [session.version.value]);
  return (
    <>
      <p>{offered.length === 0 ? w.notNow : w.line}</p>
      {offered.map((command) => (
        <Button
          key={JSON.stringify(command)}
          wide
          pressed={sameData(command, left.value)}
          press={() => void leave(command)}
        >
          {screen.aheadText?.(command, gameWords) ?? JSON.stringify(command)}
        </Button>
      ))}
      {left.value !== null && (
        <Button wide icon="close" press={() => void leave(null)}>
          {w.nothing}
        </Button>
      )}
    </>
  );
}
