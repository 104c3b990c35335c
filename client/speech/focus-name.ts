/** What a screen reader says of the element with focus: whatever that is need not be said again. */

const namedByContent =
  "button, a, summary, h1, h2, h3, h4, li, label, p, dt, [role=option], [role=button]";

export function isOnFocus(text: string): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && said(focused).includes(bare(text));
}

function said(element: Element): string {
  const ids = ["aria-labelledby", "aria-describedby"].flatMap(
    (name) => element.getAttribute(name)?.split(" ") ?? [],
  );
  const texts = [
    element.getAttribute("aria-label"),
    ...ids.map((id) => document.getElementById(id)?.textContent),
    element.matches(namedByContent) ? element.textContent : null,
  ];
  return bare(texts.filter(Boolean).join(" "));
}

/** Without the closing sign that speech adds. */
function bare(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.endsWith(".") ? line.slice(0, -1) : line;
}
