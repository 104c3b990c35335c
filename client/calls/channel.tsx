/** One way to be reached: what it is, whether it works, and the buttons that try it and take it away. */
import type { JSX } from "preact";
import type { ChannelInfo, TrialResult } from "#table/talk/calls.ts";
import { request } from "../lobby/request.ts";
import { Button } from "../pieces/button.tsx";
import { toast } from "../pieces/toasts.ts";
import { errorText } from "../words/words.ts";
import { callsWords } from "./words/words.ts";

interface ChannelProps {
  readonly channel: ChannelInfo;
  /** Whose it is: mine, or a guild's. */
  readonly path: string;
  readonly changed: () => Promise<void>;
}

export function Channel({ channel, path, changed }: ChannelProps): JSX.Element {
  const w = callsWords();
  const { id, type, where, shape, confirmed, trouble } = channel;

  async function tryIt(): Promise<void> {
    toast(w.trying);
    const reply = await request<TrialResult>("POST", `${path}/${id}/try`);
    if (reply.type === "no") toast(errorText(reply.code), "no");
    else if (reply.value.trouble === null) toast(w.arrived, "lamp");
    else toast(w.troubles[reply.value.trouble.code], "no");
    await changed();
  }

  async function remove(): Promise<void> {
    const reply = await request("DELETE", `${path}/${id}`);
    toast(reply.type === "no" ? errorText(reply.code) : w.removed);
    await changed();
  }

  return (
    <li class="channel">
      <span>
        <strong>{shape === null ? w.types[type] : w.shapes[shape]}</strong>{" "}
        <small class="soft">{where}</small>
        {!confirmed && <small class="soft block">{w.unconfirmed}</small>}
        {trouble !== null && (
          <small class="block">
            {w.troubles[trouble.code]} {trouble.detail}
          </small>
        )}
      </span>
      <span class="channel-buttons">
        <Button press={() => void tryIt()}>{w.tryIt}</Button>
        <Button tone="quiet" press={() => void remove()}>
          {w.remove}
        </Button>
      </span>
    </li>
  );
}
