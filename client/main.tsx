import "./theme/tokens.css";
import "./theme/fonts.css";
import "./theme/base.css";
import "./pieces/pieces.css";
import "./theme/page.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App, hurryFirstScreen } from "./app.tsx";
import { baseLinks } from "./edition/based-links.ts";
import { base } from "./edition/edition.ts";
import { awaitOffer } from "./offline/install.ts";
import { startOverOnce } from "./offline/start-over.ts";
import { lookUpMe } from "./lobby/me.ts";
import { followLinks } from "./route.ts";
import { awaitFirstTouch } from "./sound/cue.ts";
import { applySettings, language } from "./settings/settings.ts";
import { openLanes } from "./speech/announcer.ts";
import { loadWords } from "./words/words.ts";

/** Whoever only looks has no focus to lose: what keeps it comes with the first touch. */
function keepFocusOnce(event: Event): void {
  // That very touch may take away what had it before its keeper is here.
  const touched = event.composedPath();
  for (const first of ["keydown", "focusin"]) removeEventListener(first, keepFocusOnce);
  void import("./speech/focus-keeper.ts")
    .then(({ keepFocus }) => keepFocus(touched))
    .catch(() => undefined);
}

if (base !== "") baseLinks();
applySettings();
followLinks();
awaitOffer();
awaitFirstTouch();
for (const first of ["keydown", "focusin"]) addEventListener(first, keepFocusOnce);
startOverOnce();
hurryFirstScreen();
openLanes(document.body);
// Also for whoever this device does not remember: a cookie may know them.
void lookUpMe();
// Nothing here awaits: words travel apart and need this very file.
void loadWords().then(() => {
  render(<App />, document.getElementById("hall") ?? document.body);
  effect(() => {
    void language.value;
    void loadWords();
  });
});
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register(`${base}/service-worker.js`);
