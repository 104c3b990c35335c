/** A moment after a scene has gone: a tap that was meant for it must not answer what lies beneath. */
import { signal, type ReadonlySignal } from "@preact/signals";

const graceMs = 450;

export interface Grace {
  /** Written on the board: whoever is no person waits for its end. */
  readonly isOn: ReadonlySignal<boolean>;
  begin(): void;
}

export function grace(): Grace {
  const isOn = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    isOn,
    begin() {
      clearTimeout(timer);
      isOn.value = true;
      timer = setTimeout(() => {
        isOn.value = false;
      }, graceMs);
    },
  };
}
