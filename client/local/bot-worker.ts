/** Bots of this device think beside the page, so that nothing on it ever stutters. */
import { think, type Errand } from '#bots/errand.ts';

interface Asked {
  readonly id: number;
  readonly errand: Errand;
}

const worker = self as unknown as { onmessage: (event: MessageEvent<Asked>) => void; postMessage(message: unknown): void };

worker.onmessage = ({ data: { id, errand } }) => {
  try {
    worker.postMessage({ id, answer: think(errand, () => performance.now()) });
  } catch (trouble) {
    worker.postMessage({ id, trouble: String(trouble) });
  }
};
