import { generateKeyPairSync, sign } from 'node:crypto';
import type { CsdFiles } from '../seal/csd.ts';
import { bitString, der, distinguishedName, integer, objectId, sequence, utcTime } from './der.ts';

export interface TestCsdOptions {
  rfc: string;
  name?: string;
  /** 20 digits. */
  number?: string;
  from?: Date;
  to?: Date;
  password?: string;
}

const sha256WithRsa = sequence(objectId('2a864886f70d01010b'), der(0x05));
const commonName = '550403';
const uniqueIdentifier = '55042d';

/** A certificate for seals as the SAT makes them, signed by itself: two files and a password. */
export function testCsd({
  rfc,
  name = 'ESCUELA KEMPER URGATE',
  number = '30001000000500003416',
  from = new Date('2020-01-01T00:00:00Z'),
  to = new Date('2049-01-01T00:00:00Z'),
  password = '12345678a',
}: TestCsdOptions): CsdFiles {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  // The SAT puts the RFC of a company's representative behind the company's.
  const owner = rfc.length === 12 ? `${rfc} / VADA800927DJ3` : rfc;
  const signed = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.from(number, 'latin1')),
    sha256WithRsa,
    distinguishedName([commonName, 'AC DE PRUEBA']),
    sequence(utcTime(from), utcTime(to)),
    distinguishedName([commonName, name], [uniqueIdentifier, owner]),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  return {
    certificate: sequence(signed, sha256WithRsa, bitString(sign('sha256', signed, privateKey))),
    key: privateKey.export({ type: 'pkcs8', format: 'der', cipher: 'des-ede3-cbc', passphrase: password }),
    password,
  };
}
