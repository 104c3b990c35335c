/** A scene is told once in full: whoever meets it again reads one line, and opens it for the rest. */

interface Line {
  readonly text: string;
  readonly scene: { readonly key: string; readonly again: string } | null;
  readonly full: string | null;
  readonly undone: boolean;
}

/** Changes the lines in place; a scene that was taken back has not been told. */
export function shorten<T extends Line>(told: T[]): void {
  const known = new Set<string>();
  told.forEach((line, i) => {
    if (line.scene === null || line.undone) return;
    const { key, again } = line.scene;
    if (known.has(key)) told[i] = { ...line, text: again, full: line.text };
    known.add(key);
  });
}

/** What only passed by (`fleeting`) is told while nothing has followed it. */
export function lasting<
  T extends { readonly version: number; readonly fleeting?: true | undefined },
>(told: readonly T[], last: number | undefined): readonly T[] {
  return told.filter(({ fleeting, version }) => !fleeting || version === last);
}
