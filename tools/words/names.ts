/** How a language bends its names, as its messages say: `.gen = Omegi` below `cards_characters_omega = Omega`. */
import type { Pattern } from "@fluent/syntax";
import type { WordSource } from "./source.ts";

/** A line of code that tells them when the catalog is loaded; nothing where nothing bends. */
export function formsOf(
  { language, messages }: WordSource,
  needs: (helper: string) => void,
): string {
  const names = [...messages.values()]
    .filter(({ forms }) => forms.size > 0)
    .map(({ pattern, forms }) => [
      plain(pattern),
      Object.fromEntries([...forms].map(([how, form]) => [how, plain(form)])),
    ]);
  if (names.length === 0) return "";
  needs("bends");
  return `bends(${JSON.stringify(language)}, ${JSON.stringify(Object.fromEntries(names))});\n\n`;
}

function plain({ elements }: Pattern): string {
  return elements.map((one) => (one.type === "TextElement" ? one.value : "")).join("");
}
