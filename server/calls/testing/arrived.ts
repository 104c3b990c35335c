/** What three people got by three ways, in one list: a web hook, letters, a device's push messages. */
import type { CallKind } from "#table/talk/calls.ts";
import type { CalledHall } from "./called.ts";
import type { PushDevice } from "./push-device.ts";

interface Arrived {
  /** The seat at the table. */
  readonly seat: number;
  readonly id: string;
  readonly texts: readonly string[];
  readonly link: string;
}

export interface Arrivals {
  /** What came since the last look: `0 your-move`. */
  fresh(): readonly string[];
  all(): readonly Arrived[];
  /** The latest this person got. */
  last(seat: number): Arrived | undefined;
}

const kinds: readonly (readonly [CallKind, RegExp])[] = [
  ["your-move", /^Your move in/],
  ["all-wait", /^All wait for you in/],
  ["half-time", /^Half of your time is gone in/],
  ["last-tenth", /^Your time is nearly up in/],
  ["bot-plays", /^A bot plays for you in/],
  ["over", / is over\./],
];

const kindOf = (text: string): string => kinds.find(([, form]) => form.test(text))?.[0] ?? text;

interface Ways {
  /** The seat of whoever has each. */
  readonly hook: number;
  readonly mail: number;
  readonly push: number;
  readonly device: PushDevice;
}

export function arrivals({ receiver, mail }: CalledHall, ways: Ways): Arrivals {
  const all: Arrived[] = [];
  let [got, letters, told] = [0, 0, 0];

  function read(): void {
    for (const { path, headers, body } of receiver.got.slice(got)) {
      if (path === "/push") all.push(pushed(ways.push, ways.device.open(body)));
      else if (isCall(headers["x-guildhall-call"])) all.push(hooked(ways.hook, body));
    }
    for (const { headers, text } of mail.letters.slice(letters)) {
      const id = headers.get("message-id") ?? "";
      if (isCall(id)) all.push(written(ways.mail, id, text));
    }
    [got, letters] = [receiver.got.length, mail.letters.length];
  }

  return {
    fresh() {
      read();
      const found = all.slice(told);
      told = all.length;
      return found
        .flatMap(({ seat, texts }) => texts.map((text) => `${seat} ${kindOf(text)}`))
        .toSorted();
    },
    all: () => all,
    last: (seat) => all.findLast((each) => each.seat === seat),
  };
}

/** *Try it* and the question whether an address is right are no calls. */
function isCall(id: unknown): boolean {
  return !/^<?try-/.test(String(id));
}

interface Json {
  readonly id: string;
  readonly calls: readonly { readonly text: string; readonly link: string }[];
}

function hooked(seat: number, body: Buffer): Arrived {
  const { id, calls } = JSON.parse(body.toString()) as Json;
  return { seat, id, texts: calls.map(({ text }) => text), link: calls[0]?.link ?? "" };
}

function pushed(seat: number, payload: unknown): Arrived {
  const { id, title, body, link } = payload as Record<"id" | "title" | "body" | "link", string>;
  return { seat, id, texts: body === "" ? [title] : body.split("\n"), link };
}

/** A line of text and its link, an empty line, the next; at the end the link that ends it all. */
function written(seat: number, id: string, text: string): Arrived {
  const told = text.trim().replaceAll("\r", "").split("\n\n").slice(0, -1);
  const [link = ""] = /\bhttp\S+/.exec(told[0] ?? "") ?? [];
  return { seat, id, texts: told, link };
}
