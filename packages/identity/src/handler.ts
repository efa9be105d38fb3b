/** Mounts the provider below the path of its issuer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';

/** Handles a request below the issuer's path. */
export type IdentityHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The provider builds URLs from the host and protocol of a request. This handler replaces both with those of the
 * issuer. So a forged `Host` or `X-Forwarded-Host` cannot lead to another site.
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
    // Sets `originalUrl`, as Express does for mounted handlers. The provider reads both properties.
    Object.assign(request, { originalUrl: url });
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    void callback(request, response);
  };
}
