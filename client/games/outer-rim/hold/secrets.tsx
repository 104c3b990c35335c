/** [OR-ENC-04] Open for their owner alone; lit when usable, and read before it is spent. */
import type { JSX } from "preact";
import { answersAt } from "../asked.ts";
import { Sign } from "../art/signs.tsx";
import { playerAt, type Tabletop } from "../tabletop.ts";
import { textOf } from "../words/index.ts";

export function Secrets({
  tabletop,
  seat,
}: {
  readonly tabletop: Tabletop;
  readonly seat: number;
}): JSX.Element | null {
  const { hold } = tabletop.words.labels;
  const { secrets } = playerAt(tabletop.view, seat);
  if (secrets.length === 0) return null;
  return (
    <ul class="or-secrets" aria-label={hold.secrets}>
      {secrets.map((secret, i) => {
        const [answer] =
          seat === tabletop.seat ? answersAt(tabletop.asked, { on: "secret", secret: i }) : [];
        const story =
          secret.card === null
            ? null
            : textOf(tabletop.words.texts, `encounter.${secret.card}.${secret.section}`);
        return (
          <li key={i} class={answer === undefined ? "" : "or-lit"}>
            <Sign name="secret" />
            {story === null ? (
              <span>{hold.sealed}</span>
            ) : (
              <button type="button" onClick={() => tabletop.pick({ on: "secret", secret: i })}>
                {story}
              </button>
            )}
            {answer !== undefined && (
              <button
                type="button"
                class="button lamp"
                onClick={() => tabletop.pick({ on: "secret", secret: i })}
              >
                {tabletop.words.labels.answers.secret}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
