/**
 * One of each address in a turn of the event loop. What arrived together would otherwise be answered together: whoever
 * sends a hundred at once stands in line behind themselves, and the moves of others come between.
 */
export type AddressTurns = (address: string, run: () => void) => void;

export function inTurns(): AddressTurns {
  /** Of those who had their turn just now, what they still want. */
  const lines = new Map<string, (() => void)[]>();

  function next(): void {
    for (const [address, line] of lines) {
      const run = line.shift();
      if (run === undefined) lines.delete(address);
      else run();
    }
    if (lines.size > 0) setImmediate(next);
  }

  return (address, run) => {
    const line = lines.get(address);
    if (line !== undefined) return void line.push(run);
    if (lines.size === 0) setImmediate(next);
    lines.set(address, []);
    run();
  };
}
