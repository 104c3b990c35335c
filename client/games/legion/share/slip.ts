/** The result slip: as text for a chat, as a picture for the wall. */
import {
  factionOf,
  legion,
  openReadings,
  seatOf,
  sides,
  type Unit,
  type View,
} from "#rules/legion/index.ts";
import type { SeatName } from "../../screen.ts";
import { missionText } from "../mission/mission-card.tsx";
import { decider, headline, verdictLine } from "../play/standing.tsx";
import { rowName, rowsFor } from "./result-table.tsx";
import { missingLine } from "../play/missing-costs.ts";
import type { Words } from "#words/made/legion/words.ts";

/** Each edition with the readings it leaves open. */
export function termsOf(view: View, words: Words): readonly string[] {
  const edition = words.final.edition[view.edition] ?? view.edition;
  const word = (value: string | boolean): string =>
    value === true ? "yes" : value === false ? "no" : value;
  const readings = openReadings[view.edition].map((id) => {
    const value = view.policies[id];
    const text = words.options[id];
    return words.labelled(text?.label ?? id, text?.values[word(value)] ?? word(value));
  });
  if (view.edition === "current") return [edition, ...readings];
  const scenario = words.options["scenario"];
  return [
    edition,
    words.labelled(scenario?.label ?? "", scenario?.values[word(view.scenarioCards)] ?? ""),
    ...readings,
  ];
}

/** [LC-SLIP-01] Who played which army, what fell, the mission, and the points round by round. */
function partsOf(view: View, words: Words, names: readonly SeatName[]): readonly string[] {
  const armies = sides.map((side) => {
    const units = view.units.filter((unit) => unit.side === side);
    const points = units.reduce((sum, unit) => sum + unit.points, 0);
    const who = view.seats === 2 ? ` · ${names[seatOf(view, side)]?.name ?? ""}` : "";
    const listed = [...new Set(units.map(wholeName))].map((name) => {
      const same = units.filter((unit) => wholeName(unit) === name);
      const lost = same.filter((unit) => unit.defeated).length;
      return `${same.length > 1 ? `${same.length}× ` : ""}${name}${lost > 0 ? ` (−${lost})` : ""}`;
    });
    const faction = factionOf(units);
    const whose = [
      `${words.side[side] ?? side}${who}`,
      ...(faction === null ? [] : [words.final.factions[faction] ?? faction]),
      points,
    ];
    return words.labelled(whose.join(" · "), listed.join(", "));
  });
  return view.edition === "classic"
    ? armies
    : [
        ...armies,
        ...(view.mission.cards === null
          ? []
          : [words.labelled(words.mission.title, missionText({ view, words }))]),
        ...advantagesOf(view, words),
        ...byRound(view, words),
      ];
}

/** [LC-COMBINED-01] With the counterpart, where it plays as part of the unit. */
function wholeName({ name, counterpart }: Unit): string {
  return counterpart === null ? name : `${name} + ${counterpart.name}`;
}

/** [LC-ADV-01] Advantages score nothing; the slip names them. */
function advantagesOf({ mission }: View, words: Words): readonly string[] {
  return sides.flatMap((side) => {
    const card = mission.cards?.advantages[side] ?? null;
    return card === null
      ? []
      : [words.labelled(words.mission.advantage(words.side[side] ?? side), card)];
  });
}

function byRound(view: View, words: Words): readonly string[] {
  return Array.from({ length: view.round }, (_, at) => {
    const points = (side: "blue" | "red"): number =>
      view.mission.scores
        .filter((score) => score.round === at + 1 && score.side === side)
        .reduce((sum, score) => sum + score.points, 0);
    return words.labelled(
      words.play.round(at + 1, view.rounds),
      `${points("blue")} – ${points("red")}`,
    );
  });
}

export function slipText(view: View, words: Words, names: readonly SeatName[]): string {
  const { victoryTokens, pointsDefeated } = view.standing;
  const missing = missingLine(view, words);
  const line = (label: string, of: (side: "blue" | "red") => number): string =>
    words.labelled(label, sides.map((side) => `${words.side[side]} ${of(side)}`).join(" – "));
  return [
    verdictLine(view, words),
    ...rowsFor(view.edition).map((row) =>
      line(rowName(row, view.edition, words), (side) => victoryTokens[side][row]),
    ),
    line(words.final.rows["pointsDefeated"] ?? "", (side) => pointsDefeated[side]),
    ...(missing === null ? [] : [missing]),
    "",
    ...partsOf(view, words, names),
    "",
    ...termsOf(view, words),
    `Guildhall · ${legion.id} ${legion.rulesVersion}`,
  ].join("\n");
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** One picture, drawn from the same words. */
function slipSvg(view: View, words: Words): string {
  const { victoryTokens, pointsDefeated } = view.standing;
  const table = [
    ...rowsFor(view.edition).map(
      (row) =>
        [
          rowName(row, view.edition, words),
          victoryTokens.blue[row],
          victoryTokens.red[row],
        ] as const,
    ),
    [words.final.rows["pointsDefeated"] ?? "", pointsDefeated.blue, pointsDefeated.red] as const,
  ];
  const terms = termsOf(view, words);
  const height = 330 + table.length * 52 + terms.length * 30;
  const cells = table.map(([label, blue, red], at) => {
    const y = 250 + at * 52;
    return `<text x="60" y="${y}" font-size="30">${escaped(label)}</text><text x="560" y="${y}" font-size="36" text-anchor="end" fill="#6aa8ff">${blue}</text><text x="740" y="${y}" font-size="36" text-anchor="end" fill="#ff9a8a">${red}</text>`;
  });
  const notes = terms.map(
    (text, at) =>
      `<text x="60" y="${280 + table.length * 52 + at * 30}" font-size="20" fill="#b9b5aa">${escaped(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="${height}" viewBox="0 0 800 ${height}" font-family="sans-serif" fill="#f1eadd"><rect width="800" height="${height}" fill="#12151a"/><path d="M30 30h710l30 30v${height - 90}H60l-30-30z" fill="#1b1f26" stroke="#6c7684"/><text x="60" y="110" font-size="44" font-weight="bold" fill="#f7c370">${escaped(headline(view.standing.winner, words))}</text><text x="60" y="150" font-size="22">${escaped(decider(view, words))}</text><text x="560" y="200" font-size="26" text-anchor="end" fill="#6aa8ff">■ ${escaped(words.blue)}</text><text x="740" y="200" font-size="26" text-anchor="end" fill="#ff9a8a">▲ ${escaped(words.red)}</text>${cells.join("")}${notes.join("")}</svg>`;
}

export function saveSlip(view: View, words: Words): void {
  const url = URL.createObjectURL(new Blob([slipSvg(view, words)], { type: "image/svg+xml" }));
  const picture = new Image();
  picture.onload = () => {
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    URL.revokeObjectURL(url);
    const link = document.createElement("a");
    link.href = canvas.toDataURL("image/png");
    link.download = "result.png";
    link.click();
  };
  picture.src = url;
}
