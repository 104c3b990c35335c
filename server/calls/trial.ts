/** What *Try it* sends: the same way as a call, and to a new address the question whether it is right. */
import type { CallWishes } from "#table/talk/calls.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { StoredChannel } from "../store/call-port.ts";
import type { Links } from "./links.ts";
import type { CallMessage } from "./message.ts";
import { all as callWords } from "#words/made/calls/all.ts";

export function trialOf(
  channel: StoredChannel,
  { language }: CallWishes,
  links: Links,
  publicUrl: string | null,
): CallMessage {
  const { id, origin: found, confirmed } = channel;
  const origin = publicUrl ?? found;
  const words = callWords[language];
  const text = confirmed ? words.tryIt : words.confirm(origin);
  const link = confirmed
    ? `${origin}/settings`
    : `${origin}/calls/confirm/${links.confirmToken(id)}`;
  return {
    id: `try-${newSecret()}`,
    title: confirmed ? words.tryIt : words.confirmSubject,
    lines: [{ id: "try", kind: "your-move", text, link }],
    endLink: links.endLink(channel, origin),
    endText: confirmed ? words.endAll : words.notYou,
    language,
  };
}
