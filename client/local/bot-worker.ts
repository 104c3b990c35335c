/** Bots of this device think beside the page, so that nothing on it ever stutters. */
import { answerRequest, type MoveRequest } from "#bots/move-request.ts";
import { fetchRoster } from "#bots/fetched.ts";

interface Asked {
  readonly id: number;
  readonly request: MoveRequest;
}

const worker = self as unknown as {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(message: unknown): void;
};

async function answer({ id, request }: Asked): Promise<void> {
  try {
    const roster = await fetchRoster(request.game);
    worker.postMessage({ id, answer: answerRequest(request, roster, () => performance.now()) });
  } catch (error) {
    worker.postMessage({ id, error: String(error) });
  }
}

worker.onmessage = ({ data }) => void answer(data);
