/** Where a place in a built file stood in the sources: the mappings of a source map, line by line. */

export interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** Column of the built line, then source, line and column there. */
type Segment = readonly [column: number, source: number, line: number, sourceColumn: number];

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function numbersIn(text: string): readonly number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of text) {
    const bits = letters.indexOf(letter);
    value += (bits & 31) << shift;
    shift += 5;
    if ((bits & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}

export function segmentsOf({ mappings }: SourceMap): readonly (readonly Segment[])[] {
  let [source, line, sourceColumn] = [0, 0, 0];
  return mappings.split(";").map((text) => {
    let column = 0;
    return text.split(",").flatMap((piece): Segment[] => {
      const [more = 0, sources, lines = 0, columns = 0] = numbersIn(piece);
      column += more;
      if (sources === undefined) return [];
      source += sources;
      line += lines;
      sourceColumn += columns;
      return [[column, source, line, sourceColumn]];
    });
  });
}

/** The segment that holds this place, if any. */
export function segmentAt(line: readonly Segment[], column: number): Segment | undefined {
  return line.findLast(([begin]) => begin <= column);
}
