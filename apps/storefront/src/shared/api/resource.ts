/**
 * Requests of an open page to the shop's server (ER-01). They return data, or throw a failure with a status and a text.
 */
import { requestTimeoutMs } from '@tianguis/domain';

/**
 * Without a response, `status` is 0 and `msg` is "Network Error". Otherwise `msg` is the response's `msg`; empty if it
 * has none.
 */
export class ResourceFailure extends Error {
  readonly status: number;
  readonly msg: string;

  constructor(status: number, msg: string, options?: ErrorOptions) {
    super(`${status} ${msg}`, options);
    this.name = 'ResourceFailure';
    this.status = status;
    this.msg = msg;
  }
}

export interface Asking {
  /** Fields to send by POST; without them the call is a GET. */
  form?: FormData;
  /** Cancels the call, for instance when the page is left. */
  signal?: AbortSignal;
}

/**
 * Requests JSON from a path of this shop. A response without JSON, such as the login page of a Wi-Fi network, is a
 * failure whatever its status.
 * @throws ResourceFailure, or the reason of `signal`
 */
export async function askShop<Data>(path: string, { form, signal }: Asking = {}): Promise<Data> {
  // Phones of some years ago lack `AbortSignal.any`.
  const given = new AbortController();
  const giveUp = () => given.abort();
  const timer = setTimeout(giveUp, requestTimeoutMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  // Encodes fields as browsers encode a form; our forms have no files.
  const body = form && new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  let status = 0;
  try {
    signal?.throwIfAborted();
    const response = await fetch(path, {
      headers: { accept: 'application/json' },
      signal: given.signal,
      ...(body && { method: 'POST', body }),
    });
    status = response.status;
    const data: unknown = JSON.parse(await response.text());
    if (response.ok) return data as Data;
    throw new ResourceFailure(status, textOf(data));
  } catch (error) {
    if (error instanceof ResourceFailure) throw error;
    signal?.throwIfAborted();
    throw new ResourceFailure(status, status === 0 ? 'Network Error' : '', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

function textOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'msg' in data && typeof data.msg === 'string' ? data.msg : '';
}
