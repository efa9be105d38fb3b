/** One call: address, time limit, and what an answer that is no success becomes. */
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { ApiError } from './api-error.ts';

export interface ClientOptions {
  /** Sends a request: the platform's `fetch`, or one that calls the API in the same process. */
  fetch: (request: Request) => Promise<Response>;
  /** Origin of the API, with or without a slash at its end. */
  baseUrl: string;
  /** Milliseconds until a call is given up (BL-01). */
  timeoutMs?: number;
}

export interface CallOptions {
  /** Gives the call up early, for instance when the page that asked is left. */
  signal?: AbortSignal;
}

/** Parameters of a query; those that are undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Ask {
  query?: Query;
  /** Sent as a form by POST; without it the call is a GET. */
  form?: Readonly<Record<string, string | number>>;
}

export type Send = <Reply>(path: string, ask: Ask, options?: CallOptions) => Promise<Reply>;

/** Time-out of every call that says nothing else, in milliseconds (spec §9, BL-01). */
export const defaultTimeoutMs = 100_000;

export function createSend({ fetch, baseUrl, timeoutMs = defaultTimeoutMs }: ClientOptions): Send {
  return async <Reply>(path: string, { query = {}, form }: Ask, { signal }: CallOptions = {}): Promise<Reply> => {
    const late = new AbortController();
    // Cleared at the end, unlike `AbortSignal.timeout`: a busy server would hold one for each call of the last minutes.
    const timer = setTimeout(() => late.abort(), timeoutMs);
    const stop = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    try {
      const request = new Request(addressOf(baseUrl, path, query), {
        headers: { accept: 'application/json' },
        signal: stop,
        ...(form && { method: 'POST', body: encode(form) }),
      });
      // The signal is awaited too, because a `fetch` that stays in the process may not look at it.
      const answer = fetch(request).then(async (response) => readReply<Reply>(response, await response.text()));
      return await Promise.race([answer, rejection(stop)]);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw transportError(error, { cancelled: signal?.aborted === true, late: late.signal.aborted });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** `/a/:id` with `id` filled in, or each name of an object. */
export function fill(path: string, values: number | Readonly<Record<string, string>>): string {
  const named = typeof values === 'number' ? { id: values } : values;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name as keyof typeof named] ?? ''));
}

function addressOf(baseUrl: string, path: string, query: Query): string {
  const text = encode(query).toString();
  return `${baseUrl.replace(/\/$/, '')}${path}${text && `?${text}`}`;
}

function encode(fields: Query): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) parameters.append(name, String(value));
  return parameters;
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

function transportError(cause: unknown, { cancelled, late }: { cancelled: boolean; late: boolean }): ApiError {
  if (cancelled) return new ApiError({ status: 0, code: 'CANCELLED', msg: 'Cancelled' }, { cause });
  if (late) return new ApiError({ status: 0, code: 'TIMEOUT', msg: 'Timeout Error' }, { cause });
  return new ApiError({ status: 0, code: 'NETWORK', msg: 'Network Error' }, { cause });
}

function readReply<Reply>(response: Response, text: string): Reply {
  const body = parse(text);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (response.ok && body !== undefined) return body as Reply;
  const { status } = response;
  if (!isObject(body) || typeof body.code !== 'string' || !isErrorCode(body.code)) {
    throw new ApiError({ status, code: 'BAD_REPLY', msg: errorCatalogue.INTERNAL.msg, requestId });
  }
  throw new ApiError({
    status,
    code: body.code,
    msg: typeof body.msg === 'string' ? body.msg : errorCatalogue[body.code].msg,
    detail: typeof body.detail === 'string' ? body.detail : undefined,
    requestId: typeof body.request_id === 'string' ? body.request_id : requestId,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
