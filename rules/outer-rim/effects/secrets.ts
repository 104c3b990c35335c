/** Secrets: encounter cards kept until their moment comes [OR-ENC-04, OR-ENC-05]. */
import { encounterCard } from "../cards/encounters/index.ts";
import { emit, me, next } from "../agenda/play.ts";
import type { EncounterSection } from "../cards/types.ts";
import type { Play } from "../agenda/play.ts";
import type { Secret } from "../state.ts";

export function secretOf(
  secret: Secret,
): Extract<EncounterSection, { readonly secret: unknown }>["secret"] | undefined {
  const section = encounterCard(secret.card).sections[secret.section];
  return section !== undefined && "secret" in section ? section.secret : undefined;
}

export function useSecret(play: Play, player: number, index: number): void {
  const secret = me(play, player).secrets[index];
  const section = secret === undefined ? undefined : secretOf(secret);
  if (secret === undefined || section === undefined) throw new Error(`no secret ${index}`);
  emit(play, {
    type: "secret-used",
    player,
    deck: secret.deck,
    card: secret.card,
    section: secret.section,
    rule: "OR-ENC-05",
  });
  next(play, {
    type: "effects",
    player,
    effects: section.effects,
    source: { card: `encounter.${secret.card}.${secret.section}`, rule: "OR-ENC-05" },
  });
}
