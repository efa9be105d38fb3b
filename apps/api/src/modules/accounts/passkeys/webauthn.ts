/** WebAuthn on @simplewebauthn/server: makes the options for devices, and checks their answers. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PasskeyCreated, PasskeyUsed } from '@tianguis/contract';
import type { Customer } from '../customers/repository.ts';

/** The values of a stored key that are compared with an answer. */
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
  /** The device verified its user by fingerprint, face or PIN. */
  isUserVerified: boolean;
}

/**
 * Loaded for the first passkey, since the library's parsers of certificates would add half a second to each start of
 * the shop.
 */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/**
 * EdDSA, ES256, RS256 (RFC 9053). The list is fixed, so that a process with a newer Node.js offers no algorithm that
 * this one cannot check.
 */
const algorithms = [-8, -7, -257];

/** The customer's id in the form that passkeys store (WebAuthn, 5.4.3). */
export const userHandleOf = (customer: string): string =>
  Buffer.from(customer.replaceAll('-', ''), 'hex').toString('base64url');

/** The challenge in an answer, in base64url; undefined if the answer has none. */
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
    /** @param keys the customer's keys, so that no device adds a second key */
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
        // Require a resident key: a sign-in asks for no e-mail, so the device itself must store the owner of the key.
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        supportedAlgorithmIDs: algorithms,
      });
    },

    /**
     * @param keys the keys that may answer. If the list is empty, any key that the device has for this shop may answer.
     */
    async requestOptions(
      keys: readonly KnownKey[],
      userVerification: 'preferred' | 'required',
    ): Promise<PublicKeyCredentialRequestOptionsJSON> {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({ rpID, timeout, userVerification, allowCredentials: listed(keys) });
    },

    /**
     * @param challenge a challenge that was sent and then deleted @returns undefined if the answer does not fit the
     * challenge
     */
    async created(answer: PasskeyCreated, challenge: string): Promise<NewKey | undefined> {
      if (!(await isWithoutCertificates(answer))) return undefined;
      const { verifyRegistrationResponse } = await library();
      // The library throws an error for each invalid answer.
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

    /**
     * @param challenge a challenge that was sent and then deleted @returns undefined if the answer does not fit the
     * challenge
     */
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
 * Whether a new key comes without certificates of its maker. The shop asks for none. If a device sent certificates
 * unasked, the library would request the URLs in them. A customer could then make the shop send requests to any URL.
 */
async function isWithoutCertificates({ response }: PasskeyCreated): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
    // A key may sign itself without a certificate. Browsers leave such a signature in the answer (WebAuthn, 5.1.3), so
    // accept it.
    const isSelf = attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
    return attestation.get('fmt') === 'none' || isSelf;
  } catch {
    return false;
  }
}
