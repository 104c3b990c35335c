import { describe, expect, test } from "vitest";
import { stage, tokenNumber, withContact } from "../testing/stage.ts";
import { dengar } from "../testing/people.ts";
import { crewed, first } from "../testing/first.ts";
import { credits, line, may } from "../cards/verbs.ts";

describe("contacts and crew", () => {
  test("[OR-CONT-01] [OR-CONT-03] [OR-CREW-01] met, turned up, hired", () => {
    const table = stage({
      players: [{ character: "bossk", space: "ryloth", credits: 3000 }, dengar],
      state: (state) => ({ tokens: withContact(state, "boshek", "ryloth", false) }),
    });
    const token = tokenNumber(table.state(), "boshek");
    table
      .say({ type: "earn" })
      .say({ type: "end-actions" })
      .say({ type: "encounter-contact", token });
    table.say(table.choices().find(({ type }) => type === "choose") ?? { type: "decline" });
    expect(table.player(0)).toMatchObject({ credits: 3000, crew: [{ id: "boshek", token }] });
    expect(table.state().tokens[token]?.at).toBe("crew");
  });
  test.each([
    { credits: 3000, says: "decline" },
    { credits: 0, says: "nothing" },
  ] as const)(
    "[OR-EFF-05] [OR-ENC-06] whoever takes nothing of a scene hears it end: $says",
    (one) => {
      const table = stage({
        players: [{ character: "bossk", space: "ryloth", credits: one.credits }, dengar],
        state: (state) => ({ tokens: withContact(state, "w1-le", "ryloth", true) }),
        agenda: [
          { type: "turn", player: 0 },
          {
            type: "effects",
            player: 0,
            effects: [may(line("x", [credits(1000)], { pay: 2000 }))],
            source: { card: "contact.w1-le", rule: "OR-CONT-03" },
          },
        ],
      });
      const shut = one.says === "nothing";
      expect(table.choices().map(({ type }) => type)).toEqual(
        shut ? ["decline"] : ["choose", "decline"],
      );
      if (shut)
        expect(table.refused({ type: "choose", option: 0 })).toMatchObject({
          code: "cannot-pay",
          params: { price: 2000, credits: 0 },
        });
      table.say({ type: "decline" });
      expect(
        table.events().flatMap((event) => (event.type === "story-told" ? [event.text] : [])),
      ).toEqual(["left.contact"]);
    },
  );
  test("[OR-ENC-06] whom Dengar has no quarrel with hears the scene end", () => {
    const table = stage({
      players: [{ character: "bossk", space: "ryloth" }, { character: "lando-calrissian" }],
      state: (state) => ({ tokens: withContact(state, "dengar", "ryloth", true) }),
    });
    const token = tokenNumber(table.state(), "dengar");
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say({ type: "encounter-contact", token });
    expect(
      table.events().flatMap((event) => (event.type === "story-told" ? [event.text] : [])),
    ).toEqual(["contact.dengar.no"]);
  });
  test("[OR-CREW-02] [OR-CREW-03] no berth: one leaves for the nearest empty contact space", () => {
    const table = stage({
      players: [{ character: "bossk", space: "ryloth" }, dengar],
      state: (state) => crewed(state, 0, "boshek"),
      agenda: first([{ do: "gain-crew", contact: "lobot" }]),
    });
    table.say({ type: "pick-card", card: "boshek" });
    expect(table.player(0).crew.map(({ id }) => id)).toEqual(["lobot"]);
    const { at, faceup } = table.state().tokens[tokenNumber(table.state(), "boshek")] ?? {
      at: "gone",
      faceup: false,
    };
    expect(faceup).toBe(true);
    expect(["crew", "captured", "gone"]).not.toContain(at);
  });
  test("[OR-SETUP-03] [UB-SETUP-08] [UB-SETUP-09] three tokens on every planet of the rim, none in the Core", () => {
    const { tokens } = stage({
      players: [{ character: "bossk", space: "ryloth" }, dengar],
    }).state();
    expect(tokens).toHaveLength(33);
    expect(tokens.every(({ faceup }) => !faceup)).toBe(true);
    expect(tokens.some(({ at }) => at === "spinward-core" || at === "trailing-core")).toBe(false);
  });
});
