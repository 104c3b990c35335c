/**
 * The four factions: shape and letter, raised when they like you, sunk when they do not. Lit when one is to be picked.
 */
import type { JSX } from "preact";
import { factions, standingWith, type PlayerView } from "#rules/outer-rim/index.ts";
import { answersAt } from "../asked.ts";
import { Sign } from "../art/signs.tsx";
import type { Tabletop } from "../tabletop.ts";
import { standingMarks } from "../dock/standing-marks.ts";

export function Reputation({
  tabletop,
  player,
}: {
  readonly tabletop: Tabletop;
  readonly player: PlayerView;
}): JSX.Element {
  const { say, words, asked } = tabletop;
  return (
    <ul class="or-reputation">
      {factions.map((faction) => {
        const standing = standingWith(player, faction);
        const text = words.labels.vitals.reputation(
          say.word(`faction.${faction}`),
          say.word(`standing.${standing}`),
        );
        const [answer] = answersAt(asked, { on: "faction", faction });
        const inner = (
          <>
            <Sign name={faction} />
            <span>{say.word(`faction.${faction}`)}</span>
            <b class="number" aria-hidden="true">
              {standingMarks[standing]}
            </b>
            <span class="unseen">{say.word(`standing.${standing}`)}</span>
          </>
        );
        return (
          <li key={faction} class={`or-faction-${faction} or-${standing}`}>
            {answer === undefined ? (
              <span class="or-rep" role="img" aria-label={text} title={text}>
                {inner}
              </span>
            ) : (
              <button type="button" class="or-rep or-lit" onClick={() => tabletop.act(answer)}>
                {inner}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
