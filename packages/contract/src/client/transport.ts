/** How a call reaches the API: over the network, or in the same process without the objects of a request that crosses one. */

/** A call as it is sent. */
export interface Call {
  method: 'GET' | 'POST';
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Fields of a form, written as `content-type: application/x-www-form-urlencoded`. */
  body?: string;
  /** When the caller gives it up. The client waits for it, too, so a transport may leave it alone. */
  signal?: AbortSignal;
}

/** What came back, read to its end. */
export interface Answer {
  status: number;
  /** Names in small letters. */
  headers: { get(name: string): string | null };
  text: string;
}

/** Rejects when there is no answer at all. */
export type Transport = (call: Call) => Promise<Answer>;

/** Calls through the platform's `fetch`; `baseUrl` is the API's origin, with or without a slash at its end. */
export function overFetch(baseUrl: string): Transport {
  const origin = baseUrl.replace(/\/$/, '');
  return async ({ path, ...call }) => {
    const response = await fetch(origin + path, call);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}
