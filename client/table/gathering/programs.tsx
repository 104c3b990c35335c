/** Programs that listen in this hall, and may be asked to the table; nobody's page where there are none. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { all } from "#words/made/programs/all.ts";
import type { ConnectedProgram } from "#table/talk/me.ts";
import { request } from "../../lobby/request.ts";
import { Button } from "../../pieces/button.tsx";
import { toast } from "../../pieces/toasts.ts";
import { language } from "../../settings/settings.ts";
import { errorText } from "../../words/words.ts";
import type { Frame } from "../frame.ts";

/** A program may answer, come or go at any time. */
const lookAgain = 5000;

export function Programs({ frame: { info } }: { readonly frame: Frame }): JSX.Element | null {
  const w = all[language.value];
  const programs = useSignal<readonly ConnectedProgram[]>([]);
  const look = async (): Promise<void> => {
    const reply = await request<readonly ConnectedProgram[]>("GET", `/programs?table=${info.id}`);
    if (reply.type === "ok")
      programs.value = reply.value.filter(({ games }) => games.includes(info.game));
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), lookAgain);
    return () => clearInterval(timer);
  }, [info.game]);
  if (programs.value.length === 0) return null;
  const ask = async (program: string): Promise<void> => {
    const reply = await request("POST", `/tables/${info.id}/programs`, { program });
    if (reply.type === "no") toast(errorText(reply.code), "no");
    await look();
  };
  return (
    <section aria-labelledby="programs">
      <h2 id="programs">{w.title}</h2>
      <p class="soft">{w.line}</p>
      <ul class="programs">
        {programs.value.map(({ id, name, asked }) => (
          <li key={id} class="seat-row">
            <span class="chair-name">{name}</span>
            <Button
              label={asked === null ? w.askWho(name) : `${name}: ${w[asked]}`}
              whyNot={asked === null ? null : w.line}
              press={() => void ask(id)}
            >
              {asked === null ? w.ask : w[asked]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
