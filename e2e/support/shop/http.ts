/**
 * The client of the tested shop that helpers receive: what it sends, and its replies. Playwright's request context and
 * the client of request tests (`requests/client/client.ts`) both fit.
 */
export interface Sent {
  headers?: Record<string, string>;
  /** Fields of a form, encoded as a browser encodes them. */
  form?: Record<string, string>;
  /** Request body: text and bytes unchanged, other values as JSON. */
  data?: unknown;
  /** With 0, a redirect is returned instead of followed. */
  maxRedirects?: number;
}

export interface HttpReply {
  status(): number;
  ok(): boolean;
  /** The final URL after redirects. */
  url(): string;
  /** Headers by lower-case name. */
  headers(): Record<string, string>;
  text(): Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its reply
  json(): Promise<any>;
}

export interface HttpClient {
  get(address: string, sent?: Sent): Promise<HttpReply>;
  post(address: string, sent?: Sent): Promise<HttpReply>;
}
