/** For tests: a new passkey with certificates that contain a URL (android-key, as in WebAuthn 8.4). */
// This import must be first, since it loads a module that the parser of certificates needs.
import '@simplewebauthn/server';
import { createHash, sign } from 'node:crypto';
import {
  BasicConstraintsExtension,
  CRLDistributionPointsExtension,
  Extension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { TestPasskey } from './test-passkey.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
/** The DER encoding of a short value. */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, content.length]), content]);
};

/**
 * The same answer with a certificate from an authority that anybody can make. The URL of the authority's revocation
 * list is `address`.
 */
export async function withCertificates(
  created: ReturnType<TestPasskey['create']>,
  { publicKey, privateKey }: TestPasskey,
  address: string,
): Promise<ReturnType<TestPasskey['create']>> {
  const { clientDataJSON, attestationObject } = created.response;
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const hash = createHash('sha256').update(bytes(clientDataJSON)).digest();
  const authData = isoCBOR.decodeFirst<Map<string, Uint8Array<ArrayBuffer>>>(bytes(attestationObject)).get('authData');
  if (authData === undefined) throw new Error('There is nothing to vouch for.');

  const authority = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const [notBefore, notAfter] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
  const common = { notBefore, notAfter, signingAlgorithm: algorithm };
  const root = await X509CertificateGenerator.createSelfSigned({
    ...{ ...common, name: 'CN=Anybody', keys: authority, serialNumber: '01' },
    extensions: [new BasicConstraintsExtension(true)],
  });
  const empty = der(0x30);
  const described = der(
    0x30,
    ...[der(0x02, Buffer.from([3])), der(0x0a, Buffer.from([0])), der(0x02, Buffer.from([4]))],
    ...[der(0x0a, Buffer.from([0])), der(0x04, hash), der(0x04), empty, empty],
  );
  const leaf = await X509CertificateGenerator.create({
    ...{ ...common, subject: 'CN=Key', issuer: root.subject, signingKey: authority.privateKey, serialNumber: '02' },
    publicKey: await crypto.subtle.importKey(
      'spki',
      new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })),
      algorithm,
      true,
      ['verify'],
    ),
    extensions: [
      new CRLDistributionPointsExtension([address]),
      new Extension('1.3.6.1.4.1.11129.2.1.17', false, new Uint8Array(described)),
    ],
  });
  const statement = new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(sign('sha256', Buffer.concat([authData, hash]), privateKey))],
    ['x5c', [new Uint8Array(leaf.rawData), new Uint8Array(root.rawData)]],
  ]);
  const attestation = new Map<string, unknown>([
    ['fmt', 'android-key'],
    ['attStmt', statement],
    ['authData', authData],
  ]);
  const encoded = isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]);
  const response = { ...created.response, attestationObject: Buffer.from(encoded).toString('base64url') };
  return { ...created, response };
}
