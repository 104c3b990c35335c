/** What *Try it* sends: the same way as a call, and to a new address the question whether it is right. */
import type { CallWishes } from "#table/talk/calls.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { StoredChannel } from "../store/call-port.ts";
import type { Links } from "./links.ts";
import type { CallMessage } from "./message.ts";
import { wordsIn } from "./words/words.ts";

export function trialOf(
  { id, owner, origin: found, confirmed }: StoredChannel,
  { language }: CallWishes,
  links: Links,
  publicUrl: string | null,
): CallMessage {
  const origin = publicUrl ?? found;
  const words = wordsIn(language);
  const text = confirmed ? words.tryIt : words.confirm;
  const link = confirmed
    ? `${origin}/settings`
    : `${origin}/calls/confirm/${links.confirmToken(id)}`;
  return {
    id: `try-${newSecret()}`,
    title: confirmed ? words.tryIt : words.confirmSubject,
    lines: [{ id: "try", kind: "your-move", text, link }],
    endLink: owner.startsWith("guild:") ? null : `${origin}/calls/end/${links.endToken(owner)}`,
    language,
  };
}
