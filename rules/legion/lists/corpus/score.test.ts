import { expect, test } from "vitest";
import { corpusIn } from "./corpus.ts";
import { scoreOf } from "./score.ts";

function scored(text: string, ...reads: readonly string[]) {
  const [list] = corpusIn(`# a kind\n===== a title\n${text}\n----- reads\n${reads.join("\n")}\n`);
  if (list === undefined) throw new Error("no list");
  const { kind, title, verdict, differences } = scoreOf(list);
  expect([kind, title]).toEqual(["a kind", "a title"]);
  return [verdict, ...differences];
}

const bossk = "1 Bossk Trandoshan Terror";

test("[LC-LEDGER-03] a list read as a player reads it is right", () => {
  expect(scored("Bossk", bossk)).toEqual(["right"]);
  expect(scored("Bossk (113)\n - Emergency Stims (8)", `${bossk} 113: Emergency Stims`)).toEqual([
    "right",
  ]);
  expect(scored("Stormtroopers\nBossk\nStormtroopers", "2 Stormtroopers", bossk)).toEqual([
    "right",
  ]);
  expect(
    scored("Din Djarin (95)\nGrogu (17)", "1 Din Djarin The Mandalorian 95 + Grogu 17"),
  ).toEqual(["right"]);
  expect(scored("Major Marquand", "1 Major Marquand Tempest Scout 2")).toEqual(["right"]);
  expect(scored("AT-RT\nRebel Troopers", "1 AT-RT (rebels)", "1 Rebel Troopers")).toEqual([
    "right",
  ]);
  const said = ["1 activation", "105 of 1000 points"];
  expect(scored("105/1000 (1 activation)\nBossk (105)", `${bossk} 105`, ...said)).toEqual([
    "right",
  ]);
});

test("[LC-LEDGER-03] what nobody can know must be asked, and a likely card is offered first", () => {
  const either = "1 Boba Fett Infamous Bounty Hunter | Boba Fett Daimyo of Mos Espa";
  expect(scored("Boba", `? ${either}`)).toEqual(["right"]);
  expect(scored("Boba", either)).toEqual(["told", "Boba Fett: asked without need"]);
  expect(scored("Bossk", `? ${bossk}`)).toEqual(["wrong", "Bossk: guessed where it must be asked"]);
});

test("[LC-LEDGER-03] wrong is what nobody is told of", () => {
  expect(scored("Bossk", "1 Stormtroopers")).toEqual([
    "wrong",
    "ay is lost",
    "not in the list: Bossk",
  ]);
  expect(scored("Bossk", bossk, bossk)).toEqual(["wrong", "ax is lost"]);
  expect(scored("Bossk (105)", `${bossk} 113`)).toEqual(["wrong", "Bossk: costs 113, read 105"]);
  expect(scored("Bossk", `${bossk}: Tenacity`)).toEqual(["wrong", "Bossk: carries Tenacity"]);
  expect(scored("Bossk\n - Tenacity", bossk)).toEqual(["wrong", "Bossk: does not carry Tenacity"]);
  expect(scored("Din Djarin\nGrogu", "1 Din Djarin The Mandalorian")).toEqual([
    "wrong",
    "Din Djarin: another counterpart, or none",
  ]);
});

test("[LC-LEDGER-03] told is what is asked about, kept as it was written, or left unread", () => {
  expect(scored("Zuckuss", bossk)).toEqual(["told", "ax is asked about as Zuckuss"]);
  expect(scored("Bossk\n - Own Thing", `${bossk}: Tenacity`)).toEqual([
    "told",
    "Bossk: carries Tenacity",
    "Bossk: does not carry Own Thing",
  ]);
  expect(scored("Bossk\nwho comes on friday?", bossk, "1 Stormtroopers")).toEqual([
    "told",
    "ay is lost",
  ]);
  expect(scored("7", bossk)).toEqual(["told", "nothing was read: no-units"]);
});

test("[LC-LEDGER-03] what is expected wrongly is no list", () => {
  expect(() => scored("Bossk", "Bossk")).toThrow("is no unit");
  expect(() => scored("Bossk", "1 Zuckuss")).toThrow("no card");
});
