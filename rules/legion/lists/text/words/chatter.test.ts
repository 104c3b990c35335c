import { expect, test } from "vitest";
import { isChatter, isNote, isSentence } from "./chatter.ts";

test("[LC-LEDGER-03] a sentence is no unit, and a unit no sentence", () => {
  const nine = "one two three four five six seven eight nine";
  const sentences = ["Legal?", "Have fun!", "see https://a.b/c there", "http://a.b", `${nine} ten`];
  for (const text of [...sentences, "<b unfinished", "<img src=x>"])
    expect([text, isSentence(text)]).toEqual([text, true]);
  for (const text of [
    "Bossk",
    nine,
    nine.replaceAll(" ", "  "),
    `${nine} (10)`,
    `${nine} ten = 9`,
    `${nine} 2× ten`,
    "<b>Bossk</b>",
  ])
    expect([text, isSentence(text)]).toEqual([text, false]);
  for (const text of ["Is it? Bossk", "Wow! Bossk", "ahttp:/b", "Bossk <img", "x <b"])
    expect([text, isSentence(text)]).toEqual([text, false]);
});

test("[LC-LEDGER-03] talk is known by its words", () => {
  for (const text of ["ok here goes", "my list", "gl hf", "voici ma liste", "hola, mi lista"])
    expect([text, isChatter(text)]).toEqual([text, text !== "my list"]);
  for (const text of ["Bossk", "My Own Hero", "Zuckuss the Uncanny", ""])
    expect([text, isChatter(text)]).toEqual([text, false]);
});

test("[LC-LEDGER-03] shares and kill points say nothing of a unit", () => {
  for (const text of ["17%", "4.2 %", "KP 75", "kill points: 9"]) expect(isNote(text)).toBe(true);
  for (const text of ["17", "Bossk 17%", "KPax"]) expect(isNote(text)).toBe(false);
});
