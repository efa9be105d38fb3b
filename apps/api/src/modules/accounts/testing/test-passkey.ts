/** For tests: a device with a passkey. The device answers like a browser, or with one fault. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** The faults of an answer. By default the answer has no fault. */
export interface Answer {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  /** Verified by fingerprint, face or PIN. */
  isVerified?: boolean;
  isPresent?: boolean;
  counter?: number;
  userHandle?: string | null;
  /** Signed with another key. */
  isForged?: boolean;
}

export interface Attested extends Answer {
  /** The key signs its own attestation (packed, without certificates). */
  isSelf?: boolean;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId: string;
}

const flagsOf = ({ isVerified = true, isPresent = true }: Answer, more = 0) =>
  (isPresent ? 0x01 : 0) | (isVerified ? 0x04 : 0) | more;

/** @param counts whether the passkey counts its signatures; passkeys of password managers do not */
export function createTestPasskey({ counts = true, origin = 'http://localhost:3000' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  let owner: string | undefined;

  const clientData = (type: string, options: { challenge: string }, answer: Answer) =>
    Buffer.from(
      JSON.stringify({
        ...{ type: answer.type ?? type, challenge: answer.challenge ?? options.challenge },
        ...{ origin: answer.origin ?? origin, crossOrigin: false },
      }),
    );
  const head = (rpId: string, flags: number, answer: Answer) => {
    const count = Buffer.alloc(4);
    if (counts) counter++;
    count.writeUInt32BE(answer.counter ?? counter);
    return Buffer.concat([sha256(answer.rpId ?? rpId), Buffer.from([flags]), count]);
  };
  const signed = (authData: Buffer, data: Buffer, { isForged }: Answer) => {
    const key = isForged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey;
    return sign('sha256', Buffer.concat([authData, sha256(data)]), key);
  };
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };

  return {
    ...credential,
    ...{ publicKey, privateKey },
    create(options: CreationOptions, answer: Attested = {}) {
      owner = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const cose = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        head(options.rp.id, flagsOf(answer, 0x40), answer),
        Buffer.alloc(16),
        ...[length, id, isoCBOR.encode(cose)],
      ]);
      const data = clientData('webauthn.create', options, answer);
      const signature = new Uint8Array(signed(authData, data, answer));
      const statement: [string, unknown][] = [
        ['alg', -7],
        ['sig', signature],
      ];
      const attestation = new Map<string, unknown>([
        ['fmt', answer.isSelf ? 'packed' : 'none'],
        ['attStmt', new Map(answer.isSelf ? statement : [])],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credential,
        authenticatorAttachment: 'platform',
        response: {
          clientDataJSON: text(data),
          attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    get(options: RequestOptions, answer: Answer = {}) {
      const data = clientData('webauthn.get', options, answer);
      const authData = head(options.rpId, flagsOf(answer), answer);
      return {
        ...credential,
        response: {
          ...{ clientDataJSON: text(data), authenticatorData: text(authData) },
          signature: text(signed(authData, data, answer)),
          userHandle: answer.userHandle === undefined ? owner : answer.userHandle,
        },
      };
    },
  };
}

export type TestPasskey = ReturnType<typeof createTestPasskey>;
