/**
 * The verbs on cards. A card's text is a list of effects, read from first to last by `resolve.ts`, the one interpreter.
 * "You" is always the player who resolves the card. A defeated player still gains and loses, but tests, fights,
 * chooses, completes and delivers nothing more [OR-EFF-02].
 */
import type {
  AssetKind,
  CombatKind,
  Faction,
  MarketDeck,
  Part,
  Planet,
  Skill,
  SpaceId,
  Standing,
} from "../names.ts";

export type Effects = readonly Effect[];

/**
 * A faction named, or found when the card is resolved: `planet` of your space, `patrol` in your space (you pick among
 * several), `nearest-patrol`, `choice` (you pick), `rival` of the job's own faction. No such faction: no effect.
 */
export type FactionRef = Faction | "planet" | "patrol" | "nearest-patrol" | "choice" | "rival";

export type Condition =
  /** `{ is: 'reputation', faction: 'hutt', at: ['neutral', 'positive'] }` */
  | { readonly is: "reputation"; readonly faction: FactionRef; readonly at: readonly Standing[] }
  /**
   * Any of the four factions: `{ is: 'any-reputation', at: 'negative' }`; `atLeast` counts factions (1 when left out).
   */
  | { readonly is: "any-reputation"; readonly at: Standing; readonly atLeast?: number }
  /** On your character or crew: `{ is: 'skill', skill: 'tech' }` */
  | { readonly is: "skill"; readonly skill: Skill }
  | { readonly is: "different-skills"; readonly atLeast: number }
  | { readonly is: "credits"; readonly atLeast: number }
  | { readonly is: "fame"; readonly atLeast: number }
  /** `{ is: 'has', kind: 'crew', atLeast: 2 }`; `totalCost` asks for the printed costs of all named kinds together. */
  | {
      readonly is: "has";
      readonly kind: AssetKind | readonly AssetKind[];
      readonly atLeast: number;
      readonly totalCost?: number;
    }
  | { readonly is: "droid-crew"; readonly atLeast: number }
  | { readonly is: "luxury"; readonly atLeast: number }
  /** A crew by contact id: `{ is: 'crew-named', contact: 'chewbacca' }` */
  | { readonly is: "crew-named"; readonly contact: string }
  | { readonly is: "free-slot"; readonly kind: AssetKind }
  | { readonly is: "ship-cost"; readonly atLeast: number }
  | { readonly is: "damage"; readonly on: Part; readonly atLeast: number }
  | { readonly is: "at"; readonly spaces: readonly SpaceId[] }
  | { readonly is: "on-planet" }
  | { readonly is: "on-navpoint" }
  /** You are on a planet of this faction. */
  | { readonly is: "on-planet-of"; readonly faction: Faction }
  | { readonly is: "patrol-here"; readonly faction?: Faction; readonly levels?: readonly number[] }
  | { readonly is: "facedown-contact-here" }
  /** Another player in your space, all given facts being true of that player. */
  | {
      readonly is: "player-here";
      readonly moreFame?: true;
      readonly fameAtLeast?: number;
      readonly anyNegative?: true;
      readonly droidCrew?: true;
      readonly reputation?: { readonly faction: Faction; readonly at: readonly Standing[] };
    }
  /** A contact or crew in your space who is known to side with this faction. */
  | { readonly is: "sympathizer-here"; readonly faction: Faction }
  | { readonly is: "droid" }
  | { readonly is: "defeated" }
  | { readonly is: "not"; readonly of: Condition }
  | { readonly is: "all"; readonly of: readonly Condition[] }
  | { readonly is: "any"; readonly of: readonly Condition[] };

/**
 * One line a player may take. `label` is a text key; `pay` is charged first; a line whose `when` fails is not offered.
 */
export interface Choice {
  readonly label: string;
  readonly when?: Condition;
  readonly pay?: number;
  readonly effects: Effects;
}

export type Effect =
  /** `{ do: 'gain-credits', amount: 3000 }`; with `per`, the amount for each of them. */
  | {
      readonly do: "gain-credits";
      readonly amount: number;
      readonly per?: "crew" | "different-skill" | "job" | "bounty" | "cargo";
    }
  /** As much as you have, at most the amount: `{ do: 'lose-credits', amount: 2000 }` */
  | { readonly do: "lose-credits"; readonly amount: number | "all" }
  | { readonly do: "gain-fame"; readonly amount: number }
  | { readonly do: "lose-fame"; readonly amount: number }
  /** One step: `{ do: 'gain-reputation', faction: 'rebel' }` */
  | { readonly do: "gain-reputation"; readonly faction: FactionRef }
  | { readonly do: "lose-reputation"; readonly faction: FactionRef }
  /** `{ do: 'suffer', on: 'ship', amount: 2 }` */
  | { readonly do: "suffer"; readonly on: Part; readonly amount: number }
  | { readonly do: "recover"; readonly on: Part | "both"; readonly amount: number | "all" }
  /** Several skills: you pick one. `{ do: 'test', skill: ['tech', 'strength'], pass: […], fail: […] }` */
  | {
      readonly do: "test";
      readonly skill: Skill | readonly Skill[];
      readonly pass?: Effects;
      readonly fail?: Effects;
    }
  /**
   * Again and again, `each` after every failure, until passed or defeated:
   * `{ do: 'test-until-passed', skill: 'piloting', each: [ship damage] }`
   */
  | { readonly do: "test-until-passed"; readonly skill: Skill; readonly each: Effects }
  /**
   * You and the chosen other player of this job both test [UB-OPP-02]: `best`
   * you pass and they fail, `worst` you fail and they pass, else `even`.
   */
  | {
      readonly do: "opposed-test";
      readonly skill: Skill;
      readonly best: Effects;
      readonly even: Effects;
      readonly worst: Effects;
    }
  /** Against a printed strength; you are the attacker. `sufferLess` lowers your damage when you win. */
  | {
      readonly do: "fight";
      readonly combat: CombatKind;
      readonly strength: number;
      readonly sufferLess?: number;
      readonly win?: Effects;
      readonly lose?: Effects;
    }
  /** The same fight until won or defeated: `{ do: 'fight-until-won', combat: 'ground', strength: 3 }` */
  | { readonly do: "fight-until-won"; readonly combat: CombatKind; readonly strength: number }
  /** The patrol of that faction in your space, as in the encounter step. */
  | { readonly do: "fight-patrol"; readonly faction: FactionRef }
  /** Another player in your space, ground on a planet, else ship; you pick among several. */
  | {
      readonly do: "fight-player";
      readonly when?: Condition;
      readonly combat?: CombatKind;
      readonly win?: Effects;
      readonly lose?: Effects;
    }
  /**
   * One die, one line by its face; faces left out do nothing. With `per`, one die for each crew, each read by itself.
   */
  | {
      readonly do: "roll";
      readonly per?: "crew";
      readonly hit?: Effects;
      readonly crit?: Effects;
      readonly focus?: Effects;
      readonly blank?: Effects;
    }
  /** You must take one of the offered lines; none offered: nothing happens. */
  | { readonly do: "choose"; readonly options: readonly Choice[] }
  /** The same, and you may take none. */
  | { readonly do: "may"; readonly options: readonly Choice[] }
  | {
      readonly do: "if";
      readonly when: Condition;
      readonly effects: Effects;
      readonly otherwise?: Effects;
    }
  /**
   * Directly, passing no space between [OR-MOVE-06]: `{ do: 'move-to',
   * space: 'maelstrom' }`; `other-core` is the far Core Worlds space.
   */
  | { readonly do: "move-to"; readonly space: SpaceId | "other-core" }
  /** As a move of the planning step, not further than this. */
  | { readonly do: "move-up-to"; readonly spaces: number; readonly ignoringPatrols?: true }
  /** Toward you: `{ do: 'move-patrol', faction: 'imperial', spaces: 4 }` */
  | {
      readonly do: "move-patrol";
      readonly faction: FactionRef;
      readonly spaces: number;
      /** You say how far, not further than `spaces`. */
      readonly upTo?: true;
    }
  /** Straight into your space. */
  | { readonly do: "patrol-to-you"; readonly faction: FactionRef }
  /** Turn one facedown contact of your planet faceup, your pick. */
  | { readonly do: "reveal-contact" }
  /** Look at one facedown contact of your planet; only you learn it. */
  | { readonly do: "look-at-contact" }
  /** Turn up every contact of a planet without players, your pick. */
  | { readonly do: "reveal-planet" }
  /**
   * The crew of the contact you are encountering, or of a named one
   * when its token is on the map. Price is not part of it: use `pay`.
   */
  | { readonly do: "gain-crew"; readonly contact?: string }
  /** The contact you are encountering leaves the game. */
  | { readonly do: "discard-contact" }
  /** One asset of these kinds, your pick; `effects` after it, `otherwise` when you have none. */
  | {
      readonly do: "discard";
      readonly kind: AssetKind | readonly AssetKind[];
      readonly effects?: Effects;
      readonly otherwise?: Effects;
    }
  /** A card from the databank or a market deck by id, into a slot: room is made by discarding [UB-CLAR-01]. */
  | { readonly do: "gain-card"; readonly card: string }
  /** The faceup card of a market deck without paying; the next card's icons are resolved. */
  | { readonly do: "take-top"; readonly deck: MarketDeck }
  /** A market action here and now, each price lowered by `discount`. */
  | { readonly do: "market"; readonly discount?: number; readonly decks?: readonly MarketDeck[] }
  /** Put the faceup card of a deck on its bottom; no icons. */
  | { readonly do: "discard-top"; readonly deck: MarketDeck }
  /** Resolve one card of that number, drawn at random among its versions: `{ do: 'databank', number: 41 }` */
  | { readonly do: "databank"; readonly number: number }
  /** Turn the named card round [UB-ROT-03]; without a name, the card being resolved. */
  | { readonly do: "rotate"; readonly card?: string }
  /** The job, goal or cargo being resolved is done; its reward follows. */
  | { readonly do: "complete" }
  /** The job or goal being resolved fails; nothing more of this card happens. The job is kept. */
  | { readonly do: "fail" }
  /** Nothing more of this card happens. */
  | { readonly do: "stop" }
  /** The cargo being delivered: hand it over (for `less` credits), keep it, or lose it. */
  | { readonly do: "deliver"; readonly less?: number }
  | { readonly do: "keep-cargo" }
  | { readonly do: "discard-cargo" }
  /** The card being resolved, or a secret, leaves your hands for its deck. */
  | { readonly do: "discard-this" }
  /** … or for good. */
  | { readonly do: "remove-this" }
  | { readonly do: "extra-turn" }
  /**
   * A sentence is told; nothing else happens [OR-ENC-06]. `standing`: only of somebody
   * who is not defeated. `{ do: 'story', text: 'encounter.navpoint-05.patrol.pass' }`
   */
  | { readonly do: "story"; readonly text: string; readonly standing?: true }
  /** The other player of this job, fight or goal does these instead of you. */
  | { readonly do: "opponent"; readonly effects: Effects }
  /** Every other player in your space does these. */
  | { readonly do: "players-here"; readonly effects: Effects }
  /** The opponent hands you one asset, their pick unless `pick` is yours; `maxCost` bounds it. */
  | {
      readonly do: "take-asset";
      readonly kind: readonly AssetKind[];
      readonly maxCost?: number;
      readonly pick: "you" | "them";
      readonly mark?: true;
    }
  | { readonly do: "take-credits"; readonly amount: number }
  /** The goal of your character or ship is reached. */
  | { readonly do: "complete-goal"; readonly of: "character" | "ship" }
  /** One goal of your ambition sheet, by its place on the sheet from 0. */
  | { readonly do: "complete-ambition"; readonly goal: number }
  /** Everything is done: you win [UB-AMB-15]. */
  | { readonly do: "win-game" }
  /** The odd card: a named function in `specials.ts`. */
  | { readonly do: "special"; readonly name: SpecialName };

const specialNames = [
  "used-ship-for-sale",
  "special-order",
  "special-order-gear",
  "special-order-mod",
  "name-a-ship-price",
  "buy-found-ship",
  "mark-a-planet",
  "protect-token",
  "flip-back",
  "take-droid-crew",
  "hera-gift",
  "hera-gives",
  "dengar-consolation",
  "hondo-persuades",
  "take-marked",
  "expose",
  "expose-faction",
  "share-jewels",
  "wanted-reward",
] as const;
export type SpecialName = (typeof specialNames)[number];

/** Where an effect comes from: the card, its rule, and what it is about. */
export interface Source {
  /** A text key: `encounter.navpoint.03.no-patrol`, `job.the-kessel-run`, `contact.boshek`. */
  readonly card: string;
  readonly rule: string;
  /** The number of the contact token being encountered. */
  readonly token?: number;
  /** The held card being resolved (job, cargo, bounty, gear …). */
  readonly held?: string;
  /** The other player of a job or fight. */
  readonly opponent?: number;
  /** Who resolves it as the other player: then `opponent` is whoever began it. */
  readonly partner?: number;
  readonly faction?: Faction;
  readonly planet?: Planet;
}
