/** Text in a drawing that becomes a picture. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: "start" | "middle" | "end";
  /** Not wider than this: larger letters shrink. */
  readonly most?: number;
}

/** Condensed letters are this wide, as a share of their height. */
const letterWidth = 0.44;

export function lettering(
  text: string,
  { x, y, size, fill, anchor = "start", most = Infinity }: TextPlace,
): string {
  const fitting = Math.min(size, most / (Math.max(1, text.length) * letterWidth));
  return `<text x="${x}" y="${y}" font-size="${Math.floor(fitting)}" fill="${fill}" text-anchor="${anchor}">${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
