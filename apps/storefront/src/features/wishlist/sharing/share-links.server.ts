/**
 * The secrets of links, stored in the browser that opened them. The database contains only their hashes, so a backup
 * does not give access to a list. Signing out deletes the secrets.
 */
import type { Cookies } from '../../../shared/request/request-scope.ts';
import { shareLinksCookie } from '../../../shared/session/session-names.ts';

/** The most stored secrets, since the cookie is a part of every request. */
const most = 5;

type Link = readonly [list: string, secret: string];

function readLinks(cookies: Pick<Cookies, 'get'>): Link[] {
  try {
    const links: unknown = JSON.parse(cookies.get(shareLinksCookie) ?? '[]');
    return Array.isArray(links) ? links.filter(isLink).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Browsers can send a forged cookie, so its content is checked. */
const isLink = (link: unknown): link is Link =>
  Array.isArray(link) && isText(link[0], /^[0-9a-f-]{36}$/) && isText(link[1], /^[\w-]{43}$/);
// `test` alone would accept a list with one text.
const isText = (value: unknown, shape: RegExp): boolean => typeof value === 'string' && shape.test(value);

export const shareLinkOf = (cookies: Pick<Cookies, 'get'>, list: string): string | undefined =>
  readLinks(cookies).find(([id]) => id === list)?.[1];

/** @param secret the secret to store; null if the link was closed */
export function storeShareLink(cookies: Cookies, list: string, secret: string | null): void {
  const others = readLinks(cookies).filter(([id]) => id !== list);
  const links = secret === null ? others : [[list, secret] as const, ...others].slice(0, most);
  if (links.length > 0) cookies.set(shareLinksCookie, JSON.stringify(links));
  else if (cookies.get(shareLinksCookie) !== undefined) cookies.delete(shareLinksCookie);
}
