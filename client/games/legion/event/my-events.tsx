/** The tournaments I have a number in, and the way to open one. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { usualSettings, type TournamentSettings } from "#rules/legion/index.ts";
import type { TournamentCard } from "#table/talk/tournament.ts";
import { myName } from "../../../lobby/me.ts";
import { request } from "../../../lobby/request.ts";
import { Button } from "../../../pieces/button.tsx";
import { toast } from "../../../pieces/toasts.ts";
import { go } from "../../../route.ts";
import { errorText } from "../../../words/words.ts";
import type { PageProps } from "../../screen.ts";
import type { LegionScreen } from "../screen-types.ts";
import { EventHead } from "./event-head.tsx";
import { SettingsForm } from "./staff/settings-form.tsx";
import { asSomebody } from "./use-event.ts";
import { eventWords } from "./words.ts";

export function MyEvents({ words }: PageProps<LegionScreen>): JSX.Element {
  const w = eventWords();
  const mine = useSignal<readonly TournamentCard[] | null>(null);
  const opening = useSignal(false);
  useEffect(() => {
    if (myName.value === null) return void (mine.value = []);
    void request<readonly TournamentCard[]>("GET", "/tournaments").then((reply) => {
      mine.value = reply.type === "ok" ? reply.value : [];
    });
  }, []);

  async function open(name: string, settings: TournamentSettings): Promise<void> {
    const reply = await request<TournamentCard>("POST", "/tournaments", { name, settings });
    if (reply.type === "ok") return go(`/g/legion/event/${reply.value.id}`);
    const reason = String(reply.params?.["reason"]);
    toast(w.refusals[reason] ?? errorText(reply.code), "no");
  }

  return (
    <div class="ledger-page event">
      <EventHead>
        <p>{w.openLine}</p>
        {mine.value?.length === 0 && <p class="soft">{w.noneMine}</p>}
      </EventHead>
      {mine.value !== null && mine.value.length > 0 && (
        <section>
          <h2>{w.mine}</h2>
          <ul class="event-cards">
            {mine.value.map(({ id, name, ended, mine: leads }) => (
              <li key={id}>
                <a href={`/g/legion/event/${id}`}>
                  <b>{name}</b>
                  <small class="soft">
                    {[leads ? w.leads : "", ended ? w.ended : ""].filter(Boolean).join(", ")}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {opening.value ? (
        <SettingsForm
          words={words}
          name=""
          settings={usualSettings}
          button={w.open}
          done={(name, settings) => asSomebody(() => void open(name, settings))}
        />
      ) : (
        <Button tone="lamp" wide press={() => (opening.value = true)}>
          {w.open}
        </Button>
      )}
      <p>
        <a href="/g/legion/desk">{w.desk}</a>
      </p>
    </div>
  );
}
