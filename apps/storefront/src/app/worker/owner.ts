/**
 * The customer to whom kept pages belong. The worker reads the session's readable cookies itself, at every use, so it
 * needs no message of a page: a session may end in another tab, by its age, or before any script of a page runs.
 */
import { readMoment, readProfile } from '@tianguis/domain';
import { cacheNames, eraseKept, isOwn } from '../../shared/device/kept-caches.ts';
import { sessionCookies } from '../../shared/session/session-names.ts';
import { scope } from './scope.ts';

/**
 * A hash of the signed-in customer's id; undefined for a visitor, for a session that has ended or expired, and in
 * browsers that show their workers no cookies. Nothing of a customer is then kept or shown.
 */
export async function readOwner(): Promise<string | undefined> {
  const [profile, ended, refresh] = await Promise.all(
    [sessionCookies.profile, sessionCookies.ended, sessionCookies.refreshExpiry].map(readCookie),
  );
  const customer = readProfile(profile);
  const end = readMoment(refresh);
  if (customer === undefined || ended !== undefined || end === undefined || end * 1_000 <= Date.now()) return undefined;
  return hashOf(customer.idClaro || customer.correo);
}

async function readCookie(name: string): Promise<string | undefined> {
  const value = (await scope.cookieStore?.get(name))?.value;
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Erases what earlier customers left behind: their pages, what waits, and the public pages and pictures that they saw.
 * @returns the customer who is signed in; undefined for a visitor
 */
export async function onlyOwner(): Promise<string | undefined> {
  const owner = await readOwner();
  const isForeign = (name: string) => isOwn(name) && (owner === undefined || !name.endsWith(owner));
  if ((await caches.keys()).some(isForeign)) await eraseKept((name) => isOwn(name) && !isForeign(name));
  return owner;
}

/**
 * The cache of the customer who is signed in; undefined for a visitor. This function makes the cache even if nothing is
 * stored: its name shows later that this customer was here.
 */
export async function ownCache(): Promise<Cache | undefined> {
  const owner = await onlyOwner();
  return owner === undefined ? undefined : caches.open(cacheNames.own + owner);
}
