/** The token of a preview link: which draft, until when, and a signature, so that nobody can make or lengthen one. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest('base64url');

/** `draft` is a UUID, `expires` epoch milliseconds. */
export function makePreviewToken(draft: string, expires: number, key: Buffer): string {
  const text = `${draft}.${Math.floor(expires / 1000)}`;
  return `${text}.${sign(text, key)}`;
}

/** The id of the draft, or undefined for a token that is foreign, altered or too old. */
export function readPreviewToken(token: string, key: Buffer, now: number): string | undefined {
  const match = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/.exec(token);
  const [, draft = '', expires = '', signature = ''] = match ?? [];
  if (!match) return undefined;
  const expected = Buffer.from(sign(`${draft}.${expires}`, key));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  return Number(expires) * 1000 > now ? draft : undefined;
}
