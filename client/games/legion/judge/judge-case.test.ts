import { expect, test } from "vitest";
import { legion, ruleStanding } from "#rules/legion/index.ts";
import { caseFrom, caseText, fates, howsIn, lessons, victims, whos } from "./case.ts";
import { rulingOn } from "./judge-case.ts";
import { en } from "#words/made/legion/en.ts";
import { es } from "#words/made/legion/es.ts";
import { fr } from "#words/made/legion/fr.ts";

test.each([
  ["won", "claimed", "LB-TRANSFER-03"],
  ["secret", "claimed", "LB-SECRET-01"],
  ["guardian", "claimed", "LB-GUARDIAN-01"],
  ["charge", "lost", "LB-CHARGE-02"],
  ["stims", "claimed", "LB-STIMS-01"],
  ["poison", "lost", "LB-POISON-06"],
  ["transport", "claimed", "LB-TRANSPORT-01"],
  ["deflect", "lost", "LB-TRANSFER-09"],
])('the lesson "%s" ends %s by %s', (id, verdict, rule) => {
  const lesson = lessons[id];
  if (lesson === undefined) throw new Error(id);
  const ruling = rulingOn(lesson);
  expect(ruling.verdict).toBe(verdict);
  expect(ruling.events.map((event) => event.rule)).toContain(rule);
});

test.each([
  [
    "[LC-STIMS-01] Stims of the current edition",
    "stims.placer.lives.marked.current",
    "lost",
    "ours",
  ],
  [
    "[LC-POISON-01] poison of the current edition",
    "poison.placer.lives.marked.current",
    "lost",
    "ours",
  ],
  [
    "[LC-DEFEAT-03] a charge of the current edition",
    "charge.placer.lives.marked.current",
    "paid",
    "ours",
  ],
  [
    "[LC-SCORE-06] an attack of the current edition",
    "attack.placer.lives.marked.current",
    "paid",
    "printed",
  ],
  [
    "[LB-STIMS-01] Stims of the classic edition",
    "stims.placer.lives.marked.classic",
    "claimed",
    "printed",
  ],
  ["[LB-DEFEAT-13] a hunter's card", "effect.placer.lives.marked.classic", "claimed", "ours"],
])("%s: the verdict says what it rests on", (_, text, verdict, standing) => {
  const ruling = rulingOn(caseFrom(text));
  expect([ruling.verdict, ruleStanding(ruling.rule)]).toEqual([verdict, standing]);
});

test("[LB-GUARDIAN-05] every case of the form can be judged, the victim always falls, and its address brings it back", () => {
  for (const edition of ["classic", "current"] as const)
    for (const how of howsIn(edition))
      for (const who of whos)
        for (const fate of fates)
          for (const victim of victims) {
            const chosen = { how, who, fate, victim, edition };
            const { state, verdict } = rulingOn(chosen);
            expect(state.units.find((unit) => unit.id === "leia")?.defeated, caseText(chosen)).toBe(
              true,
            );
            if (who === "stranger" || victim === "unmarked")
              expect(verdict === "claimed" || verdict === "paid", caseText(chosen)).toBe(false);
            const scored = legion.viewFor(state, 0).standing.victoryTokens.blue.bounty > 0;
            expect(verdict === "claimed" || verdict === "paid", caseText(chosen)).toBe(scored);
            expect(caseFrom(`#${caseText(chosen)}`)).toEqual(chosen);
          }
  expect(caseFrom("#anything")).toEqual({
    how: "attack",
    who: "placer",
    fate: "lives",
    victim: "marked",
    edition: "current",
  });
  expect(caseFrom("#transport.placer.lives.marked.current").how).toBe("attack");
});

test("[LC-STIMS-01] what we rule says so in the headline, in every language", () => {
  expect([en, fr, es].map(({ judge }) => judge.ours.no)).toEqual([
    "Our ruling: no, the bounty is lost.",
    "Notre décision : non, la prime est perdue.",
    "Nuestra resolución: no, la recompensa se pierde.",
  ]);
});
