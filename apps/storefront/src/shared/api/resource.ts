/** What a page asks of the shop once it is open (ER-01): the data, or a failure with its status and a text. */
import { requestTimeoutMs } from '@tianguis/domain';

/** `status` is 0 when no answer came; `msg` is then "Network Error", or else the `msg` of the answer, empty where it has none. */
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
  /** Sent by POST; without a form the call is a GET. */
  form?: FormData;
  /** Gives the call up, for instance when the page is left. */
  signal?: AbortSignal;
}

/**
 * Asks for JSON at an address of this shop. An answer that is no JSON, such as the page of a network that wants a password first, is a failure
 * whatever its status says.
 * @throws ResourceFailure, or the reason of `signal`
 */
export async function askShop<Data>(path: string, { form, signal }: Asking = {}): Promise<Data> {
  // By hand: phones that are some years old have no `AbortSignal.any`.
  const given = new AbortController();
  const giveUp = () => given.abort();
  const timer = setTimeout(giveUp, requestTimeoutMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  // A form's fields go as a form without JavaScript sends them; ours have no files.
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
