/** A journal written by somebody who knows how: pages numbered, lines counted, every hash as it should be. */
import { hashOf } from "#rules/seeded-chance.ts";

/** From its lines without hashes: `"page":{…}`. */
export function sealed(text: string): string {
  let hash = "";
  const line = (body: string): string => {
    const [, what = "", value = ""] = /^"(\w+)":(.*)$/s.exec(body) ?? [];
    hash = hashOf(hash + value);
    return `{"hash":"${hash}","${what}":${value}}`;
  };
  const lines = text.split("\n");
  const numbered = lines.map((body, nth) => body.replace(/"version":\d+/, `"version":${nth}`));
  const last = numbered.pop() ?? "";
  return [...numbered, last.replace(/^"end":\d+/, `"end":${numbered.length - 1}`)]
    .map(line)
    .join("\n");
}
