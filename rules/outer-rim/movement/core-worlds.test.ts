import { describe, expect, test } from "vitest";
import { discardCrew } from "../crew-and-ships/crew.ts";
import { oneStream, quickRng } from "../../rng.ts";
import { startPlay } from "../agenda/play.ts";
import { aboard, stage, type Stage } from "../testing/stage.ts";
import type { Player, State } from "../state.ts";

const dengar = { character: "dengar", space: "naboo" } as const;
const even = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;
const top =
  (card: string) =>
  (state: State): Partial<State> => ({
    encounters: { ...state.encounters, "core-worlds": [card] },
  });

function atCore(player: Partial<Player>, card = "core-worlds-07"): Stage {
  const table = stage({
    players: [{ character: "bossk", space: "spinward-core", reputation: even, ...player }, dengar],
    state: top(card),
  });
  return table.say({ type: "earn" }).say({ type: "end-actions" });
}
const drawn = (table: Stage): string | null => {
  for (const event of table.events())
    if (event.type === "encounter-drawn" || event.type === "secret-kept") return event.section;
  return null;
};

describe("the Core Worlds", () => {
  test("[UB-CORE-06] who means to cross resolves the section about crossing", () => {
    const table = atCore({ reputation: { ...even, imperial: 1 } }).say({ type: "cross-the-core" });
    expect(drawn(table)).toBe("across");
  });
  test("[UB-CORE-07] who does not, the other one", () => {
    expect(drawn(atCore({}).say({ type: "encounter-space" }))).toBe("core-worlds");
  });
  test("[UB-CORE-08] the Empire lets its friends across, others have to pay for it", () => {
    const friend = atCore({ reputation: { ...even, imperial: 1 } }).say({ type: "cross-the-core" });
    expect(friend.player(0).space).toBe("trailing-core");
    const stranger = atCore({}).say({ type: "cross-the-core" });
    expect(stranger.player(0).space).toBe("spinward-core");
  });
  test("[UB-CORE-11] a patrol moved by an icon goes the long way round", () => {
    const table = stage({
      players: [{ character: "bossk", space: "trailing-core" }, dengar],
      state: (state) => ({
        patrols: { ...state.patrols, rebel: { level: 1, space: "spinward-core" } },
      }),
      agenda: [
        { type: "turn", player: 0 },
        { type: "patrol-toward", faction: "rebel", player: 0, chooser: 0, left: 1, market: true },
      ],
    });
    expect(table.state().patrols.rebel.space).toBe("nav-01");
  });
  test("[UB-CORE-12] crossing is offered on both Core Worlds and nowhere else", () => {
    const cross = { type: "cross-the-core" };
    expect(atCore({}).choices()).toContainEqual(cross);
    expect(atCore({ space: "trailing-core" }).choices()).toContainEqual(cross);
    expect(atCore({ space: "cantonica" }).choices()).not.toContainEqual(cross);
  });
  test("[UB-CORE-13] a Core Worlds space has an empty contact space: discarded crew may end there", () => {
    const state = stage({
      players: [{ character: "bossk", space: "spinward-core" }, dengar],
      state: (table) => aboard(table, 0, "lobot"),
    }).state();
    const play = startPlay(state, oneStream(quickRng(1)));
    discardCrew(play, 0, "lobot", "OR-CREW-03");
    expect(play.events).toContainEqual(expect.objectContaining({ to: "spinward-core" }));
  });
  test("[UB-SETUP-07] the next patrol appears where the first one started", () => {
    const table = stage({
      players: [{ character: "bossk", space: "nav-16" }, dengar],
      state: (state) => ({ patrols: { ...state.patrols, hutt: { level: 1, space: "nav-16" } } }),
    });
    table.say({ type: "earn" }).say({ type: "end-actions" });
    table.say({ type: "fight-patrol", faction: "hutt" }, "hit", "hit", "blank", "blank", "blank");
    expect(table.state().patrols.hutt).toEqual({ level: 2, space: "nav-34" });
  });
});

describe("contact icons of the market", () => {
  /** Cards are turned up for seat 0 after a purchase. */
  const turned = (card: string, seats: number, space: "naboo" | "nav-16"): readonly string[] => {
    const people = [
      { character: "bossk" as const, space },
      dengar,
      { ...dengar, character: "han-solo" as const },
      { ...dengar, character: "lando-calrissian" as const },
    ];
    const table = stage({
      players: people.slice(0, seats),
      state: (state) => ({ market: { ...state.market, bounty: [card] } }),
      agenda: [
        { type: "turn", player: 0 },
        { type: "reveal-top", player: 0, deck: "bounty" },
      ],
    });
    return [table.question().ask, ...table.events().map(({ type }) => type)];
  };
  test("[UB-RCI-03] only when the number of players is within the range", () => {
    expect(turned("bounty-bossk", 3, "naboo")).toContain("reveal-contact");
    expect(turned("bounty-bossk", 4, "naboo")).not.toContain("reveal-contact");
  });
  test("[UB-RCI-07] away from planets the icon does nothing", () => {
    const away = turned("bounty-bossk", 3, "nav-16");
    expect(away).not.toContain("reveal-contact");
    expect(away).not.toContain("contact-revealed");
  });
});

describe("recovering", () => {
  test("[OR-DMG-03] [OR-DMG-08] all damage of character and ship; the defeated have no other choice", () => {
    const hurt = { character: "bossk", space: "nav-16", damage: 2, shipDamage: 1 } as const;
    const well = stage({ players: [hurt, dengar] }).say({ type: "recover" });
    expect(well.player(0)).toMatchObject({ damage: 0, shipDamage: 0 });
    const down = stage({ players: [{ ...hurt, defeated: true }, dengar] });
    expect(down.question().ask).toBe("action");
    expect(down.player(0)).toMatchObject({ damage: 0, shipDamage: 0, defeated: false });
    const rules = (table: Stage): readonly string[] =>
      table.events().flatMap((one) => (one.type === "damage-recovered" ? [one.rule] : []));
    expect([rules(well), rules(down)]).toEqual([["OR-DMG-03"], ["OR-DMG-08"]]);
  });
});
