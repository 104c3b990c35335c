/** Less waiting: the next draw is said while the others think, and nobody is asked what gains nothing. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  activationGain,
  decks,
  type Command,
  type State,
  type View,
} from "#rules/bounty-hunters/index.ts";
import { visitor } from "#server/testing/visitor.ts";
import { smallTargets } from "#tools/browser/browser.ts";
import { gameUntil } from "#tools/browser/bounty-hunters/kept.ts";
import { guests } from "#tools/browser/guests.ts";
import { openKept, type KeptGame } from "#tools/browser/kept-game.ts";
import { en } from "#words/made/bounty-hunters/en.ts";

const { house, known, visit } = guests();

test("[BH-TURN-03] once my card is sealed the next draw is one of four small buttons, and the next turn does not ask", async () => {
  const [host, guest] = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")];
  const table = await host.make({ game: "bounty-hunters", seats: 2 });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await host.ask(table, { type: "start" });
  const miaPlays = (command: unknown): Promise<unknown> =>
    guest.ask(table, { type: "command", seat: 1, command });
  const ginny = await known(host.token, `/t/${table}`);
  await ginny.locator(".bh-draw [data-deck=target]").click();
  await miaPlays({ type: "draw", deck: 0 });
  await ginny.locator(".bh-step-choose").waitFor();
  expect(await ginny.locator(".bh-next").count()).toBe(0);
  await ginny.locator(".bh-hand button").first().click();
  await ginny.locator(".bh-move", { hasText: en.dock.sell }).click();

  const next = ginny.getByRole("group", { name: en.dock.nextDraw });
  const hunters = next.getByRole("button", { name: en.decks.hunter });
  await hunters.click();
  await next.locator("[aria-pressed=true]").waitFor();
  expect(await hunters.getAttribute("aria-pressed")).toBe("true");
  expect(await smallTargets(ginny)).toEqual([]);

  const { options } = await guest.view(table, "as=1");
  await miaPlays(options[0]);
  // Nobody asks Ginny: her hunter is drawn, and Mia alone is waited for.
  await miaPlays({ type: "draw", deck: 0 });
  await ginny.getByText(en.turn(2)).first().waitFor();
  await ginny.locator(".bh-step-choose").waitFor();
  expect(await ginny.locator(".bh-hand button").count()).toBe(5);
  await ginny.context().close();
});

test("[BH-CONF-05] where an attacker goes is said with its card, and a reload in between forgets nothing", async () => {
  const players = [await visitor(house(), "Ginny"), await visitor(house(), "Mia")] as const;
  const [host, guest] = players;
  const table = await host.make({ game: "bounty-hunters", seats: 2 });
  await guest.ask(table, { type: "sit", seat: 1, entropy: "open" });
  await host.ask(table, { type: "start" });
  const seen = async (seat: number) => {
    const { tell, options } = await (players[seat] ?? host).view(table, `as=${seat}`);
    return { view: tell?.view as View, options: options as readonly Command[] };
  };
  const play = (seat: number, command: unknown): Promise<unknown> =>
    (players[seat] ?? host).ask(table, { type: "command", seat, command });
  const targets = ({ boards }: View): number => boards[0]?.confrontations.length ?? 0;
  const faceOf = ({ set }: View, card: number) => set.faces[card];
  const fits = (view: View, { type }: { readonly type: string }): boolean =>
    type === (targets(view) < 2 ? "target" : "hunter");

  /** Targets are laid out until there are two, then a hunter is drawn: it lies in Ginny's hand when she is asked. */
  async function goOn(seat: number): Promise<"there" | "on"> {
    const { view, options } = await seen(seat);
    const wanted = options.find((one) => {
      if (one.type === "draw") return fits(view, { type: decks[one.deck] ?? "" });
      const face = one.type === "choose" && one.fate === "play" ? faceOf(view, one.card) : null;
      return face?.type === "target";
    });
    const isReady = seat === 0 && view.step.type === "choose" && targets(view) > 1;
    if (isReady && view.hand.some((card) => faceOf(view, card)?.type === "hunter")) return "there";
    const sold = options.find((one) => one.type === "choose" && one.fate === "sell");
    const command = (seat === 0 ? wanted : null) ?? sold ?? options[0];
    if (command !== undefined) await play(seat, command);
    return "on";
  }
  while ((await goOn(0)) === "on") await goOn(1);

  const { view } = await seen(0);
  const ginny = await known(host.token, `/t/${table}`);
  await ginny.locator(".bh-step-choose").waitFor();
  const hunter = view.hand.findIndex((card) => faceOf(view, card)?.type === "hunter");
  await ginny.locator(".bh-hand button").nth(hunter).click();
  const onto = ginny.locator(".bh-move", { hasText: en.dock.playOnto("").trim() });
  await onto.nth(1).click();
  await ginny.locator(".bh-hand .bh-sealed").waitFor();
  await ginny.reload();
  await ginny.locator(".bh-hand .bh-sealed").waitFor();
  const { options } = await seen(1);
  await play(
    1,
    options.find((one) => one.type === "choose" && one.fate === "sell"),
  );
  const lies = async (): Promise<number | undefined> =>
    (await seen(0)).view.boards[0]?.confrontations[1]?.attackers.length;
  await expect.poll(lies).toBe(1);
  await ginny.context().close();
});

/** A window of mine in which an activation would bring just this. */
function windowWith(gain: string): KeptGame {
  const isThere = ({ step, boards, set, lastTurn }: State): boolean => {
    const [board] = boards;
    const isAsked = step.type === "resolve" && step.windows[0]?.type === "activate";
    return isAsked && lastTurn === 0 && board !== undefined && activationGain(set, board) === gain;
  };
  for (let seed = 1; seed < 80; seed++) {
    let isFound = false;
    const game = gameUntil(3, (state) => (isFound ||= isThere(state)), seed);
    const table = `${gain}${game.header.table}`.slice(0, 16);
    if (isFound) return { ...game, header: { ...game.header, table } };
  }
  throw new Error(`no deal of eighty has a window with ${gain}`);
}

const turnOf = async (page: Page): Promise<string> =>
  page.locator(".bh-where .number").first().innerText();

test("[BH-TURN-12] a reserve that gains nothing is not asked about; a crate is, and not until it would capture is one tap", async () => {
  const page = await visit("/", { size: "desktop" });
  await openKept(page, windowWith("none"));
  // It goes on by itself to the next question that is one.
  await page.locator(".bh-step-draw .bh-dock.bh-mine").waitFor();
  expect(await page.getByRole("button", { name: en.dock.done }).count()).toBe(0);

  await openKept(page, windowWith("points"));
  await page.getByRole("button", { name: en.dock.done }).waitFor();
  const turn = await turnOf(page);
  await page.getByRole("button", { name: en.dock.untilCapture }).click();
  await expect.poll(() => turnOf(page)).not.toBe(turn);
  await page.context().close();
});
