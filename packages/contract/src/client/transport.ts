/**
 * How a call reaches the API: over the network, or in the same process without the objects of a request that crosses one.
 * Both behave the same; `apps/api/src/transports.test.ts` holds them to it.
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call as it is sent. */
export interface Call {
  method: Method;
  /** Path and query. */
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** A stream is sent as it comes, of unknown length; its type is in `headers`. */
  body?: string | ReadableStream<Uint8Array>;
  /** Aborted when the caller gives the call up; the API's handler learns of it. */
  signal?: AbortSignal;
  /** Id of the request that the call is made for: one id finds all of it in the logs. */
  requestId?: string | undefined;
  /** Address of the visitor whom the call is made for. */
  address?: string | undefined;
  /** Whether the body of a success is wanted as a stream. */
  stream?: boolean;
}

/** What came back. */
export interface Reply {
  status: number;
  /** Names in lower case. */
  headers: { get(name: string): string | null };
  /** The body, read to its end; empty beside `body`. */
  text: string;
  /** The body of a success that was wanted as a stream. Cancelling it ends the call. */
  body?: ReadableStream<Uint8Array>;
}

/** Rejects when there is no reply at all. */
export type Transport = (call: Call) => Promise<Reply>;

/** Whether the body of a reply is given as a stream: failures are read, whatever the caller wanted. */
export function isStreamed(stream: boolean | undefined, status: number): boolean {
  return stream === true && status >= 200 && status < 300;
}

/**
 * Calls through the platform's `fetch`.
 * @param baseUrl origin of the API, with or without a slash at its end. Its TRUST_PROXY must name this machine, or it
 * believes neither address nor protocol.
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
      // The API redirects nobody: whoever does is a proxy, whose reply is none of the API's.
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
