/**
 * The small kit every portrait is built from. A figure stands on a 100 × 100 field, faces us, and is lit from the
 * left: `both` takes the right half of a symmetrical shape and draws the left in the light tone, the right in shade.
 */

export type Tone = readonly [light: string, shade: string];

export const ink = "#10151c";

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** The right half in shade and its mirror image in light; a hair of overlap hides the seam. */
export function both(rightHalf: string, tone: Tone): string {
  return `<path d="${rightHalf}" fill="${tone[1]}"/><path d="${rightHalf}" fill="${tone[0]}" transform="matrix(-1 0 0 1 100.3 0)"/>`;
}

/** Two equal details left and right of the axis. */
export function pair(detail: string): string {
  return `${detail}<g transform="matrix(-1 0 0 1 100 0)">${detail}</g>`;
}

export function dot(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Shoulders: narrow for the small, broad for the armoured. */
export function shoulders(width: "narrow" | "plain" | "broad", tone: Tone): string {
  const halves = {
    narrow: "M50 76C60 76 66 79 71 84 75 89 76 95 76 101H50Z",
    plain: "M50 73C62 73 72 76 80 81 87 86 90 93 91 101H50Z",
    broad: "M50 68C64 68 78 70 88 77 95 83 98 92 98 101H50Z",
  } as const;
  return both(halves[width], tone);
}

export function neck(tone: Tone): string {
  return both("M50 56H60V78L50 86Z", tone);
}

/** A plain human face; eyes are two short strokes, so that hair, hat and outline carry the likeness. */
export function face(tone: Tone, eyes = ink): string {
  return (
    both("M50 22C65 22 70 33 69 46 68 58 60 69 50 71Z", tone) +
    pair(path("M55.5 45.5H64.5L63 49.5H57Z", eyes)) +
    line("M45.5 60H54.5", eyes, 2.2)
  );
}

/** A helmet with a T-shaped slit. */
export function slitHelmet(shell: Tone, cheek: Tone): string {
  return (
    both("M50 12C70 12 77 26 77 44L75 64 68 75H50Z", shell) +
    both("M58 52H75.5L74.6 64 68 75H57Z", cheek) +
    both("M50 37H72C74 37 74.5 38 74.3 40L73.5 48C73 51 72 52 69 52H57L55 75H50Z", [ink, "#05070a"])
  );
}

/** Shaggy fur: one ragged outline from crown to shoulder. */
export function fur(tone: Tone): string {
  return both(
    "M50 10L57 13 62 11 66 18 71 18 72 26 77 29 75 36 80 43 76 48 81 56 77 61 84 67 82 73 91 77 90 84 97 90 98 101H50Z",
    tone,
  );
}

export function muzzle(tone: Tone): string {
  return (
    both("M50 46C58 46 63 53 62 60 61 67 56 70 50 70Z", tone) +
    both("M50 48C54 48 57 50 57 52.5 56 56 53 57 50 57Z", [ink, ink]) +
    line("M42.5 62.500C46 66 54 66 57.5 62.5", ink, 2.4)
  );
}
