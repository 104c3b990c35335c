/** Letters, as far as their readers want them: whoever has not agreed gets two a day at most, from the whole hall. */
import type { CallMessage } from "../message.ts";
import type { PostTrouble } from "../reach/post.ts";
import type { AddressHash, Recipients } from "../../store/recipients-port.ts";
import type { Letters } from "./email.ts";

export interface Mailroom {
  send(letter: Letter): Promise<PostTrouble>;
  close(): void;
}

interface Letter {
  readonly to: string;
  /** Whoever reads it said that the hall may write. */
  readonly isAgreed: boolean;
  readonly message: CallMessage;
}

export interface MailroomNeeds {
  readonly letters: Letters;
  readonly recipients: Recipients;
  readonly hashOf: (address: string) => AddressHash;
  readonly now: () => number;
}

const day = 86_400_000;

export function openMailroom({ letters, recipients, hashOf, now }: MailroomNeeds): Mailroom {
  return {
    async send({ to, isAgreed, message }) {
      const reader = hashOf(to);
      if (await recipients.isLeftAlone(reader)) return { code: "asked-to-stop", detail: "" };
      const at = now();
      if (!isAgreed && !(await recipients.countLetter(reader, at, at - day)))
        return { code: "enough-letters", detail: "" };
      const sent = await letters.send(to, message);
      if (sent === null) return null;
      if (!isAgreed && sent.neverLeft) await recipients.uncountLetter(reader, at);
      return { code: "mail-refused", detail: sent.reason };
    },
    close: letters.close,
  };
}
