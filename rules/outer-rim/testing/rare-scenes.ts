/** Scenes for questions that games by chance seldom come to. */
import { aboard, firstly, held, stage, tokenNumber, withContact, type Stage } from "./stage.ts";
import type { SpecialName } from "../cards/effects.ts";
import type { Command } from "../commands.ts";
import type { Player, Secret, State } from "../state.ts";

const even = { hutt: 0, syndicate: 0, imperial: 0, rebel: 0 } as const;
export const bossk = {
  character: "bossk",
  space: "naboo",
  ship: "yt-1300",
  credits: 30_000,
} as const;
export const dengar = { character: "dengar", space: "naboo", fame: 3 } as const;
export const ketsu = { character: "ketsu-onyo", space: "naboo", fame: 4 } as const;

const hondo = { character: "hondo-ohnaka", flipped: true, space: "naboo" } as const;
export const worn = { ...bossk, ship: "yv-666", shipDamage: 3 } as const;

/** Three in one space, and something special happens to the first; the second is whom it is about. */
export function oddly(name: SpecialName, more: Partial<Player> = {}, held?: string): Stage {
  return stage({
    players: [{ ...bossk, ...more }, dengar, ketsu],
    agenda: firstly([{ do: "special", name }], {
      opponent: 1,
      ...(held === undefined ? {} : { held }),
    }),
  });
}

export function inEncounter(table: Stage): Stage {
  return table.say({ type: "earn" }).say({ type: "end-actions" });
}

/** Whoever is hunted may be fought, and Hondo by anybody. */
export const atOdds = (): Stage =>
  inEncounter(stage({ players: [{ ...dengar, cards: [held("bounty-bossk")] }, bossk, hondo] }));

export function patrolsAt(space: "nav-12", ...factions: readonly (keyof State["patrols"])[]) {
  return ({ patrols }: State): Partial<State> => ({
    patrols: {
      ...patrols,
      ...Object.fromEntries(factions.map((one) => [one, { level: 1, space }])),
    },
  });
}

const boba = {
  character: "boba-fett",
  space: "naboo",
  cards: [held("bounty-bossk")],
  opponent: { deck: "bounty-hunter", cards: [], handicap: 0 },
} as const satisfies Partial<Player>;

/** A printed opponent gains or loses what the beaten player has. */
export function opponents(sign: 1 | -1): Stage {
  const reputation = { hutt: -1, syndicate: -1, imperial: 1, rebel: 1 } as const;
  return stage({
    players: [
      { ...bossk, reputation },
      { ...boba, reputation: even },
    ],
    seats: 1,
    agenda: [
      { type: "turn", player: 0 },
      { type: "ai-reputation", player: 1, loser: 0, sign },
    ],
  });
}

export function flightHeld(): Stage {
  return stage({
    players: [
      { ...bossk, space: "kessel" },
      { ...dengar, ship: "lancer", shipFlipped: true, space: "nav-12" },
    ],
  }).say({ type: "move", to: "mon-calamari" });
}

export function crewInSight(owner: Partial<Player> = {}): Stage {
  return inEncounter(
    stage({
      players: [
        { ...bossk, cards: [held("bounty-greedo")] },
        { ...dengar, ship: "yt-1300", ...owner },
      ],
      state: (state) => aboard(state, 1, "greedo"),
    }),
  );
}

export function crewHunted(owner: Partial<Player> = {}): Stage {
  return crewInSight(owner).say({ type: "hunt-crew", card: "bounty-greedo", player: 1 });
}

export function marked(): Stage {
  const table = inEncounter(
    stage({
      players: [
        { ...bossk, ship: "g9-rigger" },
        { ...hondo, cards: [held("vibroknife", { mark: true })] },
      ],
    }),
  );
  const attack = table.choices().find(({ type }) => type === "fight-player");
  if (attack === undefined) throw new Error("nobody may fight him");
  return table.say(attack, "hit", "hit", "hit", "hit", "blank", "blank");
}

/** Kept by whoever drew it, and no longer in its deck. */
function keeping(...secrets: readonly Secret[]): (state: State) => Partial<State> {
  return ({ encounters, players }) => ({
    players: players.map((one, i) => (i === 0 ? { ...one, secrets } : one)),
    encounters: secrets.reduce(
      (decks, { deck, card }) => ({ ...decks, [deck]: decks[deck].filter((id) => id !== card) }),
      encounters,
    ),
  });
}

export function beatenPatrol(): Stage {
  const secret = { deck: "core-worlds", card: "core-worlds-07", section: "core-worlds" } as const;
  const table = stage({
    players: [{ ...bossk, ship: "g9-rigger", space: "nav-12" }, dengar],
    state: (state) => ({ ...patrolsAt("nav-12", "rebel")(state), ...keeping(secret)(state) }),
  });
  const fight: Command = { type: "fight-patrol", faction: "rebel" };
  return inEncounter(table).say(fight, "hit", "hit", "blank", "blank", "blank");
}

/** Somebody who keeps two secrets, one of them for the action step. */
export function actingInSecret(): Stage {
  return stage({
    players: [bossk, dengar],
    state: keeping(
      { deck: "kessel-maelstrom", card: "kessel-maelstrom-20", section: "maelstrom" },
      { deck: "cantonica-ord-mantell", card: "cantonica-ord-mantell-04", section: "cantonica" },
    ),
  }).say({ type: "earn" });
}

/** Ziton Moj asks for credits or a free slot, and there is neither. */
export function meetingZiton(): Stage {
  const jobs = ["the-kessel-run", "relic-of-the-past"].map((id) => held(id));
  const table = inEncounter(
    stage({
      players: [{ ...bossk, ship: "g9-rigger", credits: 0, cards: jobs }, dengar],
      state: (state) => ({ tokens: withContact(state, "ziton-moj", "naboo") }),
    }),
  );
  return table.say({
    type: "encounter-contact",
    token: tokenNumber(table.state(), "ziton-moj"),
  });
}

/** At the market, with little money: most of it is too dear. */
export function shopping(): Stage {
  return stage({ players: [{ ...bossk, credits: 0 }, dengar] })
    .say({ type: "earn" })
    .say({ type: "market" });
}

export function meetingLando(): Stage {
  const table = inEncounter(
    stage({
      players: [{ ...bossk, space: "tatooine" }, dengar],
      state: (state) => ({ tokens: withContact(state, "lando-calrissian", "tatooine") }),
    }),
  );
  const token = tokenNumber(table.state(), "lando-calrissian");
  return table
    .say({ type: "encounter-contact", token })
    .say({ type: "choose", option: 0 }, "blank");
}

/** One of two things of the second player changes hands. */
export function takingGear(pick: "you" | "them"): Stage {
  return stage({
    players: [bossk, { ...dengar, cards: [held("vibroknife"), held("jetpack")] }],
    agenda: firstly([{ do: "take-asset", kind: ["gear"], pick }], { opponent: 1 }),
  });
}

/** Four lines to choose from, and a token of somebody in the same place to hand back. */
export function muchToChoose(): Stage {
  const lines = ["apologize", "serve", "apologize", "serve"];
  return stage({
    players: [
      { ...bossk, debts: [0, 1] },
      { ...dengar, debts: [] },
    ],
    options: { favors: "on" },
    agenda: firstly([
      {
        do: "may",
        options: lines.map((line) => ({ label: `contact.ziton-moj.${line}`, effects: [] })),
      },
    ]),
  });
}

const forTwo = "disable-comms-network";

/** Bossk's job for two: Han is tested, and Boba Fett far away knows how. */
export const testTogether = (): Stage =>
  stage({
    players: [
      { character: "bossk", space: "lothal", cards: [held(forTwo)] },
      { character: "han-solo", space: "lothal", credits: 2000 },
      { character: "boba-fett", space: "naboo" },
    ],
    options: { favors: "on" },
    agenda: [
      { type: "turn", player: 0 },
      {
        type: "effects",
        player: 0,
        effects: [{ do: "opponent", effects: [{ do: "test", skill: "stealth" }] }],
        source: { card: `job.${forTwo}`, rule: "OR-JOB-02", held: forTwo, opponent: 1 },
      },
    ],
  });
