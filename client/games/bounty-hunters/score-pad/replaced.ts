/** A list with one entry changed, or with `null` taken out. */
export function replaced<T>(list: readonly T[], at: number, entry: T | null): readonly T[] {
  return list.flatMap((one, i) => (i !== at ? [one] : entry === null ? [] : [entry]));
}
