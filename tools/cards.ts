/** `npm run cards -- GAME`: every card of a game with its whole text, as its screen tells it. */
import { parseArgs } from "node:util";
import { games } from "#rules/games.ts";
import { languages, type Language } from "#table/talk/languages.ts";
import { wordsOf } from "./journals/game-words.ts";

const usage = `Usage: npm run --silent cards -- GAME [--language ${languages.join("|")}] [--only WORD] [--json]

Prints every card of the box: its name, what it is, its story, and what it does line by line.
  --language  of the texts (standard: en)
  --only      cards whose id contains this
  --json      one JSON list: id, title, kind, story, and lines with depth, lead, text, icon and rule`;

/** What a game's folder offers: client/games/<game>/tell/tell.ts and its words. */
interface Teller {
  tellAll(words: unknown): readonly { readonly id: string }[];
  cardText(card: unknown, words: unknown): string;
}

process.exitCode = await main();

async function main(): Promise<number> {
  const asked = askedFor();
  if (typeof asked === "string") return complain(asked);
  if (asked.help) return print(usage);
  const [game, ...more] = asked.positionals;
  if (game === undefined || more.length > 0) return complain(`name one game\n\n${usage}`);
  const language = languages.find((each) => each === asked.language);
  if (language === undefined) return complain(`--language is one of ${languages.join(", ")}`);
  if (games.every(({ id }) => id !== game))
    return complain(`this Guildhall does not know the game "${game}"`);
  const found = await tellerOf(game, language);
  if (found === null) return complain(`the cards of ${game} have no text of their own yet`);
  const { teller, words } = found;
  const cards = teller.tellAll(words).filter(({ id }) => id.includes(asked.only));
  if (asked.json) return print(JSON.stringify(cards, null, 1));
  return print(cards.map((card) => teller.cardText(card, words)).join("\n\n"));
}

interface AskedFor {
  readonly positionals: readonly string[];
  readonly language: string;
  readonly only: string;
  readonly json: boolean;
  readonly help: boolean;
}

function askedFor(): AskedFor | string {
  const options = {
    language: { type: "string", default: "en" },
    only: { type: "string", default: "" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { positionals, ...values };
  } catch (trouble) {
    return trouble instanceof Error ? (trouble.message.split(". ")[0] ?? "") : String(trouble);
  }
}

/** `null` when the game tells no cards. */
async function tellerOf(
  game: string,
  language: Language,
): Promise<{ readonly teller: Teller; readonly words: unknown } | null> {
  if (game !== "outer-rim") return null;
  const teller = (await import(`#client/games/${game}/tell/tell.ts`)) as Teller;
  return { teller, words: await wordsOf(game, language) };
}

function print(text: string): number {
  console.log(text);
  return 0;
}

function complain(text: string): number {
  console.error(`cards: ${text}`);
  return 1;
}
