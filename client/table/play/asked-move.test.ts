import { expect, test } from "vitest";
import { askedMove, goesToo, type ToldPage } from "./asked-move.ts";

const line = (text: string, seat: number | null, weight: "plain" | "hall" = "plain") => ({
  text,
  seat,
  weight,
});

test("[HALL] a move that is asked back is named, though its line names nobody", () => {
  const shown: ToldPage = { seat: 1, lines: [line("Hera Syndulla turns up.", null)] };
  expect(askedMove([shown], 1)).toBe("Hera Syndulla turns up.");
  expect(askedMove([shown], 0)).toBe(null);
  const others: ToldPage = { seat: 0, lines: [line("Ana flies.", 0), line("Ben pays.", 1)] };
  expect(askedMove([others, shown], 1)).toBe("Ben pays.");
  expect(askedMove([{ seat: 1, lines: [line("Ben sits down.", 1, "hall")] }], 1)).toBe(null);
});

test("[HALL] whoever is asked hears that their own moves since would go too", () => {
  const page = (seat: number | null): ToldPage => ({ seat, lines: [] });
  expect(goesToo([page(1), page(0)], [0])).toBe(true);
  expect(goesToo([page(1), page(null)], [0])).toBe(false);
});
