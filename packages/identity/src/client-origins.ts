/** Decides which replies a client's page on another origin may read. */
import type Provider from 'oidc-provider';
import type { ClientMetadata } from 'oidc-provider';

/** Origins of the clients' pages. */
export const originsOf = (clients: readonly ClientMetadata[]): ReadonlySet<string> =>
  new Set(clients.flatMap(({ redirect_uris: addresses = [] }) => addresses.map((address) => new URL(address).origin)));

/**
 * keycloak-js sends its calls with credentials. Without this header, a browser does not let the page read the reply.
 * The header is safe, because calls that the provider allows from other origins use no cookie.
 */
export function allowCredentials(provider: Provider, clients: readonly ClientMetadata[]): void {
  const origins = originsOf(clients);
  provider.use(async (context, next) => {
    await next();
    const allowed = context.response.get('access-control-allow-origin');
    if (origins.has(allowed)) context.set('access-control-allow-credentials', 'true');
  });
}
