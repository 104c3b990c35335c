/** A face and a colour of one's own: kept with the name, told wherever the name is. */

/** In the order of the picker. Nobody a publisher has drawn: folk of the hall. */
export const busts = [
  "hood",
  "visor",
  "horns",
  "brim",
  "ears",
  "goggles",
  "braid",
  "beard",
  "fur",
  "tusks",
  "tendrils",
  "veil",
  "curls",
  "crest",
  "mask",
  "beak",
  "stalks",
  "spectacles",
  "patch",
  "fins",
] as const;
export type Bust = (typeof busts)[number];

/** A machine for each way of playing; people do not wear them. */
export const botBusts = ["clockwork", "tin", "dome", "lens", "tower"] as const;
export type BotBust = (typeof botBusts)[number];

/** Round the wheel, and one without a hue: how near two are is how few steps lie between them. */
export const faceColours = [
  "amber",
  "leaf",
  "teal",
  "sky",
  "violet",
  "rose",
  "coral",
  "sand",
] as const;
export type FaceColour = (typeof faceColours)[number];

/** What a person chose. */
export interface PersonFace {
  readonly bust: Bust;
  readonly colour: FaceColour;
}

/** A face as a table shows it, a bot's too: no two sitters have one colour as long as there are enough. */
export interface SeatFace {
  readonly bust: Bust | BotBust;
  readonly colour: FaceColour;
}

/** A face kept as text; `null` for none, and for one of a later edition that is not known here. */
export function readFace(text: unknown): PersonFace | null {
  if (typeof text !== "string") return null;
  const [bust, colour] = text.split("/");
  const known = busts.find((one) => one === bust);
  const tint = faceColours.find((one) => one === colour);
  return known === undefined || tint === undefined ? null : { bust: known, colour: tint };
}

export function writeFace({ bust, colour }: PersonFace): string {
  return `${bust}/${colour}`;
}

/** Whoever has chosen none has the one their name draws: the same everywhere. */
export function faceOfName(name: string): PersonFace {
  let sum = 7;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  const bust = busts[sum % busts.length] ?? busts[0];
  const colour = faceColours[Math.floor(sum / busts.length) % faceColours.length] ?? faceColours[0];
  return { bust, colour };
}

export function sameFace(one: PersonFace | null, other: PersonFace | null): boolean {
  return one?.bust === other?.bust && one?.colour === other?.colour;
}
