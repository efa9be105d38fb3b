/** The address of the shop to which a page of the acquirer leads back. */
import { Refusal } from './refusal.ts';

/**
 * Checks a return URL when the shop sends it. Pages redirect only to stored return URLs.
 * @throws Refusal unless it is an address of http or https without a password
 */
export function readReturnUrl(text: string): URL {
  const url = URL.parse(text);
  if ((url?.protocol === 'http:' || url?.protocol === 'https:') && url.username === '' && url.password === '')
    return url;
  throw new Refusal(422, 'bad_return_url', 'return_url must be an address of http or https.');
}

/** A stored return URL, with a parameter added. */
export function returnTo(stored: string, name: string, value: string): string {
  const url = new URL(stored);
  url.searchParams.set(name, value);
  return url.href;
}

export const originOf = (stored: string): string => new URL(stored).origin;
