/**
 * Tokens that a client can read, as those of a Keycloak are: keycloak-js decodes each for its expiry. They are the
 * envelope of an opaque token, which alone decides: signed for whoever checks that, looked up by whoever has to know
 * whether the session is still open.
 */
import { importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** The opaque token within a readable one; any other text as it is. */
export function opaqueOf(token: string): string {
  const [, payload, ...rest] = token.split('.');
  if (payload === undefined || rest.length !== 1) return token;
  try {
    const { jti } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti?: unknown };
    // It is as secret as the token: a signature would prove nothing more.
    return typeof jti === 'string' ? jti : token;
  } catch {
    return token;
  }
}

/** A token as it is stored. */
interface Stored {
  /** The opaque token. */
  jti: string;
  iat: number;
  exp?: number | undefined;
  accountId: string;
  scope?: string | undefined;
}

/**
 * Makes the tokens readable that these clients get: access tokens by RFC 9068, with the claims beside that clients of
 * Keycloak read (`typ`, `azp`); refresh tokens as Keycloak's.
 * @param key private, the one that signs
 */
export function makeReadable(provider: Provider, key: JWK, isFor: (client: string) => boolean): void {
  const signing = importJWK(key, 'RS256');
  /** @param stored says when it expires. One that never would is signed as expired. */
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
    // Read back, since the library sets the times of a token in its record alone, and not in `oidc.entities`.
    const [access, refresh] = await Promise.all([
      access_token === undefined ? undefined : provider.AccessToken.find(access_token),
      refresh_token === undefined ? undefined : provider.RefreshToken.find(refresh_token),
    ]);
    if ((access_token !== undefined && !access) || (refresh_token !== undefined && !refresh)) {
      // The session ended meanwhile. A signature would make others accept what the shop does not.
      context.status = 400;
      context.body = { error: 'invalid_grant', error_description: 'grant request is invalid' };
      return;
    }
    if (access)
      body.access_token = await envelope('at+jwt', provider.issuer, access, {
        ...{ typ: 'Bearer', client_id: client, azp: client },
        ...(refresh?.authTime !== undefined && { auth_time: refresh.authTime }),
      });
    // Of the client alone: nobody takes it for an access token.
    if (refresh)
      body.refresh_token = await envelope('JWT', `${provider.issuer}/protocol/openid-connect/token`, refresh, {
        ...{ typ: 'Refresh', azp: client },
      });
  });
}
