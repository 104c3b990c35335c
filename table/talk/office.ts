/** The words between the hall and whoever runs it, at `/host`. Nothing of a running game is among them. */

/** Are letters sent? `no-public-url`: there is a mail server, and no name for the hall that links could bear. */
export const mailStates = ["sends", "no-public-url", "none"] as const;
export type MailState = (typeof mailStates)[number];

/** `GET /api/host`. Times are milliseconds since 1970, sizes bytes. */
export interface Overview {
  readonly opened: number;
  readonly now: number;
  readonly memory: number;
  readonly sockets: number;
  readonly disk: { readonly folder: string; readonly used: number; readonly free: number };
  readonly tables: Readonly<Record<"gathering" | "playing" | "over" | "inMemory", number>>;
  readonly people: { readonly known: number; readonly seen: readonly SeenPerson[] };
  readonly listed: readonly ListedTable[];
  readonly errors: readonly CaughtError[];
  readonly limits: readonly LimitHit[];
  readonly notice: string | null;
  readonly shutOut: readonly ShutOut[];
  readonly backups: readonly string[];
  readonly mail: MailState;
}

export interface SeenPerson {
  readonly person: string;
  readonly name: string;
  readonly address: string;
  readonly at: number;
}

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly names: readonly (string | null)[];
  readonly made: number;
}

/** The same error again counts up. */
export interface CaughtError {
  readonly what: string;
  readonly reason: string;
  readonly times: number;
  readonly at: number;
}

export interface LimitHit {
  readonly work: string;
  readonly times: number;
  readonly at: number;
  readonly address: string;
}

export interface ShutOut {
  readonly what: "person" | "address";
  readonly key: string;
  /** As they were called when they were shut out; empty for an address. */
  readonly name: string;
  readonly since: number;
}

/** `GET /api/notice`: what whoever runs the hall tells everyone. */
export interface Notice {
  readonly text: string | null;
}

/** As far as a browser told us; `null` what it did not. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** `play`: sees what I see, and asks at tables; `read`: sees. Neither changes who I am, nor what brings me back. */
export const tokenScopes = ["play", "read"] as const;

export interface TokenTerms {
  /** What its person calls it. */
  readonly label: string;
  readonly scope: (typeof tokenScopes)[number];
}

/** `POST /api/me/tokens`: told once. */
export interface NamedToken {
  readonly token: string;
}

/** One door that opens for me: a device, a token, or a program that plays one seat. `GET /api/me/sessions`. */
export interface MySession {
  readonly id: string;
  readonly only: { readonly table: string; readonly seat: number } | null;
  readonly token?: TokenTerms;
  /** About when it was last used: noted once a day. */
  readonly seen: number;
  /** `null` for a program, or for a door opened before this was noted; so is `since`. */
  readonly device: Device | null;
  readonly since: number | null;
  /** The one I ask with. */
  readonly here: boolean;
}
