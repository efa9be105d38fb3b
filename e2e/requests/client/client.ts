/**
 * A client of the tested shop without a browser. It stores cookies, follows redirects if asked to, and runs no scripts.
 */
import { lookup } from 'node:dns';
import { Agent, type IncomingMessage, type RequestOptions, request as send } from 'node:http';
import type { LookupFunction } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { desktopUserAgent } from '../../../packages/testkit/src/browser/user-agents.ts';
import type { HttpClient, HttpReply, Sent } from '../../support/shop/http.ts';
import { origin } from '../../support/shop/operator.ts';
import { CookieJar } from './cookie-jar.ts';

const shopHost = new URL(origin).hostname;
const agent = new Agent({ keepAlive: true });
/** Names below `localhost` are this machine, as in a browser. */
const hereIfLocal: LookupFunction = (name, options, done) =>
  lookup(name.endsWith('.localhost') ? 'localhost' : name, options, done);
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Headers of a browser's request for a document, in the Spanish of Mexico. */
const everyHeader = {
  accept: '*/*',
  'accept-encoding': 'gzip,deflate,br',
  'accept-language': 'es-MX',
};

const readers: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** A reply whose body has been read. */
export class Reply implements HttpReply {
  readonly #message: IncomingMessage;
  readonly #body: Buffer;
  readonly #url: string;

  constructor(message: IncomingMessage, body: Buffer, url: string, isRead = false) {
    const read = isRead ? undefined : readers[message.headers['content-encoding'] ?? ''];
    this.#message = message;
    this.#body = read && body.length > 0 ? read(body) : body;
    this.#url = url;
  }

  status(): number {
    return this.#message.statusCode ?? 0;
  }

  ok(): boolean {
    return this.status() >= 200 && this.status() < 300;
  }

  url(): string {
    return this.#url;
  }

  headers(): Record<string, string> {
    const entries = Object.entries(this.#message.headersDistinct);
    return Object.fromEntries(
      entries.map(([name, values = []]) => [name, values.join(name === 'set-cookie' ? '\n' : ', ')]),
    );
  }

  /** The same reply at a URL with a fragment. Requests do not contain fragments. */
  at(url: string): Reply {
    return new Reply(this.#message, this.#body, url, true);
  }

  /** Each `Set-Cookie` line. */
  setCookies(): string[] {
    return this.#message.headers['set-cookie'] ?? [];
  }

  async text(): Promise<string> {
    return this.#body.toString('utf8');
  }

  // biome-ignore lint/suspicious/noExplicitAny: each test knows the type of its reply
  async json(): Promise<any> {
    return JSON.parse(await this.text());
  }
}

export class Client implements HttpClient {
  readonly cookies = new CookieJar();
  readonly #userAgent: string;

  constructor(userAgent = desktopUserAgent) {
    this.#userAgent = userAgent;
  }

  get(address: string, sent?: Sent): Promise<Reply> {
    return this.fetch(address, sent);
  }

  post(address: string, sent?: Sent): Promise<Reply> {
    return this.fetch(address, { ...sent, method: 'POST' });
  }

  /** Follows up to twenty redirects, as a browser does; `maxRedirects: 0` follows none. */
  async fetch(
    address: string,
    { method = 'GET', maxRedirects = 20, ...sent }: Sent & { method?: string } = {},
  ): Promise<Reply> {
    let url = new URL(address, origin);
    let reply = await this.#once(url, method, sent);
    for (let turn = 0; maxRedirects > 0 && isRedirect(reply.status()) && reply.headers().location; turn++) {
      if (turn === maxRedirects) throw new Error(`${address} redirects more than ${maxRedirects} times.`);
      url = new URL(reply.headers().location ?? '', url);
      const keepsMethod = reply.status() >= 307 || method === 'GET' || method === 'HEAD';
      if (!keepsMethod) method = 'GET';
      reply = await this.#once(url, method, keepsMethod ? sent : { headers: sent.headers ?? {} });
    }
    return reply;
  }

  async #once(url: URL, method: string, { headers = {}, form, data }: Sent): Promise<Reply> {
    const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const { body, type } = bodyOf(form, data);
    const cookie = this.cookies.headerFor(url.pathname);
    const all = {
      ...everyHeader,
      'user-agent': this.#userAgent,
      ...(type && { 'content-type': type }),
      ...(cookie && { cookie }),
      ...given,
    };
    const sent = { ...all, ...(body && { 'content-length': body.length }) };
    const message = await sendAsBrowsers(url, { method, agent, lookup: hereIfLocal, headers: sent }, body);
    const reply = new Reply(message, Buffer.concat(await message.toArray()), url.href);
    // Browsers send cookies of a host to all of its ports, such as those of the services beside the shop.
    if (url.hostname === shopHost) this.cookies.take(reply.setCookies());
    return reply;
  }
}

/** Requests a page again, as browsers do, if the server closes a kept connection at that moment. */
function sendAsBrowsers(url: URL, options: RequestOptions, body: Buffer | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = send(url, options, resolve);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = asked.reusedSocket && error.code === 'ECONNRESET' && options.method === 'GET';
      if (isClosed) sendAsBrowsers(url, options, body).then(resolve, reject);
      else reject(error);
    });
    asked.end(body);
  });
}

function bodyOf(form: Sent['form'], data: unknown): { body?: Buffer; type?: string } {
  if (form)
    return { body: Buffer.from(new URLSearchParams(form).toString()), type: 'application/x-www-form-urlencoded' };
  if (data === undefined) return {};
  if (Buffer.isBuffer(data)) return { body: data };
  if (typeof data === 'string') return { body: Buffer.from(data), type: 'text/plain' };
  return { body: Buffer.from(JSON.stringify(data)), type: 'application/json' };
}
