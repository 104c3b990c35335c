/** A character card, both sides readable. */
import type { JSX } from "preact";
import { factions, type characterCard, type CharacterId } from "#rules/outer-rim/index.ts";
import { Person } from "../art/person.tsx";
import { Sign } from "../art/signs.tsx";
import type { Desk } from "../desk.ts";
import { Figure } from "../hold/hold.tsx";
import { abilityLines } from "../told.ts";

type Told = Pick<Desk, "words" | "say" | "view">;
type Card = ReturnType<typeof characterCard>;

export function CharacterFace({
  id,
  card,
  desk,
}: {
  readonly id: CharacterId;
  readonly card: Card;
  readonly desk: Told;
}): JSX.Element {
  const { say, words } = desk;
  const { labels } = words;
  return (
    <article class="or-character">
      <Person id={id} />
      <div class="or-character-text">
        <h3>{say.word(`character.${id}.name`)}</h3>
        <p class="or-figures">
          <Figure sign="ground" value={card.ground} text={labels.vitals.ground(card.ground)} />
          <Figure
            sign="health"
            value={card.health}
            text={labels.vitals.health(card.health, card.health)}
          />
          {card.skills.map((skill, i) => (
            <span key={`${skill}${i}`} class="or-figure">
              <Sign name={skill} />
              {say.word(`skill.${skill}`)}
            </span>
          ))}
        </p>
        <ul class="or-facts">
          <li>
            <Sign name="goal" />
            <span>{labels.colon(labels.hold.personal, say.word(`character.${id}.goal`))}</span>
          </li>
          {startLines(card, desk).map((line) => (
            <li key={line}>
              <Sign name="pin" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
        <Side title={labels.gallery.front} lines={abilityLines(card.front, desk)} />
        <Side title={labels.gallery.back} lines={abilityLines(card.back, desk)} />
      </div>
    </article>
  );
}

function startLines(card: Card, { say, words }: Told): string[] {
  const { gallery } = words.labels;
  const kinds = card.startingCard.map((number) => gallery.starting[number] ?? "");
  const lines = [kinds.join(` ${words.labels.or} `)];
  if (card.startingReputation === "choice") return [...lines, gallery.startRepChoice];
  for (const faction of factions) {
    const step = card.startingReputation[faction];
    if (step !== undefined) lines.push(gallery.startRep(say.word(`faction.${faction}`), step > 0));
  }
  return lines;
}

export function Side({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}): JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <section class="or-side">
      <h4>{title}</h4>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
