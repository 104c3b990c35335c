/** A rest for all clocks: asked for in the menu, agreed on at the table. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { Button } from "../../pieces/button.tsx";
import { momentText, words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { mySeats, type Frame } from "../frame.ts";
import { timeWords } from "./words.ts";
import { SaidLine } from "../../speech/said-line.tsx";

const usualDays = 7;

export function AskPause({ frame, done }: { frame: Frame; done: () => void }): JSX.Element {
  const w = timeWords();
  const id = useId();
  const until = useSignal(dayAfter(usualDays));
  const [seat] = mySeats(frame.info);
  async function ask(): Promise<void> {
    if (seat === undefined) return;
    const at = new Date(`${until.value}T23:59`).getTime();
    showAnswer(frame, await frame.session.ask({ type: "pause", seat, until: at }));
    done();
  }
  return (
    <form
      class="field"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <label class="label" for={id}>
        {w.until}
      </label>
      <input
        id={id}
        class="input"
        type="date"
        required
        min={dayAfter(0)}
        value={until.value}
        onInput={(event) => {
          until.value = event.currentTarget.value;
        }}
      />
      <p class="hint">{w.hint}</p>
      <Button type="submit" tone="lamp" wide>
        {w.ask}
      </Button>
    </form>
  );
}

/** As the field writes it. */
function dayAfter(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Someone asks for a rest, or the clocks rest. */
export function PauseNotice({ frame }: { frame: Frame }): JSX.Element | null {
  const { asked, until } = frame.info.pause;
  const w = timeWords();
  if (asked === null)
    return until === null ? null : (
      <div class="consent plate">
        <SaidLine kind="mine">{w.rests(momentText(until))}</SaidLine>
      </div>
    );
  const mine = mySeats(frame.info);
  if (mine.length === 0) return null;
  const open = mine.filter((seat) => seat !== asked.seat && !asked.agreed.includes(seat));
  const isOurs = mine.includes(asked.seat) || open.length === 0;
  const say = (yes: boolean): void => {
    for (const seat of isOurs ? mine.slice(0, 1) : open)
      void frame.session
        .ask({ type: "agree-pause", seat, yes })
        .then((answer) => showAnswer(frame, answer));
  };
  return (
    <div class="consent plate">
      <SaidLine kind={isOurs ? "mine" : "question"}>
        {isOurs
          ? w.waits(momentText(asked.until))
          : w.asks(frame.names[asked.seat]?.name ?? "", momentText(asked.until))}
      </SaidLine>
      {!isOurs && (
        <Button tone="lamp" press={() => say(true)}>
          {words.value.table.agree}
        </Button>
      )}
      {(!isOurs || mine.includes(asked.seat)) && (
        <Button press={() => say(false)}>
          {words.value.table[isOurs ? "withdraw" : "disagree"]}
        </Button>
      )}
    </div>
  );
}
