/** Passkeys in this browser. The library comes when one is made or used. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Me } from "#table/talk/lobby.ts";
import type { PasskeyCard } from "#table/talk/me.ts";
import { request, type Reply } from "../lobby/request.ts";

/** Browsers offer them on safe lines alone, and sign for a name, never for a bare address. */
export function canUsePasskeys(): boolean {
  const isAddress = /^[\d.]+$|^\[/.test(location.hostname);
  return isSecureContext && !isAddress && "PublicKeyCredential" in window;
}

/** Whoever closes the browser's own window has made none: that is no error of the hall. */
const cancelled = { type: "no", code: "cancelled" } as const;

export async function addPasskey(name: string): Promise<Reply<PasskeyCard>> {
  const asked = await request<PublicKeyCredentialCreationOptionsJSON>(
    "POST",
    "/me/passkeys/options",
  );
  if (asked.type === "no") return asked;
  const { startRegistration } = await import("@simplewebauthn/browser");
  const answer = await startRegistration({ optionsJSON: asked.value }).catch(() => null);
  if (answer === null) return cancelled;
  const { id, rawId, type, clientExtensionResults } = answer;
  const { clientDataJSON, attestationObject, transports = [] } = answer.response;
  const response = { clientDataJSON, attestationObject, transports };
  const told = { id, rawId, type, clientExtensionResults, response };
  return request<PasskeyCard>("POST", "/me/passkeys", { name, answer: told });
}

export async function comeBackWithPasskey(replace: boolean): Promise<Reply<Me>> {
  const asked = await request<PublicKeyCredentialRequestOptionsJSON>("POST", "/passkeys/options");
  if (asked.type === "no") return asked;
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const answer = await startAuthentication({ optionsJSON: asked.value }).catch(() => null);
  return answer === null ? cancelled : request<Me>("POST", "/passkeys", { answer, replace });
}
