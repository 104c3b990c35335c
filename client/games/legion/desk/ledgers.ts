/** Results from the ledgers themselves: a finished game by its link, or a table that the desk reads. */
import {
  resultOf,
  seatOf,
  sides,
  wasRed,
  type GameResult,
  type View,
} from "#rules/legion/index.ts";
import type { SeatView } from "#table/talk/lobby.ts";
import { withName } from "../../../lobby/me.ts";
import { request } from "../../../lobby/request.ts";
import { readGameLink } from "../share/share.ts";
import { replayed } from "../share/replayed.ts";

type Names = readonly [string, string];

/** What a link says: a result, a table whose game goes on, or nothing the desk can use. */
export type LinkContent =
  | { readonly type: "result"; readonly result: GameResult; readonly table: string | null }
  | { readonly type: "open"; readonly table: string }
  | { readonly type: "nothing" };

const nothing: LinkContent = { type: "nothing" };

export async function ledgerSays(
  link: string,
  names: Names,
  swapped: boolean,
): Promise<LinkContent> {
  const table = tableIn(link);
  if (table !== null) return tableSays(table, names, swapped);
  const game = await readGameLink(link.slice(link.indexOf("#") + 1));
  const result = typeof game === "string" ? null : replayed(game).view.result;
  return result === null
    ? nothing
    : { type: "result", result: resultOf(result, swapped), table: null };
}

function tableIn(link: string): string | null {
  return /\/t\/([\w-]{8,64})/u.exec(link)?.[1] ?? null;
}

/** The names at the table say who was blue; where they say nothing, whoever asks does. */
export async function tableSays(
  table: string,
  names: Names,
  swapped: boolean,
): Promise<LinkContent> {
  if (!(await comeIn())) return nothing;
  const seen = await request<SeatView>("GET", `/tables/${table}/view?as=spectator`);
  if (seen.type === "no" || seen.value.info.game !== "legion") return nothing;
  const { info, tell } = seen.value;
  const view = (tell?.view ?? null) as View | null;
  if (view === null || view.result === null) return { type: "open", table };
  const sitting = info.seats.map(({ holder }) => (holder.type === "open" ? "" : holder.name));
  const [blue = "", red = ""] = sides.map((side) => sitting[seatOf(view, side)] ?? "");
  const firstWasRed = wasRed(names, [blue, red]) ?? swapped;
  return { type: "result", result: resultOf(view.result, firstWasRed), table };
}

/** Whoever reads at a table has a name in the hall. */
function comeIn(): Promise<boolean> {
  return new Promise((resolve) => {
    void withName(
      () => resolve(true),
      () => resolve(false),
    );
  });
}
