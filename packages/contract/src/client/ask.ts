/** What is asked of the API, as path, headers and body of a call. */
import { errorCatalogue } from '../errors.ts';
import { ApiError } from './api-error.ts';
import type { Call, Method } from './transport.ts';

/** Parameters of a query; those that are undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** One call: at most one of `json`, `form` and `body`. */
export interface Ask {
  /** Without it: POST with a body, GET without one. */
  method?: Method;
  query?: Query;
  json?: unknown;
  /** Sent as `application/x-www-form-urlencoded`. */
  form?: Query;
  /** A form with files, a file, or bytes as they come (`contentType` says of which kind). */
  body?: FormData | Blob | ReadableStream<Uint8Array>;
  contentType?: string;
}

/** Who the visitor is, passed on to the API: a token, or the cookies as the browser sent them. */
export type Credentials = { bearer: string } | { cookie: string };

/** Headers that a single call may add; all others are the client's. */
export const callHeaders = ['accept-language', 'if-match', 'if-none-match', 'if-unmodified-since', 'range'] as const;
export type CallHeader = (typeof callHeaders)[number];

export interface CallOptions {
  /** Gives the call up early, for instance when the page that asked is left. */
  signal?: AbortSignal;
  credentials?: Credentials | undefined;
  /** The same key with the same body is done once (architecture §3), however often it is sent. */
  idempotencyKey?: string;
  headers?: Partial<Record<CallHeader, string>>;
}

const urlencoded = 'application/x-www-form-urlencoded;charset=UTF-8';
/** What a header may hold. */
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;
/** A token as RFC 6750 writes it. */
const tokenShape = /^[\w.~+/-]+=*$/;

/**
 * The call without its signal.
 * @throws ApiError UNAUTHENTICATED for a token that can be none, since it may come from a visitor's cookie
 * @throws TypeError for a header that is not of the list, or holds what none can
 */
export function toCall(path: string, ask: Ask, options: CallOptions): Call {
  const query = encode(ask.query ?? {});
  const encoded = toBody(ask);
  return {
    method: ask.method ?? (encoded.body === undefined ? 'GET' : 'POST'),
    path: query === '' ? path : `${path}?${query}`,
    headers: { accept: 'application/json', ...encoded.headers, ...optionHeaders(options) },
    ...(encoded.body === undefined ? {} : { body: encoded.body }),
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

type Encoded = { body?: NonNullable<Call['body']>; headers?: Record<string, string> };

function toBody({ json, form, body, contentType }: Ask): Encoded {
  if (form) return { body: encode(form), headers: { 'content-type': urlencoded } };
  if (json !== undefined) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  if (body === undefined) return {};
  // Writes the boundary of a form and the type of a file, and makes a stream of either.
  const { headers, body: stream } = new Response(body);
  const type = contentType ?? headers.get('content-type') ?? 'application/octet-stream';
  return stream ? { body: stream, headers: { 'content-type': type } } : {};
}

function optionHeaders({ credentials, idempotencyKey, headers = {} }: CallOptions): Record<string, string> {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (!callHeaders.some((one) => one === name)) throw new TypeError(`A call may not set the header ${name}.`);
    given[name] = checked(name, value);
  }
  if (idempotencyKey !== undefined) given['idempotency-key'] = checked('idempotency-key', idempotencyKey);
  if (credentials === undefined) return given;
  if ('cookie' in credentials) return { ...given, cookie: checked('cookie', credentials.cookie) };
  const { bearer } = credentials;
  if (!tokenShape.test(bearer)) throw new ApiError({ code: 'UNAUTHENTICATED', ...errorCatalogue.UNAUTHENTICATED });
  return { ...given, authorization: `Bearer ${bearer}` };
}

function checked(name: string, value: string): string {
  if (!headerValue.test(value)) throw new TypeError(`The header ${name} holds what no header can.`);
  return value;
}
