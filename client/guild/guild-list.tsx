/** My guilds in the lobby, and the way to found one; `headed` where the page's own title says it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { GuildCard } from "#table/talk/guild.ts";
import { myGuilds, myName, noteGuilds, withName } from "../lobby/me.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { errorText, words } from "../words/words.ts";
import { GuildMark } from "./mark.tsx";
import { NameForm } from "./name-form.tsx";
import "./guild.css";

export function GuildList({ headed = false }: { headed?: boolean }): JSX.Element {
  const w = words.value.guilds;
  const mine = useSignal<readonly GuildCard[]>(myGuilds());
  const founding = useSignal(false);
  useEffect(() => {
    if (myName.value === null) return;
    void request<readonly GuildCard[]>("GET", "/guilds").then((reply) => {
      if (reply.type !== "ok") return;
      mine.value = reply.value;
      noteGuilds(reply.value);
    });
  }, [myName.value]);

  async function found(name: string): Promise<void> {
    const reply = await request<GuildCard>("POST", "/guilds", { name });
    if (reply.type === "ok") go(`/guild/${reply.value.id}`);
    else toast(errorText(reply.code), "no");
  }

  return (
    <section class="lobby-guilds" aria-label={w.title}>
      {!headed && <h2>{w.title}</h2>}
      {mine.value.length === 0 && <p class="soft">{w.hint}</p>}
      <ul class="guild-list">
        {mine.value.map(({ id, name }) => (
          <li key={id}>
            <a class="plate" href={`/guild/${id}`}>
              <GuildMark name={name} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      <Button
        icon="plus"
        press={() =>
          void withName(() => {
            founding.value = true;
          })
        }
      >
        {w.found}
      </Button>
      {founding.value && (
        <Sheet
          title={w.found}
          close={() => {
            founding.value = false;
          }}
        >
          <NameForm label={w.label} button={w.foundDo} name="" send={found} />
        </Sheet>
      )}
    </section>
  );
}
