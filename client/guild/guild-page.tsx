/** A guild's own page: what to do now, then how it stands, then what was. */
import { callsWords } from "../calls/words/words.ts";
import type { JSX } from "preact";
import { KeepNudge } from "../me/nudge.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { errorText, words } from "../words/words.ts";
import { Evenings } from "./evenings.tsx";
import { GuildList } from "./guild-list.tsx";
import { History } from "./history.tsx";
import { Hooks } from "./hooks.tsx";
import { GuildMark } from "./mark.tsx";
import { People } from "./people.tsx";
import { Standings } from "./standings.tsx";
import { GuildTables } from "./tables.tsx";
import { useGuild } from "./use-guild.ts";
import { guildWords } from "./words/words.ts";
import "../lobby/lobby.css";
import "../lobby/new-table/terms.css";
import "./guild.css";

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
      <div class="guild-columns">
        <GuildTables guild={seen} />
        <Evenings guild={seen} act={act} />
        <Standings guild={seen} />
        <History guild={seen} />
        <People guild={seen} act={act} />
        {seen.myRole !== "member" && <Hooks guild={seen.id} />}
      </div>
      {/* Its answer comes late: above the page it would push away what a finger is on. */}
      <KeepNudge moment="guild" />
    </main>
  );
}

export async function withWords(): Promise<typeof GuildHome> {
  await Promise.all([guildWords.here(), callsWords.here()]);
  return GuildHome;
}
