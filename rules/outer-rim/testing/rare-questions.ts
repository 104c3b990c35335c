/** Questions that games by chance seldom come to, each asked by the engine in a scene laid for it. */
import { aboard, firstly, held, stage, type Stage } from "./stage.ts";
import {
  atOdds,
  beatenPatrol,
  bossk,
  crewHunted,
  crewInSight,
  dengar,
  flightHeld,
  inEncounter,
  ketsu,
  marked,
  meetingLando,
  oddly,
  opponents,
  patrolsAt,
  takingGear,
  testTogether,
  worn,
} from "./rare-scenes.ts";

export const rareQuestions: Readonly<Record<string, () => Stage>> = {
  advice: testTogether,
  "after-purchase": () =>
    stage({
      players: [{ ...bossk, character: "lando-calrissian" }, dengar],
      state: ({ market }) => ({
        market: { ...market, cargo: ["hutt-informant", "food-supplies"] },
      }),
    })
      .say({ type: "earn" })
      .say({ type: "market" })
      .say({ type: "buy", deck: "cargo" }, "blank"),
  "hold-ship": flightHeld,
  "slip-past": () =>
    stage({
      players: [
        { character: "han-solo", flipped: true, ship: "yt-1300", space: "spinward-core" },
        dengar,
      ],
    }).say({ type: "move", to: "nav-01" }),
  "patrol-distance": () =>
    stage({
      players: [{ ...bossk, ambition: { id: "servant-of-the-emperor", done: [true] } }, dengar],
      options: { ambitions: "on" },
      state: (state) => ({
        ...aboard(state, 0, "leia-organa"),
        patrols: { ...state.patrols, imperial: { level: 1, space: "nav-16" } },
      }),
    })
      .say({ type: "earn" })
      .say({ type: "use", ability: "ambition-goal-1" }),
  "patrol-secret": beatenPatrol,
  "fit-cards": () =>
    stage({
      players: [
        { ...bossk, ship: "hwk-290", cards: [held("speeder-bike-parts"), held("food-supplies")] },
        dengar,
      ],
      agenda: [{ type: "end-turn", player: 1 }],
    }),
  "protect-crew": () => crewHunted(),
  "eliminate-or-capture": () => crewHunted({ defeated: true }),
  "fame-or-credits": () =>
    stage({
      players: [{ ...bossk, cards: [held("bounty-greedo"), held("mandalorian-armor")] }, dengar],
      agenda: [
        { type: "turn", player: 0 },
        { type: "bounty-reward", player: 0, card: "bounty-greedo", how: "eliminate" },
      ],
    }),
  "after-smuggling": () =>
    stage({
      players: [
        {
          ...bossk,
          character: "chewbacca",
          flipped: true,
          space: "tatooine",
          cards: [held("stolen-weapons")],
        },
        dengar,
      ],
    })
      .say({ type: "earn" })
      .say({ type: "deliver", card: "stolen-weapons" }, "blank"),
  "after-one-die": meetingLando,
  "avoid-defeat": () =>
    inEncounter(
      stage({
        players: [{ ...bossk, character: "ig-88", flipped: true, space: "nav-12" }, dengar],
        state: (state) => ({
          ...aboard(state, 0, "lobot"),
          patrols: { ...state.patrols, imperial: { level: 4, space: "nav-12" } },
        }),
      }),
    ).say({ type: "fight-patrol", faction: "imperial" }),
  "pay-for-goal": () => stage({ players: [worn, dengar] }).say({ type: "recover" }),
  "encounter with a rival": atOdds,
  "encounter with crew to hunt": () => crewInSight(),
  "choose where every line is shut": () =>
    stage({
      players: [{ ...bossk, credits: 0 }, dengar],
      agenda: firstly([{ do: "may", options: [{ label: "x", pay: 1000, effects: [] }] }]),
    }),
  "take-asset": () => takingGear("you"),
  "take-asset of mine": () => takingGear("them"),
  "fight-player": () =>
    stage({ players: [bossk, dengar, ketsu], agenda: firstly([{ do: "fight-player" }]) }),
  "fight-patrol": () =>
    stage({
      players: [{ ...bossk, space: "nav-12" }, dengar],
      agenda: firstly([{ do: "fight-patrol", faction: "patrol" }]),
      state: patrolsAt("nav-12", "rebel", "hutt"),
    }),
  "send-patrol": () =>
    stage({
      players: [
        { ...bossk, character: "jyn-erso", flipped: true },
        dengar,
        { ...ketsu, space: "kessel" },
      ],
      state: ({ patrols }) => ({ patrols: { ...patrols, hutt: { level: 1, space: "nav-27" } } }),
      agenda: [
        { type: "turn", player: 0 },
        { type: "patrol-toward", player: 0, chooser: 0, faction: "hutt", left: 2, market: true },
      ],
    }),
  "opponent-gains": () => opponents(1),
  "opponent-loses": () => opponents(-1),
  "used-ship-for-sale": () => oddly("used-ship-for-sale", { ship: "g9-rigger" }),
  "special-order": () => oddly("special-order"),
  discard: () =>
    stage({
      players: [{ ...bossk, cards: [held("vibroknife"), held("vibro-ax")] }, dengar],
      agenda: firstly([{ do: "discard", kind: "gear" }]),
    }),
  "special-order-gear": () => oddly("special-order-gear"),
  "special-order-mod": () => oddly("special-order-mod"),
  "name-a-ship-price": () => oddly("name-a-ship-price"),
  "buy-found-ship": () => oddly("buy-found-ship", {}, "ship-yv-666"),
  "mark-a-planet": () =>
    oddly("mark-a-planet", { cards: [held("sith-holocron")] }, "sith-holocron"),
  "take-droid-crew": () =>
    stage({
      players: [
        { ...bossk, character: "ig-88" },
        { ...dengar, ship: "yt-1300" },
      ],
      state: (state) => aboard(state, 1, "k-2so"),
      agenda: firstly([{ do: "special", name: "take-droid-crew" }]),
    }),
  "hera-gift": () => oddly("hera-gift", { character: "hera-syndulla", flipped: true }),
  "hera-gives": () => oddly("hera-gives", { cards: [held("food-supplies")] }),
  "hondo-persuades": () => oddly("hondo-persuades", { character: "hondo-ohnaka" }),
  "take-marked": marked,
  "lose-reputation": () =>
    stage({ players: [bossk], agenda: firstly([{ do: "lose-reputation", faction: "choice" }]) }),
  "starting-card": () =>
    stage({
      players: [{ ...bossk, character: "hondo-ohnaka" }],
      agenda: [
        { type: "turn", player: 0 },
        { type: "starting-card", player: 0 },
      ],
    }),
  expose: () => oddly("expose"),
  "expose-faction": () => oddly("expose-faction"),
  "share-jewels": () => oddly("share-jewels"),
};

export function rareQuestion(name: string): Stage {
  const scene = rareQuestions[name];
  if (scene === undefined) throw new Error(`no scene asks ${name}`);
  return scene();
}
