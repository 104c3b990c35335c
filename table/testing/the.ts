/** What must be there, or the test fails here. */
export function the<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("nothing there");
  return value;
}
