/** A browser's end of a push message: keys of its own, and what RFC 8291 makes of a body. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

export interface PushDevice {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The payload, as the service worker gets it. */
  open(body: Buffer): unknown;
}

export function pushDevice(): PushDevice {
  const ecdh = createECDH("prime256v1");
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
  return {
    keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    open(body) {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + idLength);
      const cipher = body.subarray(21 + idLength);
      const shared = ecdh.computeSecret(senderKey);
      const context = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, senderKey]);
      const secret = derive(shared, auth, context, 32);
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(cipher.subarray(-16));
      const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
      // One record: a delimiter of two and padding behind it.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}
