import { expect, test } from "vitest";
import file from "../games/pasted-lists.json" with { type: "json" };
import { readList } from "./index.ts";
import { reportOf } from "./report.ts";

function report(text: string) {
  const read = reportOf(readList(text, "current"), "current");
  if ("trouble" in read) throw new Error(read.trouble);
  return read;
}

/** [LC-LEDGER-03] An import never loses a unit: read, or asked about. */
test.each(file.lists)("[LC-LEDGER-03] $title is read as written", ({ text, expect: wanted }) => {
  const { questions, ...read } = report(text);
  const units = wanted.units.map(({ mayAsk: _mayAsk, ...unit }: { mayAsk?: boolean }) => unit);
  expect(read).toEqual({ ...wanted, units });
  const mayAsk = wanted.units.map((unit) => "mayAsk" in unit);
  expect(questions.filter(({ unit }) => mayAsk[unit] !== true)).toEqual([]);
});

/** `2 ay 72`: how many, which card, what one costs; `?` before a card that is asked about. */
function short(text: string): readonly string[] {
  const { units, questions } = report(text);
  return units.map(({ count, id, points, upgrades, counterpart }, at) =>
    [
      `${count}`,
      `${questions.some(({ unit }) => unit === at) ? "?" : ""}${id ?? ""}`,
      ...(points === null ? [] : [`${points}`]),
      ...(upgrades.length === 0 ? [] : [upgrades.join("+")]),
      ...(counterpart === undefined ? [] : [`& ${counterpart.id}`]),
    ].join(" "),
  );
}

test.each([
  ["all units behind dashes", "- Bossk (105)\n- 2x Stormtroopers (42)", ["1 ax 105", "2 ay 42"]],
  [
    "dashes for units, deeper dashes for upgrades",
    "- Bossk (113)\n  - Emergency Stims (8)\n- Stormtroopers (42)",
    ["1 ax 113 Emergency Stims", "1 ay 42"],
  ],
  [
    "headings in bold with a count, units without dashes",
    "**Commander (1)**\nDarth Vader (195)\n- Force Choke (10)\n**Corps (2):**\n2x Snowtroopers (42)",
    ["1 at 195 Force Choke", "2 az 42"],
  ],
  [
    "a markdown table",
    "| Bossk | 105 |\n| --- | --- |\n| 3x Stormtroopers | 42 |",
    ["1 ax 105", "3 ay 42"],
  ],
  ["a quote in a chat", "> Bossk\n> Stormtroopers x3", ["1 ax", "3 ay"]],
  ["points behind the name", "Bossk 105pts\nSnowtroopers - 42 points", ["1 ax 105", "1 az 42"]],
  ["points in square brackets", "Bossk [105]\nSnowtroopers [42]", ["1 ax 105", "1 az 42"]],
  [
    "with and its upgrades",
    "Bossk with Emergency Stims\nSnowtroopers",
    ["1 ax Emergency Stims", "1 az"],
  ],
  ["w/ and a plus", "Bossk w/ Tenacity + Emergency Stims", ["1 ax Tenacity+Emergency Stims"]],
  ["nicknames", "Chewie\nStorms x2\nMando\nR2-D2", ["1 ?af", "2 ay", "1 tk", "1 jg"]],
  ["a title behind the name", "Leia Organa, Fearless and Inventive", ["1 ab"]],
  ["several on one line", "Bossk, Leia Organa; Sabine Wren", ["1 ax", "1 ab", "1 ag"]],
  ["slips of the finger", "Bosk (105)\nSnowtropers (42)", ["1 ax 105", "1 az 42"]],
  [
    "Spanish headings and names",
    "Comandante:\n- Oficial Imperial\nTropa:\n- 2x Soldados de las Nieves\nApoyo:\n- Motos deslizadoras 74-Z",
    ["1 Cb", "2 az", "1 bf"],
  ],
  [
    "French names without headings",
    "Empereur Palpatine\nSoldats des neiges x2\nGardes royaux impériaux",
    ["1 as", "2 az", "1 bc"],
  ],
  [
    "the faction of the others decides",
    "General Grievous (130)\n4x B1 Battle Droids (38)\nMaul (115)",
    ["1 ia 130", "4 gx 38", "1 nb 115"],
  ],
  [
    "a counterpart far behind its unit",
    "Din Djarin (95)\nRebel Troopers (40)\nGrogu (17)",
    ["1 tk 95 & tn", "1 ah 40"],
  ],
  ["a unit nobody knows", "Zuckuss the Uncanny (99)\nBossk (105)", ["1 ? 99", "1 ax 105"]],
  ["windows line ends and trailing tabs", "Bossk\t\r\n3 Stormtroopers\t\r\n", ["1 ax", "3 ay"]],
  [
    "a heading in capitals, a rule under it",
    "CORPS\n=====\n- Stormtroopers (42)\n-----\nHEAVY\n- T-47 Airspeeder (125)",
    ["1 ay 42", "1 ap 125"],
  ],
  ["Agent Kallus is no heading", "Agent Kallus (70)\nClone Commander (60)", ["1 nm 70", "1 ns 60"]],
])("[LC-LEDGER-03] %s", (_what, text, wanted) => {
  expect(short(text)).toEqual(wanted);
});
