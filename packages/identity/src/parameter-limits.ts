/**
 * Limits the length of parameters that the provider stores. Anybody can send them without signing in, and the provider
 * stores them until the visitor has signed in or out.
 */
import type Provider from 'oidc-provider';
import { errors, type KoaContextWithOIDC } from 'oidc-provider';

/** The most characters of a parameter. Client libraries send less than a hundred. */
const mostCharacters = 512;
/** The most characters of an ID token, which contains the customer's name and e-mail. */
const mostOfToken = 4_096;

/** Returns the fault of a parameter that is too long. A parameter that is sent several times is an array. */
function faultOf(name: string, value: unknown): string | undefined {
  const most = name === 'id_token_hint' ? mostOfToken : mostCharacters;
  const isLong = [value].flat().some((one) => typeof one === 'string' && one.length > most);
  return isLong ? `${name} has more than ${most} characters` : undefined;
}

/** Redirect URIs are compared with the registered ones, so the configuration of the shop bounds them. */
const isBounded = (name: string): boolean => name === 'redirect_uri' || name === 'post_logout_redirect_uri';

const faultIn = (parameters: object): string | undefined =>
  Object.entries(parameters)
    .map(([name, value]) => (isBounded(name) ? undefined : faultOf(name, value)))
    .find((fault) => fault !== undefined);

/**
 * The provider's setting `extraParams`. The provider calls the check on each route that starts a sign-in, under any
 * spelling of its path. The check reads all parameters that the route would store, whichever features add them. A
 * client gets the fault at its redirect URI, as OpenID says.
 */
export const boundedParameters = {
  state({ oidc }: KoaContextWithOIDC) {
    const fault = faultIn(oidc.params ?? {});
    if (fault !== undefined) throw new errors.InvalidRequest(fault);
  },
};

/**
 * Refuses long parameters in all URLs except that of the sign-in, which has the check above. The provider's router
 * accepts several spellings of a path, so the function does not look for the routes that store parameters, such as the
 * sign-out: it knows the only path without this check.
 */
export function refuseLongParameters(provider: Provider, signInPath: string): void {
  provider.use(async (context, next) => {
    const fault = context.path === signInPath ? undefined : faultIn(context.query);
    if (fault === undefined) return next();
    context.status = 400;
    context.body = { error: 'invalid_request', error_description: fault };
  });
}
