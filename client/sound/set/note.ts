/** A sound as it is written down. */
export interface Note {
  /** Hertz; a glide when there are two. Absent: a breath of noise. */
  readonly pitch?: number | readonly [number, number];
  /** Seconds. */
  readonly at: number;
  readonly lasts: number;
  /** Against the loudest, 1. */
  readonly level?: number;
  readonly wave?: "sine" | "triangle" | "saw" | "square";
  /** Seconds until it is as loud as it gets. */
  readonly attack?: number;
  /** Only what lies below this pitch is heard, or around it; the narrower, the more it sings. */
  readonly through?: {
    readonly hertz: number | readonly [number, number];
    readonly around?: true;
    readonly narrow?: number;
  };
}

export interface Cue {
  readonly notes: readonly Note[];
  /** What a phone in the hand feels: milliseconds on, off, on. */
  readonly pulse?: readonly number[];
  /** The room it is heard in. */
  readonly echo?: { readonly after: number; readonly keeps: number };
}
