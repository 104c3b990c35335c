/** Credits, fame and reputation: gained and lost one way only, so that every rule about them holds everywhere. */
import { abilitiesOfType } from "../crew-and-ships/abilities.ts";
import { progress } from "./goals.ts";
import { emit, isHuman, me } from "../agenda/play.ts";
import type { FameSource } from "./fame-sources.ts";
import type { Faction } from "../names.ts";
import type { Play } from "../agenda/play.ts";
import type { Reputation } from "../state.ts";

export function gainCredits(play: Play, player: number, amount: number, rule: string): void {
  if (amount > 0) emit(play, { type: "credits-gained", player, amount, rule });
}

export function spend(play: Play, player: number, amount: number, rule: string): void {
  if (amount > 0) emit(play, { type: "credits-spent", player, amount, rule });
}

/** As much as there is. */
export function loseCredits(play: Play, player: number, amount: number, rule: string): void {
  const lost = Math.min(amount, me(play, player).credits);
  if (lost > 0) emit(play, { type: "credits-lost", player, amount: lost, rule });
}

/**
 * [OR-FAME-01] `plain` fame passes Cad Bane's card; "additional" fame [UB-CLAR-02], fame held while something holds
 * [UB-CLAR-03] and his own card's fame do not; his credits are his whatever a reward is turned into [UB-CLAR-04].
 */
export function gainFame(
  play: Play,
  player: number,
  amount: number,
  from: {
    readonly source: FameSource;
    readonly card: string;
    readonly rule: string;
    readonly kind: "plain" | "additional";
  },
): void {
  const { source, card, rule } = from;
  const convert =
    isHuman(play, player) && from.kind === "plain"
      ? abilitiesOfType(me(play, player), "fame-to-credits")[0]
      : undefined;
  if (convert === undefined) {
    if (amount > 0) emit(play, { type: "fame-gained", player, amount, source, card, rule });
    return;
  }
  if (amount > 1)
    emit(play, { type: "fame-gained", player, amount: amount - 1, source, card, rule });
  if (amount > 0) gainCredits(play, player, convert.ability.amount, "UB-CLAR-02");
}

export function loseFame(play: Play, player: number, amount: number, rule: string): void {
  const lost = Math.min(amount, me(play, player).fame);
  if (lost > 0) emit(play, { type: "fame-lost", player, amount: lost, rule });
}

/** [OR-REP-01] One step, never past the ends. [UB-CLAR-10] While treated as positive, nothing changes. */
export function changeReputation(
  play: Play,
  player: number,
  faction: Faction,
  step: 1 | -1,
  rule: string,
): void {
  const one = me(play, player);
  if (one.treated.includes(faction)) return;
  const now = one.reputation[faction];
  if (step === -1 && faction === "imperial" && now === -1)
    progress(play, player, "imperial-lost-while-negative");
  const to = Math.max(-1, Math.min(1, now + step));
  if (to === now) return;
  emit(play, { type: "reputation-changed", player, faction, to: to as Reputation, rule });
}
