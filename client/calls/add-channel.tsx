/** Another way to reach me. */
import type { JSX } from "preact";
import type { ChannelAddress } from "#table/talk/calls.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { AddHook } from "./add-hook.tsx";
import { subscribe, takesPush } from "./subscribe.ts";
import { Typed } from "./typed.tsx";
import { callsWords } from "./words/words.ts";

interface Props {
  readonly pushKey: string;
  readonly mail: boolean;
  readonly add: (address: ChannelAddress) => Promise<boolean>;
}

export function AddChannel({ pushKey, mail, add }: Props): JSX.Element {
  const w = callsWords();

  async function addPush(): Promise<void> {
    const keys = await subscribe(pushKey);
    if (keys === "denied") toast(w.pushDenied, "no");
    else if (keys === "no-push") toast(w.noPush, "no");
    else await add({ type: "push", ...keys });
  }

  return (
    <>
      <Button wide whyNot={takesPush() ? null : w.noPush} press={() => void addPush()}>
        {w.addPush}
      </Button>
      <Button wide press={() => void add({ type: "page" })}>
        {w.addPage}
      </Button>
      <AddHook add={add} />
      {mail && <AddEmail add={add} />}
    </>
  );
}

function AddEmail({ add }: Pick<Props, "add">): JSX.Element {
  const w = callsWords();
  return (
    <Typed
      title={w.addEmail}
      label={w.email}
      type="email"
      send={(to) => add({ type: "email", to })}
    />
  );
}
