/** One call: its time limit, whoever may give it up, and what becomes of its reply. */
import { requestTimeoutMs } from '@tianguis/domain';
import { ApiError } from './api-error.ts';
import { type Ask, type CallOptions, toCall } from './ask.ts';
import { readData } from './read-reply.ts';
import type { Call, Reply, Transport } from './transport.ts';

/** The request that calls are made for. */
export interface CallScope {
  requestId?: string | undefined;
  /** Address of whoever asks. */
  address?: string | undefined;
  /** Aborted when whoever asks has gone. Ends calls that read; what was begun to be written is finished. */
  signal?: AbortSignal | undefined;
}

export interface ClientOptions {
  /** How a call reaches the API: `overFetch`, or one that stays in the process. */
  transport: Transport;
  /** Milliseconds until a call is given up (BL-01); until its headers, where the body is wanted as a stream. */
  timeoutMs?: number;
  scope?: CallScope;
}

/** Data with what the reply says beside it. */
export interface WholeReply<Data> {
  status: number;
  headers: Reply['headers'];
  data: Data;
}

export interface Send {
  /** The data of a reply; undefined for 204, 205 and 304. */
  <Data>(path: string, ask?: Ask, options?: CallOptions): Promise<Data>;
  /** The same with status and headers. */
  whole<Data>(path: string, ask?: Ask, options?: CallOptions): Promise<WholeReply<Data>>;
  /** The body of a success as it comes. */
  stream(path: string, ask?: Ask, options?: CallOptions): Promise<WholeReply<ReadableStream<Uint8Array>>>;
}

/** Time-out of every call that says nothing else, in milliseconds (spec §9, BL-01). */
export const defaultTimeoutMs = requestTimeoutMs;

/** Each function throws {@link ApiError} for whatever is no success. */
export function createSend({ transport, timeoutMs = defaultTimeoutMs, scope = {} }: ClientOptions): Send {
  const { requestId, address } = scope;

  async function exchange(call: Call, signal: AbortSignal | undefined): Promise<Reply> {
    const givers = [signal, call.method === 'GET' ? scope.signal : undefined].filter((one) => one !== undefined);
    const stop = new AbortController();
    let isLate = false;
    const { promise: stopped, reject } = Promise.withResolvers<never>();
    const giveUp = () => {
      stop.abort();
      reject(stop.signal.reason);
    };
    // Cleared at the end, unlike `AbortSignal.timeout`: a busy server would hold one for each call of the last minutes.
    const timer = setTimeout(() => {
      isLate = true;
      giveUp();
    }, timeoutMs);
    // Removed at the end, unlike `AbortSignal.any`, which keeps what it made until the garbage is collected.
    for (const giver of givers) giver.addEventListener('abort', giveUp, { once: true });
    let isStreaming = false;
    try {
      for (const giver of givers) giver.throwIfAborted();
      const reply = transport({ ...call, signal: stop.signal, requestId, address });
      // A transport may be slow to give up.
      const { body, ...rest } = await Promise.race([stopped, reply]);
      isStreaming = body !== undefined;
      return body ? { ...rest, body: untilRead(body, () => release()) } : rest;
    } catch (error) {
      throw transportError(error, { isCancelled: givers.some(({ aborted }) => aborted), isLate });
    } finally {
      clearTimeout(timer);
      if (!isStreaming) release();
    }

    function release(): void {
      for (const giver of givers) giver.removeEventListener('abort', giveUp);
    }
  }

  const whole = async <Data>(path: string, ask: Ask = {}, options: CallOptions = {}): Promise<WholeReply<Data>> => {
    const reply = await exchange(toCall(path, ask, options), options.signal);
    return { status: reply.status, headers: reply.headers, data: readData(reply) as Data };
  };
  const send = async <Data>(path: string, ask?: Ask, options?: CallOptions): Promise<Data> =>
    (await whole<Data>(path, ask, options)).data;
  const stream = async (path: string, ask: Ask = {}, options: CallOptions = {}) => {
    const call = toCall(path, ask, options);
    const reply = await exchange(
      { ...call, headers: { ...call.headers, accept: '*/*' }, stream: true },
      options.signal,
    );
    const { status, headers, body } = reply;
    if (body) return { status, headers, data: body };
    // A failure, or a success of nothing.
    readData(reply);
    return { status, headers, data: new Blob().stream() };
  };
  return Object.assign(send, { whole, stream });
}

/** The same stream; calls `done` once at its end, however it ends. */
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
