/** The seven skills and how well each is known: not at all, once, twice. */
import type { JSX } from "preact";
import { skills, skillsOf, type PlayerView } from "#rules/outer-rim/index.ts";
import { Sign } from "../art/signs.tsx";
import type { Tabletop } from "../tabletop.ts";

export function Skills({
  tabletop,
  player,
  read,
}: {
  readonly tabletop: Tabletop;
  readonly player: PlayerView;
  /** Where only the signs have room, a tap leads to their names, as the captain's own button does for keys. */
  readonly read?: (() => void) | undefined;
}): JSX.Element {
  const known = skillsOf(player);
  return (
    <ul class="or-skills" aria-label={tabletop.words.labels.hold.skills} onClick={read}>
      {skills.map((skill) => {
        const count = Math.min(2, known.filter((one) => one === skill).length);
        return (
          <li key={skill} class={`or-known-${count}`} title={tabletop.say.word(`skill.${skill}`)}>
            <Sign name={skill} />
            <span>{tabletop.say.word(`skill.${skill}`)}</span>
            <b class="number">{tabletop.words.labels.story.needs(count)}</b>
          </li>
        );
      })}
    </ul>
  );
}
