/** One way a unit can fall, and what it would change. */
import { nameOf } from "../../say/news.ts";
import { foresee } from "./what-if.ts";
import type { JSX } from "preact";
import type { SingleCommand, View } from "#rules/legion/index.ts";
import type { Words } from "#words/made/legion/words.ts";
import type { KillAnswer } from "./kill-answers.ts";

export function Row({
  now,
  words,
  answer,
  press,
}: {
  now: View | null;
  words: Words;
  answer: KillAnswer;
  press: () => void;
}): JSX.Element | null {
  if (now !== null && !foresee(now, answer.commands).possible) return null;
  return (
    <li>
      <button type="button" class="pick" onClick={press}>
        <b>{answer.text}</b>
        {now !== null && <Changes view={now} words={words} commands={answer.commands} />}
      </button>
    </li>
  );
}

/** Who would take a token, and what it would do to the score. */
export function Changes({
  view,
  words,
  commands,
}: {
  view: View;
  words: Words;
  commands: readonly SingleCommand[];
}): JSX.Element {
  const { scores, winners } = foresee(view, commands);
  const changes = [
    ...winners.map((id) => `★ ${nameOf(view, id, words)}`),
    ...scores.map(({ side, from, to }) => words.kill.score(words.side[side] ?? side, from, to)),
  ];
  return (
    <span class="change">
      {changes.map((change) => (
        <i key={change}>{change}</i>
      ))}
    </span>
  );
}
