import "./theme/tokens.css";
import "./theme/fonts.css";
import "./theme/base.css";
import "./pieces/pieces.css";
import "./theme/page.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { App, fetchFirstScreen } from "./app.tsx";
import { awaitOffer } from "./offline/install.ts";
import { startOverOnce } from "./offline/start-over.ts";
import { lookUpMe } from "./lobby/me.ts";
import { followLinks } from "./route.ts";
import { awaitFirstTouch } from "./sound/cue.ts";
import { applySettings, language } from "./settings/settings.ts";
import { loadWords } from "./words/words.ts";

applySettings();
followLinks();
awaitOffer();
awaitFirstTouch();
startOverOnce();
fetchFirstScreen();
await loadWords();
render(<App />, document.getElementById("hall") ?? document.body);
effect(() => {
  void language.value;
  void loadWords();
});
// Also for whoever this device does not remember: a cookie may know them.
void lookUpMe();
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/service-worker.js");
