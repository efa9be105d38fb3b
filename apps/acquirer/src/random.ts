/** Ids and secrets. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An id that nobody can guess: 18 random bytes behind a prefix. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;

/** Decimal digits; the first digit is not 0. */
export function randomDigits(count: number): string {
  let digits = String(randomInt(1, 10));
  while (digits.length < count) digits += String(randomInt(10));
  return digits;
}

/** Compares two secrets in a time that does not depend on their contents. */
export function isSameSecret(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
