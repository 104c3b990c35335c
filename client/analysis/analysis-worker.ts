/** Coach and hindsight think beside the page. */
import { fetchRoster } from "#bots/fetched.ts";
import { find, type Study } from "#bots/study.ts";

interface Asked {
  readonly id: number;
  readonly study: Study;
}

const worker = self as unknown as {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(message: unknown): void;
};

async function answer({ id, study }: Asked): Promise<void> {
  try {
    const roster = await fetchRoster(study.game);
    worker.postMessage({ id, finding: find(study, roster, () => performance.now()) });
  } catch (error) {
    worker.postMessage({ id, error: String(error) });
  }
}

worker.onmessage = ({ data }) => void answer(data);
