/** Who reads letters, as a store knows them: by keyed hashes of their addresses and by nothing else. */
export type AddressHash = Uint8Array;

export interface Recipients {
  /**
   * Counts a letter to an address that has not agreed. `false`: it got two after `since`, from whomever, and gets no
   * third, however many ask at once.
   */
  countLetter(address: AddressHash, now: number, since: number): Promise<boolean>;
  /** The one counted at `at` never left the hall. */
  uncountLetter(address: AddressHash, at: number): Promise<void>;
  /** Whoever reads it does not want to be written to. */
  leaveAlone(address: AddressHash, at: number): Promise<void>;
  isLeftAlone(address: AddressHash): Promise<boolean>;
  /** Whoever reads it has thought better of it. */
  letWriteAgain(address: AddressHash): Promise<void>;
}
