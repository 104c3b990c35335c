/** The evenings of the guild, each with its poster. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { GuildPage } from "#table/talk/guild.ts";
import type { PlayedEvening } from "#table/talk/past.ts";
import { request } from "../../lobby/request.ts";
import { Button } from "../../pieces/button.tsx";
import { Sheet } from "../../pieces/sheet.tsx";
import { PosterDoor, PosterPicture } from "../../table/evening/poster-picture.tsx";
import { posterOf } from "../../table/evening/poster-of.ts";
import type { Poster } from "../../table/evening/poster.ts";
import { hallOrigin, lookUpAddress } from "../../lobby/hall-address.ts";
import { dayText } from "../../words/moments.ts";
import { eveningsOf, type GuildEvening } from "./evenings-of.ts";
import { guildWords } from "../words/words.ts";

const mostShown = 6;

export function PlayedEvenings({ guild }: { readonly guild: GuildPage }): JSX.Element | null {
  const w = guildWords();
  const isAll = useSignal(false);
  useEffect(() => void lookUpAddress(), []);
  const evenings = eveningsOf(guild.history.filter(({ noted }) => noted === undefined));
  if (evenings.length === 0) return null;
  return (
    <section aria-labelledby="guild-evenings">
      <h2 id="guild-evenings">{w.evenings}</h2>
      <ul class="guild-posters">
        {evenings.slice(0, isAll.value ? undefined : mostShown).map((evening) => (
          <EveningPoster key={evening.id} evening={evening} />
        ))}
      </ul>
      {!isAll.value && evenings.length > mostShown && (
        <Button press={() => (isAll.value = true)}>{w.older}</Button>
      )}
    </section>
  );
}

function EveningPoster({
  evening: { id, games },
}: {
  readonly evening: GuildEvening;
}): JSX.Element {
  const w = guildWords();
  const poster = useSignal<Poster | null>(null);
  const opened = useSignal(false);
  useEffect(() => {
    // Without it there is no picture, and the games stand below all the same.
    void posterAt(id)
      .then((drawn) => (poster.value = drawn))
      .catch(() => undefined);
  }, [id, games.length]);
  const drawn = poster.value;
  const [last] = games;
  const when = last === undefined ? "" : `${dayText(last.ended)} · ${w.games(games.length)}`;
  return (
    <li>
      {drawn === null ? (
        <span class="poster-blank" />
      ) : (
        <>
          <span aria-hidden="true">
            <PosterPicture poster={drawn} />
          </span>
          <Button label={`${w.poster}: ${when}`} press={() => (opened.value = true)}>
            {w.poster}
          </Button>
        </>
      )}
      <span class="soft">{when}</span>
      {drawn !== null && opened.value && (
        <Sheet title={when} close={() => (opened.value = false)}>
          <PosterPicture poster={drawn} />
          <PosterDoor poster={drawn} />
        </Sheet>
      )}
    </li>
  );
}

async function posterAt(table: string): Promise<Poster | null> {
  const reply = await request<PlayedEvening>("GET", `/tables/${table}/evening`);
  if (reply.type === "no") return null;
  const { busts } = await import("../../pieces/faces/art.ts");
  return posterOf(reply.value, { address: new URL(hallOrigin.value).host, art: "", busts });
}
