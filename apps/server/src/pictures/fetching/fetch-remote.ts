/**
 * Fetches a file from an untrusted URL of a feed. The host name is resolved once, all of its IP addresses are checked,
 * and the connection uses a checked IP address. So the name cannot resolve differently in between (DNS rebinding). Each
 * redirect is checked in the same way.
 */
import type { IncomingMessage } from 'node:http';
import { openChecked, type Target } from './checked-request.ts';
import { FetchFault } from './fetch-fault.ts';

/** The header of a placeholder for a picture that was not fetched yet. */
export const placeholderHeader = 'x-picture-stand-in';

export interface FetchLimits {
  /** The most bytes. */
  size: number;
  /** Milliseconds for the whole fetch, including redirects. */
  time: number;
  redirects: number;
}

export const fetchLimits: FetchLimits = { size: 20 * 1024 ** 2, time: 30_000, redirects: 3 };

export interface RemoteOptions extends Target {
  limits?: FetchLimits;
  signal?: AbortSignal;
}

/** @throws FetchFault with a reason for an operator. The same kind of fault has the same reason. */
export async function fetchRemote(address: string, options: RemoteOptions): Promise<Buffer> {
  const { limits = fetchLimits, signal } = options;
  const timeout = AbortSignal.timeout(limits.time);
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= limits.redirects; hop++) {
      const response = await openChecked(url, options, stop);
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
