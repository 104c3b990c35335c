/** The lesson survives a reload: the learner's moves are enough, the rest of the table follows from them. */
export interface KeptLesson<Command, Topic extends string> {
  readonly moves: readonly Command[];
  /** What the clerk has said already. */
  readonly told: readonly Topic[];
}

export interface LessonShelf<Command, Topic extends string> {
  kept(): KeptLesson<Command, Topic>;
  /** A finished lesson is forgotten: the next visit begins anew. */
  keep(lesson: KeptLesson<Command, Topic> | null): void;
  /** The lobby asks no more whether one is new here. */
  learned(): void;
}

export function lessonShelf<Command, Topic extends string>(
  game: string,
): LessonShelf<Command, Topic> {
  const key = `guildhall.${game}.lesson`;
  const nothing: KeptLesson<Command, Topic> = { moves: [], told: [] };
  return {
    kept() {
      try {
        const { moves, told } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<
          KeptLesson<Command, Topic>
        >;
        return Array.isArray(moves) && Array.isArray(told) ? { moves, told } : nothing;
      } catch {
        return nothing;
      }
    },
    keep(lesson) {
      if (lesson === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(lesson));
    },
    learned() {
      localStorage.setItem(`guildhall.learned.${game}`, "yes");
    },
  };
}
