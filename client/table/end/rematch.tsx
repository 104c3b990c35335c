/** "Again!": one tap proposes, the others are asked over the result, a yes sits them down on the same seat. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { TableInfo } from "#table/talk/words.ts";
import { gameCard } from "../../games/list.ts";
import { request } from "../../lobby/request.ts";
import { Button } from "../../pieces/button.tsx";
import { toast } from "../../pieces/toasts.ts";
import { go } from "../../route.ts";
import { language } from "../../settings/settings.ts";
import { bugText, words } from "../../words/words.ts";
import { showAnswer } from "../answer.ts";
import { mySeats, type Frame } from "../frame.ts";
import { sitDown } from "./seating.ts";

export function Rematch({ frame }: { frame: Frame }): JSX.Element | null {
  const w = words.value.table;
  const busy = useSignal(false);
  const declined = useSignal(false);
  const { info, local, session } = frame;
  const seats = mySeats(info);
  const next = info.rematch;
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

  if (next !== null && !local && !declined.value)
    return (
      <div class="rematch-question plate" role="alertdialog" aria-label={question}>
        <p>{question}</p>
        <Button tone="lamp" icon="check" press={() => void sitDown(next, info, seats)}>
          {w.rematchYes}
        </Button>
        <Button
          press={() => {
            declined.value = true;
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

/** What is proposed, and by whom: the same again, or another game of the house. */
function useQuestion({ info, local }: Frame): string {
  const next = useSignal<TableInfo | null>(null);
  useEffect(() => {
    if (info.rematch === null || local) return;
    void request<TableInfo>("GET", `/tables/${info.rematch}`).then((reply) => {
      if (reply.type === "ok") next.value = reply.value;
    });
  }, [info.rematch]);
  const w = words.value;
  const proposed = next.value;
  if (proposed === null || isTheSame(proposed, info)) return w.table.rematchAsk;
  const who = proposed.seats.find(({ holder }) => holder.type === "person")?.holder;
  const game = gameCard(proposed.game)?.name[language.value] ?? proposed.game;
  return w.next.ask(who?.type === "person" ? who.name : "", game);
}

function isTheSame(next: TableInfo, before: TableInfo): boolean {
  const terms = ({ game, setup }: TableInfo): string => JSON.stringify([game, setup.options]);
  return (
    terms(next) === terms(before) &&
    next.seats.every(
      ({ seat, holder }) => holder.type !== "person" || sitsAt(before, holder.name) === seat,
    )
  );
}

function sitsAt({ seats }: TableInfo, name: string): number | undefined {
  return seats.find(({ holder }) => holder.type === "person" && holder.name === name)?.seat;
}
