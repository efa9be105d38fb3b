/** Checks of settings beyond their patterns: addresses that can be used, valid networks. */
import { isIP } from 'node:net';

/** A host name that can be resolved; names of Docker have underscores. */
const hostShape = /^([a-z0-9_]([a-z0-9._-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])$/;

/** A scheme and a host, perhaps a port, and nothing else. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.includes('\\')) return false;
  return hostShape.test(url.hostname) && url.port !== '0' && `${url.pathname}${url.search}${url.hash}` === '/';
}

/** An address whose user, password, host and path can be decoded. */
export function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && [url.username, url.password, url.hostname, url.pathname].every(isDecodable);
}

/** An address with a valid host. */
export function isHttpAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && hostShape.test(url.hostname) && url.port !== '0';
}

export function isMailAddress(text: string): boolean {
  return isAddress(text) && new URL(text).hostname !== '';
}

/** Addresses and networks, separated by commas: 10.0.0.0/8, ::1. */
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

/** The name of a header that the shop does not use otherwise. */
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
