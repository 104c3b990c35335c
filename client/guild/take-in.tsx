/** Whoever played a game that no guild has takes it into one of theirs, with the evening before it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { GuildCard } from "#table/talk/guild.ts";
import type { TableId } from "#table/talk/words.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { errorText } from "../words/words.ts";
import { GuildMark } from "./mark.tsx";
import { guildWords } from "./words/words.ts";
import "./guild.css";

function TakeIn({ table }: { readonly table: TableId }): JSX.Element | null {
  const w = guildWords();
  const guilds = useSignal<readonly GuildCard[]>([]);
  const choosing = useSignal(false);
  useEffect(() => {
    void request<readonly GuildCard[]>("GET", `/tables/${table}/guilds`).then((reply) => {
      guilds.value = reply.type === "ok" ? reply.value : [];
    });
  }, [table]);

  async function take({ id, name }: GuildCard): Promise<void> {
    const reply = await request<null>("POST", `/guilds/${id}/games`, { table });
    choosing.value = false;
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    guilds.value = [];
    toast(w.taken(name));
  }

  if (guilds.value.length === 0) return null;
  return (
    <>
      <Button icon="plus" press={() => (choosing.value = true)}>
        {w.take}
      </Button>
      {choosing.value && (
        <Sheet title={w.take} close={() => (choosing.value = false)}>
          <p>{w.takeLine}</p>
          <ul class="guild-list">
            {guilds.value.map((guild) => (
              <li key={guild.id}>
                <button type="button" class="plate" onClick={() => void take(guild)}>
                  <GuildMark name={guild.name} />
                  {guild.name}
                </button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

export async function withWords(): Promise<typeof TakeIn> {
  await guildWords.here();
  return TakeIn;
}
