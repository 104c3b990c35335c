/** A player in a link: name and list, so that nobody types them again at the desk. */
import { addressOf } from "../../../edition/edition.ts";
import { packed, unpacked } from "../share/packed.ts";

export interface SignUp {
  readonly name: string;
  readonly list: string;
}

/** Where a player signs up, and where the link that comes of it leads. */
export const joinHash = "#join";
const playerHash = "#player=";
const longestList = 20_000;

export function joinLink(): string {
  return addressOf(`/g/legion/desk${joinHash}`);
}

export async function playerLink({ name, list }: SignUp): Promise<string> {
  const text = await packed({ n: name.trim(), l: list.slice(0, longestList) });
  return addressOf(`/g/legion/desk${playerHash}${text}`);
}

/** `null` for a text that holds no player. */
export async function playerIn(text: string): Promise<SignUp | null> {
  const at = text.indexOf(playerHash);
  const read = at < 0 ? "broken" : await unpacked(text.slice(at + playerHash.length).trim());
  const raw = typeof read === "string" ? null : read.value;
  if (typeof raw !== "object" || raw === null || !("n" in raw) || !("l" in raw)) return null;
  const { n: name, l: list } = raw;
  return typeof name === "string" && typeof list === "string"
    ? { name, list: list.slice(0, longestList) }
    : null;
}
