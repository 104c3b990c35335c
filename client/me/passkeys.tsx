/** My passkeys: make one, call it something, take it away. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { MyKeys, PasskeyCard } from "#table/talk/me.ts";
import { NameForm } from "../guild/name-form.tsx";
import { dayText } from "../words/moments.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { Sheet } from "../pieces/sheet.tsx";
import { toast } from "../pieces/toasts.ts";
import { errorText } from "../words/words.ts";
import { addPasskey, canUsePasskeys } from "./passkey.ts";
import { meWords } from "./words/words.ts";

interface Props {
  readonly keys: MyKeys;
  readonly look: () => Promise<void>;
}

export function Passkeys({ keys, look }: Props): JSX.Element {
  const w = meWords();
  const naming = useSignal<PasskeyCard | "new" | null>(null);
  const close = (): void => {
    naming.value = null;
  };

  async function add(name: string): Promise<void> {
    close();
    const reply = await addPasskey(name);
    if (reply.type === "ok") toast(w.passkeyAdded);
    else toast(reply.code === "cancelled" ? w.passkeyNone : errorText(reply.code), "no");
    await look();
  }

  async function change(method: "POST" | "DELETE", id: string, body?: unknown): Promise<void> {
    close();
    const reply = await request(method, `/me/passkeys/${encodeURIComponent(id)}`, body);
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else if (method === "DELETE") toast(w.removed);
    await look();
  }

  const named = naming.value;
  return (
    <article class="plate me-way">
      <h3>{w.passkeys}</h3>
      <p class="soft">{canUsePasskeys() ? w.passkeysHint : w.noPasskeysHere}</p>
      <ul class="my-sessions">
        {keys.passkeys.map((key) => (
          <li key={key.id}>
            <span>
              <strong>{key.name}</strong> <small class="soft">{datesOf(key)}</small>
            </span>
            <span>
              <Button
                icon="settings"
                tone="quiet"
                label={w.rename(key.name)}
                press={() => {
                  naming.value = key;
                }}
              />
              <Button
                icon="close"
                tone="quiet"
                label={w.remove(key.name)}
                press={() => void change("DELETE", key.id)}
              />
            </span>
          </li>
        ))}
      </ul>
      {canUsePasskeys() && (
        <Button
          icon="plus"
          press={() => {
            naming.value = "new";
          }}
        >
          {w.addPasskey}
        </Button>
      )}
      {named !== null && (
        <Sheet title={named === "new" ? w.addPasskey : w.rename(named.name)} close={close}>
          <NameForm
            label={w.passkeyName}
            button={named === "new" ? w.makePasskey : w.renameDo}
            name={named === "new" ? w.passkeyDefault : named.name}
            send={(name) => (named === "new" ? add(name) : change("POST", named.id, { name }))}
          />
        </Sheet>
      )}
    </article>
  );
}

function datesOf({ made, used }: PasskeyCard): string {
  const w = meWords();
  const first = w.passkeyMade(dayText(made));
  return used === null ? first : `${first}, ${w.passkeyUsed(dayText(used))}`;
}
