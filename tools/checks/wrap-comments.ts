/** `node tools/checks/wrap-comments.ts [FILE…]`: breaks comments that do not fit, which the formatter leaves alone. */
import { readFileSync, writeFileSync } from "node:fs";
import { rooms, sourcesIn } from "./sources.ts";

const widest = 120;
const asked = process.argv.slice(2);
const files =
  asked.length > 0 ? asked : rooms.flatMap((room) => sourcesIn(room).map(({ path }) => path));

for (const file of files) {
  const text = readFileSync(file, "utf8");
  const wrapped = wrapComments(text);
  if (wrapped !== text) writeFileSync(file, wrapped);
}

function wrapComments(text: string): string {
  let inBlock = false;
  const lines = text.split("\n").flatMap((line) => {
    const out = line.length > widest ? wrapLine(line, inBlock) : [line];
    if (/^\s*\/\*/.test(line)) inBlock = true;
    if (line.includes("*/")) inBlock = false;
    return out;
  });
  return lines.join("\n");
}

/** One line of a block, a block on one line, or a line comment; anything else stays. */
function wrapLine(line: string, inBlock: boolean): string[] {
  const [, before = "", said] = /^(\s*)\/\*\* (.*) \*\/$/.exec(line) ?? [];
  if (said !== undefined) return [`${before}/**`, ...filled(said, `${before} * `), `${before} */`];
  const [, lead, rest] = (inBlock ? /^(\s* \* )(.*)$/ : /^(\s*\/\/ )(.*)$/).exec(line) ?? [];
  return lead === undefined || rest === undefined ? [line] : filled(rest, lead);
}

/** As few lines as fit, and those about equally long: no word is left alone on the last one. */
function filled(text: string, lead: string): string[] {
  const fewest = filledTo(widest, text, lead);
  for (let width = widest - 1; width > lead.length; width--) {
    const narrower = filledTo(width, text, lead);
    if (narrower.length > fewest.length || narrower.some((line) => line.length > width))
      return filledTo(width + 1, text, lead);
  }
  return fewest;
}

function filledTo(width: number, text: string, lead: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && lead.length + line.length + 1 + word.length > width) {
      lines.push(lead + line);
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  return [...lines, lead + line];
}
