/** A call as a letter, through the host's own mail server. */
import type { MailState } from "#table/talk/office.ts";
import { reasonOf } from "../../host-error.ts";
import type { CallMessage } from "../message.ts";

export interface MailHost {
  /** smtp://name:password@mail.example:587 */
  readonly url: string;
  readonly from: string;
}

export interface Letters {
  /** `null`: the mail server took it. */
  send(to: string, message: CallMessage): Promise<UnsentLetter | null>;
  close(): void;
}

interface UnsentLetter {
  readonly reason: string;
  /** It failed before a line of it was given away. */
  readonly neverLeft: boolean;
}

/** Letters carry links: without a name that the host gave it, the hall would take whatever name a guest asked for. */
export function mailState(mail: MailHost | null, publicUrl: string | null): MailState {
  if (mail === null) return "none";
  return publicUrl === null ? "no-public-url" : "sends";
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
          // Not as a text, which would be read for names, comments and lists.
          to: { name: "", address: to },
          subject: message.title,
          text: textOf(message),
          // The same letter twice is one letter.
          messageId: `<${message.id}@${domain}>`,
          headers: endHeaders(message),
        });
        return null;
      } catch (error) {
        return { reason: reasonOf(error).slice(0, 200), neverLeft: neverLeft(error) };
      }
    },
    close: () => void transport?.then((open) => open.close()),
  };
}

/** Refused at the door: no name server, nobody there, no key, or not this reader. */
function neverLeft(error: unknown): boolean {
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  return syscall === "connect" || ["EDNS", "EAUTH", "EENVELOPE"].includes(String(code));
}

function textOf({ lines, endLink, endText }: CallMessage): string {
  const told = lines.map(({ text, link }) => `${text}\n${link}`);
  return [...told, ...(endLink === null ? [] : [`${endText}: ${endLink}`])].join("\n\n");
}

/** RFC 8058: a mail program ends it with one click. */
function endHeaders({ endLink }: CallMessage): Record<string, string> {
  if (endLink === null) return {};
  const [origin = "", token = ""] = endLink.split("/calls/stop/");
  return {
    "List-Unsubscribe": `<${origin}/api/calls/stop/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
