/**
 * Fetches a file from an untrusted address of a feed. The host name is resolved once, all its addresses are checked,
 * and the connection goes to a checked address, so that the name cannot resolve differently in between (DNS rebinding).
 * Each redirect is checked in the same way.
 */
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isAllowedHost, isPublicAddress, type PictureHosts } from './fetch-address.ts';

/** The header of a placeholder for a picture that is still to be fetched. */
export const placeholderHeader = 'x-picture-stand-in';

/** The reason why a file cannot be fetched. */
export class FetchFault extends Error {
  override name = 'FetchFault';
  /** Whether a later attempt may succeed. */
  readonly isTemporary: boolean;

  constructor(message: string, isTemporary = false) {
    super(message);
    this.isTemporary = isTemporary;
  }
}

export interface FetchLimits {
  /** Bytes. */
  size: number;
  /** Milliseconds for all of it, redirects included. */
  time: number;
  redirects: number;
}

export const fetchLimits: FetchLimits = { size: 20 * 1024 ** 2, time: 30_000, redirects: 3 };

/** Resolves a host name; tests replace it. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const resolveName: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

export interface RemoteOptions {
  hosts: PictureHosts;
  /** The shop's own origin, from which nothing is fetched: the shop would have to have the picture already. */
  ownOrigin?: string;
  limits?: FetchLimits;
  resolve?: Resolve;
  signal?: AbortSignal;
}

/** @throws FetchFault with a reason for an operator, the same for the same kind of fault */
export async function fetchRemote(address: string, options: RemoteOptions): Promise<Buffer> {
  const { limits = fetchLimits, signal } = options;
  const timeout = AbortSignal.timeout(limits.time);
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= limits.redirects; hop++) {
      const response = await open(url, options, stop);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        const next = URL.parse(headers.location, url);
        if (!next) throw new FetchFault('it redirects to an invalid address');
        url = next;
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        throw new FetchFault(
          `its server answers ${statusCode}`,
          statusCode >= 500 || statusCode === 429 || statusCode === 408,
        );
      }
      if (headers[placeholderHeader] !== undefined) {
        response.destroy();
        throw new FetchFault('its server has only a stand-in for it yet', true);
      }
      return await readAll(response, limits.size);
    }
    throw new FetchFault(`it redirects more than ${limits.redirects} times`);
  } catch (error) {
    if (error instanceof FetchFault) throw error;
    if (timeout.aborted) throw new FetchFault(`it did not come within ${limits.time / 1000} s`, true);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOTFOUND') throw new FetchFault('its host has no address');
    throw new FetchFault(code === '' ? 'the connection failed' : `the connection failed (${code})`, true);
  }
}

async function open(
  url: URL,
  { hosts, ownOrigin, resolve = resolveName }: RemoteOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchFault('it is no http or https address');
  if (url.username !== '' || url.password !== '') throw new FetchFault('it has a user in it');
  if (ownOrigin !== undefined && url.host === URL.parse(ownOrigin)?.host)
    throw new FetchFault(
      'it is an address of this shop itself, which does not have it: restore a backup of the shop that it comes from, or copy the folder "pictures" of its data directory',
    );
  // URL has normalised addresses in decimal, octal or hexadecimal notation.
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
      // The certificate must be for the host name, not for the address.
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

/** Stops waiting for a DNS lookup, which cannot be aborted. */
function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(done, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

async function readAll(response: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = () => new FetchFault(`it is larger than ${Math.round(most / 1024 ** 2)} MB`);
  if (Number(response.headers['content-length']) > most) {
    response.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > most) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
