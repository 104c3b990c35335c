/** Promises about what may be said: options are accepted, and everything else is refused with its reason. */
import { isRefusal, type Game, type Rng } from "../game.ts";
import { quickRng } from "../rng.ts";
import { copyOf, differs } from "./differs.ts";
import { pick, walk, type Sample } from "./walk.ts";

/** Every option of every seat is accepted, and a seat that is waited for has one. */
export function optionsAreAccepted(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, chance, setup } = walk(game, sample, seed, length);
  const waiting = game.awaited(state);
  for (let seat = 0; seat < setup.seats; seat++) {
    const view = game.viewFor(state, seat);
    const options = game.options(view);
    if (options.length === 0 && waiting.includes(seat))
      return `seat ${seat} is waited for and has no option`;
    for (const command of options) {
      const decision = game.decide(state, seat, command, chance);
      if (isRefusal(decision))
        return `option refused: ${JSON.stringify({ seat, command, decision })}`;
      const why = game.whyNot(view, command);
      if (why !== null)
        return `whyNot objects to an option: ${JSON.stringify({ seat, command, why })}`;
      const bare = decision.find((event) => event.rule === "");
      if (bare !== undefined) return `an event without its rule: ${bare.type}`;
      const read = differs(game.readCommand(copyOf(command)), command);
      if (read !== null) return `an option does not survive the wire${read}`;
    }
    if (waiting.includes(seat)) {
      const late = game.onTimeOut(view);
      if (!options.some((command) => differs(command, late) === null))
        return `onTimeOut is no option: ${JSON.stringify(late)}`;
    }
  }
  return null;
}

/** Everything that is no option is refused with a code and a rule, and whyNot says the same from the view alone. */
export function theRestIsRefused(
  game: Game,
  sample: Sample,
  seed: number,
  length: number,
): string | null {
  const { state, chance, setup, heard } = walk(game, sample, seed, length);
  const rng = quickRng(seed + 1);
  const lately = heard.slice(-40);
  for (let seat = 0; seat < setup.seats; seat++) {
    const view = game.viewFor(state, seat);
    const options = game.options(view);
    const said = [...lately, ...variants(game, [...options, ...lately], rng)];
    for (let i = 0; i < 20 && sample.noise; i++) said.push(sample.noise(view, rng));
    for (const command of said) {
      // That options are accepted is another promise.
      if (options.some((option) => differs(option, command) === null)) continue;
      const decision = game.decide(state, seat, command, chance);
      const why = game.whyNot(view, command);
      const shaped = sample.shaped?.(view, command) === true;
      if (!isRefusal(decision) && !sample.openEnded && !shaped)
        return `accepted: ${JSON.stringify({ seat, command })}`;
      if (!isRefusal(decision)) continue;
      if (decision.code === "" || decision.rule === "")
        return `a refusal without code or rule: ${JSON.stringify({ command, decision })}`;
      const unlike = differs(decision, why);
      if (unlike !== null)
        return `decide and whyNot disagree on ${JSON.stringify(command)}${unlike}`;
    }
  }
  const outside = game.viewFor(state, "spectator");
  if (game.options(outside).length > 0) return "a spectator has options";
  if (lately.some((command) => game.whyNot(outside, command) === null))
    return "a spectator may speak";
  return null;
}

/** Commands with one field taken from another, or set to something small: nearly right, and so mostly wrong. */
function variants(game: Game, commands: readonly unknown[], rng: Rng): unknown[] {
  const values = new Map<string, unknown[]>();
  for (const command of commands) {
    for (const [field, value] of Object.entries(command ?? {}))
      values.set(field, [...(values.get(field) ?? [null, -1, 0, 1]), value]);
  }
  const out: unknown[] = [];
  for (const command of commands) {
    const fields = Object.keys(command ?? {}).filter((field) => field !== "type");
    if (fields.length === 0) continue;
    const field = pick(fields, rng);
    const read = game.readCommand({
      ...(command as object),
      [field]: pick(values.get(field) ?? [null], rng),
    });
    if (read !== null) out.push(read);
  }
  return out;
}
