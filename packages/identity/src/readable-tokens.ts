/**
 * Tokens that a client can read, like those of Keycloak: keycloak-js reads the expiry of each token. A readable token
 * is a signed JWT that contains an opaque token as its `jti`. Resource servers check the signature. The shop looks up
 * the opaque token, because only the database knows whether the session is still open.
 */
import { importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** The opaque token within a readable token; any other text is returned unchanged. */
export function opaqueOf(token: string): string {
  const [, payload, ...rest] = token.split('.');
  if (payload === undefined || rest.length !== 1) return token;
  try {
    const { jti } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti?: unknown };
    // The signature need not be checked: the opaque token inside is a secret itself.
    return typeof jti === 'string' ? jti : token;
  } catch {
    return token;
  }
}

/** A token in the database. */
interface Stored {
  /** The opaque token. */
  jti: string;
  iat: number;
  exp?: number | undefined;
  accountId: string;
  scope?: string | undefined;
}

/**
 * Makes the tokens of some clients readable. Access tokens follow RFC 9068, and also have the claims that clients of
 * Keycloak read (`typ`, `azp`). Refresh tokens are like Keycloak's.
 * @param key the private key that signs
 */
export function makeReadable(provider: Provider, key: JWK, isFor: (client: string) => boolean): void {
  const signing = importJWK(key, 'RS256');
  /** @param stored the stored token. A token without an expiry is signed as expired. */
  const envelope = async (typ: 'at+jwt' | 'JWT', aud: string, stored: Stored, more: JWTPayload) => {
    const { jti, iat, exp = 0, accountId: sub, scope } = stored;
    return new SignJWT({ iss: provider.issuer, aud, sub, iat, exp, jti, ...(scope && { scope }), ...more })
      .setProtectedHeader({ alg: 'RS256', typ, kid: key.kid ?? '' })
      .sign(await signing);
  };
  provider.use(async (context, next) => {
    await next();
    const { oidc } = context as Partial<KoaContextWithOIDC>;
    const client = oidc?.client?.clientId;
    const body = context.body as { access_token?: string; refresh_token?: string } | undefined;
    if (oidc?.route !== 'token' || client === undefined || !isFor(client) || context.status !== 200 || !body) return;
    const { access_token, refresh_token } = body;
    // The tokens are read from the database, since the library stores their times there, and not in `oidc.entities`.
    const [access, refresh] = await Promise.all([
      access_token === undefined ? undefined : provider.AccessToken.find(access_token),
      refresh_token === undefined ? undefined : provider.RefreshToken.find(refresh_token),
    ]);
    if ((access_token !== undefined && !access) || (refresh_token !== undefined && !refresh)) {
      // The session has ended meanwhile. A signed token would be accepted by resource servers although the shop rejects
      // it.
      context.status = 400;
      context.body = { error: 'invalid_grant', error_description: 'grant request is invalid' };
      return;
    }
    if (access)
      body.access_token = await envelope('at+jwt', provider.issuer, access, {
        ...{ typ: 'Bearer', client_id: client, azp: client },
        ...(refresh?.authTime !== undefined && { auth_time: refresh.authTime }),
      });
    // The audience is the token endpoint, so that no resource server accepts the refresh token as an access token.
    if (refresh)
      body.refresh_token = await envelope('JWT', `${provider.issuer}/protocol/openid-connect/token`, refresh, {
        ...{ typ: 'Refresh', azp: client },
      });
  });
}
