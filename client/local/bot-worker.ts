/** Bots of this device think beside the page, so that nothing on it ever stutters. */
import { carryOut, type Errand } from "#bots/errand.ts";
import { fetchRoster } from "#bots/fetched.ts";

interface Asked {
  readonly id: number;
  readonly errand: Errand;
}

const worker = self as unknown as {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(message: unknown): void;
};

async function answer({ id, errand }: Asked): Promise<void> {
  try {
    const roster = await fetchRoster(errand.game);
    worker.postMessage({ id, answer: carryOut(errand, roster, () => performance.now()) });
  } catch (trouble) {
    worker.postMessage({ id, trouble: String(trouble) });
  }
}

worker.onmessage = ({ data }) => void answer(data);
