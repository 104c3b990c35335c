/** An authenticator made of software: signs what a browser would hand it, or something else when a test wants it. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

export interface Authenticator {
  readonly id: string;
  /** What `navigator.credentials.create` would answer. */
  register(challenge: string, origin: string): unknown;
  /** What `navigator.credentials.get` would answer; counts one further unless told. */
  signIn(challenge: string, origin: string, counter?: number): unknown;
}

export function authenticator(rpId: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const rawId = randomBytes(16);
  const id = rawId.toString("base64url");
  let used = 0;
  const credential = { id, rawId: id, type: "public-key", clientExtensionResults: {} };
  return {
    id,
    register(challenge, origin) {
      const data = Buffer.concat([
        authData(rpId, 0x45, 0),
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        coseKey(publicKey),
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text("fmt"),
        text("none"),
        text("attStmt"),
        Buffer.from([0xa0]),
        text("authData"),
        bytes(data),
      ]).toString("base64url");
      const clientDataJSON = clientData("webauthn.create", challenge, origin).toString("base64url");
      return { ...credential, response: { attestationObject, clientDataJSON } };
    },
    signIn(challenge, origin, counter = ++used) {
      const authenticatorData = authData(rpId, 0x05, counter);
      const client = clientData("webauthn.get", challenge, origin);
      const signed = Buffer.concat([
        authenticatorData,
        createHash("sha256").update(client).digest(),
      ]);
      return {
        ...credential,
        response: {
          authenticatorData: authenticatorData.toString("base64url"),
          clientDataJSON: client.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count]);
}

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, "base64url")),
  ]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
