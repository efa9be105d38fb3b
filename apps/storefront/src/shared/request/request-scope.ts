/**
 * The values of a request beside its URL. They come from the HTTP server, only through React Router's context. A public
 * page has none of these values.
 */
import { createContext } from 'react-router';

export interface CookieOptions {
  /** Lifetime in seconds; default: one year (BL-01). */
  maxAge?: number;
  /** Whether scripts of the page may read the cookie. Cookies with credentials are never readable. */
  readable?: boolean;
}

/** The cookies of a request, and the cookies that its reply sets. */
export interface Cookies {
  /** The decoded value, including changes of this request; undefined if the cookie is missing. */
  get(name: string): string | undefined;
  /**
   * Sets a cookie for all paths of this shop: `SameSite=Lax`, `Secure` behind TLS, and `HttpOnly` unless `readable`.
   */
  set(name: string, value: string, options?: CookieOptions): void;
  delete(name: string): void;
}

export interface RequestScope {
  /** Identifies the request in the logs. */
  readonly id: string;
  /** The client's IP address, behind trusted proxies; undefined after a disconnect. */
  readonly address: string | undefined;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  readonly cookies: Cookies;
}

export const requestContext = createContext<RequestScope>();
