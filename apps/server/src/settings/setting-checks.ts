/** Checks of settings beyond their patterns, such as usable URLs and valid networks. */
import { isIP } from 'node:net';

/** A host name that can be resolved. Underscores are allowed, since names in Docker have them. */
const hostShape = /^([a-z0-9_]([a-z0-9._-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])$/;

/** Whether a text is a scheme and a host, with or without a port, and nothing else. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.includes('\\')) return false;
  return hostShape.test(url.hostname) && url.port !== '0' && `${url.pathname}${url.search}${url.hash}` === '/';
}

/** Whether a text is a URL whose user, password, host and path can be decoded. */
export function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && [url.username, url.password, url.hostname, url.pathname].every(isDecodable);
}

/** Whether a text is an HTTP URL with a valid host. */
export function isHttpAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && hostShape.test(url.hostname) && url.port !== '0';
}

/** Whether a text is the URL of a mail server. */
export function isMailServer(text: string): boolean {
  return isAddress(text) && new URL(text).hostname !== '';
}

/** Whether a text is a list of IP addresses and networks, separated by commas: 10.0.0.0/8, ::1. */
export function areNetworks(text: string): boolean {
  return text.split(',').every((one) => isNetwork(one.trim()));
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const ownHeaders = new Set([
  ...['allow', 'cache-control', 'cache-status', 'cdn-cache-control', 'connection', 'date', 'etag', 'location'],
  ...['retry-after', 'set-cookie', 'strict-transport-security', 'transfer-encoding', 'vary', 'x-request-id'],
]);

/** Whether a text is the name of a header that the shop does not use otherwise. */
export function isFreeHeader(text: string): boolean {
  const name = text.toLowerCase();
  return !ownHeaders.has(name) && !name.startsWith('content-');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
