/** One call: address, time limit, and what an answer that is no success becomes. */
import { requestTimeoutMs } from '@tianguis/domain';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { ApiError } from './api-error.ts';
import type { Answer, Transport } from './transport.ts';

export interface ClientOptions {
  /** How a call reaches the API: `overFetch`, or one that stays in the process. */
  transport: Transport;
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
export const defaultTimeoutMs = requestTimeoutMs;

const formHeaders = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
const headers = { accept: 'application/json' };

export function createSend({ transport, timeoutMs = defaultTimeoutMs }: ClientOptions): Send {
  return async <Reply>(path: string, { query = {}, form }: Ask, { signal }: CallOptions = {}): Promise<Reply> => {
    const late = new AbortController();
    // Cleared at the end, unlike `AbortSignal.timeout`: a busy server would hold one for each call of the last minutes.
    const timer = setTimeout(() => late.abort(), timeoutMs);
    const stop = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    try {
      const text = encode(query);
      const address = text === '' ? path : `${path}?${text}`;
      const answer = form
        ? transport({ method: 'POST', path: address, headers: formHeaders, body: encode(form), signal: stop })
        : transport({ method: 'GET', path: address, headers, signal: stop });
      // The signal is awaited too, because a transport that stays in the process may not look at it.
      return readReply<Reply>(await Promise.race([answer, rejection(stop)]));
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

function encode(fields: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) parameters.append(name, String(value));
  return parameters.toString();
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

function readReply<Reply>({ status, headers, text }: Answer): Reply {
  const body = parse(text);
  const requestId = headers.get('x-request-id') ?? undefined;
  if (status >= 200 && status < 300 && body !== undefined) return body as Reply;
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
