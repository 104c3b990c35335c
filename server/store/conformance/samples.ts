/** Headers and pages for stores to keep. */
import type { Draft, Header, Page } from "#table/journal/page.ts";
import type { TableId, TableTerms, Version } from "#table/talk/words.ts";
import type { StoredChannel } from "../call-port.ts";
import type { Store } from "../port.ts";

const terms: TableTerms = {
  game: "bounty-hunters",
  setup: { seats: 2, options: {}, content: null },
  clock: null,
  botLevel: "steady",
  coach: false,
  listed: false,
};

export function headerOf(
  table: TableId,
  more: Partial<Omit<Header, "terms">> & { readonly terms?: Partial<TableTerms> } = {},
): Header {
  return {
    format: 1,
    table,
    at: 1000,
    rulesVersion: 1,
    contentHash: null,
    host: "ginny",
    commit: "00",
    seed: "11",
    ...more,
    terms: { ...terms, ...more.terms },
  };
}

/** Numbered from the one after `version`. */
export function pagesAfter(version: Version, ...drafts: readonly Draft[]): readonly Page[] {
  return drafts.map((draft, i) => {
    const at = version + 1 + i;
    const person = "person" in draft ? String(draft.person) : null;
    return { ...draft, version: at, at: 1000 + at, person, id: `ask-${at}` };
  });
}

export const said = (text: string): Draft => ({
  type: "said",
  seat: null,
  name: "Ginny",
  said: { type: "text", text },
});
export const satDown = (person: string, seat: number): Draft & { readonly person: string } => ({
  type: "sat-down",
  seat,
  name: person,
  entropy: "",
  person,
});
export const seatChanged = (
  person: string,
  seat: number,
  to: number,
): Draft & { readonly person: string } => ({
  type: "seat-changed",
  seat,
  to,
  name: person,
  person,
});
export const stoodUp = (seat: number): Draft => ({ type: "stood-up", seat, name: "someone" });
export const started: Draft = { type: "started", entropies: [], events: [] };
/** From here on another game, with a clock. */
export const termsChanged: Draft = {
  type: "terms-changed",
  terms: {
    game: "outer-rim",
    setup: { seats: 3, options: {}, content: null },
    clock: 60,
    botLevel: "steady",
    coach: false,
  },
  rulesVersion: 17,
  contentHash: "cd",
  seatsBefore: 2,
};
export const takenBack: Draft = { type: "taken-back", seat: 0, to: 1 };
export const ended: Draft = {
  type: "ended",
  seed: "11",
  outcome: { places: [[0], [1]], pads: [], rule: "" },
};

/** Writes on behind what is there. */
export async function write(
  { journal }: Store,
  table: TableId,
  ...drafts: readonly Draft[]
): Promise<void> {
  const version = (await journal.read(table, 0)).length;
  const { type } = await journal.append(table, version, pagesAfter(version, ...drafts));
  if (type !== "appended") throw new Error(`a page of ${table} was not taken`);
}

export const hook = (owner: StoredChannel["owner"], id = `to-${owner}`): StoredChannel => ({
  id,
  owner,
  address: { type: "webhook", url: `https://hooks.example/${id}`, shape: "json" },
  origin: "https://hall.example",
  confirmed: true,
  made: 1000,
  by: null,
  trouble: null,
});
