/** Two browsers find each other by two codes, or by one where they have met. No server is asked, ours or anybody's. */
import { effect } from "@preact/signals";
import { readCode, writeCode, type Code } from "./code/code.ts";
import { readSdp, writeSdp, type Description } from "./code/description.ts";
import type { Credentials } from "./credentials.ts";
import { pipeOver, type Pipe } from "./pipe.ts";

export interface Invitation {
  readonly code: string;
  /** Open once the other device has come. */
  readonly pipe: Pipe;
  /** The fingerprint of the device that answers; `null`: this is no answer to this invitation. */
  accept(answer: string): Promise<Uint8Array | null>;
  close(): void;
}

/** A guest that was here before: what it will answer is known. */
export interface KnownAnswer extends Credentials {
  readonly fingerprint: Uint8Array;
}

/** What a guest's device brings along, the same each time. */
export interface GuestDevice {
  readonly certificate: RTCCertificate | null;
  readonly credentials: Credentials;
}

export interface JoinAttempt {
  /** `null`: this device is known there, and nothing need be shown. */
  readonly answer: string | null;
  readonly pipe: Pipe;
  close(): void;
}

/** Names of a local network may take a moment; what is found by then goes into the code. */
const gatherMs = 1500;

export async function invite(known: KnownAnswer | null = null): Promise<Invitation> {
  const { peer, pipe } = device();
  await peer.setLocalDescription(await peer.createOffer());
  const token = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  const code = await codeOf(peer, known === null ? "invitation" : "return", token);
  const answered = (description: Description): Promise<void> =>
    peer.setRemoteDescription({ type: "answer", sdp: writeSdp(description, "answer") });
  if (known !== null) await answered({ ...known, addresses: [] });
  return {
    code,
    pipe,
    async accept(answer) {
      const read = readCode(answer);
      if (read?.kind !== "answer" || read.token !== token) return null;
      if (peer.signalingState !== "have-local-offer") return null;
      await answered(read.description);
      return read.description.fingerprint;
    },
    close: () => peer.close(),
  };
}

/** `null` where the code is none. */
export async function join(text: string, me: GuestDevice): Promise<JoinAttempt | null> {
  const read = readCode(text);
  if (read === null || read.kind === "answer") return null;
  const { peer, pipe } = device(me.certificate);
  await peer.setRemoteDescription({ type: "offer", sdp: writeSdp(read.description, "offer") });
  const { sdp = "" } = await peer.createAnswer();
  const isKnown = read.kind === "return";
  await peer.setLocalDescription({
    type: "answer",
    sdp: isKnown ? withCredentials(sdp, me.credentials) : sdp,
  });
  return {
    answer: isKnown ? null : await codeOf(peer, "answer", read.token),
    pipe,
    close: () => peer.close(),
  };
}

/** The other side has set what it expects: the browser is to say the same. */
function withCredentials(sdp: string, { ufrag, password }: Credentials): string {
  return sdp
    .replace(/^a=ice-ufrag:.*$/mu, `a=ice-ufrag:${ufrag}`)
    .replace(/^a=ice-pwd:.*$/mu, `a=ice-pwd:${password}`);
}

function device(certificate: RTCCertificate | null = null): {
  readonly peer: RTCPeerConnection;
  readonly pipe: Pipe;
} {
  const peer = new RTCPeerConnection(certificate === null ? {} : { certificates: [certificate] });
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

async function codeOf(peer: RTCPeerConnection, kind: Code["kind"], token: number): Promise<string> {
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
