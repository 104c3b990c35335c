/** Messages that are asked for by a key put together: which one it is, the code does not know. */
export type Values = Readonly<Record<string, string | number | boolean>>;

type Message = string | ((given: Values) => string);

/** `null` where there is no such message. What fills it comes by name, and may be more than it says. */
export function said(words: object, key: string, given: Values = {}): string | null {
  if (!Object.hasOwn(words, key)) return null;
  const message = (words as Readonly<Record<string, Message>>)[key];
  return typeof message === "function" ? message(given) : (message ?? null);
}
