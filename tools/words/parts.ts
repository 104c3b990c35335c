/** What a text is made of on its way to code: words, and holes that are code already. */
export type Part = string | Hole;

/** Code that stands in a text; `isText` where its value is one already. */
export interface Hole {
  readonly code: string;
  readonly isText: boolean;
}

function merged(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    if (typeof part === "string" && typeof before === "string") all.splice(-1, 1, before + part);
    else if (part !== "") all.push(part);
  }
  return all;
}

export function codeOfParts(parts: readonly Part[]): string {
  const all = merged(parts);
  const [only = ""] = all;
  if (all.length <= 1 && typeof only === "string") return JSON.stringify(only);
  if (all.length === 1 && typeof only === "object" && only.isText) return only.code;
  const inside = all.map((part) => (typeof part === "string" ? escaped(part) : `\${${part.code}}`));
  return `\`${inside.join("")}\``;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
}

interface Shared {
  readonly before: readonly Part[];
  readonly own: readonly (readonly Part[])[];
  readonly after: readonly Part[];
}

/** Forms of a sentence differ in a word or two: what they share is sent once. A translator writes it whole. */
export function sharedIn(forms: readonly (readonly Part[])[]): Shared {
  const begun = leading(forms.map(merged));
  const ended = leading(begun.rest.map(backwards));
  return { before: begun.same, own: ended.rest.map(backwards), after: backwards(ended.same) };
}

function backwards(parts: readonly Part[]): readonly Part[] {
  return parts
    .toReversed()
    .map((part) => (typeof part === "string" ? Array.from(part).toReversed().join("") : part));
}

function leading(forms: readonly (readonly Part[])[]): {
  readonly same: readonly Part[];
  readonly rest: readonly (readonly Part[])[];
} {
  const [first = []] = forms;
  let count = 0;
  while (count < first.length && forms.every((form) => isSame(form[count], first[count]))) count++;
  const rest = forms.map((form) => form.slice(count));
  const texts = rest.map(([part]) => (typeof part === "string" ? Array.from(part) : []));
  const [text = []] = texts;
  let length = 0;
  while (length < text.length && texts.every((one) => one[length] === text[length])) length++;
  const own = rest.map(([part, ...others]) =>
    typeof part === "string"
      ? [Array.from(part).slice(length).join(""), ...others]
      : part === undefined
        ? others
        : [part, ...others],
  );
  return { same: [...first.slice(0, count), text.slice(0, length).join("")], rest: own };
}

function isSame(one: Part | undefined, other: Part | undefined): boolean {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one?.code === other?.code;
}
