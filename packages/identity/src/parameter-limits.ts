/**
 * Limits the length of parameters that the provider stores. Anybody can send them without signing in, and the provider
 * stores them until the visitor has signed in or out.
 */
import type Provider from 'oidc-provider';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';

/** The most characters of a parameter. Client libraries send less than a hundred. */
const mostCharacters = 512;

/**
 * Parameters of a sign-in with free values. The provider drops unknown scopes, and refuses other values that it does
 * not know, such as an address that is not registered.
 */
const free = [
  ...['state', 'nonce', 'prompt', 'max_age'],
  ...['login_hint', 'acr_values', 'ui_locales', 'claims_locales', 'display'],
] as const;

/** Checks for the provider's setting `extraParams`. A client gets the fault at its redirect URI, as OpenID says. */
export const boundedParameters = Object.fromEntries(
  free.map((name) => [name, (_context: KoaContextWithOIDC, value: string | undefined) => check(name, value)]),
);

/** Refuses a sign-out with a long `state`. The library has no such setting for sign-outs. */
export function refuseLongState(provider: Provider, signOutPath: string): void {
  provider.use(async (context, next) => {
    const { state } = context.query;
    if (context.path === signOutPath && typeof state === 'string' && state.length > mostCharacters) {
      context.status = 400;
      context.body = { error: 'invalid_request', error_description: tooLong('state') };
      return;
    }
    await next();
  });
}

const tooLong = (name: string): string => `${name} has more than ${mostCharacters} characters`;

function check(name: string, value: string | undefined): void {
  if (value !== undefined && value.length > mostCharacters) throw new errors.InvalidRequest(tooLong(name));
}
