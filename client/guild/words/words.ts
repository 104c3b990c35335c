/** The catalogs of a guild's pages by language. */
import { language } from "../../settings/settings.ts";
import { all } from "#words/made/guild/all.ts";
import type { Words as GuildWords } from "#words/made/guild/words.ts";

export function guildWords(): GuildWords {
  return all[language.value];
}
