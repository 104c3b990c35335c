/** What is now: one event folded into the state. Judges nothing, rolls nothing. */
import { traded } from "./bargaining/deal.ts";
import { editPlayer, editToken } from "./edit.ts";
import { evolveCards } from "./evolve-cards.ts";
import { evolveMemory } from "./evolve-memory.ts";
import { evolvePlayer, rested } from "./evolve-player.ts";
import { emptyState } from "./setup/empty.ts";
import type { Event } from "./events.ts";
import type { State } from "./state.ts";

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case "table-laid":
      return {
        ...emptyState(event.rules, event.seats, event.players),
        tokens: event.tokens,
        market: event.market,
        encounters: event.encounters,
        removed: event.removed,
        first: event.first ?? 0,
      };
    case "asked":
      return {
        ...state,
        pending: { number: state.pending.number + 1, ...event.pending },
        agenda: event.agenda,
        rolls: event.rolls,
      };
    case "answered":
      return {
        ...state,
        pending: {
          number: state.pending.number,
          questions: state.pending.questions,
          answers: state.pending.questions.map((question, i) =>
            question.seat === event.seat ? event.command : (state.pending.answers[i] ?? null),
          ),
        },
      };
    case "ambitions-offered":
      return { ...state, ambitions: event.sheets };
    case "turn-began":
      return {
        ...editPlayer(state, event.player, (player) => ({ ...player, extraTurn: false })),
        current: event.player,
        round: event.round,
        shown: state.shown === null ? null : { ...state.shown, over: true },
        fight: null,
        patrolsMoved: [],
      };
    // What is once a turn is ready again for everybody: others may have used theirs in this one.
    case "turn-ended":
      return { ...state, players: state.players.map(rested) };
    case "patrol-moved":
    case "patrol-replaced":
    case "combat-began":
    case "combat-resolved":
    case "test-resolved":
    case "line-taken":
      return evolveMemory(state, event);
    case "contact-revealed":
      return editToken(state, event.token, (token) => ({ ...token, faceup: true }));
    case "contact-looked-at":
      return editToken(state, event.token, (token) => ({
        ...token,
        seenBy: [...token.seenBy, event.player],
      }));
    case "contact-removed":
      return editToken(state, event.token, (token) => ({ ...token, at: "gone", faceup: true }));
    case "credits-given":
      return editPlayer(
        editPlayer(state, event.from, (player) => ({
          ...player,
          credits: player.credits - event.amount,
        })),
        event.to,
        (player) => ({ ...player, credits: player.credits + event.amount }),
      );
    case "trade-made":
      return event.action === true ? marked(state, event.players[0], traded) : state;
    case "talk-ended":
      return marked(state, event.player, event.mark);
    case "debt-given":
      return giveDebt(state, event.owner, event.from, event.to);
    case "favor-granted":
      return editPlayer(state, event.to, (player) => ({
        ...player,
        favors: {
          received: true,
          skill: event.favor.kind === "advice" ? event.favor.skill : player.favors.skill,
          die: event.favor.kind === "combat-strategy" || player.favors.die,
          shortcut: event.favor.kind === "shortcut" || player.favors.shortcut,
        },
      }));
    case "game-won":
      return {
        ...state,
        winner: event.player,
        pending: { number: state.pending.number, questions: [], answers: [] },
        agenda: [],
      };
    case "top-discarded":
    case "top-removed":
    case "deck-shuffled":
    case "card-gained":
    case "card-discarded":
    case "card-removed":
    case "card-given":
    case "card-rotated":
    case "card-marked":
    case "crew-gained":
    case "crew-discarded":
    case "crew-removed":
    case "crew-given":
    case "contact-captured":
    case "encounter-drawn":
    case "secret-kept":
    case "secret-used":
    case "secrets-discarded":
      return evolveCards(state, event);
    case "databank-drawn":
      return {
        ...state,
        shown: {
          type: "databank",
          over: false,
          player: event.player,
          number: event.number,
          version: event.version,
          card: event.card ?? "",
          done: [],
        },
      };
    case "contact-met":
      return {
        ...state,
        shown: { type: "contact", over: false, player: event.player, contact: event.contact },
      };
    case "market-revealed":
    case "dice-rolled":
    case "dice-changed":
    case "cargo-delivered":
    case "bounty-claimed":
    case "job-attempted":
    case "job-completed":
    case "job-failed":
    case "patrol-beaten":
    case "patrol-met":
    case "favor-requested":
    case "offers-compared":
    case "offer-made":
    case "promise-made":
    case "ai-line-done":
    case "story-told":
    case "victory-missed":
      return state;
    case "ai-card-drawn":
      return {
        ...editPlayer(state, event.player, (player) => evolvePlayer(player, event)),
        shown: { type: "ai", over: false, player: event.player, card: event.card },
      };
    default:
      return editPlayer(state, event.player, (player) => evolvePlayer(player, event));
  }
}

/** Done this turn. */
function marked(state: State, index: number, mark: string): State {
  return editPlayer(state, index, (player) => ({ ...player, used: [...player.used, mark] }));
}

function giveDebt(state: State, owner: number, from: number, to: number): State {
  const without = editPlayer(state, from, (player) => ({
    ...player,
    debts: player.debts.filter((debt) => debt !== owner),
  }));
  return editPlayer(without, to, (player) => ({ ...player, debts: [...player.debts, owner] }));
}
