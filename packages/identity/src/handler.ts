/** Mounts the provider below the path of its issuer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';

/** Handles a request below the issuer's path. */
export type IdentityHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The provider makes addresses of what a request says of its host and protocol. Those that it gets are the issuer's,
 * whatever the client wrote: so no `Host` or `X-Forwarded-Host` leads anybody elsewhere.
 */
export function createIdentityHandler(provider: Provider): IdentityHandler {
  const { protocol, host, pathname } = new URL(provider.issuer);
  const callback = provider.callback();
  return (request, response) => {
    const url = request.url ?? '/';
    const rest = url.slice(pathname.length);
    request.headers.host = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete request.headers['x-forwarded-host'];
    // As Express does for what it mounts; the provider reads both.
    Object.assign(request, { originalUrl: url });
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    void callback(request, response);
  };
}
