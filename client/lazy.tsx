/**
 * A part of a page that arrives as its own chunk. Until then: one
 * quiet line; when it cannot come: why, and a way to try again.
 */
import { useSignal } from "@preact/signals";
import type { ComponentType, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { afterPicture } from "./idle.ts";
import { Button } from "./pieces/button.tsx";
import { words } from "./words/words.ts";

type LazyScreen<P> = ((props: P) => JSX.Element) & {
  /** Sends for it before it is drawn. */
  fetchEarly(): Promise<void>;
};

/** After the first picture, one after the other, each when there is nothing else to do. */
export async function fetchInTurn(
  screens: readonly Pick<LazyScreen<object>, "fetchEarly">[],
): Promise<void> {
  for (const screen of screens) {
    await afterPicture();
    await screen.fetchEarly();
  }
}

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): LazyScreen<P> {
  let arrived: ComponentType<P> | null = null;
  const fetchEarly = async (): Promise<void> => {
    await load().catch(() => undefined);
  };
  return Object.assign(Lazy, { fetchEarly });

  function Lazy(props: P): JSX.Element {
    const state = useSignal<"waiting" | "here" | "failed">(arrived ? "here" : "waiting");
    const fetchIt = (): void => {
      state.value = "waiting";
      load().then(
        (component) => {
          arrived = component;
          state.value = "here";
        },
        () => {
          state.value = "failed";
        },
      );
    };
    useEffect(() => {
      if (!arrived) fetchIt();
    }, []);
    const Arrived = arrived;
    if (state.value === "here" && Arrived) return <Arrived {...props} />;
    return state.value === "failed" ? (
      <div class="page">
        <p>{words.value.noServer}</p>
        <Button press={fetchIt}>{words.value.tryAgain}</Button>
      </div>
    ) : (
      <p class="page soft loading">{words.value.loading}</p>
    );
  }
}

const quietPause = 4000;

/** A detail that is simply not there until it has come; after a lost connection it is asked for again. */
export function quietly<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => JSX.Element | null {
  let arrived: ComponentType<P> | null = null;
  return function Quiet(props: P): JSX.Element | null {
    const here = useSignal(arrived !== null);
    useEffect(() => {
      let again = 0;
      const fetchIt = (): void => {
        load().then(
          (component) => {
            arrived = component;
            here.value = true;
          },
          () => {
            again = window.setTimeout(fetchIt, quietPause);
          },
        );
      };
      let isGone = false;
      // Not with everything else that is new on the page: sending for a chunk is work too.
      if (arrived === null) void afterPicture().then(() => isGone || fetchIt());
      return () => {
        isGone = true;
        clearTimeout(again);
      };
    }, []);
    const Arrived = here.value ? arrived : null;
    return Arrived === null ? null : <Arrived {...props} />;
  };
}
