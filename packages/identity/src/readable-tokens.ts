/**
 * Tokens that a client can read, like those of Keycloak: keycloak-js reads the expiry of each token. A readable token
 * is a signed JWT. Resource servers check the signature. The shop looks up the hash of the whole JWT, because only the
 * database knows whether the session is still open. The claim `jti` only names the token: resource servers may log the
 * name, and nobody can use it as a token.
 */
import { randomUUID } from 'node:crypto';
import { importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** A token in the database. */
interface Stored {
  iat: number;
  exp?: number | undefined;
  accountId: string;
  scope?: string | undefined;
}

type ReplaceId = (model: 'AccessToken' | 'RefreshToken', ids: { from: string; to: string }) => Promise<boolean>;

/**
 * Makes the tokens of some clients readable. Access tokens follow RFC 9068, and also have the claims that clients of
 * Keycloak read (`typ`, `azp`). Refresh tokens are like Keycloak's.
 * @param key the private key that signs
 * @param replaceId replaces the opaque token by the signed one; false if the token has ended in the meantime
 */
export function makeReadable(
  provider: Provider,
  { key, isFor, replaceId }: { key: JWK; isFor(client: string): boolean; replaceId: ReplaceId },
): void {
  const signing = importJWK(key, 'RS256');
  /** @param stored the stored token. A token without an expiry is signed as expired. */
  const envelope = async (typ: 'at+jwt' | 'JWT', aud: string, stored: Stored, more: JWTPayload) => {
    const { iat, exp = 0, accountId: sub, scope } = stored;
    // The name is random and not stored. So a reader of the database, who has the key, cannot sign the same token again.
    const jti = randomUUID();
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
    const signed = {
      access_token:
        access &&
        (await envelope('at+jwt', provider.issuer, access, {
          ...{ typ: 'Bearer', client_id: client, azp: client },
          ...(refresh?.authTime !== undefined && { auth_time: refresh.authTime }),
        })),
      // The audience is the token endpoint, so that no resource server accepts the refresh token as an access token.
      refresh_token:
        refresh &&
        (await envelope('JWT', `${provider.issuer}/protocol/openid-connect/token`, refresh, {
          ...{ typ: 'Refresh', azp: client },
        })),
    };
    const isReplaced = async (model: 'AccessToken' | 'RefreshToken', from?: string, to?: string): Promise<boolean> =>
      from === undefined || (to !== undefined && (await replaceId(model, { from, to })));
    const areReplaced =
      (await isReplaced('AccessToken', access_token, signed.access_token)) &&
      (await isReplaced('RefreshToken', refresh_token, signed.refresh_token));
    if (areReplaced) return void Object.assign(body, withoutMissing(signed));
    // The session has ended meanwhile. A signed token would be accepted by resource servers although the shop rejects
    // it.
    context.status = 400;
    context.body = { error: 'invalid_grant', error_description: 'grant request is invalid' };
  });
}

const withoutMissing = (tokens: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(tokens).flatMap(([name, token]) => (token === undefined ? [] : [[name, token]])));
