/**
 * Encrypts secrets that have to be read again, with AES-256-GCM. A stored secret is nonce, tag and ciphertext, in this
 * sequence.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

export interface SealedBy {
  /** Key of 32 bytes. */
  key: Buffer;
  /** The owner of the secret. With another owner's id the secret cannot be decrypted. */
  owner: string;
}

export function seal(secret: Buffer, { key, owner }: SealedBy): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws Error if the text was changed, belongs to another owner, or was encrypted with another key */
export function unseal(sealed: Buffer, { key, owner }: SealedBy): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
