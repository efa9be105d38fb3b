/** The cookies of one client, as a browser stores them: by name, path and expiry. */

export interface Cookie {
  name: string;
  value: string;
  path: string;
  httpOnly: boolean;
  sameSite: string | undefined;
  /** Expiry in milliseconds since 1970; undefined for a cookie that lasts until the browser closes. */
  expires: number | undefined;
}

export class CookieJar {
  #cookies: Cookie[] = [];

  /** Stores the cookies of a reply, and deletes expired cookies. */
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const cookie = parse(line);
      this.#cookies = this.#cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
      if (cookie.expires === undefined || cookie.expires > Date.now()) this.#cookies.push(cookie);
    }
  }

  /** The value of a request's `cookie` header; undefined without cookies. */
  headerFor(pathname: string): string | undefined {
    const fitting = this.all().filter(
      ({ path }) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')),
    );
    return fitting.length > 0 ? fitting.map(({ name, value }) => `${name}=${value}`).join('; ') : undefined;
  }

  all(): Cookie[] {
    this.#cookies = this.#cookies.filter(({ expires }) => expires === undefined || expires > Date.now());
    return [...this.#cookies];
  }

  get(name: string): Cookie | undefined {
    return this.all().find((cookie) => cookie.name === name);
  }

  /** Deletes the cookies whose name matches; without a pattern, all cookies. */
  clear(pattern = /^/): void {
    this.#cookies = this.#cookies.filter(({ name }) => !pattern.test(name));
  }
}

/** @throws Error if the line has an attribute that the shop never sends, since this parser would ignore it */
function parse(line: string): Cookie {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const at = pair.indexOf('=');
  const named = { name: pair.slice(0, at), value: pair.slice(at + 1) };
  const cookie: Cookie = { ...named, path: '/', httpOnly: false, sameSite: undefined, expires: undefined };
  for (const attribute of attributes) {
    const [name = '', value = ''] = attribute.split('=');
    const kind = name.toLowerCase();
    if (kind === 'path') cookie.path = value;
    else if (kind === 'httponly') cookie.httpOnly = true;
    else if (kind === 'samesite') cookie.sameSite = value;
    else if (kind === 'max-age') cookie.expires = Date.now() + Number(value) * 1_000;
    else if (kind === 'expires') cookie.expires ??= Date.parse(value);
    else throw new Error(`A cookie with ${attribute}: ${line}`);
  }
  return cookie;
}
