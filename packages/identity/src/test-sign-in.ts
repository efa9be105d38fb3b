/** For tests: signs Ana in with openid-client, a client library by others. */
import * as oidc from 'openid-client';
import { browse, type openRealm } from './test-realm.ts';

type Realm = Pick<Awaited<ReturnType<typeof openRealm>>, 'issuer' | 'origin'>;

export const discoverAt = ({ issuer }: Realm) =>
  oidc.discovery(new URL(issuer), 'tienda', undefined, oidc.None(), { execute: [oidc.allowInsecureRequests] });

/** Signs in with a code and PKCE, like a page without scripts. @param more parameters of the authorization request */
export async function signInAt(realm: Realm, more: Record<string, string> = {}) {
  const config = await discoverAt(realm);
  const verifier = oidc.randomPKCECodeVerifier();
  const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
  const cookies = new Map<string, string>();
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: `${realm.origin}/authenticated`,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...{ state, nonce, ...more },
  });
  const back = await browse(address.href, `${realm.origin}/authenticated`, cookies);
  const found = new URL(back);
  // In RT-06, a script of the page reads the parameters from the fragment. The parameters in the fragment are the same
  // as in a query.
  if (found.hash) found.search = found.hash.slice(1);
  found.hash = '';
  const exchange = (pkceCodeVerifier = verifier) =>
    oidc.authorizationCodeGrant(config, found, {
      pkceCodeVerifier,
      expectedState: state,
      expectedNonce: nonce,
    });
  return { config, back, cookies, exchange };
}
