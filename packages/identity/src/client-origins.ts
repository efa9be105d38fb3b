/** Replies that a page of a client on another origin may read. */
import type Provider from 'oidc-provider';
import type { ClientMetadata } from 'oidc-provider';

/** Origins of the pages of clients. */
export const originsOf = (clients: readonly ClientMetadata[]): ReadonlySet<string> =>
  new Set(clients.flatMap(({ redirect_uris: addresses = [] }) => addresses.map((address) => new URL(address).origin)));

/**
 * keycloak-js sends its calls with credentials, so browsers keep a reply from its page without this header. The calls
 * that the provider opens to other origins read no cookie.
 */
export function allowCredentials(provider: Provider, clients: readonly ClientMetadata[]): void {
  const origins = originsOf(clients);
  provider.use(async (context, next) => {
    await next();
    const allowed = context.response.get('access-control-allow-origin');
    if (origins.has(allowed)) context.set('access-control-allow-credentials', 'true');
  });
}
