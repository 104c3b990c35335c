/** A type's name says what it is: a thing, never what happened to it, and not the third thing of that name. */
import type { Complaint } from "../shape.ts";
import { isTest, type SourceFile } from "../sources.ts";

interface TypeName {
  readonly name: string;
  readonly path: string;
}

/** Two of one name are told apart by their folders; nobody tells three. */
const mostOfOneName = 2;

const irregular = new Set(
  (
    "told said seen known shown drawn held kept made done given taken sold bought paid sent heard read met left lost " +
    "won laid spent thrown written chosen gone come found dealt built bound hidden fallen meant sought brought " +
    "thought fought caught"
  ).split(" "),
);

export function isParticiple(name: string): boolean {
  const last = /[A-Z]?[a-z0-9]*$/.exec(name)?.[0].toLowerCase() ?? "";
  if (nouns.includes(last)) return false;
  return irregular.has(last) || /[a-z]{2}(ed|ing)$/.test(last);
}

export function typeNameComplaints(sources: readonly SourceFile[]): readonly Complaint[] {
  const names = sources.filter(({ path }) => !isTest(path)).flatMap(exportedTypes);
  const complaints = [
    {
      what: "exported types named after what happened, not after what they are",
      where: names
        .filter(({ name }) => isParticiple(name))
        .map(({ name, path }) => `${name} in ${path}`),
    },
    {
      what: `one type name for more than ${mostOfOneName} things`,
      where: [...Map.groupBy(names, ({ name }) => name)]
        .filter(([name, all]) => all.length > mostOfOneName && !oneForEachGame.includes(name))
        .map(([name, all]) => `${name} in ${all.map(({ path }) => path).join(", ")}`),
    },
    {
      what: "names in names/exceptions.ts that nothing needs",
      where: unneeded(names),
    },
  ];
  return complaints.filter(({ where }) => where.length > 0);
}

function exportedTypes({ path, text }: SourceFile): readonly TypeName[] {
  return [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = ""]) => ({
    name,
    path,
  }));
}

/** A list of exceptions only gets shorter. */
function unneeded(names: readonly TypeName[]): readonly string[] {
  return oneForEachGame.filter((wanted) => !names.some(({ name }) => name === wanted));
}

/** Last words that end like something done, and are things. */
const nouns: readonly string[] = (
  "bound deed ending evening everything finding heading meeting opening pairing reading recording ruling seed speed " +
  "standing string thing"
).split(" ");

/** What the contract asks of every game is called the same in each. */
const oneForEachGame: readonly string[] = ["State", "Command", "Event", "View"];
