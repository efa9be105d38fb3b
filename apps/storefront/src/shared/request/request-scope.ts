/**
 * What one request brings beside its address: it comes from the listener, and is handed on by React Router's context alone. A page
 * that is the same for everybody has none of it.
 */
import { createContext } from 'react-router';

export interface CookieOptions {
  /** Seconds; without it a year (BL-01). */
  maxAge?: number;
  /** Whether scripts of the page may read it: never for what proves who somebody is. */
  readable?: boolean;
}

/** The cookies of one request, and those that its reply sets. */
export interface Cookies {
  /** The value, decoded, as it will be when the reply has come; undefined without it. */
  get(name: string): string | undefined;
  /** For every path of this shop, `SameSite=Lax`, `Secure` behind TLS, and no script's unless `readable`. */
  set(name: string, value: string, options?: CookieOptions): void;
  delete(name: string): void;
}

export interface RequestScope {
  /** Finds the request in the logs. */
  readonly id: string;
  /** Of whoever asks, behind the proxies that are trusted; undefined when they have gone. */
  readonly address: string | undefined;
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
  readonly cookies: Cookies;
}

export const requestContext = createContext<RequestScope>();
