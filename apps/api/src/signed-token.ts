/**
 * Tokens of links that open one resource for a time. A token is an id, an expiry and a signature, so that nobody can
 * forge or extend it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,12})\.([\w-]{43})$/;

const sign = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest('base64url');

/**
 * @param id a UUID
 * @param expires epoch milliseconds
 * @param key a different key for each kind of resource, so that a token opens no resource of another kind
 */
export function makeSignedToken(id: string, expires: number, key: Buffer): string {
  const text = `${id}.${Math.floor(expires / 1000)}`;
  return `${text}.${sign(text, key)}`;
}

/** A token with the right signature. */
export interface SignedToken {
  id: string;
  /** Epoch milliseconds, whole seconds. */
  expires: number;
  isExpired: boolean;
}

/** Undefined for a forged or altered token. */
export function readSignedToken(token: string, key: Buffer, now: number): SignedToken | undefined {
  const [, id, expires = '', signature = ''] = form.exec(token) ?? [];
  if (id === undefined) return undefined;
  const expected = Buffer.from(sign(`${id}.${expires}`, key));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  const end = Number(expires) * 1000;
  return { id, expires: end, isExpired: end <= now };
}

/**
 * Reads the token of a visitor; undefined for a forged or altered token.
 * @param findKey returns the key, or undefined before the first token; called only for a text in the form of a token
 */
export async function openSignedToken(
  token: string,
  findKey: () => Promise<Buffer | undefined>,
  now: number,
): Promise<SignedToken | undefined> {
  const key = form.test(token) ? await findKey() : undefined;
  return key && readSignedToken(token, key, now);
}
