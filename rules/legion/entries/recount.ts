/** The entry behind a page of events: enough to write the same ledger again elsewhere. */
import type { Command } from "../commands.ts";
import type { Event } from "../events.ts";
import { other } from "../names.ts";

/** `null` for a page that only asked something: what it asked for comes with the answer. */
export function entryOf(page: readonly Event[]): Command | null {
  const events = page.filter((event) => event.type !== "play-begun");
  const [head] = events;
  switch (head?.type) {
    case "unit-added":
      return added(events);
    case "army-listed":
      return {
        type: "list-army",
        side: head.side,
        units: events.filter((event) => event.type === "unit-added").map(({ unit }) => unit),
      };
    case "written-together":
      return { type: "together", entries: head.entries };
    case "guardian-wounded":
      return { type: "wound-guardian", unit: head.unit, wounds: head.wounds, by: head.by };
    case "poisoned":
      return { type: "poison-unit", unit: head.unit, tokens: head.tokens, by: head.by };
    case "unit-changed":
      return { type: "change-unit", unit: head.unit };
    case "unit-removed":
      return { type: "remove-unit", unit: head.unit };
    case "armies-closed":
      return { type: "close-armies", ...(head.whole ? { whole: true } : {}) };
    case "edition-chosen":
      return { type: "choose-edition", edition: head.edition };
    case "mission-chosen":
      return { type: "choose-mission", mission: head.mission };
    case "colours-swapped":
      return { type: "swap-colours" };
    case "targets-chosen":
      return { type: "choose-targets", side: head.side, units: head.units };
    case "phase-ended":
      return { type: "end-phase", facts: head.facts };
    case "secondary-done":
      return { type: "secondary-deed", side: head.side, deed: head.deed, unit: head.unit };
    case "space-taken":
      return { type: "take-space", side: head.side, space: head.space };
    case "token-placed":
      return head.token.kind === "secret"
        ? mission(head.token.placedOn)
        : { type: "mark", by: head.token.placedBy ?? "", target: head.token.placedOn };
    case "mission-paid":
      return mission(head.unit);
    case "attacked":
      return { type: "attack", by: head.by, kind: head.kind, pools: head.pools };
    case "detonated":
      return {
        type: "detonate",
        by: head.by,
        token: head.token,
        armedBy: head.armedBy,
        hits: head.hits,
      };
    case "wounded":
      return {
        type: "suffer-wounds",
        unit: head.unit,
        wounds: head.wounds,
        by: head.by,
        cause: head.cause,
      };
    case "left-battlefield":
      return { type: "leave-battlefield", unit: head.unit };
    case "healed":
      return { type: "heal", unit: head.unit, wounds: Math.max(1, head.wounds) };
    case "wounds-corrected":
      return { type: "correct-wounds", unit: head.unit, wounded: head.wounded };
    case "stims-readied":
      return { type: "recover", unit: head.unit };
    case "reminder-set":
      return {
        type: "set-reminder",
        unit: head.unit,
        reminder: head.reminder,
        count: head.count,
      };
    case "unit-renamed":
      return { type: "rename-unit", unit: head.unit, name: head.name };
    case "boarded":
      return { type: "board", unit: head.unit, vehicle: head.vehicle };
    case "disembarked":
      return { type: "disembark", unit: head.unit };
    case "activation-ended":
      return {
        type: "end-activation",
        unit: head.unit,
        order: head.order.length > 1 ? head.order : null,
        creditTo: poisoner(events),
      };
    case "objective-scored":
      return { type: "score-objective", side: head.side, tokens: head.tokens };
    case "clock-set": {
      const { hand, minutes } = head;
      return { type: "set-clock", hand, ...(minutes === undefined ? {} : { minutes }) };
    }
    case "round-begun":
      return { type: "new-round" };
    case "game-ended":
      return {
        type: "end-game",
        wipedOut:
          head.result.decidedBy === "wiped-out" && head.result.winner !== null
            ? other(head.result.winner)
            : null,
      };
    default:
      return null;
  }
}

function added(events: readonly Event[]): Command | null {
  const units = events.filter((event) => event.type === "unit-added").map((event) => event.unit);
  const [only, second] = units;
  if (only === undefined) return null;
  return second === undefined ? { type: "add-unit", unit: only } : { type: "add-army", units };
}

function mission(unit: string): Command {
  return { type: "secret-mission", unit, inEnemyZone: true };
}

/** [LB-POISON-08] Whom the poison was credited to, if it defeated. */
function poisoner(events: readonly Event[]): string | null {
  const fatal = events.find((event) => event.type === "unit-defeated");
  return fatal?.route === "poison" ? fatal.by : null;
}
