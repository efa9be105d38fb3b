/**
 * How a call reaches the API: over the network, or within the process without the objects of an HTTP request. Both
 * behave the same, which `apps/api/src/transports` tests.
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An encoded call. */
export interface Call {
  method: Method;
  /** Path and query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** A stream has no known length; its type is in `headers`. */
  body?: string | ReadableStream<Uint8Array>;
  /** Aborted when the caller cancels the call; the API's handler is notified. */
  signal?: AbortSignal;
  /** Id of the request that the call belongs to: one id finds all its calls in the logs. */
  requestId?: string | undefined;
  /** Address of the visitor. */
  address?: string | undefined;
  /** Whether the body of a success is wanted as a stream. */
  stream?: boolean;
}

/** The reply to a call. */
export interface Reply {
  status: number;
  /** Names in lower case. */
  headers: { get(name: string): string | null };
  /** The body, read to its end; empty when there is a `body`. */
  text: string;
  /** The body of a success that was requested as a stream. Cancelling it cancels the call. */
  body?: ReadableStream<Uint8Array>;
}

/** Rejects when there is no reply. */
export type Transport = (call: Call) => Promise<Reply>;

/** Whether the body of a reply is returned as a stream: failures are always read to the end. */
export function isStreamed(stream: boolean | undefined, status: number): boolean {
  return stream === true && status >= 200 && status < 300;
}

/**
 * Calls through the platform's `fetch`.
 * @param baseUrl origin of the API, with or without a trailing slash. Its TRUST_PROXY must include this machine;
 * otherwise it ignores the forwarded address and protocol.
 */
export function overFetch(baseUrl: string): Transport {
  const origin = baseUrl.replace(/\/$/, '');
  return async ({ method, path, headers, body, signal, requestId, address, stream }) => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...headers,
        ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      },
      // The API never redirects. A redirect comes from a proxy, whose reply is not one of the API.
      redirect: 'manual',
      signal: signal ?? null,
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    } as RequestInit);
    const { status } = response;
    if (response.body && isStreamed(stream, status))
      return { status, headers: response.headers, text: '', body: response.body };
    return { status, headers: response.headers, text: await response.text() };
  };
}
