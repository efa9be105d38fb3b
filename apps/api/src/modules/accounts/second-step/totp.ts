/**
 * Codes of authenticator apps: RFC 6238 with HMAC-SHA-1, 30 seconds and six digits. All apps support these parameters.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const seconds = 30;
const digits = 6;
/**
 * The number of earlier and later steps whose codes are accepted as well, since clocks differ and typing takes time.
 */
const tolerance = 1;

/** The time step of a time: the number of 30-second intervals since 1970. @param time ms */
export const stepAt = (time: number): number => Math.floor(time / 1000 / seconds);

/** The code of a step (RFC 4226, 5.3). */
export function codeOfStep(secret: Buffer, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 0xf) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, '0');
}

/** The step of a code, if it is near a time; undefined for any other text. @param code six digits @param time ms */
export function findStep(secret: Buffer, code: string, time: number): number | undefined {
  const typed = Buffer.from(code);
  const now = stepAt(time);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, at) => now - tolerance + at);
  return steps.find((step) => {
    const right = Buffer.from(codeOfStep(secret, step));
    return typed.length === right.length && timingSafeEqual(typed, right);
  });
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 of RFC 4648, 6, without padding, as authenticator apps read it. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The URI that an app reads from a QR code (Google Authenticator's "Key Uri Format"). */
export function authenticatorUri(secret: Buffer, { shop, email }: { shop: string; email: string }): string {
  const [issuer, account] = [shop, email].map(encodeURIComponent);
  const parameters = `secret=${base32(secret)}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${seconds}`;
  return `otpauth://totp/${issuer}:${account}?${parameters}`;
}
