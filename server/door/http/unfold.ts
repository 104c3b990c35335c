/**
 * What a messenger shows of an invitation before anyone opens it:
 * who invites, to what, and a picture of ours. No script needed.
 */
import { languages as spoken, type Language } from "#table/talk/languages.ts";
import type { GuildInvitation } from "#table/talk/guild.ts";
import type { LobbyRow } from "#table/talk/lobby.ts";

type Invited =
  | Pick<LobbyRow, "game" | "names" | "phase">
  | Pick<GuildInvitation, "name" | "people">;

interface Sentences {
  readonly invites: (name: string, game: string) => string;
  readonly table: (game: string) => string;
  readonly sitDown: (free: number) => string;
  readonly watch: string;
  readonly hall: string;
  readonly guild: (name: string) => string;
  readonly members: (people: number) => string;
}

const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    invites: (name, game) => `${name} invites you: ${game}`,
    table: (game) => `A table of ${game}`,
    sitDown: (free) =>
      `${free === 1 ? "One seat is" : `${free} seats are`} free. A name is enough, no account.`,
    watch: "Have a look at the table. A name is enough, no account.",
    hall: "Bounty-hunting tabletop games, with friends or against bots. A name is enough, no account.",
    guild: (name) => `Join the guild ${name}`,
    members: (people) =>
      `${people === 1 ? "One person is" : `${people} people are`} in it. A name is enough, no account.`,
  },
  fr: {
    invites: (name, game) => `${name} t’invite : ${game}`,
    table: (game) => `Une table de ${game}`,
    sitDown: (free) =>
      `${free === 1 ? "Une place est libre" : `${free} places sont libres`}. Un nom suffit, sans compte.`,
    watch: "Viens voir la table. Un nom suffit, sans compte.",
    hall: "Des jeux de chasse aux primes, à plusieurs ou contre des bots. Un nom suffit, sans compte.",
    guild: (name) => `Rejoins la guilde ${name}`,
    members: (people) =>
      `${people === 1 ? "Une personne en fait" : `${people} personnes en font`} partie. Un nom suffit, sans compte.`,
  },
  es: {
    invites: (name, game) => `${name} te invita: ${game}`,
    table: (game) => `Una mesa de ${game}`,
    sitDown: (free) =>
      `${free === 1 ? "Hay un asiento libre" : `Hay ${free} asientos libres`}. Basta un nombre, sin cuenta.`,
    watch: "Ven a ver la mesa. Basta un nombre, sin cuenta.",
    hall: "Juegos de cazarrecompensas, en compañía o contra bots. Basta un nombre, sin cuenta.",
    guild: (name) => `Únete al gremio ${name}`,
    members: (people) =>
      `${people === 1 ? "Hay una persona" : `Hay ${people} personas`} en él. Basta un nombre, sin cuenta.`,
  },
};

/** The picture lies beside the built client. */
const picture = "/invitation.png";

/** The page with the words for a messenger in its head. */
export function unfolded(
  page: string,
  invited: Invited | null,
  { origin, path, languages }: { origin: string; path: string; languages: string },
): string {
  const language = languageFor(languages);
  const told = tell(path === "/" ? "hall" : invited, sentences[language]);
  const tags = {
    "og:site_name": "Guildhall",
    "og:type": "website",
    "og:locale": language,
    "og:title": told.title,
    "og:description": told.line,
    "og:url": origin + path,
    "og:image": origin + picture,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": told.title,
  };
  const lines = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
  );
  lines.push('<meta name="twitter:card" content="summary_large_image" />');
  return page
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(told.title)}`)
    .replace("</head>", () => `${lines.join("\n")}\n</head>`);
}

function tell(
  invited: Invited | "hall" | null,
  words: Sentences,
): { readonly title: string; readonly line: string } {
  if (invited === "hall") return { title: "Guildhall", line: words.hall };
  if (invited === null) return { title: "Guildhall", line: words.watch };
  if ("people" in invited)
    return { title: words.guild(invited.name), line: words.members(invited.people) };
  const game = titleOf(invited.game);
  const host = invited.names.find((name) => name !== null);
  const free = invited.names.filter((name) => name === null).length;
  return {
    title: host === undefined ? words.table(game) : words.invites(host, game),
    line: invited.phase === "gathering" && free > 0 ? words.sitDown(free) : words.watch,
  };
}

/** The first language the visitor asks for that we speak. */
function languageFor(languages: string): Language {
  for (const wanted of languages.toLowerCase().split(",")) {
    const known = spoken.find((language) => language === wanted.trim().slice(0, 2));
    if (known !== undefined) return known;
  }
  return "en";
}

/** `bounty-hunters` is called Bounty Hunters. */
function titleOf(game: string): string {
  return game.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string, at: number) =>
    at === 0 ? letter.toUpperCase() : ` ${letter.toUpperCase()}`,
  );
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
