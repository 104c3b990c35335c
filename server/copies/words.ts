/** What copies publish to each other: who, then what happened where. It says that there is something to read. */
import type { TableId, Version } from "#table/talk/words.ts";
import type { CopyId } from "../store/copies-port.ts";

export type CopyMessage =
  | { readonly type: "pages"; readonly table: TableId; readonly version: Version }
  | { readonly type: "people"; readonly table: TableId }
  | { readonly type: "forgotten"; readonly session: string }
  /** Whoever runs the hall said something. */
  | { readonly type: "house" }
  /** For every open page of this person. */
  | { readonly type: "call"; readonly person: string; readonly told: string };

interface Notification {
  readonly from: CopyId;
  readonly words: readonly CopyMessage[];
}

export function textOf(word: CopyMessage): string {
  switch (word.type) {
    case "pages":
      return `t:${word.table}:${word.version}`;
    case "people":
      return `p:${word.table}`;
    case "forgotten":
      return `s:${word.session}`;
    case "house":
      return "h:";
    case "call":
      return `c:${word.person}:${Buffer.from(word.told).toString("base64url")}`;
  }
}

export function readNotification(text: string): Notification {
  const [from = "", ...words] = text.split(" ");
  return { from, words: words.flatMap(wordIn) };
}

/** A newer copy may publish words this one does not know. */
function wordIn(text: string): readonly CopyMessage[] {
  const [kind, name = "", version = ""] = text.split(":");
  if (kind === "t") return [{ type: "pages", table: name, version: Number(version) }];
  if (kind === "c")
    return [{ type: "call", person: name, told: Buffer.from(version, "base64url").toString() }];
  if (kind === "h") return [{ type: "house" }];
  if (kind === "p") return [{ type: "people", table: name }];
  return kind === "s" ? [{ type: "forgotten", session: name }] : [];
}
