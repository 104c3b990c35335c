/** Whoever opens a guild's link and gives a name is a member. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { GuildCard, GuildInvitation } from "#table/talk/guild.ts";
import { faceOfName } from "#table/talk/seats/face.ts";
import { gameName } from "../games/game-words.ts";
import { withName } from "../lobby/me.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { errorText, words } from "../words/words.ts";
import { Room } from "../table/gathering/room.tsx";
import { GuildMark } from "./mark.tsx";
import { guildWords } from "./words/words.ts";
import "./guild.css";

interface JoinPageProps {
  readonly invite: string;
  /** The number of the member who sent the link; empty where nobody is named. */
  readonly by: string;
}

function JoinPage({ invite, by }: JoinPageProps): JSX.Element {
  const w = guildWords();
  const found = useSignal<GuildInvitation | string | null>(null);

  async function look(): Promise<void> {
    const reply = await request<GuildInvitation>(
      "GET",
      `/invitations/${invite}${by === "" ? "" : `?by=${by}`}`,
    );
    found.value = reply.type === "ok" ? reply.value : reply.code;
    if (reply.type === "ok" && reply.value.id !== null) go(`/guild/${reply.value.id}`);
  }

  async function join(): Promise<void> {
    const reply = await request<GuildCard>("POST", `/invitations/${invite}`);
    if (reply.type === "ok") go(`/guild/${reply.value.id}`);
    else toast(errorText(reply.code), "no");
  }

  useEffect(() => void look(), [invite]);
  const seen = found.value;
  if (seen === null || typeof seen === "string")
    return (
      <main id="content" class="page">
        <PageHead title={seen === null ? words.value.loading : errorText(seen)} />
      </main>
    );
  return (
    <main id="content" class="page guild">
      <div class="guild-head">
        <PageHead title={w.joinTitle(seen.name)} />
        <GuildMark name={seen.name} />
      </div>
      <Room
        free
        guests={seen.faces.map(({ name, face }, nth) => ({
          key: nth,
          name,
          face: face ?? faceOfName(name),
        }))}
      />
      <p class="guild-invited">{w.joinFrom(seen.from, seen.name)}</p>
      <p>{seen.games.length === 0 ? w.joinWhat : w.joinGames(seen.games.map(gameName))}</p>
      <p class="soft">{w.joinLine(seen.people)}</p>
      <Button tone="lamp" wide press={() => void withName(() => void join())}>
        {w.join}
      </Button>
    </main>
  );
}

export async function withWords(): Promise<typeof JoinPage> {
  await guildWords.here();
  return JoinPage;
}
