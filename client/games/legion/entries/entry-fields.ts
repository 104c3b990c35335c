/**
 * What can be changed in an entry of the ledger, field by field. Whether
 * the change is possible, the referee says when it is judged again.
 */
import { unreachable } from "#rules/game.ts";
import {
  effects,
  isHunter,
  mostReminders,
  ranks,
  sides,
  type Command,
  type Unit,
  type View,
} from "#rules/legion/index.ts";
import { choice, count, type ChoiceField, type Field } from "./field.ts";
import { missionFields } from "./mission-fields.ts";
import type { Words } from "#words/made/legion/words.ts";

const nobody = "";

export function fieldsOf(command: Command, view: View, words: Words): readonly Field[] {
  const w = words.history.fields;
  const named = (units: readonly Unit[]): ChoiceField["choices"] =>
    units.map(({ id, name }) => ({ value: id, text: name }));
  const unit = (label: string, value: string, put: ChoiceField["with"]): ChoiceField =>
    choice(label, value, named(view.units), put);
  const author = (value: string | null, put: (by: string | null) => Command): ChoiceField => {
    const hunters = view.units.filter(isHunter);
    const others = view.units.filter((each) => !isHunter(each));
    return choice(
      w.by,
      value ?? nobody,
      [...named(hunters), { value: nobody, text: words.anotherUnit }, ...named(others)],
      (by) => put(by === nobody ? null : by),
    );
  };

  switch (command.type) {
    case "add-unit":
    case "change-unit": {
      const hunts = command.unit.keywords.includes("bounty");
      const put = (change: Partial<typeof command.unit>): Command => ({
        ...command,
        unit: { ...command.unit, ...change },
      });
      return [
        choice(
          w.rank,
          command.unit.rank,
          ranks.map((rank) => ({ value: rank, text: words.ranks[rank] ?? rank })),
          (value) => put({ rank: ranks.find((rank) => rank === value) ?? command.unit.rank }),
        ),
        choice(
          words.keywords["bounty"] ?? "",
          hunts ? "yes" : "no",
          (["yes", "no"] as const).map((value) => ({ value, text: words.history.yesNo[value] })),
          (value) => {
            const others = command.unit.keywords.filter((keyword) => keyword !== "bounty");
            return put({ keywords: value === "yes" ? [...others, "bounty"] : others });
          },
        ),
        count(w.health, command.unit.wounds, (wounds) => put({ wounds }), 1),
      ];
    }
    case "add-army":
    case "list-army":
      return [
        choice(
          w.leaveOut,
          nobody,
          [
            { value: nobody, text: w.nobody },
            ...command.units.map(({ id, name }) => ({ value: id, text: name })),
          ],
          (id) => ({ ...command, units: command.units.filter((each) => each.id !== id) }),
        ),
      ];
    case "poison-unit":
      return [
        author(command.by, (by) => ({ ...command, by })),
        unit(w.unit, command.unit, (id) => ({ ...command, unit: id })),
        count(w.poison, command.tokens, (tokens) => ({ ...command, tokens }), 1, 9),
      ];
    case "wound-guardian":
      return [
        author(command.by, (by) => ({ ...command, by })),
        unit(w.guardian, command.unit, (id) => ({ ...command, unit: id })),
        count(w.wounds, command.wounds, (wounds) => ({ ...command, wounds }), 1),
      ];
    case "together":
      return [];
    case "mark":
      return [
        unit(w.by, command.by, (by) => ({ ...command, by })),
        unit(w.target, command.target, (target) => ({ ...command, target })),
      ];
    case "attack":
      return [
        author(command.by, (by) => ({ ...command, by })),
        ...command.pools.flatMap((pool, at) => {
          const put = (change: Partial<typeof pool>): Command => ({
            ...command,
            pools: command.pools.map((each, i) => (i === at ? { ...each, ...change } : each)),
          });
          return [
            unit(w.target, pool.on, (on) => put({ on })),
            count(w.wounds, pool.wounds, (wounds) => put({ wounds })),
            count(w.stims, pool.stims, (stims) => put({ stims }), 0, 2),
            count(w.poison, pool.poison, (poison) => put({ poison }), 0, 9),
            ...pool.guardians.flatMap((guardian, nth) => {
              const share = (change: Partial<typeof guardian>): Command =>
                put({
                  guardians: pool.guardians.map((each, i) =>
                    i === nth ? { ...each, ...change } : each,
                  ),
                });
              return [
                unit(w.guardian, guardian.unit, (id) => share({ unit: id })),
                count(w.wounds, guardian.wounds, (wounds) => share({ wounds })),
              ];
            }),
            count(w.backlash, pool.backlash, (backlash) => put({ backlash })),
          ];
        }),
      ];
    case "detonate":
      return [
        author(command.by, (by) => ({ ...command, by })),
        ...command.hits.flatMap((hit, at) => {
          const put = (change: Partial<typeof hit>): Command => ({
            ...command,
            hits: command.hits.map((each, i) => (i === at ? { ...each, ...change } : each)),
          });
          return [
            unit(w.target, hit.on, (on) => put({ on })),
            count(w.wounds, hit.wounds, (wounds) => put({ wounds })),
            count(w.stims, hit.stims, (stims) => put({ stims }), 0, 2),
            count(w.poison, hit.poison, (poison) => put({ poison }), 0, 9),
          ];
        }),
      ];
    case "suffer-wounds":
      return [
        author(command.by, (by) => ({ ...command, by })),
        unit(w.unit, command.unit, (id) => ({ ...command, unit: id })),
        count(w.wounds, command.wounds, (wounds) => ({ ...command, wounds }), 1),
      ];
    case "heal":
      return [
        unit(w.unit, command.unit, (id) => ({ ...command, unit: id })),
        count(w.wounds, command.wounds, (wounds) => ({ ...command, wounds }), 1),
      ];
    case "correct-wounds":
      return [
        unit(w.unit, command.unit, (id) => ({ ...command, unit: id })),
        count(words.unit.wounds, command.wounded, (wounded) => ({ ...command, wounded })),
      ];
    case "set-reminder":
      return [
        unit(w.unit, command.unit, (id) => ({ ...command, unit: id })),
        count(
          words.unit.reminder[command.reminder],
          command.count,
          (next) => ({ ...command, count: next }),
          0,
          mostReminders[command.reminder],
        ),
      ];
    case "board":
      return [
        unit(w.unit, command.unit, (id) => ({ ...command, unit: id })),
        choice(
          w.vehicle,
          command.vehicle,
          named(view.units.filter(({ transport }) => transport !== null)),
          (vehicle) => ({ ...command, vehicle }),
        ),
      ];
    case "end-activation":
      return [
        unit(w.unit, command.unit, (id) => ({ ...command, unit: id })),
        ...(command.order === null
          ? []
          : [order(command.order, (next) => ({ ...command, order: next }))]),
        ...(command.creditTo === null
          ? []
          : [
              choice(
                w.credit,
                command.creditTo,
                named(view.units.filter(isHunter)),
                (creditTo) => ({ ...command, creditTo }),
              ),
            ]),
      ];
    case "choose-order":
      return [order(command.order, (next) => ({ ...command, order: next }))];
    case "choose-credit":
      return [
        choice(w.credit, command.hunter, named(view.units.filter(isHunter)), (hunter) => ({
          ...command,
          hunter,
        })),
      ];
    case "leave-battlefield":
    case "recover":
    case "disembark":
    case "secret-mission":
    case "remove-unit":
      return [unit(w.unit, command.unit, (id) => ({ ...command, unit: id }))];
    case "score-objective":
      return [
        sideField(command.side, (side) => ({ ...command, side })),
        count(w.tokens, command.tokens, (tokens) => ({ ...command, tokens }), -9, 9),
      ];
    case "end-game":
      return [
        choice(
          w.wipedOut,
          command.wipedOut ?? nobody,
          [
            { value: nobody, text: w.nobody },
            ...sides.map((side) => ({ value: side, text: words.side[side] ?? side })),
          ],
          (value) => ({ ...command, wipedOut: sides.find((side) => side === value) ?? null }),
        ),
      ];
    case "choose-edition":
    case "choose-mission":
    case "choose-targets":
    case "end-phase":
    case "secondary-deed":
    case "take-space":
      return missionFields(command, view, words);
    case "rename-unit":
    case "set-clock":
    case "swap-colours":
    case "close-armies":
    case "new-round":
      return [];
    default:
      return unreachable(command);
  }

  function sideField(
    value: (typeof sides)[number],
    put: (side: (typeof sides)[number]) => Command,
  ): ChoiceField {
    return choice(
      w.side,
      value,
      sides.map((side) => ({ value: side, text: words.side[side] ?? side })),
      (next) => put(sides.find((side) => side === next) ?? value),
    );
  }

  function order(
    value: readonly (typeof effects)[number][],
    put: (order: readonly (typeof effects)[number][]) => Command,
  ): ChoiceField {
    const orders = [effects, effects.toReversed()];
    const key = (one: readonly string[]): string => one.join();
    return choice(
      w.order,
      key(value),
      orders.map((one) => ({
        value: key(one),
        text: one.map((effect) => words.unit.effect[effect] ?? effect).join(" → "),
      })),
      (next) => put(orders.find((one) => key(one) === next) ?? value),
    );
  }
}
