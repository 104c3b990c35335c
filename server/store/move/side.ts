/** One of the two databases of a move. What both keep is named alike in both, so rows travel column by column. */
export type Value = string | number | null | Uint8Array;
export type DatabaseRow = readonly Value[];

export interface Shape {
  readonly table: string;
  readonly columns: readonly string[];
}

export interface DatabaseSide {
  /** As the host knows it. */
  readonly name: string;
  shapes(): Promise<readonly Shape[]>;
  /** Every row once, many at a time, as it was when the move began. */
  rows(shape: Shape): AsyncIterable<readonly DatabaseRow[]>;
  insert(shape: Shape, rows: readonly DatabaseRow[]): Promise<void>;
  /** What only this side keeps and what follows from the rest. */
  complete(): Promise<void>;
  /** Everything, or nothing. */
  commit(): Promise<void>;
  close(): Promise<void>;
}
