/** WebAuthn as this shop uses it, on @simplewebauthn/server: what a passkey is asked for, and whether it answered it. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyCreated, PasskeyUsed } from '@tianguis/contract';
import type { Customer } from '../customers/repository.ts';

/** A stored key, as far as an answer is compared with it. */
export interface KnownKey {
  /** base64url */
  credential: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

export interface NewKey extends KnownKey {
  isBackedUp: boolean;
}

export interface KeyUse {
  counter: number;
  isBackedUp: boolean;
  /** By fingerprint, face or PIN. */
  isUserVerified: boolean;
}

/** Loaded by the first passkey: with its parsers of certificates it would be half a second of each start of the shop. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** EdDSA, ES256, RS256 (RFC 9053): named, so that another Node.js offers none that this one cannot check. */
const algorithms = [-8, -7, -257];

/** The customer's id, as passkeys keep it (WebAuthn, 5.4.3). */
export const userHandleOf = (customer: string): string =>
  Buffer.from(customer.replaceAll('-', ''), 'hex').toString('base64url');

/** The challenge in an answer, base64url; undefined if the answer has none. */
export function challengeOf({ response }: PasskeyCreated | PasskeyUsed): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const { challenge } = Object(said) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export function createWebAuthn({
  publicOrigin,
  shopName,
  minutes,
}: {
  publicOrigin: string;
  shopName: string;
  minutes: number;
}) {
  const { origin, hostname: rpID } = new URL(publicOrigin);
  const timeout = minutes * 60_000;
  const listed = (keys: readonly KnownKey[]) =>
    keys.map(({ credential, transports }) => ({ id: credential, transports }));

  return {
    /** @param keys that the customer has: a device adds no second one */
    async creationOptions(
      { id, email, nombre }: Pick<Customer, 'id' | 'email' | 'nombre'>,
      keys: readonly KnownKey[],
    ): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        ...{ rpName: shopName, rpID, timeout, userName: email, userDisplayName: nombre },
        userID: new Uint8Array(Buffer.from(userHandleOf(id), 'base64url')),
        attestationType: 'none',
        excludeCredentials: listed(keys),
        // A sign-in asks for no e-mail, so the device must know the owner of the key.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        supportedAlgorithmIDs: algorithms,
      });
    },

    /** @param keys one of which has to answer; none: any that the device has for this shop */
    async requestOptions(
      keys: readonly KnownKey[],
      userVerification: 'preferred' | 'required',
    ): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({ rpID, timeout, userVerification, allowCredentials: listed(keys) });
    },

    /** @param challenge that was given out, and is used up @returns undefined where it is no answer to it */
    async created(answer: PasskeyCreated, challenge: string): Promise<NewKey | undefined> {
      if (!(await isWithoutCertificates(answer))) return undefined;
      const { verifyRegistrationResponse } = await library();
      // It throws at everything that is not as it has to be.
      const checked = await verifyRegistrationResponse({
        response: { ...answer, clientExtensionResults: {} } as RegistrationResponseJSON,
        ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
        ...{ requireUserVerification: false, supportedAlgorithmIDs: algorithms },
      }).catch(() => undefined);
      if (!checked?.verified) return undefined;
      const { credential, credentialBackedUp: isBackedUp } = checked.registrationInfo;
      const { id, publicKey, counter, transports = [] } = credential;
      return { credential: id, publicKey: Buffer.from(publicKey), counter, transports, isBackedUp };
    },

    /** @param challenge that was given out, and is used up @returns undefined where it is no answer to it */
    async used(answer: PasskeyUsed, challenge: string, key: KnownKey): Promise<KeyUse | undefined> {
      const { credential: id, publicKey, counter } = key;
      const { verifyAuthenticationResponse } = await library();
      const checked = await verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} } as unknown as AuthenticationResponseJSON,
        ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpID },
        credential: { id, publicKey: new Uint8Array(publicKey), counter },
        requireUserVerification: false,
      }).catch(() => undefined);
      if (!checked?.verified) return undefined;
      const { newCounter, userVerified: isUserVerified, credentialBackedUp: isBackedUp } = checked.authenticationInfo;
      return { counter: newCounter, isUserVerified, isBackedUp };
    },
  };
}

export type WebAuthn = ReturnType<typeof createWebAuthn>;

/**
 * Whether nobody vouches for a new key. None is asked to, and the library would follow the addresses in the
 * certificates of who vouches unasked: a customer could make the shop call them.
 */
async function isWithoutCertificates({ response }: PasskeyCreated): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    // Browsers leave a key's signature of itself as it is (WebAuthn, 5.1.3).
    const isSelf = attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
    return attestation.get('fmt') === 'none' || isSelf;
  } catch {
    return false;
  }
}
