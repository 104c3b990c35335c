/** The games of the hall. The shell never asks which game this is: it asks this list, then the game's screen. */
import type { Language } from "../words/language.ts";
import type { Screen } from "./screen.ts";

interface LobbyPage {
  readonly path: string;
  readonly name: Readonly<Record<Language, string>>;
  /** A first game with someone who explains: offered to whoever has never played here. */
  readonly teaches?: boolean;
}

/** What the lobby shows before the game's chunk is loaded. */
export interface GameCard {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** One line: what you do in it. */
  readonly blurb: Readonly<Record<Language, string>>;
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
    name: { en: "Bounty Hunters", fr: "Bounty Hunters", es: "Bounty Hunters" },
    blurb: {
      en: "Draft cards, send hunters, capture targets. The fourth capture ends the game, points win it.",
      fr: "Choisis tes cartes, envoie tes chasseurs, capture des cibles. La quatrième capture finit la partie, on la gagne aux points.",
      es: "Elige cartas, envía cazadores y captura objetivos. La cuarta captura acaba la partida; se gana por puntos.",
    },
    seats: { min: 2, max: 6, usual: 4 },
    minutes: 20,
    begins: "with-bots",
    tone: "hunter",
    icon: "crosshair",
    pages: [
      {
        path: "learn",
        name: { en: "Learn by playing", fr: "Apprendre en jouant", es: "Aprende jugando" },
        teaches: true,
      },
      {
        path: "score-pad",
        name: { en: "Score pad", fr: "Carnet de scores", es: "Hoja de puntos" },
      },
      { path: "lab", name: { en: "Card lab", fr: "Labo des cartes", es: "Laboratorio de cartas" } },
    ],
    load: async () => (await import("./bounty-hunters/screen.tsx")).screen,
  },
  {
    id: "outer-rim",
    name: { en: "Outer Rim", fr: "Outer Rim", es: "Outer Rim" },
    blurb: {
      en: "Fly, trade, hunt and bargain along the rim of the galaxy until your name is known.",
      fr: "Vole, commerce, chasse et négocie aux confins de la galaxie jusqu’à te faire un nom.",
      es: "Vuela, comercia, caza y negocia en el borde de la galaxia hasta hacerte un nombre.",
    },
    seats: { min: 1, max: 4, usual: 2 },
    minutes: 90,
    begins: "with-bots",
    tone: "market",
    icon: "star-chart",
    pages: [
      {
        path: "learn",
        name: { en: "Learn by playing", fr: "Apprendre en jouant", es: "Aprende jugando" },
        teaches: true,
      },
      {
        path: "companion",
        name: {
          en: "Beside the real board",
          fr: "À côté du vrai plateau",
          es: "Junto al tablero de verdad",
        },
      },
    ],
    load: async () => {
      // Cards, rules and screen are three pieces of work for a browser that begins and keeps them, not one.
      const [, , { screen }] = await Promise.all([
        import("#rules/outer-rim/cards/encounters/index.ts"),
        import("#rules/outer-rim/index.ts"),
        import("./outer-rim/screen.tsx"),
      ]);
      return screen;
    },
  },
  {
    id: "legion",
    name: {
      en: "Legion bounty ledger",
      fr: "Registre des primes Légion",
      es: "Registro de recompensas Legión",
    },
    blurb: {
      en: "Beside the real table: marks, points, and why.",
      fr: "À côté de la vraie table : marques, points, et pourquoi.",
      es: "Junto a la mesa de verdad: marcas, puntos y por qué.",
    },
    seats: { min: 1, max: 2, usual: 1 },
    minutes: 120,
    begins: "alone-at-the-table",
    tone: "contract",
    icon: "ledger",
    pages: [
      { path: "judge", name: { en: "Judge", fr: "Juge", es: "Juez" } },
      {
        path: "desk",
        name: { en: "Tournament desk", fr: "Bureau de tournoi", es: "Mesa del torneo" },
      },
    ],
    load: async () => (await import("./legion/screen.tsx")).screen,
  },
];

export function gameCard(id: string): GameCard | undefined {
  return games.find((game) => game.id === id);
}
