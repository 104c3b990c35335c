/** Why a program lost a game: what it did, in a word for programs and a sentence for people. */
export interface Fault {
  readonly code: "crashed" | "hung" | "nonsense" | "flood" | "refused" | "resigned";
  readonly words: string;
}

export function fault(code: Fault["code"], words: string): Fault {
  return { code, words };
}

export function isFault(answer: string | Fault): answer is Fault {
  return typeof answer !== "string";
}
