/** Asked once, before anything else: everything is judged by it. */
import type { JSX } from "preact";
import type { LedgerProps } from "../screen-types.ts";

export function EditionQuestion({ words, send }: LedgerProps): JSX.Element {
  const w = words.mission.edition;
  const choices = [
    { edition: "current", name: w.current, line: w.currentLine },
    { edition: "classic", name: w.classic, line: w.classicLine },
  ] as const;
  return (
    <section class="edition-question" aria-labelledby="which-edition">
      <h2 id="which-edition">{w.ask}</h2>
      <ul class="answers">
        {choices.map(({ edition, name, line }) => (
          <li key={edition}>
            <button
              type="button"
              class="pick"
              onClick={() => void send({ type: "choose-edition", edition })}
            >
              <b>{name}</b>
              <span>{line}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
