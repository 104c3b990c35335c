/** My page: my moves, my games, my guilds, what brings me back, and what the hall knows of me. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { MyPage } from "#table/talk/me.ts";
import { GuildMark } from "../guild/mark.tsx";
import { withName } from "../lobby/me.ts";
import { MyFace } from "../lobby/my-face.tsx";
import { request } from "../lobby/request.ts";
import { TableRow } from "../lobby/table-row.tsx";
import { Button } from "../pieces/button.tsx";
import { PageHead } from "../pieces/page-head.tsx";
import { errorText, words } from "../words/words.ts";
import { Formers } from "../settings/claim/formers.tsx";
import { claimWords } from "../settings/claim/words.ts";
import { ComeBack } from "./come-back.tsx";
import { Keep } from "./keep.tsx";
import { MyData } from "./leave.tsx";
import { MyGames, Statistics } from "./my-games.tsx";
import { meWords } from "./words/words.ts";
import "../lobby/lobby.css";
import "../settings/settings.css";
import "../guild/guild.css";
import "./me.css";

function MePage(): JSX.Element {
  const w = meWords();
  const page = useSignal<MyPage | string | null>(null);

  async function look(): Promise<void> {
    const reply = await request<MyPage>("GET", "/me/page");
    page.value = reply.type === "ok" ? reply.value : reply.code;
  }

  useEffect(() => void look(), []);
  const seen = page.value;
  return (
    <main id="content" class="page me guild">
      <PageHead title={w.title} />
      {seen === null && <p class="loading">{words.value.loading}</p>}
      {seen === "no-session" && (
        <>
          <Button tone="lamp" press={() => void withName(() => void look())}>
            {w.choose}
          </Button>
          <Formers />
          <ComeBack done={() => void look()} />
        </>
      )}
      {typeof seen === "string" && seen !== "no-session" && <p>{errorText(seen)}</p>}
      {seen !== null && typeof seen !== "string" && (
        <Mine page={seen} changed={() => void look()} />
      )}
    </main>
  );
}

function Mine({ page, changed }: { page: MyPage; changed: () => void }): JSX.Element {
  const w = meWords();
  return (
    <>
      <MyFace name={page.name} changed={changed} />
      <section aria-labelledby="me-running">
        <h2 id="me-running">{w.running}</h2>
        {page.tables.length === 0 && <p class="soft">{w.noRunning}</p>}
        <ul class="table-list">
          {page.tables.map((table) => (
            <TableRow key={table.id} table={table} briefly />
          ))}
        </ul>
      </section>
      <Statistics all={page.statistics} />
      <MyGames page={page} />
      <section aria-labelledby="me-guilds">
        <h2 id="me-guilds">{w.guilds}</h2>
        {page.guilds.length === 0 && <p class="soft">{w.noGuilds}</p>}
        <ul class="guild-list">
          {page.guilds.map(({ id, name }) => (
            <li key={id}>
              <a class="plate" href={`/guild/${id}`}>
                <GuildMark name={name} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <Keep below={<MyData name={page.name} />} />
    </>
  );
}

export async function withWords(): Promise<typeof MePage> {
  await Promise.all([meWords.here(), claimWords.here()]);
  return MePage;
}
