/** "Again!": one tap proposes, the others are asked over the result, a yes sits them down on the same seat. */
import { gameName, quickName } from "../../games/game-words.ts";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { TableInfo } from "#table/talk/words.ts";
import { request } from "../../lobby/request.ts";
import { Button } from "../../pieces/button.tsx";
import { toast } from "../../pieces/toasts.ts";
import { go } from "../../route.ts";
import { bugText, words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { mySeats, type Frame } from "../frame.ts";
import { decline, hasAnswered, sitDown } from "./seating.ts";
import { SaidLine } from "../../speech/said-line.tsx";

export function Rematch({ frame }: { frame: Frame }): JSX.Element | null {
  const w = words.value.table;
  const busy = useSignal(false);
  const { info, local, session } = frame;
  const seats = mySeats(info);
  const next = info.rematch;
  const answered = useSignal(hasAnswered(next));
  const question = useQuestion(frame);
  if (seats.length === 0)
    return next === null ? null : (
      <a class="button" href={`/t/${next}`}>
        {w.toRematch}
      </a>
    );

  async function again(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    if (local) {
      const { rematchHere } = await import("../../local/make.ts");
      return rematchHere(info).then(
        (id) => go(`/local/${id}`),
        (bug) => toast(bugText(bug), "no"),
      );
    }
    const answer = await session.ask({ type: "rematch" });
    showAnswer(frame, answer);
    const made = session.info.value?.rematch;
    if (answer.type === "done" && made) await sitDown(made, info, seats);
    busy.value = false;
  }

  if (next !== null && !local && !answered.value && !hasAnswered(next))
    return (
      <div class="rematch-question plate" role="group" aria-label={question}>
        <SaidLine kind="question">{question}</SaidLine>
        <Button tone="lamp" icon="check" press={() => void sitDown(next, info, seats)}>
          {w.rematchYes}
        </Button>
        <Button
          press={() => {
            answered.value = true;
            void decline(next);
          }}
        >
          {w.rematchNo}
        </Button>
      </div>
    );
  return (
    <Button tone="lamp" icon="play" press={() => void (next === null ? again() : go(`/t/${next}`))}>
      {next === null ? w.rematch : w.toRematch}
    </Button>
  );
}

const lookAgainMs = 1500;
const mostLooks = 8;

function proposerOf(next: TableInfo | null): string {
  const first = next?.seats.find(({ holder }) => holder.type === "person")?.holder;
  return first?.type === "person" ? first.name : "";
}

/** What is proposed, and by whom: the same again, or another game of the house. */
function useQuestion({ info, local }: Frame): string {
  const next = useSignal<TableInfo | null>(null);
  useEffect(() => {
    const { rematch } = info;
    if (rematch === null || local) return;
    let timer = 0;
    // Whoever proposed sits down a moment after the table was made: until then it is looked for again.
    async function look(looks: number): Promise<void> {
      const reply = await request<TableInfo>("GET", `/tables/${rematch}`);
      if (reply.type === "ok") next.value = reply.value;
      if (looks > 0 && proposerOf(next.value) === "")
        timer = window.setTimeout(() => void look(looks - 1), lookAgainMs);
    }
    void look(mostLooks);
    return () => clearTimeout(timer);
  }, [info.rematch]);
  const w = words.value;
  const proposed = next.value;
  const who = proposerOf(proposed);
  if (proposed === null || isTheSame(proposed, info)) return w.table.rematchAsk(who);
  return w.next.ask(who, [nameOf(proposed), ...whatIsNew(proposed, info)].join(" · "));
}

const nameOf = ({ game }: TableInfo): string => gameName(game);

/** What was chosen beside the usual, and that seats are drawn. */
function whatIsNew(next: TableInfo, before: TableInfo): readonly string[] {
  const chosen = Object.values(next.setup.options).flatMap(
    (value) => quickName(next.game, value) ?? [],
  );
  const { seating, drawn } = words.value.next;
  return keepsSeats(next, before) ? chosen : [...chosen, `${seating} ${drawn}`];
}

function isTheSame(next: TableInfo, before: TableInfo): boolean {
  const terms = ({ game, setup }: TableInfo): string => JSON.stringify([game, setup.options]);
  return terms(next) === terms(before) && keepsSeats(next, before);
}

function keepsSeats(next: TableInfo, before: TableInfo): boolean {
  return next.seats.every(
    ({ seat, holder }) => holder.type !== "person" || sitsAt(before, holder.name) === seat,
  );
}

function sitsAt({ seats }: TableInfo, name: string): number | undefined {
  return seats.find(({ holder }) => holder.type === "person" && holder.name === name)?.seat;
}
