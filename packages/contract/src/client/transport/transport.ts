/**
 * How a call reaches the API: over the network, or within the process without the objects of an HTTP request. The tests
 * in `apps/api/src/transports` prove that both ways give the same results.
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An encoded call. */
export interface Call {
  method: Method;
  /** Path and query. */
  path: string;
  /** Header names are in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The length of a stream is not known. `headers` contains the type of the body. */
  body?: string | ReadableStream<Uint8Array>;
  /** Aborted when the caller cancels the call; the API's handler is then cancelled as well. */
  signal?: AbortSignal;
  /** Id of the request that the call belongs to. Logs contain this id for all calls of the request. */
  requestId?: string | undefined;
  /** IP address of the visitor. */
  address?: string | undefined;
  /** Whether the caller wants the body of a success as a stream. */
  stream?: boolean;
}

/** The reply to a call. */
export interface Reply {
  status: number;
  /** Header names are in lower case. */
  headers: { get(name: string): string | null };
  /** The whole body; empty if `body` is given. */
  text: string;
  /** The body of a success that was requested as a stream. Cancelling it cancels the call. */
  body?: ReadableStream<Uint8Array>;
}

/** Sends a call. Rejects if there is no reply. */
export type Transport = (call: Call) => Promise<Reply>;

/** Whether the body of a reply is returned as a stream. The bodies of failures are always read to the end. */
export function isStreamed(stream: boolean | undefined, status: number): boolean {
  return stream === true && status >= 200 && status < 300;
}

/**
 * Calls the API through the platform's `fetch`.
 * @param baseUrl origin of the API, with or without a trailing slash. The API's TRUST_PROXY must include this machine;
 * otherwise the API ignores the forwarded address and protocol.
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
      // The API never redirects. A redirect comes from a proxy, so it must not be followed.
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
