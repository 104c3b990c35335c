/** A call as a letter, through the host's own mail server. */
import { reasonOf } from "../../host-error.ts";
import type { CallMessage } from "../message.ts";
import type { Posted } from "../reach/post.ts";
import { wordsIn } from "../words/words.ts";

export interface MailHost {
  /** smtp://name:password@mail.example:587 */
  readonly url: string;
  readonly from: string;
}

export interface Letters {
  send(to: string, message: CallMessage): Promise<Posted>;
  close(): void;
}

const patience = 5000;

export function openLetters({ url, from }: MailHost): Letters {
  const settings = {
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
  };
  /** Loaded for the first letter: most halls send none, and it is a fifth of what a start loads. */
  const load = async () => (await import("nodemailer")).createTransport(settings);
  let transport: ReturnType<typeof load> | null = null;
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "guildhall.invalid";
  return {
    async send(to, message) {
      try {
        const open = await (transport ??= load());
        await open.sendMail({
          from,
          to,
          subject: message.title,
          text: textOf(message),
          // The same letter twice is one letter.
          messageId: `<${message.id}@${domain}>`,
          headers: endHeaders(message),
        });
        return null;
      } catch (error) {
        return { code: "mail-refused", detail: reasonOf(error).slice(0, 200) };
      }
    },
    close: () => void transport?.then((open) => open.close()),
  };
}

function textOf({ lines, endLink, language }: CallMessage): string {
  const words = wordsIn(language);
  const told = lines.map(({ text, link }) => `${text}\n${link}`);
  return [...told, ...(endLink === null ? [] : [`${words.endAll}: ${endLink}`])].join("\n\n");
}

/** RFC 8058: a mail program ends it with one click. */
function endHeaders({ endLink }: CallMessage): Record<string, string> {
  if (endLink === null) return {};
  const [, origin = "", token = ""] = /^(.*)\/calls\/end\/(.+)$/.exec(endLink) ?? [];
  return {
    "List-Unsubscribe": `<${origin}/api/calls/end/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
