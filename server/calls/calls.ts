/** Calls of a hall, put together: the worker, and what people do with their channels. */
import type { PersonId } from "#table/journal/page.ts";
import type { Clock } from "#table/ports.ts";
import type { NudgeWord } from "#table/talk/calls.ts";
import { newSecret } from "../accounts/secrets.ts";
import type { OpenTables } from "../lobby/open-tables.ts";
import type { CallStore, OwnCall } from "../store/call-port.ts";
import type { Store } from "../store/port.ts";
import { mailState, openLetters, type MailHost } from "./channels/email.ts";
import { addressHasher } from "./channels/mailbox.ts";
import { openMailroom, type Mailroom, type MailroomNeeds } from "./channels/mailroom.ts";
import { freshPushKeys, type PushKeys } from "./channels/push.ts";
import { openCourier } from "./courier.ts";
import { describing, guildHearing } from "./describe.ts";
import { eveningCalls, type Meeting } from "./evenings.ts";
import { signedLinks, type Links } from "./links.ts";
import { nudgeText, type CallMessage } from "./message.ts";
import type { AllowList } from "./reach/addresses.ts";
import { openChannels, type OwnChannels } from "./own-channels.ts";
import { openSender } from "./sender.ts";
import { keepTouched } from "./touched.ts";
import { startWorker, type CallWorker } from "./worker/worker.ts";

/** Kept by the store, so that every copy signs alike. */
export interface CallSecrets {
  readonly pushKeys: PushKeys;
  readonly links: string;
  /** Under which addresses of letters are remembered. */
  readonly recipients: string;
}

export async function callSecrets(store: CallStore): Promise<CallSecrets> {
  const keys = await store.keepsake("push-keys", JSON.stringify(freshPushKeys()));
  return {
    pushKeys: JSON.parse(keys) as PushKeys,
    links: await store.keepsake("links", newSecret()),
    recipients: await store.keepsake("recipients", newSecret()),
  };
}

export interface CallSettings {
  readonly mail: MailHost | null;
  readonly mayReach: AllowList;
}

export interface Calls extends OwnChannels {
  readonly worker: CallWorker;
  readonly links: Links;
  readonly pushKey: string;
  readonly hasMail: boolean;
  nudge(from: { readonly name: string }, to: NudgeTo): Promise<"added" | "nudged-already">;
  /** What is to be told about an evening, for the step that agrees on it; `wrote` once that is kept. */
  meeting(meeting: Meeting): readonly OwnCall[];
  wrote(calls: readonly OwnCall[]): void;
  /** This person has this table before their eyes. */
  touched(person: PersonId, table: string): void;
  close(): Promise<void>;
}

export interface NudgeTo {
  readonly person: PersonId;
  readonly table: string;
  readonly seat: number;
  readonly word: NudgeWord;
}

export interface CallsNeeds extends CallSettings {
  readonly store: Store;
  readonly secrets: CallSecrets;
  readonly tables: OpenTables;
  readonly clock: Clock;
  readonly publicUrl: string | null;
  readonly isAmongCopies: boolean;
  readonly tellPages: (person: string, message: CallMessage) => boolean;
  readonly bug: (what: string, error: unknown) => void;
}

const day = 86_400_000;
const pollMs = 2000;

export function openCalls(needs: CallsNeeds): Calls {
  const { store, secrets, clock, publicUrl, bug } = needs;
  const now = (): number => clock.now();
  const hashOf = addressHasher(secrets.recipients);
  const links = signedLinks(secrets.links, hashOf);
  const letters = mailroomFor(needs, hashOf);
  const courier = openCourier({
    ...needs,
    reach: { allowed: needs.mayReach },
    pushKeys: secrets.pushKeys,
    contact: contactOf(needs.mail, publicUrl),
    letters,
  });
  const guildOf = guildHearing(store.guilds);
  const sender = openSender({ store: store.calls, courier, links, now, guildOf, publicUrl });
  const worker = startWorker({
    store: store.calls,
    clock,
    sender,
    describe: describing({
      tables: needs.tables,
      guilds: store.guilds,
      journal: store.journal,
      now,
    }),
    bug,
    pollMs: needs.isAmongCopies ? pollMs : null,
  });
  return {
    worker,
    links,
    pushKey: secrets.pushKeys.publicKey,
    hasMail: letters !== null,
    ...openChannels({ ...needs, store: store.calls, courier, links, hashOf, now }),
    async nudge({ name }, { person, table, seat, word }) {
      const made = now();
      const call = {
        person,
        subject: table,
        seat,
        version: Math.floor(made / 1000),
        kind: "nudge",
        made,
        due: made,
        quiet: 0,
        until: null,
      } as const;
      const added = await store.calls.addNudge(
        { ...call, words: nudgeText({ by: name, word }) },
        made - day,
      );
      if (added === "added") worker.wrote({ calls: [call] });
      return added;
    },
    meeting: (meeting) => eveningCalls(meeting, now()),
    wrote: (calls) => worker.wrote({ calls }),
    touched: keepTouched(store.calls, now),
    async close() {
      courier.close();
      await worker.close();
    },
  };
}

function mailroomFor(
  { mail, publicUrl, store, clock }: CallsNeeds,
  hashOf: MailroomNeeds["hashOf"],
): Mailroom | null {
  if (mail === null || mailState(mail, publicUrl) !== "sends") return null;
  const letters = openLetters(mail);
  return openMailroom({ letters, recipients: store.calls, hashOf, now: () => clock.now() });
}

/** Whoever carries push messages wants to know whom to ask about them. */
function contactOf(mail: MailHost | null, publicUrl: string | null): string {
  const [address] = /(?<![\w.+-])[\w.+-]+@[\w.-]+/.exec(mail?.from ?? "") ?? [];
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl?.startsWith("https:") === true ? publicUrl : "mailto:host@guildhall.invalid";
}
