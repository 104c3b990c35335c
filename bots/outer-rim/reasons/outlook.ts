/** What the cards of a place, or the card of somebody met, may bring: counted, not promised. */
import {
  contactCard,
  encounterCard,
  encounterPlace,
  encountersOf,
  factions,
  roomFor,
  type Effect,
  type Effects,
  type SpaceId,
  type Trigger,
} from "#rules/outer-rim/index.ts";
import { meets, mine } from "../appraisal/self.ts";
import { wantedWith } from "../errands/ambition.ts";
import { goalBonus } from "../errands/goals.ts";
import type { Sight } from "../players/mind.ts";

const boons = ["goal", "fame", "crew", "credits", "reputation", "secret"] as const;
export type Boon = (typeof boons)[number];

/** What is wanted most stands first, then what comes most often; two are enough. */
const wanted: readonly Boon[] = ["goal", "fame"];
const told = 2;

/** Of so many cards, how many may bring it. */
export interface Outlook {
  readonly cards: number;
  readonly may: readonly { readonly what: Boon; readonly cards: number }[];
}

/** [OR-ENC-01, OR-SETUP-11, UB-SOLO-02] Which cards this table has is known; which of them comes is not. */
export function outlookAt(view: Sight, place: SpaceId): Outlook {
  const { deck, section } = encounterPlace(view, place, "space");
  const cards = encountersOf(view.rules, view.seats, deck);
  const brought = cards.map((id) => {
    const printed = encounterCard(id).sections[section];
    if (printed === undefined) return new Set<Boon>();
    return "secret" in printed ? new Set<Boon>(["secret"]) : boonsOf(view, printed.effects);
  });
  const may = boons.map((what) => ({
    what,
    cards: brought.filter((each) => each.has(what)).length,
  }));
  const often = may.filter((one) => one.cards > 0).toSorted((a, b) => b.cards - a.cards);
  const first = wanted.flatMap((what) => often.filter((one) => one.what === what));
  return { cards: cards.length, may: [...new Set([...first, ...often])].slice(0, told) };
}

/** What may come of these lines. */
export function boonsOf(view: Sight, effects: Effects): ReadonlySet<Boon> {
  const found = new Set<Boon>();
  for (const effect of reached(view, effects)) {
    if (serves(view, effect)) found.add("goal");
    const boon = boonOf(view, effect);
    if (boon !== null) found.add(boon);
  }
  return found;
}

/** [OR-CONT-03] Whether somebody may join this player, who can pay the price and is whom they want. */
export function mayJoin(view: Sight, contact: string): boolean {
  return reached(view, contactCard(contact).effects).some((effect) => effect.do === "gain-crew");
}

function boonOf(view: Sight, effect: Effect): Boon | null {
  switch (effect.do) {
    case "gain-fame":
      return "fame";
    case "gain-crew":
      return roomFor(mine(view), "crew") ? "crew" : null;
    case "gain-credits":
      return "credits";
    case "gain-reputation":
      return "reputation";
    default:
      return null;
  }
}

/** Everything that may still happen to this player: lines that are not offered, or cannot be paid, may not. */
function reached(view: Sight, effects: Effects): readonly Effect[] {
  return effects.flatMap((effect) => [effect, ...reached(view, within(view, effect))]);
}

function within(view: Sight, effect: Effect): Effects {
  switch (effect.do) {
    case "test":
      return [...(effect.pass ?? []), ...(effect.fail ?? [])];
    case "fight":
      return [...(effect.win ?? []), ...(effect.lose ?? [])];
    case "roll":
      return [effect.hit, effect.crit, effect.focus, effect.blank].flatMap((one) => one ?? []);
    case "choose":
    case "may":
      return effect.options.flatMap(({ when, pay = 0, effects }) =>
        pay <= mine(view).credits && (when === undefined || meets(view, when)) ? effects : [],
      );
    case "if":
      return meets(view, effect.when) ? effect.effects : (effect.otherwise ?? []);
    default:
      return [];
  }
}

/** Whether an open goal counts this, or the ambition asks for it. */
function serves(view: Sight, effect: Effect): boolean {
  if (triggersOf(effect).some((trigger) => goalBonus(view, trigger) > 0)) return true;
  if (effect.do !== "gain-reputation" && effect.do !== "lose-reputation") return false;
  const faction = factions.find((each) => each === effect.faction);
  const way = effect.do === "gain-reputation" ? 1 : -1;
  return (
    faction !== undefined &&
    wantedWith(view, faction) === way &&
    mine(view).reputation[faction] !== way
  );
}

function triggersOf(effect: Effect): readonly Trigger[] {
  switch (effect.do) {
    case "fight":
    case "fight-until-won":
      return [
        "combat-won",
        effect.combat === "ground" ? "ground-combat-won" : "ship-combat-won",
        ...(effect.strength >= 5 ? (["five-dice-beaten"] as const) : []),
      ];
    case "gain-crew":
      return ["crew-gained"];
    case "lose-reputation":
      return effect.faction === "imperial" ? ["imperial-lost-while-negative"] : [];
    default:
      return [];
  }
}
