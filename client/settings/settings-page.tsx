import type { JSX } from "preact";
import { myName } from "../lobby/me.ts";
import { CallsSection } from "../calls/calls-section.tsx";
import { callsWords } from "../calls/words/words.ts";
import { claimWords } from "./claim/words.ts";
import { hasHall } from "../edition/edition.ts";
import { PageHead } from "../pieces/page-head.tsx";
import { Segments } from "../pieces/segments.tsx";
import { languageNames, languages, type Language } from "#words/made/languages.ts";
import { shares } from "#words/made/shares.ts";
import type { Words } from "#words/made/settings/words.ts";
import { words } from "../words/words.ts";
import { settingsWords } from "./settings-words.ts";
import { keys, keyWays } from "./keys.ts";
import { speech, speechLevels } from "../speech/level.ts";
import { language, motion, motions, theme, themes } from "./settings.ts";
import { Device } from "./device.tsx";
import { MySessions } from "./my-sessions.tsx";
import { SoundSwitch } from "./sound-switch.tsx";
import "./settings.css";

function SettingsPage(): JSX.Element {
  const w = settingsWords();
  return (
    <main id="content" class="page settings">
      <PageHead title={words.value.settings} aside />
      <Segments
        label={w.languageTitle}
        value={language.value}
        choices={languages.map((value) => ({ value, text: nameOf(value, w) }))}
        change={(value) => {
          language.value = value;
        }}
      />
      <Segments
        label={w.theme}
        value={theme.value}
        choices={themes.map((value) => ({ value, text: w.themes[value] }))}
        change={(value) => {
          theme.value = value;
        }}
      />
      <Segments
        label={w.motion}
        value={motion.value}
        hint={w.motionHint}
        choices={motions.map((value) => ({ value, text: w.motions[value] }))}
        change={(value) => {
          motion.value = value;
        }}
      />
      <SoundSwitch />
      <Segments
        label={w.speech}
        value={speech.value}
        hint={w.speechHint}
        choices={speechLevels.map((value) => ({ value, text: w.speechLevels[value] }))}
        change={(value) => {
          speech.value = value;
        }}
      />
      <Segments
        label={w.keys}
        value={keys.value}
        hint={w.keysHint}
        choices={keyWays.map((value) => ({ value, text: w.keyWays[value] }))}
        change={(value) => {
          keys.value = value;
        }}
      />
      <p class="soft">{w.shapes}</p>
      <Device />
      {hasHall && myName.value !== null && <MySessions />}
      {hasHall && myName.value !== null && <CallsSection />}
    </main>
  );
}

/** What it calls itself, and how much of it is there where that is not all. */
function nameOf(language: Language, w: Words): string {
  const share = shares[language] ?? 100;
  return share === 100 ? languageNames[language] : w.partOfLanguage(languageNames[language], share);
}

export async function withWords(): Promise<typeof SettingsPage> {
  await Promise.all([settingsWords.here(), callsWords.here(), claimWords.here()]);
  return SettingsPage;
}
