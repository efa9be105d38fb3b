/** The token of a preview link: id of the draft, expiry, and a signature, so that nobody can forge or extend it. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,12})\.([\w-]{43})$/;

const sign = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest('base64url');

/** `draft` is a UUID, `expires` epoch milliseconds. */
export function makePreviewToken(draft: string, expires: number, key: Buffer): string {
  const text = `${draft}.${Math.floor(expires / 1000)}`;
  return `${text}.${sign(text, key)}`;
}

/** Whether a text has the form of a token, before the key is read. */
export function looksLikePreviewToken(text: string): boolean {
  return form.test(text);
}

/** The id of the draft, or undefined for a token that is forged, altered or expired. */
export function readPreviewToken(token: string, key: Buffer, now: number): string | undefined {
  const [, draft, expires = '', signature = ''] = form.exec(token) ?? [];
  if (draft === undefined) return undefined;
  const expected = Buffer.from(sign(`${draft}.${expires}`, key));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  return Number(expires) * 1000 > now ? draft : undefined;
}
