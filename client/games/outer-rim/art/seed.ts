/** Numbers that always fall the same way for one name: drawings are generated, never stored. */
export function seeded(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

/** A number from `from` to `to`. */
export function between(next: () => number, from: number, to: number): number {
  return from + (to - from) * next();
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
