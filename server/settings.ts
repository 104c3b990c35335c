/** Flags and environment as the hall understands them; a wrong one is named in one sentence. */
import { parseArgs } from "node:util";
import type { MailHost } from "./calls/channels/email.ts";
import { readAllowed, type AllowList } from "./calls/reach/addresses.ts";
import { reasonOf, HostError } from "./host-error.ts";

export interface Settings {
  readonly port: number;
  readonly host: string | undefined;
  readonly dataFolder: string;
  /** Where everything is kept when not in the data folder: postgres://… */
  readonly store: string | null;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly keepGatherings: number;
  /** What people call the hall from outside, such as https://hall.example; `null` when nobody said. */
  readonly publicUrl: string | null;
  readonly mail: MailHost | null;
  readonly callsMayReach: AllowList;
}

export const usage = `Guildhall: bounty-hunting games in the browser.

  npm start -- [--port 3000] [--host 0.0.0.0] [--data data] [--trust-proxy] [--log-level info]
               [--store postgres://hall@db/hall]     keeps games and people there; else in the data folder
               [--public-url https://hall.example]   what invitations say; else the address of this machine
               [--smtp smtp://name:password@mail.example:587] [--mail-from hall@mail.example]   calls by e-mail
               [--calls-may-reach hooks.lan,192.168.0.0/24]   web hooks in your own network; else none there
               [--keep-gatherings 30]   days without a visit; 0 for ever; games that began always stay

The same by environment: PORT, HOST, DATA_DIR, STORE, TRUST_PROXY=1, LOG_LEVEL, PUBLIC_URL,
KEEP_GATHERINGS, SMTP_URL, MAIL_FROM, CALLS_MAY_REACH.
`;

const levels = ["trace", "debug", "info", "warn", "error", "silent"];

export function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Settings | "help" {
  const flags = readFlags(args);
  if (flags.help === true) return "help";
  const logLevel = flags["log-level"] ?? env["LOG_LEVEL"] ?? "info";
  if (!levels.includes(logLevel))
    throw new HostError(`"${logLevel}" is no log level: choose one of ${levels.join(", ")}`);
  return {
    port: readPort(flags.port ?? env["PORT"] ?? "3000"),
    host: flags.host ?? env["HOST"],
    dataFolder: flags.data ?? env["DATA_DIR"] ?? "data",
    store: readStore(flags.store ?? env["STORE"] ?? ""),
    trustProxy: flags["trust-proxy"] ?? env["TRUST_PROXY"] === "1",
    logLevel,
    keepGatherings: readDays(flags["keep-gatherings"] ?? env["KEEP_GATHERINGS"] ?? "30"),
    publicUrl: readPublicUrl(flags["public-url"] ?? env["PUBLIC_URL"] ?? ""),
    mail: readMail(
      flags.smtp ?? env["SMTP_URL"] ?? "",
      flags["mail-from"] ?? env["MAIL_FROM"] ?? "",
    ),
    callsMayReach: readAllowed(flags["calls-may-reach"] ?? env["CALLS_MAY_REACH"] ?? ""),
  };
}

const options = {
  port: { type: "string" },
  host: { type: "string" },
  data: { type: "string" },
  store: { type: "string" },
  "log-level": { type: "string" },
  "keep-gatherings": { type: "string" },
  "public-url": { type: "string" },
  smtp: { type: "string" },
  "mail-from": { type: "string" },
  "calls-may-reach": { type: "string" },
  "trust-proxy": { type: "boolean" },
  help: { type: "boolean" },
} as const;

function readFlags(
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof options }>>["values"] {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new HostError(`${reasonOf(error)}; try --help`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new HostError(
      `"${text}" is no port: choose a number from 0 to 65535 with PORT or --port`,
    );
  return port;
}

function readPublicUrl(text: string): string | null {
  if (text === "") return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/")
    throw new HostError(
      `"${text}" is no address of a hall: give scheme, name and port alone, such as https://hall.example, with PUBLIC_URL or --public-url`,
    );
  return url.origin;
}

function readStore(text: string): string | null {
  if (text === "") return null;
  // The address may hold a password: it is not repeated.
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new HostError("the store is no postgres://… address: correct STORE or --store");
  return text;
}

function readMail(url: string, from: string): MailHost | null {
  if (url === "") return null;
  // The address may hold a password: it is not repeated.
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url))
    throw new HostError("the mail server is no smtp://… address: correct SMTP_URL or --smtp");
  if (!/^[^\s@]+@[^\s@]+$/.test(from))
    throw new HostError("letters need a sender: give an address with MAIL_FROM or --mail-from");
  return { url, from };
}

function readDays(text: string): number {
  if (!/^\d{1,5}$/.test(text))
    throw new HostError(
      `"${text}" is no number of days: choose a whole number, or 0 for ever, with KEEP_GATHERINGS or --keep-gatherings`,
    );
  return Number(text);
}
