/** The head of the hall: its scene, its name, a greeting. */
import type { JSX } from "preact";
import { hasHall } from "../edition/edition.ts";
import { Emblem } from "../pieces/emblem.tsx";
import { Icon } from "../pieces/icon.tsx";
import { partOfDay } from "../words/part-of-day.ts";
import { words } from "../words/words.ts";
import { myName } from "./me.ts";
import { Scene } from "./scene.tsx";

export function Hero(): JSX.Element {
  const w = words.value;
  return (
    <header class="hero">
      <Scene />
      <div class="hero-bar">
        {hasHall && (
          <a class="button quiet square" href="/me" aria-label={w.myPage}>
            <Icon name="person" />
          </a>
        )}
        <a class="button quiet square" href="/settings" aria-label={w.settings}>
          <Icon name="settings" />
        </a>
      </div>
      <div class="hero-text">
        <h1>
          <Emblem />
          {w.appName}
        </h1>
        <p>
          {myName.value === null
            ? w.tagline
            : w.name.hello(myName.value, partOfDay(new Date().getHours()))}
        </p>
      </div>
    </header>
  );
}
