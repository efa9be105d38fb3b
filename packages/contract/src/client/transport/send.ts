/** Sends one call, with time limit and cancellation, and reads its reply. */
import { requestTimeoutMs } from '@tianguis/domain';
import { ApiError } from './api-error.ts';
import { type CallContent, type CallOptions, toCall } from './call-content.ts';
import { readData } from './read-reply.ts';
import type { Call, Reply, Transport } from './transport.ts';

/** The storefront's request that the calls are made for. */
export interface CallScope {
  requestId?: string | undefined;
  /** IP address of the visitor. */
  address?: string | undefined;
  /** Aborted when the visitor has disconnected. This cancels calls that read; calls that write are completed. */
  signal?: AbortSignal | undefined;
}

export interface ClientOptions {
  /** How a call reaches the API: `overFetch`, or a transport within the process. */
  transport: Transport;
  /** Time limit of a call in milliseconds (BL-01). For a streamed body, it applies only until the headers arrive. */
  timeoutMs?: number;
  scope?: CallScope;
}

/** The data of a reply, with its status and headers. */
export interface WholeReply<Data> {
  status: number;
  headers: Reply['headers'];
  data: Data;
}

export interface Send {
  /** The data of a reply; undefined for 204, 205 and 304. */
  <Data>(path: string, content?: CallContent, options?: CallOptions): Promise<Data>;
  /** Status and body of any reply, for callers that handle failures themselves. Throws only if no reply came. */
  raw(path: string, content?: CallContent, options?: CallOptions): Promise<Reply>;
  /** Returns the data with status and headers. */
  whole<Data>(path: string, content?: CallContent, options?: CallOptions): Promise<WholeReply<Data>>;
  /** Returns the body of a success as a stream. */
  stream(path: string, content?: CallContent, options?: CallOptions): Promise<WholeReply<ReadableStream<Uint8Array>>>;
}

/** Default time limit of a call, in milliseconds (spec §9, BL-01). */
export const defaultTimeoutMs = requestTimeoutMs;

/** Each function throws {@link ApiError} unless the call succeeds. */
export function createSend({ transport, timeoutMs = defaultTimeoutMs, scope = {} }: ClientOptions): Send {
  const { requestId, address } = scope;

  async function exchange(call: Call, signal: AbortSignal | undefined): Promise<Reply> {
    const signals = [signal, call.method === 'GET' ? scope.signal : undefined].filter((one) => one !== undefined);
    const stop = new AbortController();
    let isLate = false;
    const { promise: stopped, reject } = Promise.withResolvers<never>();
    const cancel = () => {
      stop.abort();
      reject(stop.signal.reason);
    };
    // `AbortSignal.timeout` cannot be cleared: a busy server would have a timer for each call of the last minutes. This
    // timer is cleared at the end of the call.
    const timer = setTimeout(() => {
      isLate = true;
      cancel();
    }, timeoutMs);
    // The signals of `AbortSignal.any` live until garbage collection. These listeners are removed at the end of the
    // call.
    for (const one of signals) one.addEventListener('abort', cancel, { once: true });
    let isStreaming = false;
    try {
      for (const one of signals) one.throwIfAborted();
      const reply = transport({ ...call, signal: stop.signal, requestId, address });
      // A transport may react late to the signal, so the call ends as soon as the signal is aborted.
      const { body, ...rest } = await Promise.race([stopped, reply]);
      isStreaming = body !== undefined;
      return body ? { ...rest, body: untilRead(body, () => release()) } : rest;
    } catch (error) {
      throw transportError(error, { isCancelled: signals.some(({ aborted }) => aborted), isLate });
    } finally {
      clearTimeout(timer);
      if (!isStreaming) release();
    }

    function release(): void {
      for (const one of signals) one.removeEventListener('abort', cancel);
    }
  }

  const raw = (path: string, content: CallContent = {}, options: CallOptions = {}): Promise<Reply> =>
    exchange(toCall(path, content, options), options.signal);
  const whole = async <Data>(
    path: string,
    content: CallContent = {},
    options: CallOptions = {},
  ): Promise<WholeReply<Data>> => {
    const reply = await raw(path, content, options);
    return { status: reply.status, headers: reply.headers, data: readData(reply) as Data };
  };
  const send = async <Data>(path: string, content?: CallContent, options?: CallOptions): Promise<Data> =>
    (await whole<Data>(path, content, options)).data;
  const stream = async (path: string, content: CallContent = {}, options: CallOptions = {}) => {
    const call = toCall(path, content, options);
    const reply = await exchange(
      { ...call, headers: { ...call.headers, accept: '*/*' }, stream: true },
      options.signal,
    );
    const { status, headers, body } = reply;
    if (body) return { status, headers, data: body };
    // `readData` throws for a failure; otherwise the reply is an empty success.
    readData(reply);
    return { status, headers, data: new Blob().stream() };
  };
  return Object.assign(send, { raw, whole, stream });
}

/** Returns a stream with the same bytes. Calls `done` once, when the stream ends, fails or is cancelled. */
function untilRead(body: ReadableStream<Uint8Array>, done: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done: isOver, value } = await reader.read();
        if (!isOver) return controller.enqueue(value);
        done();
        controller.close();
      } catch (error) {
        done();
        controller.error(error);
      }
    },
    cancel(reason) {
      done();
      return reader.cancel(reason);
    },
  });
}

function transportError(cause: unknown, { isCancelled, isLate }: { isCancelled: boolean; isLate: boolean }): ApiError {
  if (isCancelled) return new ApiError({ status: 0, code: 'CANCELLED', msg: 'Cancelled' }, { cause });
  if (isLate) return new ApiError({ status: 0, code: 'TIMEOUT', msg: 'Timeout Error' }, { cause });
  return new ApiError({ status: 0, code: 'NETWORK', msg: 'Network Error' }, { cause });
}
