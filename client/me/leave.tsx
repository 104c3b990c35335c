/** What the hall knows about me, and leaving it for ever: what goes, what stays and why, and the way to keep it. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { forgetName } from "../lobby/me.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { go } from "../route.ts";
import { forgetMe, forgetOwnGames } from "../settings/forget-me.ts";
import { errorText, words } from "../words/words.ts";
import { meWords } from "./words/words.ts";

export function MyData({ name }: { name: string }): JSX.Element {
  const w = meWords();
  const leaving = useSignal(false);
  const close = (): void => {
    leaving.value = false;
  };
  return (
    <section aria-labelledby="me-data">
      <h2 id="me-data">{w.data}</h2>
      <p class="soft">{w.dataLine}</p>
      <p class="doings">
        <a class="button" href="/api/me/data" download="guildhall-me.json">
          {w.download}
        </a>
        <Button
          tone="danger"
          press={() => {
            leaving.value = true;
          }}
        >
          {w.leave}
        </Button>
      </p>
      {leaving.value && <LeaveSheet name={name} close={close} />}
    </section>
  );
}

function LeaveSheet({ name, close }: { name: string; close: () => void }): JSX.Element {
  const w = meWords();
  const id = useId();
  const typed = useSignal("");
  const ownGamesGo = useSignal(true);

  async function leave(): Promise<void> {
    const reply = await request("POST", "/me/leave", { name: typed.value.trim() });
    if (reply.type === "no") return toast(errorText(reply.code), "no");
    forgetName();
    await forgetMe();
    if (ownGamesGo.value) await forgetOwnGames().catch(() => undefined);
    close();
    toast(w.left);
    go("/");
  }

  return (
    <Sheet title={w.leaveTitle} close={close}>
      <p>{w.leaveGoes}</p>
      <p>{w.leaveDevice}</p>
      <p>{w.leaveStays}</p>
      <Button
        wide
        icon="person"
        press={() => {
          close();
          document.getElementById("keep")?.scrollIntoView();
        }}
      >
        {w.keep}
      </Button>
      <p class="soft">{w.leaveFirst}</p>
      <form
        class="field"
        onSubmit={(event) => {
          event.preventDefault();
          void leave();
        }}
      >
        <label class="switch">
          <input
            type="checkbox"
            checked={ownGamesGo.value}
            onChange={(event) => {
              ownGamesGo.value = event.currentTarget.checked;
            }}
          />
          {w.leaveOwnGames}
        </label>
        <label class="label" for={id}>
          {w.leaveType(name)}
        </label>
        <input
          id={id}
          class="input"
          autocomplete="off"
          required
          value={typed.value}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
          }}
        />
        <Button type="submit" tone="danger" wide>
          {w.leaveDo}
        </Button>
        <Button wide press={close}>
          {words.value.cancel}
        </Button>
      </form>
    </Sheet>
  );
}
