/** [UB-FAV-01] What a favor is asked for: the test or the fight that waits, and what hangs on it. */
import type { JSX } from "preact";
import type { CombatTask } from "#rules/outer-rim/index.ts";
import type { Desk } from "../desk.ts";
import { stakesOf } from "../story/dice/stakes.ts";
import { fighterName, fighterOf } from "../story/dice/fighter-name.ts";
import { againstMe } from "./against-me.ts";
import { ToldLines } from "../told-lines.tsx";

export function WhatFor({ desk }: { readonly desk: Desk }): JSX.Element | null {
  const { view, say, words } = desk;
  const { story, board, colon } = words.labels;
  const task = view.agenda.findLast(({ type }) => type === "test" || type === "combat");
  if (task?.type !== "test" && task?.type !== "combat") return null;
  const what =
    task.type === "test"
      ? colon(
          say.player(task.player),
          task.skills.map((one) => say.word(`skill.${one}`)).join(", "),
        )
      : colon(
          story.fight[task.kind],
          [0, 1].map((i) => fighterName(fighterOf(task, i, desk), desk)).join(" – "),
        );
  return (
    <>
      <p>{board.deal.whatFor(what)}</p>
      {task.type === "combat" && <Against desk={desk} task={task} />}
      <ToldLines lines={stakesOf(task, desk)} />
    </>
  );
}

function Against({
  desk,
  task,
}: {
  readonly desk: Desk;
  readonly task: CombatTask;
}): JSX.Element | null {
  const { deal } = desk.words.labels.board;
  const talk = desk.view.agenda.at(-1);
  const found = talk?.type === "talk" ? againstMe(desk.view, task, talk.deal, desk.seat) : null;
  if (found === null) return null;
  return (
    <p>
      <b>{deal.against}</b> {found.odds !== null && deal.againstOdds(...found.odds)}
    </p>
  );
}
