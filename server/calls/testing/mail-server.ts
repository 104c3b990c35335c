/** A mail server on the loopback that keeps every letter. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailServer {
  readonly url: string;
  readonly letters: readonly Letter[];
  /** Turns away every reader from now on, or none. */
  refuse(all: boolean): void;
  close(): Promise<void>;
}

export interface Letter {
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export async function openMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  let isClosed = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(_address, _session, done) {
      done(isClosed ? new Error("nobody of this name") : null);
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on("data", (piece: Buffer) => pieces.push(piece));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ to, ...read(Buffer.concat(pieces).toString()) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse(all) {
      isClosed = all;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function read(raw: string): Pick<Letter, "headers" | "text"> {
  const end = raw.indexOf("\r\n\r\n");
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, " ");
  const headers = new Map<string, string>();
  for (const line of head.split("\r\n")) {
    const colon = line.indexOf(":");
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, text: decoded(raw.slice(end + 4), headers.get("content-transfer-encoding")) };
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
