/**
 * Passkeys of this device, by WebAuthn. Many phones lack the browser's own JSON functions, and password managers that
 * replace the browser's WebAuthn lack `toJSON`. So this module converts bytes to text. This module has one kilobyte,
 * the library `@simplewebauthn/browser` five.
 */

/** The options of the shop, with only those properties whose text becomes bytes. */
interface Options {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}

export const hasWebAuthn = (): boolean =>
  typeof PublicKeyCredential === 'function' && typeof navigator.credentials?.get === 'function';

/** Whether this device itself can create passkeys by fingerprint, face or PIN. */
export async function canMakeKeys(): Promise<boolean> {
  try {
    return hasWebAuthn() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
  } catch {
    return false;
  }
}

/** Whether the browser can offer passkeys in its autofill. */
export async function canFillIn(): Promise<boolean> {
  try {
    return hasWebAuthn() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
  } catch {
    return false;
  }
}

/**
 * @param options JSON of the shop
 * @returns the new passkey as JSON
 * @throws DOMException; `faultOf` explains it
 */
export async function createKey(options: string): Promise<string> {
  const asked = readOptions(options) as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey: asked })) as PublicKeyCredential | null;
  if (made === null) throw new DOMException('', 'NotAllowedError');
  const response = made.response as AuthenticatorAttestationResponse;
  return written(made, {
    clientDataJSON: toText(response.clientDataJSON),
    attestationObject: toText(response.attestationObject),
    // Older browsers and password managers lack this method.
    ...(typeof response.getTransports === 'function' && { transports: response.getTransports() }),
  });
}

/**
 * @param options JSON of the shop
 * @returns the passkey's answer as JSON
 * @throws DOMException; `faultOf` explains it
 */
export async function askKey(options: string, more: Omit<CredentialRequestOptions, 'publicKey'> = {}): Promise<string> {
  const asked = readOptions(options) as unknown as PublicKeyCredentialRequestOptions;
  const used = (await navigator.credentials.get({ ...more, publicKey: asked })) as PublicKeyCredential | null;
  if (used === null) throw new DOMException('', 'NotAllowedError');
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return written(used, {
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    ...(userHandle && { userHandle: toText(userHandle) }),
  });
}

export type KeyFault = 'cancelled' | 'exists' | 'unable';

export function faultOf(error: unknown): KeyFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'exists' : 'unable';
}

function readOptions(text: string) {
  const options = JSON.parse(text) as Options;
  const listed = (keys: readonly { id: string }[] = []) => keys.map((key) => ({ ...key, id: toBytes(key.id) }));
  return {
    ...options,
    challenge: toBytes(options.challenge),
    ...(options.user && { user: { ...options.user, id: toBytes(options.user.id) } }),
    ...(options.excludeCredentials && { excludeCredentials: listed(options.excludeCredentials) }),
    ...(options.allowCredentials && { allowCredentials: listed(options.allowCredentials) }),
  };
}

const written = ({ id, rawId }: PublicKeyCredential, response: object): string =>
  JSON.stringify({ id, rawId: toText(rawId), type: 'public-key', response });

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
