/** Reads a code with this device's camera, where the browser gives one: over plain http it does not. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../pieces/button.tsx";
import { SaidLine } from "../speech/said-line.tsx";
import { nearbyWords } from "./words.ts";

/** Often enough for a hand that holds still, seldom enough for a warm phone. */
const lookEveryMs = 180;
const widest = 640;

export const hasCamera = (): boolean =>
  isSecureContext && (navigator as Partial<Navigator>).mediaDevices?.getUserMedia !== undefined;

interface ScannerProps {
  readonly read: (text: string) => void;
  readonly stop: () => void;
}

export function Scanner({ read, stop }: ScannerProps): JSX.Element {
  const video = useRef<HTMLVideoElement>(null);
  const failed = useSignal(false);
  useEffect(() => {
    let isOver = false;
    let end = (): void => undefined;
    void watch(video.current, (text) => (isOver ? undefined : read(text))).then(
      (stopLooking) => (isOver ? stopLooking() : (end = stopLooking)),
      () => void (failed.value = true),
    );
    return () => {
      isOver = true;
      end();
    };
  }, []);
  const w = nearbyWords();
  if (failed.value)
    return (
      <SaidLine kind="must" class="soft">
        {w.noCamera}
      </SaidLine>
    );
  return (
    <div class="near-scanner">
      <video ref={video} muted playsInline aria-hidden="true" />
      <Button press={stop}>{w.stopScan}</Button>
    </div>
  );
}

async function watch(
  video: HTMLVideoElement | null,
  found: (text: string) => void,
): Promise<() => void> {
  const { decodeQR } = await import("qr/decode.js");
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: "environment" },
  });
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (video === null || brush === null) throw new Error("nowhere to draw");
  video.srcObject = stream;
  await video.play();
  const timer = setInterval(() => {
    if (video.videoWidth === 0) return;
    const scale = Math.min(1, widest / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    brush.drawImage(video, 0, 0, canvas.width, canvas.height);
    const text = textIn(() => decodeQR(brush.getImageData(0, 0, canvas.width, canvas.height)));
    if (text !== null) found(text);
  }, lookEveryMs);
  return () => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
  };
}

/** Most pictures show no code, and the reader says so by throwing. */
function textIn(decode: () => string): string | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
