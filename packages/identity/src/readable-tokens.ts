/**
 * Tokens that a client can read, as those of a Keycloak are: keycloak-js decodes each for its expiry. They are the
 * envelope of an opaque token, which alone decides: signed for whoever checks that, looked up by whoever has to know
 * whether the session is still open.
 */
import { importJWK, type JWK, SignJWT } from 'jose';
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

interface Issued {
  iat?: number | undefined;
  exp?: number | undefined;
  accountId: string;
  scope?: string | undefined;
}

/** Makes the tokens readable that these clients get. @param key private, the one that signs */
export function makeReadable(provider: Provider, key: JWK, isFor: (client: string) => boolean): void {
  const signing = importJWK(key, 'RS256');
  const envelope = async (typ: string, claims: Record<string, unknown>, aud?: string) => {
    const jwt = new SignJWT({ typ, ...claims }).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid ?? '' });
    return jwt
      .setIssuer(provider.issuer)
      .setAudience(aud ?? provider.issuer)
      .sign(await signing);
  };
  provider.use(async (context, next) => {
    await next();
    const { oidc } = context as Partial<KoaContextWithOIDC>;
    const client = oidc?.client?.clientId;
    const body = context.body as { access_token?: string; refresh_token?: string } | undefined;
    if (oidc?.route !== 'token' || client === undefined || !isFor(client) || context.status !== 200 || !body) return;
    const { AccessToken: access, RefreshToken: refresh } = oidc.entities;
    const claimsOf = ({ iat, exp, accountId: sub, scope }: Issued) => ({ sub, azp: client, iat, exp, scope });
    if (access && body.access_token !== undefined)
      body.access_token = await envelope('Bearer', { ...claimsOf(access), jti: body.access_token });
    // Of the client alone: nobody takes it for an access token.
    if (refresh && body.refresh_token !== undefined)
      body.refresh_token = await envelope(
        'Refresh',
        { ...claimsOf(refresh), jti: body.refresh_token },
        `${provider.issuer}/protocol/openid-connect/token`,
      );
  });
}
