/** Random tokens and codes of the shop. Only their hashes are stored, so that nobody can use the stored values. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 32 random bytes, for URLs and headers. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. Tokens are random, so the hash needs no salt. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const codeDigits = 6;
/** Six digits. */
export const makeCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

/**
 * The stored hash of a code. An attacker can try all codes in a second, so the hash needs a key, which is in another
 * table.
 */
export const hashOfCode = (code: string, { id, key }: { id: string; key: Buffer }): Buffer =>
  createHmac('sha256', key).update(`${id}:${code}`).digest();

/** Compares a code with the stored hash, in constant time. @param code as typed, with or without spaces */
export function isCode(code: string, stored: Buffer, by: { id: string; key: Buffer }): boolean {
  return timingSafeEqual(hashOfCode(code.replace(/\s/g, ''), by), stored);
}

/** Letters and digits that cannot be confused with each other. There are 31, so ten of them have 49 bits. */
const legible = 'abcdefghjkmnpqrstuvwxyz23456789';
/**
 * Two groups of five characters, easy to read from paper. There are too many such codes to guess one, so tries need no
 * limit.
 */
export function makeRecoveryCode(): string {
  const group = () => Array.from({ length: 5 }, () => legible[randomInt(legible.length)]).join('');
  return `${group()}-${group()}`;
}
