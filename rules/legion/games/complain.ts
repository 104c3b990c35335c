/** Writes one sentence about a mistake in the file; the mistaken thing is then left out. */
export type Complain = (sentence: string) => null;
