/** Who or what aboard knows a skill, by name. */
import {
  abilitiesOf,
  characterCard,
  crewCard,
  type PlayerView,
  type Skill,
} from "#rules/outer-rim/index.ts";
import type { Tabletop } from "../tabletop.ts";

export function lendersOf(
  player: PlayerView,
  skill: Skill,
  { say, words }: Pick<Tabletop, "say" | "words">,
): readonly string[] {
  const names: string[] = [];
  if (player.character !== null && characterCard(player.character).skills.includes(skill))
    names.push(words.labels.board.rail.self);
  for (const crew of player.crew)
    if (crewCard(crew).skills.includes(skill)) names.push(say.card(crew.id));
  for (const { ability, from } of abilitiesOf(player)) {
    if (ability.type !== "skill" || ability.skill !== skill) continue;
    const own = from === "character" || from === "ship" || from === "ambition";
    names.push(own ? words.labels.board.rail.self : say.card(from));
  }
  return [...new Set(names)];
}
