/**
 * What helpers need of a client of the tested shop. Playwright's request context has it, and so has the client of
 * request tests (`requests/client.ts`), so helpers serve both.
 */
export interface Sent {
  headers?: Record<string, string>;
  /** Fields of a form, sent as a browser sends them. */
  form?: Record<string, string>;
  /** A body: text and bytes as they are, other values as JSON. */
  data?: unknown;
  /** 0 answers a redirect as it came. */
  maxRedirects?: number;
}

export interface HttpReply {
  status(): number;
  ok(): boolean;
  /** The last address, after redirects. */
  url(): string;
  /** By names in small letters. */
  headers(): Record<string, string>;
  text(): Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what the shop answers
  json(): Promise<any>;
}

export interface HttpClient {
  get(address: string, sent?: Sent): Promise<HttpReply>;
  post(address: string, sent?: Sent): Promise<HttpReply>;
}
