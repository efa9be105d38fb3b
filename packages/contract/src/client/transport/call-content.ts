/** Encodes a call of the API: path, headers and body. */
import { errorCatalogue } from '../../errors/errors.ts';
import { ApiError } from './api-error.ts';
import type { Call, Method } from './transport.ts';

/** Parameters of a query; parameters that are undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Query and body of a call. At most one of `json`, `form` and `body` is given. */
export interface CallContent {
  /** HTTP method. Default: POST with a body, GET without one. */
  method?: Method;
  query?: Query;
  json?: unknown;
  /** Fields of a form, sent as `application/x-www-form-urlencoded`. */
  form?: Query;
  /** A form with files, a file, or a stream of bytes (then with `contentType`). */
  body?: FormData | Blob | ReadableStream<Uint8Array>;
  contentType?: string;
}

/** The visitor's credentials, forwarded to the API: an access token, cookies of the browser's request, or both. */
export type Credentials = { bearer: string; cookie?: string } | { cookie: string };

/** Headers that a caller may add to a call; the client sets all other headers. */
export const callHeaders = [
  'accept-language',
  'if-match',
  'if-none-match',
  'if-unmodified-since',
  'range',
  // `User-Agent` of the visitor's browser, which the list of sessions shows.
  'user-agent',
] as const;
export type CallHeader = (typeof callHeaders)[number];

export interface CallOptions {
  /** Cancels the call, for instance when the shopper leaves the page. */
  signal?: AbortSignal;
  credentials?: Credentials | undefined;
  /** Repeated calls with the same key and body take effect once (decision 34). */
  idempotencyKey?: string;
  headers?: Partial<Record<CallHeader, string>>;
}

const urlencoded = 'application/x-www-form-urlencoded;charset=UTF-8';
/** Allowed characters in the value of a header. */
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;
/** Syntax of an access token (RFC 6750). */
const tokenShape = /^[\w.~+/-]+=*$/;

/**
 * Encodes a call, except its signal.
 * @throws ApiError UNAUTHENTICATED for a malformed token, since the token may come from a visitor's cookie
 * @throws TypeError for a header that is not in `callHeaders`, or has forbidden characters
 */
export function toCall(path: string, content: CallContent, options: CallOptions): Call {
  const query = encode(content.query ?? {});
  const encoded = toBody(content);
  return {
    method: content.method ?? (encoded.body === undefined ? 'GET' : 'POST'),
    path: query === '' ? path : `${path}?${query}`,
    headers: { accept: 'application/json', ...encoded.headers, ...optionHeaders(options) },
    ...(encoded.body === undefined ? {} : { body: encoded.body }),
  };
}

/** Replaces `:id` in a path with a number, or each parameter `:name` with the property of that name. */
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

function toBody({ json, form, body, contentType }: CallContent): Encoded {
  if (form) return { body: encode(form), headers: { 'content-type': urlencoded } };
  if (json !== undefined) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } };
  if (body === undefined) return {};
  // `Response` encodes form data with its boundary, sets the type of a file, and turns both into a stream.
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
  if (credentials.cookie !== undefined) given.cookie = checked('cookie', credentials.cookie);
  if (!('bearer' in credentials)) return given;
  const { bearer } = credentials;
  if (!tokenShape.test(bearer)) throw new ApiError({ code: 'UNAUTHENTICATED', ...errorCatalogue.UNAUTHENTICATED });
  return { ...given, authorization: `Bearer ${bearer}` };
}

function checked(name: string, value: string): string {
  if (!headerValue.test(value)) throw new TypeError(`The header ${name} contains characters that no header can.`);
  return value;
}
