/** Tokens and codes that the shop gives out: made at random, and stored so that nobody can use what is stored. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 32 random bytes, for addresses and headers. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** How a token is stored. It is random, so it needs no salt. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const codeDigits = 6;
/** Six digits. */
export const makeCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

/** How a code is stored: all codes are tried in a second, so it takes a key that is not beside it. */
export const hashOfCode = (code: string, { id, key }: { id: string; key: Buffer }): Buffer =>
  createHmac('sha256', key).update(`${id}:${code}`).digest();

/** Whether a code is the stored one; takes as long for each that is not. @param code as typed, with spaces or without */
export function isCode(code: string, stored: Buffer, by: { id: string; key: Buffer }): boolean {
  return timingSafeEqual(hashOfCode(code.replace(/\s/g, ''), by), stored);
}

/** Letters and digits that nobody takes for another one: 31 of them, so that ten are 49 bits. */
const legible = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Two groups of five, for paper. Too many to be guessed, so nobody who types them has to be slowed down. */
export function makeRecoveryCode(): string {
  const group = () => Array.from({ length: 5 }, () => legible[randomInt(legible.length)]).join('');
  return `${group()}-${group()}`;
}
