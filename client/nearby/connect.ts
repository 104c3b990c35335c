/** Two browsers find each other by two codes. No server is asked for anything, ours or anybody's. */
import { effect } from "@preact/signals";
import { readCode, writeCode } from "./code/code.ts";
import { readSdp, writeSdp } from "./code/description.ts";
import { pipeOver, type Pipe } from "./pipe.ts";

export interface Invitation {
  readonly code: string;
  readonly token: number;
  /** Open once the other device has come. */
  readonly pipe: Pipe;
  /** `false`: this is no answer to this invitation. */
  accept(answer: string): Promise<boolean>;
  close(): void;
}

export interface JoinAttempt {
  readonly answer: string;
  readonly pipe: Pipe;
  close(): void;
}

/** Names of a local network may take a moment; what is found by then goes into the code. */
const gatherMs = 1500;

export async function invite(): Promise<Invitation> {
  const { peer, pipe } = device();
  await peer.setLocalDescription(await peer.createOffer());
  const token = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  const code = await codeOf(peer, "invitation", token);
  return {
    code,
    token,
    pipe,
    async accept(answer) {
      const read = readCode(answer);
      if (read?.kind !== "answer" || read.token !== token) return false;
      if (peer.signalingState !== "have-local-offer") return false;
      const sdp = writeSdp(read.description, "answer");
      await peer.setRemoteDescription({ type: "answer", sdp });
      return true;
    },
    close: () => peer.close(),
  };
}

/** `null` where the code is none. */
export async function join(invitation: string): Promise<JoinAttempt | null> {
  const read = readCode(invitation);
  if (read?.kind !== "invitation") return null;
  const { peer, pipe } = device();
  await peer.setRemoteDescription({ type: "offer", sdp: writeSdp(read.description, "offer") });
  await peer.setLocalDescription(await peer.createAnswer());
  return {
    answer: await codeOf(peer, "answer", read.token),
    pipe,
    close: () => peer.close(),
  };
}

function device(): { readonly peer: RTCPeerConnection; readonly pipe: Pipe } {
  const peer = new RTCPeerConnection();
  const pipe = pipeOver(peer.createDataChannel("table", { negotiated: true, id: 0 }));
  peer.addEventListener("connectionstatechange", () => {
    if (peer.connectionState === "failed") pipe.close();
  });
  let wasOpen = false;
  const stop = effect(() => {
    if (wasOpen && !pipe.isOpen.value) {
      queueMicrotask(() => stop());
      peer.close();
    }
    wasOpen = pipe.isOpen.value;
  });
  return { peer, pipe };
}

async function codeOf(
  peer: RTCPeerConnection,
  kind: "invitation" | "answer",
  token: number,
): Promise<string> {
  await gathered(peer);
  const description = readSdp(peer.localDescription?.sdp ?? "");
  if (description === null) throw new Error("this browser describes itself in another way");
  return writeCode({ kind, token, description });
}

function gathered(peer: RTCPeerConnection): Promise<void> {
  return new Promise((done) => {
    const look = (): void => {
      if (peer.iceGatheringState === "complete") done();
    };
    peer.addEventListener("icegatheringstatechange", look);
    setTimeout(done, gatherMs);
    look();
  });
}
