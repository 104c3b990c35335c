/** The answer the clerk names is marked wherever it appears: a panel may be opened long after he spoke. */
import { bring } from "./bring.ts";

/**
 * Marks it now and whenever it is drawn; the answer ends that. Other cards have an answer of the same name: in an open
 * panel it is meant only while `thing`, where there is one, is what is open.
 */
export function markAnswer(
  table: HTMLElement,
  name: string,
  thing: HTMLElement | null,
): () => void {
  let marked: HTMLElement | null = null;
  const mark = (): void => {
    const answers = [...table.querySelectorAll<HTMLElement>(".or-answer, .or-line")];
    const isOpen = thing === null || thing.getAttribute("aria-pressed") === "true";
    const found =
      answers.find(
        (answer) => labelOf(answer) === name && (isOpen || answer.closest(".or-panel") === null),
      ) ?? null;
    if (found === marked) return;
    marked?.removeAttribute("data-meant");
    found?.setAttribute("data-meant", "");
    // A line may lie below the edge of its story.
    if (found?.classList.contains("or-line")) bring(found);
    marked = found;
  };
  mark();
  const drawn = new MutationObserver(mark);
  drawn.observe(table, { childList: true, subtree: true, attributeFilter: ["aria-pressed"] });
  return () => {
    drawn.disconnect();
    marked?.removeAttribute("data-meant");
  };
}

/** Its words alone, without signs and chances. */
function labelOf(answer: HTMLElement): string {
  const label = answer.querySelector(".or-line-label") ?? answer.querySelector("span") ?? answer;
  const texts = [...label.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ textContent }) => textContent).join("");
}
