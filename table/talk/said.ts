/** What people say to each other at a table. */
export type Utterance =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "phrase"; readonly phrase: Phrase };

/** Quick phrases travel as keys and are read in the listener's language. */
export const phrases = [
  "hello",
  "good-luck",
  "nice-one",
  "ouch",
  "robbed",
  "thinking",
  "hurry",
  "sorry",
  "thanks",
  "good-game",
  "again",
  "not-now",
] as const;
type Phrase = (typeof phrases)[number];
