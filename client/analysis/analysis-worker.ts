/** Coach and hindsight think beside the page. */
import { find, type Study } from '#bots/study.ts';

interface Asked {
  readonly id: number;
  readonly study: Study;
}

const worker = self as unknown as { onmessage: (event: MessageEvent<Asked>) => void; postMessage(message: unknown): void };

worker.onmessage = ({ data: { id, study } }) => {
  try {
    worker.postMessage({ id, finding: find(study, () => performance.now()) });
  } catch (trouble) {
    worker.postMessage({ id, trouble: String(trouble) });
  }
};
