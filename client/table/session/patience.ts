/** What waits for an answer, and for how long: whoever is silent for longer is taken for dead. */
export interface Patience {
  begin(id: string): void;
  end(id: string): void;
  endAll(): void;
}

const longestMs = 5000;

export function keepPatience(lost: () => void): Patience {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  function end(id: string): void {
    const timer = waiting.get(id);
    if (timer !== undefined) clearTimeout(timer);
    waiting.delete(id);
  }

  return {
    begin(id) {
      end(id);
      waiting.set(id, setTimeout(lost, longestMs));
    },
    end,
    endAll() {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
