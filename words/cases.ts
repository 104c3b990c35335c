/** Names that a language bends: Polish has the card “Omega”, and the points “Omegi”. */
type Forms = Readonly<Record<string, string>>;

const known = new Map<string, Forms>();

const keyOf = (language: string, name: string): string => `${language} ${name}`;

/** A catalog says how its names bend when it is loaded; every catalog of its language may ask. */
export function bends(language: string, names: Readonly<Record<string, Forms>>): void {
  for (const [name, forms] of Object.entries(names)) known.set(keyOf(language, name), forms);
}

/** The name as it is where nobody said how it bends: a person’s. */
export function bent(language: string, name: string, how: string): string {
  return known.get(keyOf(language, name))?.[how] ?? name;
}
