/**
 * Sealed words: the smallest game with everything a table must keep secret. Each seat holds a secret word, seals one
 * choice per round, and all choices are shown together. Secrets are whole words, so a leak can be found in any text.
 */
import { refuse, type Game, type Seat, type Viewer } from "#rules/game.ts";

interface State {
  readonly round: number;
  readonly secrets: readonly string[];
  readonly sealed: readonly (string | null)[];
  readonly shown: readonly (readonly string[])[];
}
type Command = { readonly type: "seal"; readonly word: string } | { readonly type: "peek" };
type Event = { readonly rule: "T-1" } & (
  | { readonly type: "dealt"; readonly secrets: readonly string[] }
  | { readonly type: "sealed"; readonly seat: Seat; readonly word: string }
  | { readonly type: "peeked"; readonly seat: Seat; readonly word: string }
  | { readonly type: "shown"; readonly words: readonly string[] }
);
interface View {
  readonly viewer: Viewer;
  readonly round: number;
  readonly secret: string | null;
  readonly mine: string | null;
  readonly ready: readonly boolean[];
  readonly shown: readonly (readonly string[])[];
}
type News =
  | Event
  | {
      readonly type: "dealt" | "sealed" | "peeked";
      readonly rule: "T-1";
      readonly seat: Seat | null;
    };

export interface SealedTypes {
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: View;
  readonly news: News;
}

const rounds = 3;

/** A word that says whose secret it is. */
export function wordOf(kind: "secret" | "choice", seat: Seat, round: number): string {
  return `${kind}-of-${seat}-in-${round}`;
}

export const sealed: Game<SealedTypes> = {
  id: "sealed",
  rulesVersion: 1,
  seats: { min: 1, max: 6 },
  tableOptions: [],
  amendable: false,
  standardContent: null,
  checkSetup: () => [],
  readCommand(raw) {
    const { type, word } = (raw ?? {}) as { type?: unknown; word?: unknown };
    if (type === "peek") return { type };
    return type === "seal" && typeof word === "string" ? { type, word } : null;
  },
  begin: ({ seats }) => ({
    round: 1,
    secrets: [],
    sealed: Array.from({ length: seats }, () => null),
    shown: [],
  }),
  setUp: ({ seats }, chance) => [
    {
      type: "dealt",
      rule: "T-1",
      secrets: Array.from(
        { length: seats },
        (_, seat) => `${wordOf("secret", seat, 0)}-${chance(`deal:${seat}`).below(1_000_000)}`,
      ),
    },
  ],
  decide(state, seat, command, chance) {
    if (state.round > rounds) return refuse("over", "T-1");
    if (command.type === "peek")
      return [
        {
          type: "peeked",
          rule: "T-1",
          seat,
          word: `${wordOf("secret", seat, state.round)}-${chance(`peek:${seat}:${state.round}`).below(1_000_000)}`,
        },
      ];
    if (!command.word.startsWith(wordOf("choice", seat, state.round)))
      return refuse("not-this-word", "T-1", { round: state.round });
    const choice: Event = { type: "sealed", rule: "T-1", seat, word: command.word };
    const all = state.sealed.map((word, other) => (other === seat ? command.word : word));
    return all.every((word) => word !== null)
      ? [choice, { type: "shown", rule: "T-1", words: all }]
      : [choice];
  },
  evolve(state, event) {
    switch (event.type) {
      case "dealt":
        return { ...state, secrets: event.secrets };
      case "peeked":
        return { ...state, secrets: state.secrets.with(event.seat, event.word) };
      case "sealed":
        return { ...state, sealed: state.sealed.with(event.seat, event.word) };
      case "shown":
        return {
          ...state,
          round: state.round + 1,
          sealed: state.sealed.map(() => null),
          shown: [...state.shown, event.words],
        };
    }
  },
  viewFor: (state, viewer) => ({
    viewer,
    round: state.round,
    secret: viewer === "spectator" ? null : (state.secrets[viewer] ?? null),
    mine: viewer === "spectator" ? null : (state.sealed[viewer] ?? null),
    ready: state.sealed.map((word) => word !== null),
    shown: state.shown,
  }),
  newsFor(event, viewer) {
    if (event.type === "shown") return event;
    if (event.type === "dealt") return { type: "dealt", rule: "T-1", seat: null };
    return event.seat === viewer ? event : { type: event.type, rule: "T-1", seat: event.seat };
  },
  reveals: (event) => event.type !== "sealed",
  options: (view) =>
    view.viewer === "spectator" || view.round > rounds
      ? []
      : [{ type: "seal", word: wordOf("choice", view.viewer, view.round) }, { type: "peek" }],
  whyNot(view, command) {
    const fits =
      command.type === "peek" ||
      (view.viewer !== "spectator" &&
        command.word.startsWith(wordOf("choice", view.viewer, view.round)));
    return fits && view.round <= rounds ? null : refuse("not-this-word", "T-1");
  },
  awaited: (state) =>
    state.round > rounds ? [] : state.sealed.flatMap((word, seat) => (word === null ? [seat] : [])),
  onTimeOut: (view) => ({
    type: "seal",
    word: `${wordOf("choice", view.viewer === "spectator" ? 0 : view.viewer, view.round)}-late`,
  }),
  outcome: (state) =>
    state.round > rounds
      ? {
          places: [state.sealed.map((_, seat) => seat)],
          pads: state.sealed.map(() => ({ words: rounds })),
          rule: "T-1",
        }
      : null,
  imagine: () => {
    throw new Error("nobody asks");
  },
};
