/** Tournaments of the hall: mine, or the one whose link was opened. */
import type { JSX } from "preact";
import { path } from "../../../route.ts";
import { errorText, words as hall } from "../../../words/words.ts";
import type { PageProps } from "../../screen.ts";
import type { LegionScreen } from "../screen-types.ts";
import { MyEvents } from "./my-events.tsx";
import { OneEvent } from "./one-event.tsx";
import { ProjectorPage } from "./projector.tsx";
import { useEvent } from "./use-event.ts";
import "./event.css";
import { SaidLine } from "../../../speech/said-line.tsx";

export function EventPage(props: PageProps<LegionScreen>): JSX.Element {
  const [, , , , id = "", part = ""] = path.value.split("/");
  return id === "" ? <MyEvents {...props} /> : <Found {...props} id={id} part={part} />;
}

function Found({
  id,
  part,
  ...props
}: PageProps<LegionScreen> & { id: string; part: string }): JSX.Element {
  const seen = useEvent(id).value;
  if (seen === null) return <p class="loading">{hall.value.loading}</p>;
  if (seen === "none") return <SaidLine kind="must">{errorText("no-such-tournament")}</SaidLine>;
  return part === "screen" ? <ProjectorPage seen={seen} /> : <OneEvent {...props} seen={seen} />;
}
