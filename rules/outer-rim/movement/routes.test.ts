import { describe, expect, test } from "vitest";
import { outerRim, routes, routeTo } from "../index.ts";
import { stage } from "../testing/stage.ts";
import type { FlightRoute } from "../index.ts";
import type { Player } from "../state.ts";

const dengar = { character: "dengar", space: "naboo" } as const;
const liked = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;

/** Seat 0's routes with a hyperdrive of 6, the Imperial patrol at navpoint 12. */
function from(player: Partial<Player>): (to: FlightRoute["to"]) => FlightRoute | null {
  const table = stage({
    players: [{ character: "bossk", ship: "yt-2400", ...player }, dengar],
    state: (state) => ({
      patrols: { ...state.patrols, imperial: { level: 1, space: "nav-12" } },
    }),
  });
  const view = outerRim.viewFor(table.state(), 0);
  return (to) => routeTo(view, 0, to);
}

describe("routes", () => {
  test("[OR-MOVE-01] the way is a chain of neighbours that ends where the ship lands", () => {
    const to = from({ space: "mon-calamari" });
    expect(to("nav-11")).toMatchObject({ path: ["nav-11"], end: { type: "free" } });
    expect(to("takodana")).toMatchObject({ end: null, bar: { type: "range" } });
  });
  test("[OR-MOVE-03] a patrol ends the way, and bars what lies behind it, unless reputation is positive", () => {
    const to = from({ space: "mon-calamari", reputation: liked });
    expect(to("nav-12")?.end).toEqual({ type: "patrol", factions: ["imperial"] });
    expect(to("kessel")?.bar).toEqual({ type: "patrol", space: "nav-12", factions: ["imperial"] });
    const friend = from({ space: "mon-calamari", reputation: { ...liked, imperial: 1 } });
    expect(friend("kessel")).toMatchObject({ path: ["nav-11", "nav-12", "kessel"], bar: null });
  });
  test("[OR-MOVE-04] the Maelstrom ends the way", () => {
    const to = from({ space: "kessel", reputation: liked });
    expect(to("maelstrom")).toMatchObject({ path: ["maelstrom"], end: { type: "maelstrom" } });
  });
  test("[OR-MOVE-03] the patrol on the way round bars a place, not the Maelstrom on the shorter one", () => {
    const to = from({ space: "kessel", reputation: liked });
    expect(to("ord-mantell")).toMatchObject({
      path: ["nav-12", "nav-11", "nav-10", "nav-08", "nav-07", "nav-06", "ord-mantell"],
      bar: { type: "patrol", space: "nav-12", factions: ["imperial"] },
    });
  });
  test("[OR-MOVE-04] the Maelstrom bars a place that only the way through it would reach", () => {
    const to = from({ space: "kessel", ship: "g-1a-starfighter", reputation: liked });
    expect(to("nav-06")?.bar).toEqual({ type: "maelstrom", space: "maelstrom" });
  });
  test("[OR-MOVE-01] routes and the moves offered are the same places", () => {
    const table = stage({ players: [{ character: "bossk", space: "nav-16" }, dengar] });
    const open = routes(outerRim.viewFor(table.state(), 0), 0).filter(({ bar }) => bar === null);
    const offered = table.choices().flatMap((each) => (each.type === "move" ? [each.to] : []));
    expect(open.map(({ to }) => to).toSorted()).toEqual(offered.toSorted());
  });
});
