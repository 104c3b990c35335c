/**
 * Whatever the rules offer can be sent: no component dashes a button by a reason of its own. Each place that can dash
 * one is named here with where its reason comes from; a new one is found until somebody has said so.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The refusal of the very command that the button would send. */
const byTheRules = [
  'bounty-hunters/board/opened.tsx whyNot={(deck) => bountyHunters.whyNot(view, { type: "draw", deck })}',
  'bounty-hunters/dock/turn-dock.tsx whyNot={(deck) => bountyHunters.whyNot(view, { type: "draw", deck })}',
  "bounty-hunters/dock/dock.tsx aria-disabled={refusal !== null ? true : undefined}",
  "bounty-hunters/dock/draw-buttons.tsx aria-disabled={refusal === null ? undefined : true}",
  "legion/armies/armies.tsx whyNot={refusal?.text ?? null}",
  "legion/mission/secondary-doors.tsx whyNot={whyNot(deed)?.text ?? null}",
  "legion/mission/secondary-doors.tsx whyNot={whyNot(command)?.text ?? null}",
  "legion/mission/targets.tsx whyNot={whyNot(command)?.text ?? null}",
  "legion/play/score.tsx whyNot={round?.text ?? null}",
  "legion/play/unit/rename.tsx whyNot={whyNot(command)?.text ?? null}",
  "legion/play/unit/unit-sheet.tsx whyNot={whyNot(firstOf.stims(unit))?.text ?? null}",
  "legion/play/unit/unit-sheet.tsx whyNot={whyNot(mission)?.text ?? null}",
  "outer-rim/gallery/gallery.tsx whyNot={why?.text ?? null}",
  "outer-rim/offer/deal-table.tsx whyNot={why?.text ?? null}",
];

/** No command hangs on these: pads, the lab, the desk, and entries that are somebody else’s or unchanged. */
const nothingIsSaid = [
  "bounty-hunters/lab/lab-page.tsx whyNot={problems === 0 ? null : w.broken}",
  "bounty-hunters/score-pad/contract-fields.tsx whyNot={isTwice ? w.samePair : null}",
  'legion/desk/desk-page.tsx whyNot={typeof refused === "string" ? (w.refusals[refused] ?? "") : null}',
  'legion/event/staff/organise.tsx whyNot={players.length < 2 ? (w.refusals["too-few"] ?? null) : null}',
  "legion/entries/entry-form.tsx whyNot={isSame ? words.history.same : null}",
  "legion/entries/history.tsx whyNot={theirs}",
  "legion/entries/ledger-before.tsx whyNot={(command) => { const refusal = legion.whyNot(view, command); return refusal && { text: refusalText(refusal, words, view), rule: refusal.rule }; }}",
  "legion/mission/edition-sheet.tsx whyNot={author === null ? null : words.history.whose(author)}",
  // A draft: what would be entered when the round ends, by the rules' own room for it.
  "legion/mission/point-board.tsx whyNot={mayHold(view, held, fact, side, point) ? null : words.mission.noMore}",
  "legion/play/tile.tsx aria-disabled={open === undefined ? true : undefined}",
  "legion/play/undo-doors.tsx whyNot={undo === null ? w.nothingOfYours : null}",
];

/** The function itself, handed on to a board. */
const handedOn = [
  "bounty-hunters/lesson/lesson.tsx whyNot={() => null}",
  "outer-rim/lesson/lesson.tsx whyNot={whyNot}",
];

/** From the brace after the attribute to its partner, on one line. */
function braced(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "{") depth++;
    if (text[at] === "}" && --depth === 0) return text.slice(from, at + 1).replaceAll(/\s+/g, " ");
  }
  return "";
}

function dashes(source: string): string[] {
  const braces = [...source.matchAll(/(?<![\w-])((?:aria-)?disabled|whyNot|inert)=(?=\{)/g)];
  const bare = source.match(/<button[^>]*\s(?:disabled|inert)(?=[\s>])/g) ?? [];
  return [
    ...braces.map(({ 0: name, index }) => name + braced(source, index + name.length)),
    ...bare,
  ];
}

const folder = import.meta.dirname;
const found = globSync("*/**/*.tsx", { cwd: folder }).flatMap((path) =>
  dashes(readFileSync(join(folder, path), "utf8")).map(
    (dash) => `${path.replaceAll("\\", "/")} ${dash}`,
  ),
);

test("[HALL] a button is dashed by the rules alone", () => {
  const known = [...byTheRules, ...nothingIsSaid, ...handedOn];
  expect([...new Set(found)].sort()).toEqual([...known].sort());
});

/** Is the reason what the rules say, asked on the spot or kept in one word of the same file? */
function asksTheRules(source: string, dash: string): boolean {
  const kept =
    /^[\w-]+=\{(\w+)(?:\?\.text \?\? null| [!=]== null \? (?:true|undefined) : (?:true|undefined))\}$/.exec(
      dash,
    )?.[1];
  if (kept === undefined) return /=\{(?:\(\w+\) => )?(?:\w+\.)?whyNot\(/.test(dash);
  return new RegExp(`const (?:${kept} = (?:\\w+\\.)?whyNot\\(|\\{ ${kept} \\} = move;)`).test(
    source,
  );
}

test("[HALL] and the reason is what the rules say", () => {
  for (const row of byTheRules) {
    const [path = ""] = row.split(" ");
    const source = readFileSync(join(folder, path), "utf8");
    expect(asksTheRules(source, row.slice(path.length + 1)), row).toBe(true);
  }
});

test("planted: a button with a reason of its own is found", () => {
  const idle = `<Button\n tone="lamp"\n whyNot={isIdle(command, asked, desk) ? labels.unhurt : null}\n/>`;
  expect(dashes(idle)).toEqual(["whyNot={isIdle(command, asked, desk) ? labels.unhurt : null}"]);
  expect(dashes(`<button type="button" disabled>`)).toHaveLength(1);
  expect(dashes(`<button aria-disabled={me.damage === 0}>`)).toHaveLength(1);
});

test("planted: a reason that is only sometimes the rules' is found", () => {
  const dash = "whyNot={why?.text ?? null}";
  expect(asksTheRules("const why = desk.whyNot(command);", dash)).toBe(true);
  expect(asksTheRules("const why = complete ? whyNot(close) : empty;", dash)).toBe(false);
  expect(asksTheRules("", "whyNot={isIdle(command) ? why : null}")).toBe(false);
});
