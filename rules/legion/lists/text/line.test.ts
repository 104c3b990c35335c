import { describe, expect, test } from "vitest";
import { cleanLine, withoutPlaces } from "./line.ts";

const plain = { text: "Bossk", dash: null, double: false, framed: false };

describe("a line as chats, tables and editors leave it", () => {
  test.each<[string, object | null]>([
    ["", null],
    ["   ", null],
    ["-----", null],
    ["=== _ . *", null],
    ["```text", null],
    ["Bossk", plain],
    ["Bossk  ", plain],
    ["**Bossk**", plain],
    ["__Bossk__", plain],
    ["~~Bossk~~", null],
    ["~~Boba~~ Bossk", plain],
    ["`Bossk`", plain],
    ["> Bossk", plain],
    ["## Bossk", plain],
    ["#Bossk", { ...plain, text: "#Bossk" }],
    ["#3 Bossk", plain],
    ["1. Bossk", plain],
    ["2) Bossk", plain],
    ["b) Bossk", plain],
    ["IV. Bossk", plain],
    ["[x] Bossk", plain],
    ["[ ] Bossk", plain],
    ["- [x] Bossk", { ...plain, dash: 0 }],
    [".Bossk", { ...plain, dash: 0 }],
    ["(3) Bossk", { ...plain, text: "(3) Bossk" }],
    ["4️⃣ Bossk", plain],
    ["1.4 FD Laser", { ...plain, text: "1.4 FD Laser" }],
    [">> Bossk", plain],
    ["> ## Bossk", plain],
    [">   - Bossk", { ...plain, dash: 2 }],
    ["*Bossk*", plain],
    ["_Bossk_", plain],
    ["<li>Bossk</li>", plain],
    ["[b]Bossk[/b]", plain],
    ["[14:02] Tom: Bossk", { ...plain }],
    ["14/11/2026, 18:02 - Tom: Bossk", plain],
    ["👑 Bossk", { ...plain, dash: 0 }],
    ["  🔹 Bossk", { ...plain, dash: 2 }],
    ["Bossk ✖️3 💰105", { ...plain, text: "Bossk x3  105" }],
    ["🔥 BOSSK 🔥", { ...plain, text: "BOSSK", dash: 0, framed: true }],
    ["--- Bossk ---", { ...plain, framed: true }],
    ["~ Bossk ~", { ...plain, framed: true }],
    ["Bossk 1,000 pts", { ...plain, text: "Bossk 1000 pts" }],
    ["“Bossk”", { ...plain, text: '"Bossk"' }],
    ["•Bossk", { ...plain, text: "•Bossk" }],
    ["-Bossk", { ...plain, text: "-Bossk" }],
    ["Bossk\u00A0(105)", { ...plain, text: "Bossk (105)" }],
    ["**Bossk** and **Boba**", { ...plain, text: "Bossk and Boba" }],
    ["--Bossk", { ...plain, dash: 0, double: true }],
    ["  - Bossk", { ...plain, dash: 2 }],
    ["-  Bossk", { ...plain, dash: 0 }],
    ["Bossk - ready", { ...plain, text: "Bossk - ready" }],
    ["\t- Bossk", { ...plain, dash: 2 }],
    ...["-", "–", "—", "+", "▪", "◦", "‣", "*", "•"].map((sign): [string, object] => [
      `${sign} Bossk`,
      { ...plain, dash: 0 },
    ]),
  ])("[LC-LEDGER-03] %j", (raw, line) => {
    expect(cleanLine(raw)).toEqual(line);
  });
});

test("[LC-LEDGER-03] numbers in brackets before names: places where they count up, else copies, or prices", () => {
  expect(withoutPlaces(["(1) Leia", " - (2) Bossk"])).toEqual(["Leia", " - Bossk"]);
  expect(withoutPlaces(["(1) Leia", "[3] Storms"])).toEqual(["1x Leia", "3x Storms"]);
  expect(withoutPlaces(["[70] Krennic", "(1) Leia"])).toEqual(["[70] Krennic", "(1) Leia"]);
  expect(withoutPlaces(["Bossk (1)", "(20) Leia"])).toEqual(["Bossk (1)", "20x Leia"]);
});
