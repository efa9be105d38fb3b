/** Opens an HTTP request to an untrusted URL, after checking its host and all of the host's IP addresses. */
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isAllowedHost } from '@tianguis/domain';
import { isPublicAddress, type PictureHosts } from './fetch-address.ts';
import { FetchFault } from './fetch-fault.ts';

/** Resolves a host name; tests replace it. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const resolveName: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

/** The rules for allowed targets. */
export interface Target {
  hosts: PictureHosts;
  /** The shop's own origin. Requests to it are refused, since a picture of the shop need not be fetched. */
  ownOrigin?: string;
  resolve?: Resolve;
}

/** @throws FetchFault if the URL or one of its IP addresses is not allowed */
export async function openChecked(
  url: URL,
  { hosts, ownOrigin, resolve = resolveName }: Target,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchFault('it is no http or https address');
  if (url.username !== '' || url.password !== '') throw new FetchFault('it has a user in it');
  if (ownOrigin !== undefined && url.host === URL.parse(ownOrigin)?.host)
    throw new FetchFault(
      'it is an address of this shop itself, which does not have it: restore a backup of the shop that it comes from, or copy the folder "pictures" of its data directory',
    );
  // URL has converted addresses in decimal, octal or hexadecimal notation into the usual form.
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isAllowedHost(url, hosts.hosts))
    throw new FetchFault(`the host ${url.host} is not in "pictures.hosts" of the shop's configuration`);
  const addresses = isIP(literal) ? [literal] : await unlessStopped(resolve(literal), signal);
  const [address] = addresses;
  if (address === undefined) throw new FetchFault('its host has no address');
  if (!addresses.every((one) => isPublicAddress(one) || hosts.privateAddresses.includes(one)))
    throw new FetchFault('its host is inside of a private network');
  const isTls = url.protocol === 'https:';
  return new Promise((done, reject) => {
    const request = (isTls ? requestHttps : requestHttp)({
      host: address,
      port: url.port || (isTls ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      // The certificate must be valid for the host name, not for the IP address.
      ...(isTls && !isIP(literal) && { servername: literal }),
      headers: {
        host: url.host,
        accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
        'accept-encoding': 'identity',
        'user-agent': 'Tianguis',
      },
      agent: false,
      signal,
      maxHeaderSize: 16_384,
    });
    request.once('response', done).once('error', reject).end();
  });
}

/** Stops waiting for a DNS lookup when the signal is aborted. The lookup itself cannot be aborted. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(done, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
