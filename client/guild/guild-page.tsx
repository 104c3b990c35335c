/** A guild's own page: what to do now, then how it stands, then what was. */
import { callsWords } from "../calls/words/words.ts";
import type { JSX } from "preact";
import { quietly } from "../lazy.tsx";
import { KeepNudge } from "../me/nudge.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import type { GuildPage } from "#table/talk/guild.ts";
import { errorText, words } from "../words/words.ts";
import { Evenings } from "./evenings/next-evening.tsx";
import { GuildList } from "./guild-list.tsx";
import { History } from "./history.tsx";
import { Hooks } from "./hooks.tsx";
import { GuildMark } from "./mark.tsx";
import { GuildInvite } from "./guild-invite.tsx";
import { People } from "./people.tsx";
import { Standings } from "./standings.tsx";
import { GuildTables } from "./tables.tsx";
import { useGuild } from "./use-guild.ts";
import { WhoIsHere } from "./who-is-here.tsx";
import { guildWords } from "./words/words.ts";
import "../lobby/lobby.css";
import "../lobby/new-table/terms.css";
import "./guild.css";

// Posters come after the page.
const PlayedEvenings = quietly(
  async () => (await import("./evenings/played-evenings.tsx")).PlayedEvenings,
);

/** No guild is named: those I belong to, and the way to found one. */
function MyGuilds(): JSX.Element {
  return (
    <main id="content" class="page">
      <PageHead title={words.value.guilds.title} />
      <GuildList headed />
    </main>
  );
}

function GuildHome({ id }: { id: string }): JSX.Element {
  return id === "" ? <MyGuilds /> : <OneGuild id={id} />;
}

function OneGuild({ id }: { id: string }): JSX.Element {
  const { guild, act } = useGuild(id);
  const seen = guild.value;
  if (seen === null)
    return (
      <main id="content" class="page">
        <p class="loading">{words.value.loading}</p>
      </main>
    );
  if (seen === "none")
    return (
      <main id="content" class="page">
        <PageHead title={errorText("no-such-guild")} />
      </main>
    );
  return (
    <main id="content" class="page guild">
      <div class="guild-head">
        <PageHead title={seen.name} />
        <GuildMark name={seen.name} />
      </div>
      <WhoIsHere guild={seen} />
      {isNew(seen) && (
        <section class="plate guild-first" aria-labelledby="guild-first">
          <h2 id="guild-first">{guildWords().first}</h2>
          <GuildInvite guild={seen} />
        </section>
      )}
      <div class="guild-columns">
        <GuildTables guild={seen} />
        {!isNew(seen) && <Evenings guild={seen} act={act} />}
        {seen.history.length > 0 && <PlayedEvenings guild={seen} />}
        {seen.standings.length > 0 && <Standings guild={seen} />}
        {seen.history.length > 0 && <History guild={seen} act={act} />}
        <People guild={seen} act={act} />
        {!isNew(seen) && seen.myRole !== "member" && <Hooks guild={seen.id} />}
      </div>
      {/* Its answer comes late: above the page it would push away what a finger is on. */}
      <KeepNudge moment="guild" />
    </main>
  );
}

/** Nobody has come yet: first of all the others are invited. */
function isNew({ people }: GuildPage): boolean {
  return people.filter(({ role }) => role !== null).length < 2;
}

export async function withWords(): Promise<typeof GuildHome> {
  await Promise.all([guildWords.here(), callsWords.here()]);
  return GuildHome;
}
