/** [UB-FAV-01] What a favor is asked for: the test or the fight that waits, and what hangs on it. */
import type { JSX } from "preact";
import type { CombatTask } from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";
import { stakesOf } from "../story/dice/stakes.ts";
import { fighterName, fighterOf } from "../story/dice/fighter-name.ts";
import { againstMe } from "./against-me.ts";
import { ToldLines } from "../told-lines.tsx";

export function WhatFor({ tabletop }: { readonly tabletop: Tabletop }): JSX.Element | null {
  const { view, say, words } = tabletop;
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
          [0, 1].map((i) => fighterName(fighterOf(task, i, tabletop), tabletop)).join(" – "),
        );
  return (
    <>
      <p>{board.deal.whatFor(what)}</p>
      {task.type === "combat" && <Against tabletop={tabletop} task={task} />}
      <ToldLines lines={stakesOf(task, tabletop)} />
    </>
  );
}

function Against({
  tabletop,
  task,
}: {
  readonly tabletop: Tabletop;
  readonly task: CombatTask;
}): JSX.Element | null {
  const { deal } = tabletop.words.labels.board;
  const talk = tabletop.view.agenda.at(-1);
  const found =
    talk?.type === "talk"
      ? againstMe(tabletop.view, task, talk.deal, tabletop.seat, tabletop.words.labels.language)
      : null;
  if (found === null) return null;
  return (
    <p>
      <b>{deal.against}</b> {found.odds !== null && deal.againstOdds(...found.odds)}
    </p>
  );
}
