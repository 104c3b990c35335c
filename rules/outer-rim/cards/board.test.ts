import { describe, expect, test } from "vitest";
import { aiCards } from "./ai/cards.ts";
import { ambitionIds, ambitionSheet } from "./ambitions.ts";
import { characterCard, characterIds } from "./characters.ts";
import { contacts } from "./contacts.ts";
import { databankCards } from "./databank/index.ts";
import { encounterCard, encounterLists } from "./encounters/index.ts";
import { jobCards } from "./market/jobs.ts";
import { deckLists, marketCard } from "./market/index.ts";
import { shipIds, ships } from "./ships.ts";
import { planetCards, spaces } from "./spaces.ts";
import { startingCards } from "./starting.ts";
import { statusCards } from "./status.ts";
import { fameSources } from "../goals/fame-sources.ts";
import { distance, isNavpoint, isPlanet, neighboursOf } from "../movement/map.ts";
import { encounterDecks, planets } from "../names.ts";

describe("the board", () => {
  test("[OR-MAP-01] eleven planets in their order between the two Core Worlds", () => {
    const rim = planets.slice(1, -1);
    expect(rim).toEqual([
      "cantonica",
      "ord-mantell",
      "lothal",
      "mon-calamari",
      "kessel",
      "tatooine",
      "nal-hutta",
      "ryloth",
      "naboo",
      "ring-of-kafrene",
      "takodana",
    ]);
    expect(spaces.map(({ id }) => id).filter((id) => isPlanet(id))).toEqual([...planets]);
  });
  test("[OR-MAP-02] 34 navpoints and the Maelstrom, which touches Kessel", () => {
    expect(spaces.filter(({ id }) => isNavpoint(id))).toHaveLength(34);
    expect(neighboursOf("maelstrom")).toContain("kessel");
  });
  test("[OR-MAP-03] lanes run both ways, no space has more than four neighbours, planets are two to four moves apart", () => {
    for (const { id, next } of spaces) {
      expect(next.length).toBeLessThanOrEqual(4);
      for (const other of next) expect(neighboursOf(other)).toContain(id);
    }
    for (let i = 1; i < planets.length; i++) {
      const [from, to] = [planets[i - 1], planets[i]];
      const apart = from === undefined || to === undefined ? 0 : distance(from, to);
      expect(apart).toBeGreaterThanOrEqual(2);
      expect(apart).toBeLessThanOrEqual(4);
    }
  });
  test("[OR-MAP-04] who owns which planet", () => {
    const owned = planets.map((planet) => planetCards[planet].faction);
    expect(owned.filter((faction) => faction === "imperial")).toHaveLength(3);
    expect(planetCards["nal-hutta"].faction).toBe("hutt");
    expect(planetCards["mon-calamari"].faction).toBe("rebel");
    expect(planetCards.cantonica.faction).toBeNull();
  });
  test("[OR-MAP-05] 22 contact spaces: as many of each class as there are people", () => {
    for (const rank of ["white", "green", "yellow"] as const) {
      const places = planets
        .flatMap((planet) => planetCards[planet].contacts)
        .filter((one) => one === rank);
      expect(Object.values(contacts).filter((one) => one.class === rank)).toHaveLength(
        places.length,
      );
    }
  });
  test("[UB-CORE-01] [UB-CORE-02] [UB-CORE-10] the Core Worlds are planets at the far ends, and no lane joins them", () => {
    expect(isPlanet("spinward-core") && isPlanet("trailing-core")).toBe(true);
    expect(distance("spinward-core", "trailing-core")).toBeGreaterThan(20);
    expect(neighboursOf("spinward-core")).toEqual(["nav-01"]);
  });
});

describe("the boxes", () => {
  test("[UB-COMP-05] [UB-COMP-09] [UB-SETUP-01] sixteen characters, eight of each box", () => {
    expect(characterIds.filter((id) => characterCard(id).box === "base")).toHaveLength(8);
    expect(characterIds.filter((id) => characterCard(id).box === "ub")).toHaveLength(8);
  });
  test("[UB-COMP-07] [OR-SHIP-01] six new ships; starters cost nothing and have no goal", () => {
    expect(shipIds.filter((id) => ships[id].box === "ub")).toHaveLength(6);
    expect(shipIds).toHaveLength(16);
    for (const id of ["g9-rigger", "g-1a-starfighter"] as const)
      expect([ships[id].cost, ships[id].goal]).toEqual([0, null]);
  });
  test("[UB-COMP-04] [UB-SOLO-03] [UB-MULTI-04] 31 AI cards, one for each character", () => {
    expect(Object.keys(aiCards)).toHaveLength(31);
    for (const id of characterIds) expect(Object.keys(aiCards)).toContain(`ai-${id}`);
  });
  test("[UB-COMP-11] [UB-ORNG-01] eleven orange contacts", () => {
    expect(Object.values(contacts).filter((one) => one.class === "orange")).toHaveLength(11);
    expect(Object.keys(contacts)).toHaveLength(33);
  });
  test("[UB-COMP-03] [UB-COMP-15] the market: 70 cards of the base box, 45 of the expansion, each marked", () => {
    const all = Object.values(deckLists)
      .flat()
      .map((id) => marketCard(id));
    expect(all.filter(({ box }) => box === "base")).toHaveLength(70);
    expect(all.filter(({ box }) => box === "ub")).toHaveLength(45);
  });
  test("[UB-COMP-01] [UB-COMP-16] [OR-ENC-01] eight encounter decks: 70 and 91 cards, less the one that is replaced", () => {
    const all = encounterDecks.flatMap((deck) => encounterLists[deck]);
    expect(all).toHaveLength(70 + 91 - 1);
    expect(all.filter((id) => encounterCard(id).origin === "fact")).toEqual([
      "navpoint-01",
      "core-worlds-06",
      "core-worlds-07",
    ]);
  });
  test("[UB-COMP-02] [UB-DATA-01] [UB-DATA-02] every job has two databank cards, whatever its number", () => {
    for (const [id, job] of Object.entries(jobCards))
      expect(databankCards(job.databank).length, id).toBeGreaterThanOrEqual(2);
  });
  test("[UB-DATA-04] [OR-SETUP-04] four starting cargos and four starting jobs", () => {
    expect([startingCards[90].length, startingCards[91].length, startingCards[92].length]).toEqual([
      4, 4, 4,
    ]);
  });
  test("[UB-COMP-08] [UB-CARD-07] eight ambitions: two known sheets and six of ours", () => {
    expect(ambitionIds).toHaveLength(8);
    expect(ambitionIds.filter((id) => ambitionSheet(id).origin === "fact")).toEqual([
      "hero-of-the-rebellion",
      "servant-of-the-emperor",
    ]);
  });
  test("[UB-AMB-08] [UB-AMB-09] [UB-AMB-10] every sheet ends with its one fame goal, and all four kinds are in use", () => {
    for (const id of ambitionIds) {
      const kinds = ambitionSheet(id).goals.map(({ kind }) => kind);
      expect(kinds.indexOf("fame"), id).toBe(kinds.length - 1);
      expect(kinds, id).toContain("infinity");
    }
    expect(
      new Set(ambitionIds.flatMap((id) => ambitionSheet(id).goals.map(({ kind }) => kind))).size,
    ).toBe(4);
  });
  test("[UB-CARD-03] [UB-CARD-05] [UB-CARD-06] known cards with their figures", () => {
    expect(marketCard("astromech-droid-parts")).toMatchObject({
      cost: 1000,
      notOn: "ord-mantell",
      reveal: 2,
      delivery: { to: "ord-mantell", credits: 5000, rotate: true },
      other: { delivery: { to: "naboo", credits: 12_000 } },
    });
    expect(marketCard("bounty-saw-gerrera")).toMatchObject({
      combat: "ground",
      strength: 6,
      eliminate: { credits: 8000, fame: 2 },
      capture: { to: "lothal", credits: 17_000, fame: 2, gain: "imperial" },
    });
    expect(ships["porax-38"].slots).toMatchObject({
      cargoOrMod: 1,
      gearOrMod: 1,
      jobOrBounty: 1,
      crew: 0,
    });
    expect(ships["jumpmaster-5000"].goal).toEqual({
      type: "count",
      trigger: "navpoint-encountered",
      times: 2,
    });
  });
  test("[UB-CARD-01] [UB-CARD-02] Cad Bane, Black Krrsantan and Boba Fett", () => {
    expect(characterCard("cad-bane")).toMatchObject({
      ground: 3,
      health: 4,
      startingCard: [90],
      startingReputation: { hutt: 1 },
    });
    expect(characterCard("black-krrsantan")).toMatchObject({ ground: 3, health: 5 });
    expect(contacts["boba-fett"].crew?.skills).toEqual(["stealth", "tactics"]);
  });
  test("[UB-RCI-01] [OR-LUX-01] icons and luxuries are where they should be", () => {
    expect(deckLists.luxury).toHaveLength(16);
    expect(
      Object.values(deckLists)
        .flat()
        .filter((id) => marketCard(id).reveal !== undefined).length,
    ).toBeGreaterThan(25);
  });
  test("[OR-FAME-01] the ways to fame", () => {
    for (const way of [
      "personal-goal",
      "ship-goal",
      "bounty",
      "job",
      "cargo",
      "patrol",
      "luxury",
    ] as const)
      expect(fameSources).toContain(way);
  });
  test("[UB-CLAR-01] burdens, errands and leads lie in slots", () => {
    expect(Object.keys(statusCards).sort()).toEqual([
      "broken-arm",
      "encrypted-message",
      "family-heirloom",
      "officers-trunk",
      "priority-delivery",
      "sealed-letter",
      "sleeping-passenger",
      "structural-damage",
    ]);
  });
  test("[OR-CARGO-01] a lead goes to another place than the one where it is handed over", () => {
    const stuck: string[] = [];
    let leads = 0;
    for (const card of Object.values(encounterLists).flat())
      for (const [place, section] of Object.entries(encounterCard(card).sections))
        for (const [, id = ""] of JSON.stringify(section).matchAll(
          /"do":"gain-card","card":"([^"]+)"/g,
        )) {
          const found = marketCard(id);
          if (found.kind !== "cargo") continue;
          leads++;
          if (found.delivery?.to === place) stuck.push(`${card}: ${id}`);
        }
    expect(leads).toBeGreaterThan(5);
    expect(stuck).toEqual([]);
  });
});
