/** Rows of calls and channels as a query answers them, whichever database it is. */
import type { CallKind, CallTrouble, CallWishes, ChannelAddress } from "#table/talk/calls.ts";
import type { CallEnd, Owner, PastCall, StoredCall, StoredChannel } from "./call-port.ts";

type Row = Readonly<Record<string, unknown>>;

export function callIn(row: Row): StoredCall {
  const { until, rest } = row;
  return {
    id: String(row["id"]),
    person: String(row["person"]),
    subject: String(row["subject"]),
    seat: Number(row["seat"]),
    version: Number(row["version"]),
    kind: row["kind"] as CallKind,
    words: String(row["words"]),
    made: Number(row["made"]),
    due: Number(row["due"]),
    quiet: Number(row["quiet"]),
    until: until === null ? null : Number(until),
    tries: Number(row["tries"]),
    left: typeof rest === "string" ? (JSON.parse(rest) as string[]) : null,
  };
}

export function pastIn(row: Row): PastCall {
  const { done } = row;
  return {
    ...callIn(row),
    done: typeof done === "string" ? (done as CallEnd) : null,
    trouble: troubleIn(row),
  };
}

export function channelIn(row: Row): StoredChannel {
  return {
    id: String(row["id"]),
    owner: row["owner"] as Owner,
    address: JSON.parse(String(row["address"])) as ChannelAddress,
    origin: String(row["origin"]),
    confirmed: Boolean(row["confirmed"]),
    made: Number(row["made"]),
    by: typeof row["added_by"] === "string" ? row["added_by"] : null,
    trouble: troubleIn(row),
  };
}

function troubleIn({ trouble }: Row): CallTrouble | null {
  return typeof trouble === "string" ? (JSON.parse(trouble) as CallTrouble) : null;
}

export function wishesIn(row: Row | undefined): CallWishes | null {
  return row === undefined ? null : (JSON.parse(String(row["wishes"])) as CallWishes);
}

export const textOf = (value: unknown): string | null =>
  value === null ? null : JSON.stringify(value);
