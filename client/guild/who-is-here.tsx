/** The room of a guild: whoever is here sits at the table, the others are named. */
import type { JSX } from "preact";
import type { GuildPage } from "#table/talk/guild.ts";
import { faceOfName } from "#table/talk/seats/face.ts";
import { Face } from "../pieces/faces/face.tsx";
import { Room } from "../table/gathering/room.tsx";
import { guildWords } from "./words/words.ts";

const mostChairs = 6;
const mostNamed = 12;

export function WhoIsHere({ guild }: { readonly guild: GuildPage }): JSX.Element {
  const w = guildWords();
  const members = guild.people.filter(({ role }) => role !== null);
  const here = members.filter((one) => one.here);
  const sitting = here.slice(0, mostChairs);
  const others = members.filter((one) => !sitting.includes(one)).slice(0, mostNamed);
  return (
    <section class="guild-room" aria-labelledby="guild-here">
      <h2 id="guild-here">{w.here(here.length)}</h2>
      <Room
        free={sitting.length < mostChairs}
        guests={sitting.map(({ number, name, face }) => ({
          key: number,
          name,
          face: face ?? faceOfName(name),
        }))}
      />
      {others.length > 0 && (
        <ul class="guild-away" aria-label={w.away}>
          {others.map(({ number, name, face }) => (
            <li key={number} class="soft">
              <Face face={face ?? faceOfName(name)} /> {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
