/** The games of the hall. The shell never asks which game this is: it asks this list, then the game's screen. */
import type { Screen } from "./screen.ts";

interface LobbyPage {
  readonly path: string;
  /** A first game with someone who explains: offered to whoever has never played here. */
  readonly teaches?: boolean;
  /** Nothing to be found on a device alone. */
  readonly needsHall?: boolean;
}

/** What the lobby knows before the game's chunk is loaded; what it is called stands in the hall's words. */
export interface GameCard {
  readonly id: string;
  /** `usual` is what "play now" deals for. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  /** Minutes for one game, roughly. */
  readonly minutes: number;
  /** How it is usually begun: against bots at once, or one device for both sides. */
  readonly begins: "with-bots" | "alone-at-the-table";
  /** The deck colour and the icon the lobby paints it with. */
  readonly tone: "target" | "hunter" | "contract" | "market";
  readonly icon: "crosshair" | "ledger" | "star-chart";
  /** The screen's own pages that the lobby shows a way to: /g/<game>/<path>. */
  readonly pages: readonly LobbyPage[];
  load(): Promise<Screen>;
}

export const games: readonly GameCard[] = [
  {
    id: "bounty-hunters",
    seats: { min: 2, max: 6, usual: 4 },
    minutes: 20,
    begins: "with-bots",
    tone: "hunter",
    icon: "crosshair",
    pages: [
      {
        path: "learn",
        teaches: true,
      },
      {
        path: "score-pad",
      },
      { path: "lab" },
    ],
    load: async () => (await import("./bounty-hunters/screen.tsx")).screen,
  },
  {
    id: "outer-rim",
    seats: { min: 1, max: 4, usual: 2 },
    minutes: 90,
    begins: "with-bots",
    tone: "market",
    icon: "star-chart",
    pages: [
      {
        path: "learn",
        teaches: true,
      },
      {
        path: "companion",
      },
    ],
    load: async () => (await import("./outer-rim/screen.tsx")).screen,
  },
  {
    id: "legion",
    seats: { min: 1, max: 2, usual: 1 },
    minutes: 120,
    begins: "alone-at-the-table",
    tone: "contract",
    icon: "ledger",
    pages: [
      { path: "judge" },
      { path: "event", needsHall: true },
      {
        path: "desk",
      },
    ],
    load: async () => (await import("./legion/screen.tsx")).screen,
  },
];

export function gameCard(id: string): GameCard | undefined {
  return games.find((game) => game.id === id);
}
