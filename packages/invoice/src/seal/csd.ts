/** Certificates for seals (CSD), which the SAT issues as two files: certificate (.cer) and encrypted key (.key). */
import { createPrivateKey, type KeyObject, sign, verify, X509Certificate } from 'node:crypto';
import type { Sealer } from './sealer.ts';

/** The certificate of a CFDI. */
export interface Csd {
  rfc: string;
  number: string;
  certificate: X509Certificate;
}

/**
 * Reads a certificate (DER).
 * @throws Error with one sentence if the certificate is none of the SAT
 */
export function readCsd(der: Uint8Array): Csd {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(der);
  } catch {
    throw new Error('The file is no certificate: choose the file that ends with .cer.');
  }
  // The serial number of the SAT's certificates spells a number of 20 digits in ASCII.
  const number = Buffer.from(certificate.serialNumber, 'hex').toString('latin1');
  if (!/^\d{20}$/.test(number)) throw new Error('The certificate has no number of the SAT.');
  // The owner's RFC, for companies followed by the RFC of a representative.
  const [, rfc] = /^x500UniqueIdentifier=\s*([^\s/]+)/m.exec(certificate.subject) ?? [];
  if (rfc === undefined) throw new Error('The certificate names no RFC.');
  return { rfc, number, certificate };
}

export interface CsdFiles {
  /** The file that ends with .cer. */
  certificate: Uint8Array;
  /** The file that ends with .key. */
  key: Uint8Array;
  password: string;
}

/**
 * Opens a certificate with its key.
 * @throws Error with one sentence for an operator
 */
export function openCsd(files: CsdFiles): Sealer {
  const { rfc, number, certificate } = readCsd(files.certificate);
  const key = openKey(files);
  if (!certificate.checkPrivateKey(key)) throw new Error('The key is of another certificate.');
  return {
    ...{ rfc, certificateNumber: number },
    certificate: Buffer.from(files.certificate).toString('base64'),
    seal: async (original) => sign('sha256', Buffer.from(original, 'utf8'), key).toString('base64'),
  };
}

function openKey({ key, password }: CsdFiles): KeyObject {
  try {
    return createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8', passphrase: password });
  } catch {
    throw new Error('The key cannot be opened: the password is wrong, or the file does not end with .key.');
  }
}

/** Whether a seal is the signature of the text with the key of the certificate. */
export const isSealOf = ({ certificate }: Pick<Csd, 'certificate'>, original: string, seal: string): boolean =>
  verify('sha256', Buffer.from(original, 'utf8'), certificate.publicKey, Buffer.from(seal, 'base64'));
