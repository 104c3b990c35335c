/** What a player's character, ship, crew and cards can do, added up. */
import { characterCard } from "../cards/characters.ts";
import { contactCard } from "../cards/contacts.ts";
import { ambitionSheet } from "../cards/ambitions.ts";
import { isMarketCard, marketCard } from "../cards/market/index.ts";
import { shipSheet } from "../cards/ships.ts";
import type { Ability } from "../cards/abilities.ts";
import type { MarketCard } from "../cards/market-cards.ts";
import type { CombatKind, Skill } from "../names.ts";
import type { Crew, HeldCard, PublicPlayer } from "../state.ts";

export interface WorkingAbility {
  readonly ability: Ability;
  /** `character`, `ship`, `ambition`, or the id of the card or crew. */
  readonly from: string;
}

const none: readonly Ability[] = [];

function heldAbilities(held: HeldCard): readonly Ability[] {
  const card: MarketCard = marketCard(held.id);
  switch (card.kind) {
    case "gear":
    case "mod":
      return held.side === 1 ? (card.other?.abilities ?? none) : card.abilities;
    case "cargo":
    case "job":
      return card.abilities ?? none;
    default:
      return none;
  }
}

export function crewCard(crew: Crew): {
  readonly skills: readonly Skill[];
  readonly droid?: true;
  readonly abilities: readonly Ability[];
} {
  if (crew.token === null && isMarketCard(crew.id)) {
    const card = marketCard(crew.id);
    if (card.kind === "crew") return card;
  }
  return contactCard(crew.id).crew ?? { skills: [], abilities: [] };
}

function characterAbilities(player: PublicPlayer): readonly Ability[] {
  if (player.character === null) return none;
  const card = characterCard(player.character);
  return player.flipped ? card.back : card.front;
}

/** A flipped sheet keeps what its first side could do unless that was its goal. */
function shipAbilities(player: PublicPlayer): readonly Ability[] {
  const sheet = shipSheet(player.ship);
  return player.shipFlipped ? sheet.back : sheet.front;
}

const listed = new WeakMap<PublicPlayer, readonly WorkingAbility[]>();

/** Players are never changed, only replaced: what one can do is listed once. */
export function abilitiesOf(player: PublicPlayer): readonly WorkingAbility[] {
  let all = listed.get(player);
  if (all === undefined) listed.set(player, (all = listAbilities(player)));
  return all;
}

function listAbilities(player: PublicPlayer): readonly WorkingAbility[] {
  const all: WorkingAbility[] = [];
  for (const ability of characterAbilities(player)) all.push({ ability, from: "character" });
  for (const ability of shipAbilities(player)) all.push({ ability, from: "ship" });
  for (const crew of player.crew)
    for (const ability of crewCard(crew).abilities) all.push({ ability, from: crew.id });
  for (const held of player.cards)
    for (const ability of heldAbilities(held)) all.push({ ability, from: held.id });
  if (player.ambition !== null)
    for (const ability of ambitionSheet(player.ambition.id).abilities)
      all.push({ ability, from: "ambition" });
  return all;
}

type AbilityOf<T extends Ability["type"]> = Extract<Ability, { readonly type: T }>;

export function abilitiesOfType<T extends Ability["type"]>(
  player: PublicPlayer,
  type: T,
): { readonly ability: AbilityOf<T>; readonly from: string }[] {
  const found: { ability: AbilityOf<T>; from: string }[] = [];
  for (const { ability, from } of abilitiesOf(player))
    if (ability.type === type) found.push({ ability: ability as AbilityOf<T>, from });
  return found;
}

/** How often a skill appears on character and crew [OR-TEST-02]; gear that lends a skill counts too. */
export function skillCount(player: PublicPlayer, skill: Skill): number {
  let count = 0;
  for (const own of skillsOf(player)) if (own === skill) count++;
  return count;
}

export function skillsOf(player: PublicPlayer): Skill[] {
  const all: Skill[] = player.character === null ? [] : [...characterCard(player.character).skills];
  for (const crew of player.crew) for (const skill of crewCard(crew).skills) all.push(skill);
  for (const { ability } of abilitiesOfType(player, "skill")) all.push(ability.skill);
  return all;
}

function needsMet(player: PublicPlayer, needs: readonly Skill[] | undefined): boolean {
  if (needs === undefined) return true;
  for (const skill of needs) if (skillCount(player, skill) > 0) return true;
  return false;
}

function jobsHeld(player: PublicPlayer): number {
  return player.cards.filter((held) => marketCard(held.id).kind === "job").length;
}

function bonus(player: PublicPlayer, to: CombatKind | "health" | "hull" | "hyperdrive"): number {
  let sum = 0;
  for (const { ability } of abilitiesOfType(player, "bonus"))
    if (ability.to === to && needsMet(player, ability.needs))
      sum += ability.amount * (ability.per === "job" ? jobsHeld(player) : 1);
  return sum;
}

export function combatValue(player: PublicPlayer, kind: CombatKind): number {
  const printed =
    kind === "ship"
      ? shipSheet(player.ship).combat
      : player.character === null
        ? 0
        : characterCard(player.character).ground;
  return Math.max(0, printed + bonus(player, kind));
}

export function healthOf(player: PublicPlayer): number {
  return Math.max(
    1,
    (player.character === null ? 4 : characterCard(player.character).health) +
      bonus(player, "health"),
  );
}

export function hullOf(player: PublicPlayer): number {
  return Math.max(1, shipSheet(player.ship).hull + bonus(player, "hull"));
}

/** [UB-CLAR-07] */
export function healthRemaining(player: PublicPlayer): number {
  return healthOf(player) - player.damage;
}

export function hyperdriveOf(player: PublicPlayer): number {
  return Math.max(
    0,
    shipSheet(player.ship).hyperdrive +
      bonus(player, "hyperdrive") +
      (player.favors.shortcut ? 1 : 0),
  );
}

export function isDroid(player: PublicPlayer): boolean {
  return player.character !== null && characterCard(player.character).droid === true;
}
